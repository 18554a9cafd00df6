import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { trackingSchema, seenPart } from '../given-move.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/**
 * The caller's organization has sent its part of an order: Processing becomes Shipped, and the customer is told, also how to follow it.
 *
 * @throws AppError forbidden without an approved organization, not_found, conflict when it has changed in the meantime.
 */
export const shipPart = command({
  name: 'orders.ship-part',
  for: 'member',
  input: z.object({ ...seenPart, tracking: trackingSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'own-partner', 'ship', input),
})
