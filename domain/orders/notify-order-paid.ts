import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { OrderAction } from './order-action.ts'
import { addressLines, linesOfOrder } from './order-mail-words.ts'
import { presentOrder } from './present-order.ts'
import { writeToCustomer } from './write-to-customer.ts'
import { writeToOrganizations } from './write-to-organizations.ts'

/** Notifies that an order is paid: the customer, with the amount, and each organization, which now sends its items. */
export async function notifyOrderPaid(ctx: OrderAction, orderId: string): Promise<void> {
  const order = await presentOrder(ctx.db, orderId)
  if (!order) return
  const { number, parts, recipient, payment } = order
  await writeToCustomer(ctx, order, () => ({
    kind: 'orders.paid',
    subject: m.orders_mail_paid_subject({ number }),
    paragraphs: [
      m.orders_mail_paid({ number, total: format.price(payment.receivedCents) }),
      ...linesOfOrder(parts),
      m.orders_mail_goes_to({ address: addressLines(recipient) }),
      m.orders_mail_paid_next(),
    ],
  }))
  await writeToOrganizations(ctx, order, (part) =>
    part.status === 'processing'
      ? {
          kind: 'orders.to-send',
          duties: ['answer'],
          subject: m.orders_mail_send_subject({ number }),
          before: m.orders_mail_send({ number }),
          after: m.orders_mail_send_next(),
        }
      : null,
  )
}
