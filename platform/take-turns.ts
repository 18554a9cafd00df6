import type { AppError } from './errors.ts'

/**
 * Heavy work a few at a time: the function it gives runs what it is handed once its turn has come, in the order of
 * arrival. Who would wait behind `waiting` others, or has waited for `waitMs`, is refused with `refusal`, so that a
 * flood cannot pile up.
 */
export function takeTurns(options: {
  running: number
  waiting: number
  waitMs?: number
  refusal: () => AppError
}) {
  const queue: (() => void)[] = []
  let active = 0

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(limit)
        resolve()
      }
      const giveUp = () => {
        queue.splice(queue.indexOf(enter), 1)
        reject(options.refusal())
      }
      const limit = options.waitMs === undefined ? undefined : setTimeout(giveUp, options.waitMs)
      queue.push(enter)
    })
  }

  return async function turn<T>(work: () => Promise<T>): Promise<T> {
    if (active >= options.running) {
      if (queue.length >= options.waiting) throw options.refusal()
      await wait()
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
