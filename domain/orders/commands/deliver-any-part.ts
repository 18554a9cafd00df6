import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { moveReasonSchema, seenPart } from '../given-move.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/**
 * Staff says that a part has arrived, with the reason for the log. The customer is told.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it has changed in the meantime.
 */
export const deliverAnyPart = command({
  name: 'orders.deliver-any-part',
  for: 'staff',
  input: z.object({ ...seenPart, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'staff', 'deliver', input),
})
