import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { moveReasonSchema, seenPart } from '../given-move.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/**
 * The caller's organization pays back its part after it was sent; the pieces are offered again if they came back. The customer is told why.
 *
 * @throws AppError forbidden without an approved organization, not_found, conflict when it has changed in the meantime.
 */
export const refundPart = command({
  name: 'orders.refund-part',
  for: 'member',
  input: z.object({
    ...seenPart,
    reason: moveReasonSchema,
    isRestocked: z.boolean().default(false),
  }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'own-partner', 'refund', input),
})
