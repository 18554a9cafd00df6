import { AppError } from '#platform/errors.ts'
import { createWorkQueue } from '#platform/create-work-queue.ts'

/**
 * Drawing a page keeps the processor, so it is done for two requests at a time and one of each connection: someone who asks for
 * many pages at once, refusals among them, waits behind themselves and not in front of everybody else.
 */
export const drawInTurn = createWorkQueue({
  running: 2,
  ofOne: 1,
  waiting: 2_000,
  waitMs: 20_000,
  refusal: () => new AppError('unavailable', ''),
})
