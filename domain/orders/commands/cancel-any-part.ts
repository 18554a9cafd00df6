import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { moveReasonSchema, seenPart } from '../given-move.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/**
 * Staff cancels a part that was not sent, or an unpaid order whole: pieces and money go back; the customer and the organization are told why.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it has changed in the meantime.
 */
export const cancelAnyPart = command({
  name: 'orders.cancel-any-part',
  for: 'staff',
  input: z.object({ ...seenPart, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'staff', 'cancel', input),
})
