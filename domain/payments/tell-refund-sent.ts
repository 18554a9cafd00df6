import { m } from '#messages'
import type { OrderAction } from '../orders/order-action.ts'
import { presentOrder } from '../orders/present-order.ts'
import { writeToCustomer } from '../orders/write-to-customer.ts'
import { priceOf } from '../store/product.ts'

/** Tells the customer of an order that our team has sent money back, in US cents. */
export async function tellRefundSent(
  ctx: OrderAction,
  orderId: string | null,
  amountCents: number,
): Promise<void> {
  const order = orderId && (await presentOrder(ctx.db, orderId))
  if (!order) return
  const about = { amount: priceOf(amountCents), number: order.number }
  await writeToCustomer(ctx, order, {
    kind: 'payments.refund-sent',
    subject: m.payments_mail_sent_subject(about),
    paragraphs: [m.payments_mail_sent_text(about), m.payments_mail_sent_more()],
  })
}
