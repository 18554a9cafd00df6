import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { moveReasonSchema, seenPart, trackingSchema } from '../given-move.ts'
import { orderRefundSchema } from '../given-refund.ts'
import { refundSome } from '../refund-some.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/*
 * What staff does with any part of an order, always with a reason for the audit log. Each command emails the customer,
 * and the organization if the part is closed. They throw AppError not_found; bad_input; conflict if the part has changed
 * in the meantime.
 */

/** Processing becomes Shipped, with the tracking number if there is one. */
export const shipAnyPart = command({
  name: 'orders.ship-any-part',
  for: 'staff',
  input: z.object({ ...seenPart, tracking: trackingSchema, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'staff', 'ship', input),
})

/** Shipped becomes Delivered. */
export const deliverAnyPart = command({
  name: 'orders.deliver-any-part',
  for: 'staff',
  input: z.object({ ...seenPart, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'staff', 'deliver', input),
})

/** Cancels a part that was not sent, or an unpaid order as a whole: items are restocked, and what was paid is refunded. */
export const cancelAnyPart = command({
  name: 'orders.cancel-any-part',
  for: 'staff',
  input: z.object({ ...seenPart, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'staff', 'cancel', input),
})

/** Refunds a part that was sent; its items are restocked if they came back. */
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

/** Refunds units of a part, or an amount; see `refundSome`. */
export const refundSomeOfAnyPart = command({
  name: 'orders.refund-some-of-any-part',
  for: 'staff',
  once: true,
  input: orderRefundSchema,
  run: ({ input, ...ctx }) => refundSome(ctx, 'staff', input),
})
