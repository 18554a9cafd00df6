import { m } from '#messages'
import { endPayment } from '../payments/end-payment.ts'
import type { OrderAction } from './order-action.ts'
import type { Hand } from './order.ts'
import { presentOrder } from './present-order.ts'
import { writeToCustomer } from './write-to-customer.ts'
import { writeToOrganizations } from './write-to-organizations.ts'

export type Ending = {
  /** Whose doing it is; the time that has passed, unless told otherwise. */
  by?: Hand
  /** Why, in the words of whoever ends it. Customers give none. */
  reason?: string | null
}

/**
 * Ends an order that nobody has paid, whole: its parts are cancelled and their pieces come back, its payment ends, and
 * everybody who was told of it hears. Of one that is paid or has ended already it leaves all as it is.
 */
export async function endUnpaidOrder(
  ctx: OrderAction,
  orderId: string,
  { by = 'books', reason = null }: Ending = {},
): Promise<void> {
  const { db, now } = ctx
  // The payment first, as whoever confirms it does: so that two who meet here never wait for each other.
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'provider'])
    .where('orderId', '=', orderId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return
  const why = by === 'books' ? m.orders_not_paid_in_time() : reason
  await db
    .updateTable('partnerOrders')
    .set({
      status: 'cancelled',
      closedAt: now,
      updatedAt: now,
      // A customer may not write there, and has no need to.
      ...(by === 'customer' ? {} : { reason: why }),
    })
    .where('orderId', '=', orderId)
    .where('status', '=', 'awaiting_payment')
    .execute()
  await endPayment(db, { paymentId: payment.id, now })

  const order = await presentOrder(db, orderId)
  if (!order) return
  const { number } = order
  await writeToCustomer(ctx, order, {
    kind: 'orders.ended',
    subject: m.orders_mail_ended_subject({ number }),
    paragraphs: [
      by === 'customer'
        ? m.orders_mail_ended_by_customer({ number })
        : m.orders_mail_ended({ number }),
      ...(why ? [m.orders_because({ reason: why })] : []),
      m.orders_mail_ended_next(),
    ],
  })
  if (payment.provider !== 'offline' || by === 'organization') return
  await writeToOrganizations(ctx, order, () => ({
    kind: 'orders.ended-for-organization',
    subject: m.orders_mail_ended_subject({ number }),
    before:
      by === 'customer'
        ? m.orders_mail_ended_told_customer({ number })
        : m.orders_mail_ended_told({ number }),
    after: m.orders_mail_ended_stock(),
  }))
}
