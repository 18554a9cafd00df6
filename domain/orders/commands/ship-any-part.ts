import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { trackingSchema, moveReasonSchema, seenPart } from '../given-move.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/**
 * Staff says for an organization that its part was sent, with the reason for the log. The customer is told.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it has changed in the meantime.
 */
export const shipAnyPart = command({
  name: 'orders.ship-any-part',
  for: 'staff',
  input: z.object({ ...seenPart, tracking: trackingSchema, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'staff', 'ship', input),
})
