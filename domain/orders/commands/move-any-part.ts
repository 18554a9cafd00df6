import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { moveReasonSchema, seenPart, trackingSchema } from '../given-move.ts'
import { orderRefundSchema } from '../given-refund.ts'
import { refundSome } from '../refund-some.ts'
import { updatePartnerOrder } from '../update-partner-order.ts'

/*
 * Commands of staff on any partner order, each with a reason for the audit log. They email the customer, and the organization
 * if the partner order is closed. They throw AppError not_found; bad_input; conflict if it has changed in the meantime.
 */

/** Marks a processing partner order as shipped, with the tracking number if given. */
export const shipAnyPart = command({
  name: 'orders.ship-any-part',
  for: 'staff',
  input: z.object({ ...seenPart, tracking: trackingSchema, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'staff', 'ship', input),
})

/** Marks a shipped partner order as delivered. */
export const deliverAnyPart = command({
  name: 'orders.deliver-any-part',
  for: 'staff',
  input: z.object({ ...seenPart, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'staff', 'deliver', input),
})

/** Cancels an unsent partner order, or the whole order if unpaid: items are restocked, and payments are refunded. */
export const cancelAnyPart = command({
  name: 'orders.cancel-any-part',
  for: 'staff',
  input: z.object({ ...seenPart, reason: moveReasonSchema }),
  run: ({ input, ...ctx }) => updatePartnerOrder(ctx, 'staff', 'cancel', input),
})

/** Refunds a sent partner order; its items are restocked if they were returned. */
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

/** Refunds units of a partner order, or an amount; see `refundSome`. */
export const refundSomeOfAnyPart = command({
  name: 'orders.refund-some-of-any-part',
  for: 'staff',
  once: true,
  input: orderRefundSchema,
  run: ({ input, ...ctx }) => refundSome(ctx, 'staff', input),
})
