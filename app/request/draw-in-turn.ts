import { AppError } from '#platform/errors.ts'
import { createWorkQueue } from '#platform/create-work-queue.ts'

/**
 * Rendering a page is CPU-bound, so two requests render at a time, and one per connection: a client that requests many
 * pages at once, including refused ones, delays itself and not everyone else.
 */
export const drawInTurn = createWorkQueue({
  running: 2,
  ofOne: 1,
  waiting: 2_000,
  waitMs: 20_000,
  refusal: () => new AppError('unavailable', ''),
})
