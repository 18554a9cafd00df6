import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { moveReasonSchema, seenPart } from '../given-move.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/**
 * The caller's organization will not send its part: the pieces are offered again, what was paid goes back, and the customer is told why. An unpaid order only if nobody else sends a part of it.
 *
 * @throws AppError forbidden without an approved organization, not_found, conflict when it has changed in the meantime.
 */
export const cancelPart = command({
  name: 'orders.cancel-part',
  for: 'member',
  input: z.object({ ...seenPart, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'own-partner', 'cancel', input),
})
