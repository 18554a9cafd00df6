import type { AppError } from './errors.ts'
import { createWorkQueue } from './create-work-queue.ts'

/**
 * A separate `createWorkQueue` per key: work on the same row waits here, without holding a connection, so that a rush for one
 * item leaves the pool to everything else. While `waitingOfAll` wait for all keys together, only work that need not wait is
 * accepted.
 */
export function takeTurnsByKey(options: {
  running: number
  waiting: number
  waitingOfAll: number
  waitMs: number
  stalledMs?: number
  refusal: () => AppError
}) {
  const queues = new Map<string, { turn: ReturnType<typeof createWorkQueue>; size: number }>()
  let waiting = 0
  return async function turn<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(key) ?? { turn: createWorkQueue(options), size: 0 }
    if (queue.size >= options.running) {
      if (waiting >= options.waitingOfAll) throw options.refusal()
      waiting += 1
    }
    queues.set(key, queue)
    queue.size += 1
    try {
      return await queue.turn(work)
    } finally {
      if (queue.size > options.running) waiting -= 1
      queue.size -= 1
      if (queue.size === 0) queues.delete(key)
    }
  }
}
