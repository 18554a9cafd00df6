import { format } from '#platform/text/format.ts'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { closePaidBack } from '#domain/orders/close-paid-back.ts'
import { enterGone } from '#domain/payments/enter-gone.ts'
import { findOpenRefund } from '#domain/payments/find-open-refund.ts'
import { insertRefund } from '#domain/payments/request-refund.ts'
import type { OrderAction } from '#domain/orders/order-action.ts'
import { presentOrder } from '#domain/orders/present-order.ts'
import { writeToCustomer } from '#domain/orders/write-to-customer.ts'

/**
 * Records, for staff, that an order's refund was sent: one left to staff, or one that failed at the provider and was
 * sent another way. Emails the customer.
 *
 * @throws AppError not_found; forbidden for the caller's own payment; conflict if it was already sent, or the provider
 * is still processing it.
 */
export const confirmRefund = command({
  name: 'payments.confirm-refund',
  for: 'staff',
  input: z.object({ refundId: z.string() }),
  async run({ input, audit, ...ctx }): Promise<void> {
    const { db, actor, now } = ctx
    const refund = await findOpenRefund(db, actor, input.refundId)
    const { status, provider, paymentId, requestedBy: enteredBy } = refund
    const isWaiting = status === 'requested' && provider === 'offline'
    if (!isWaiting && status !== 'failed') {
      throw new AppError('conflict', m.payments_refund_moved_on())
    }
    // The failed refund stays unchanged: later events from the provider refer to it.
    const amountCents = isWaiting ? refund.amountCents : refund.againCents
    const id = isWaiting
      ? refund.id
      : await insertRefund(db, { ...refund, amountCents, replaces: refund.id, now })
    await enterGone(db, { id, paymentId, amountCents, provider, enteredBy, now })
    await tellRefundSent(ctx, refund.orderId, amountCents)
    if (refund.orderId) await closePaidBack(ctx, refund.orderId)
    await audit({
      subject: 'refunds',
      subjectId: refund.id,
      before: { status },
      after: { status: 'done', amountCents },
    })
  },
})

/** Emails the customer of an order that our team has sent a refund, in US cents. */
async function tellRefundSent(
  ctx: OrderAction,
  orderId: string | null,
  amountCents: number,
): Promise<void> {
  const order = orderId && (await presentOrder(ctx.db, orderId))
  if (!order) return
  const about = () => ({ amount: format.price(amountCents), number: order.number })
  await writeToCustomer(ctx, order, () => ({
    kind: 'payments.refund-sent',
    subject: m.payments_mail_sent_subject(about()),
    paragraphs: [m.payments_mail_sent_text(about()), m.payments_mail_sent_more()],
  }))
}
