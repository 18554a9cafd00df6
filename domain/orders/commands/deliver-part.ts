import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { seenPart } from '../given-move.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/**
 * The part of the caller's organization has arrived: Shipped becomes Delivered, and the customer is told.
 *
 * @throws AppError forbidden without an approved organization, not_found, conflict when it has changed in the meantime.
 */
export const deliverPart = command({
  name: 'orders.deliver-part',
  for: 'member',
  input: z.object({ ...seenPart }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'own-partner', 'deliver', input),
})
