import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { moveReasonSchema, seenPart } from '../given-move.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/**
 * Staff pays back a part after it was sent; the pieces are offered again if they came back. The customer and the organization are told why.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it has changed in the meantime.
 */
export const refundAnyPart = command({
  name: 'orders.refund-any-part',
  for: 'staff',
  input: z.object({
    ...seenPart,
    reason: moveReasonSchema,
    isRestocked: z.boolean().default(false),
  }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'staff', 'refund', input),
})
