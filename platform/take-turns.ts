import type { AppError } from './errors.ts'

/**
 * Heavy work a few at a time: the function it gives runs what it is handed once its turn has come, in the order of
 * arrival. Who would wait behind `waiting` others is refused with `refusal`, so that a flood cannot pile up.
 */
export function takeTurns(options: { running: number; waiting: number; refusal: () => AppError }) {
  const queue: (() => void)[] = []
  let active = 0

  return async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (active >= options.running) {
      if (queue.length >= options.waiting) throw options.refusal()
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      active += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active -= 1
    }
  }
}
