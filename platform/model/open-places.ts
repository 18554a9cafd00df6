import { m } from '#messages'
import { AppError } from '../errors.ts'
import { createWorkQueue } from '../create-work-queue.ts'
import { ModelAway } from './assistant-model.ts'

/** After this wait, an answer without the model is better. */
const WAIT_MS = 4_000

/**
 * Slots for concurrent answers, and a short queue.
 *
 * `take` returns the function that frees the slot. It frees itself after `atMostMs`.
 */
export function openPlaces({ most, waitMs = WAIT_MS }: { most: number; waitMs?: number }) {
  const turn = createWorkQueue({
    running: most,
    waiting: most * 2,
    waitMs,
    refusal: () => new AppError('unavailable', m.errors_busy_model()),
  })
  return {
    /** @throws ModelAway if no slot became free in time. */
    take(atMostMs: number): Promise<() => void> {
      return new Promise((resolve, reject) => {
        turn(
          () =>
            new Promise<void>((release) => {
              const late = setTimeout(release, atMostMs)
              resolve(() => {
                clearTimeout(late)
                release()
              })
            }),
        ).catch(() => reject(new ModelAway('it is busy')))
      })
    },
  }
}
