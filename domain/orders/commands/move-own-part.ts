import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { moveReasonSchema, seenPart, trackingSchema } from '../given-move.ts'
import { orderRefundSchema } from '../given-refund.ts'
import { refundSome } from '../refund-some.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/*
 * What an organization does with its part of an order. Each command emails the customer and throws AppError forbidden
 * without an approved organization; not_found; bad_input; conflict if the part has changed in the meantime.
 */

/** Processing becomes Shipped, with the tracking number if there is one. */
export const shipPart = command({
  name: 'orders.ship-part',
  for: 'member',
  input: z.object({ ...seenPart, tracking: trackingSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'own-partner', 'ship', input),
})

/** Shipped becomes Delivered. */
export const deliverPart = command({
  name: 'orders.deliver-part',
  for: 'member',
  input: z.object(seenPart),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'own-partner', 'deliver', input),
})

/**
 * Cancels a part that was not sent: its items are restocked, and what was paid is refunded. An unpaid order only if
 * nobody else sends a part of it.
 */
export const cancelPart = command({
  name: 'orders.cancel-part',
  for: 'member',
  input: z.object({ ...seenPart, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'own-partner', 'cancel', input),
})

/** Refunds a part that was sent; its items are restocked if they came back. */
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

/** Refunds units of a part, or an amount; see `refundSome`. */
export const refundSomeOfPart = command({
  name: 'orders.refund-some-of-part',
  for: 'member',
  once: true,
  input: orderRefundSchema,
  run: ({ input, ...ctx }) => refundSome(ctx, 'own-partner', input),
})
