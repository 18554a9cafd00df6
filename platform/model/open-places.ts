import { m } from '#messages'
import { AppError } from '../errors.ts'
import { createWorkQueue } from '../create-work-queue.ts'
import { ModelAway } from './assistant-model.ts'

/** Who waits this long for a place is better served without the model. */
const WAIT_MS = 4_000

/**
 * Places for so many answers at once, and a short queue.
 *
 * `take` gives the way to free the place. It frees itself after `atMostMs`, whatever its holder does.
 */
export function openPlaces({ most, waitMs = WAIT_MS }: { most: number; waitMs?: number }) {
  const turn = createWorkQueue({
    running: most,
    waiting: most * 2,
    waitMs,
    refusal: () => new AppError('unavailable', m.errors_busy_model()),
  })
  return {
    /** @throws ModelAway when no place came free in time. */
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
