import { m } from '#messages'
import type { OrderDeed } from './order-deed.ts'
import { presentOrder } from './present-order.ts'
import { writeToCustomer } from './write-to-customer.ts'
import { writeToOrganizations } from './write-to-organizations.ts'

/**
 * Closes what is still open of an order whose whole money has gone back past our desks: what was not sent is cancelled and
 * its pieces are offered again, what was sent counts as paid back. The customer and the organizations are told.
 */
export async function closePaidBack(deed: OrderDeed, orderId: string): Promise<void> {
  const { db, now } = deed
  const reason = m.orders_paid_back_reason()
  const close = (from: readonly string[], to: 'cancelled' | 'refunded') =>
    db
      .updateTable('partner_orders')
      .set({ status: to, reason, closed_at: now, updated_at: now })
      .where('order_id', '=', orderId)
      .where('status', 'in', from)
      .returning('id')
      .execute()
  const unsent = await close(['awaiting_payment', 'processing'], 'cancelled')
  const sent = await close(['shipped', 'delivered'], 'refunded')
  const closed = new Set([...unsent, ...sent].map(({ id }) => id))
  if (closed.size === 0) return

  const order = await presentOrder(db, orderId)
  if (!order) return
  const { number } = order
  await writeToCustomer(deed, order, {
    kind: 'orders.paid-back',
    subject: m.orders_mail_paid_back_subject({ number }),
    paragraphs: [
      m.orders_mail_paid_back({ number }),
      ...(unsent.length > 0 ? [m.orders_mail_paid_back_unsent()] : []),
    ],
  })
  await writeToOrganizations(deed, order, (part) =>
    closed.has(part.id)
      ? {
          kind: 'orders.paid-back-for-organization',
          subject: m.orders_mail_paid_back_organization_subject({ number }),
          before: m.orders_mail_paid_back_organization({ number }),
          after: m.orders_mail_paid_back_organization_next(),
        }
      : null,
  )
}
