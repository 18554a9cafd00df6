import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { moveReasonSchema, seenPart, trackingSchema } from '../given-move.ts'
import { orderRefundSchema } from '../given-refund.ts'
import { refundSome } from '../refund-some.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/*
 * Commands of an organization on its own partner orders. Each emails the customer and throws AppError forbidden without
 * an approved organization; not_found; bad_input; conflict if the partner order has changed in the meantime.
 */

/** Marks a processing partner order as shipped, with the tracking number if given. */
export const shipPart = command({
  name: 'orders.ship-part',
  for: 'member',
  input: z.object({ ...seenPart, tracking: trackingSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'own-partner', 'ship', input),
})

/** Marks a shipped partner order as delivered. */
export const deliverPart = command({
  name: 'orders.deliver-part',
  for: 'member',
  input: z.object(seenPart),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'own-partner', 'deliver', input),
})

/**
 * Cancels an unsent partner order: its items are restocked, and payments are refunded. An unpaid order can be cancelled
 * only if no other organization shares it.
 */
export const cancelPart = command({
  name: 'orders.cancel-part',
  for: 'member',
  input: z.object({ ...seenPart, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'own-partner', 'cancel', input),
})

/** Refunds a sent partner order; its items are restocked if they were returned. */
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

/** Refunds units of a partner order, or an amount; see `refundSome`. */
export const refundSomeOfPart = command({
  name: 'orders.refund-some-of-part',
  for: 'member',
  once: true,
  input: orderRefundSchema,
  run: ({ input, ...ctx }) => refundSome(ctx, 'own-partner', input),
})
