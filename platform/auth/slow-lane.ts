import { setTimeout as pause } from 'node:timers/promises'
import { AppError, isAppError } from '../errors.ts'
import { createWorkQueue } from '../create-work-queue.ts'

/**
 * Slows work down instead of refusing it: runs one at a time per key, and pauses after one that failed with bad_input, without
 * delaying the caller. At most `waiting` wait.
 *
 * @throws AppError too_many if more are waiting.
 */
export function openSlowLane({ waiting, restMs }: { waiting: number; restMs: number }) {
  const lanes = new Map<string, { turn: ReturnType<typeof createWorkQueue>; users: number }>()
  const refusal = () => new AppError('too_many', '', { retryAfter: 5 })

  return function slowly<T>(key: string, work: () => Promise<T>): Promise<T> {
    const lane = lanes.get(key) ?? {
      turn: createWorkQueue({ running: 1, waiting, refusal }),
      users: 0,
    }
    lanes.set(key, lane)
    lane.users += 1
    return new Promise<T>((resolve, reject) => {
      const used = lane.turn(async () => {
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
          if (isAppError(error) && error.code === 'bad_input') await pause(restMs)
        }
      })
      void used.catch(reject).finally(() => {
        lane.users -= 1
        if (lane.users === 0) lanes.delete(key)
      })
    })
  }
}
