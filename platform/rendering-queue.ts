import { AppError } from './errors.ts'
import { createWorkQueue } from './create-work-queue.ts'

/** Runs renderings of pages in turn, by connection. */
export type RenderingQueue = ReturnType<typeof createWorkQueue>

/**
 * Creates the queue of page renderings. They are CPU-bound, so two run at a time, and one per connection: a client that requests
 * many pages at once, including refused ones, delays itself and not everyone else.
 */
export function createRenderingQueue(): RenderingQueue {
  return createWorkQueue({
    running: 2,
    ofOne: 1,
    waiting: 2_000,
    waitMs: 20_000,
    refusal: () => new AppError('unavailable', ''),
  })
}
