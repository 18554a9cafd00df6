import { m } from '#messages'
import { reasonForReader } from '#domain/accounts/site-reason.ts'
import { endPayment } from '../payments/end-payment.ts'
import type { OrderAction } from './order-action.ts'
import type { Hand } from './order.ts'
import { presentOrder } from './present-order.ts'
import { writeToCustomer } from './write-to-customer.ts'
import { writeToOrganizations } from './write-to-organizations.ts'

export type Ending = {
  /** Who ends it; by default, the payment deadline. */
  by?: Hand
  /** The reason given. Customers give none. */
  reason?: string | null
}

/**
 * Ends an unpaid order as a whole: cancels its partner orders, restocks their units, ends its payment and notifies
 * everyone who knew of the order. Does nothing if the order is paid or has already ended.
 */
export async function endUnpaidOrder(
  ctx: OrderAction,
  orderId: string,
  { by = 'books', reason = null }: Ending = {},
): Promise<void> {
  const { db, now } = ctx
  // Lock the payment first, as payment confirmation does, so that the two never deadlock.
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
      // A customer has no write access to this column, and no need for it.
      ...(by === 'customer' ? {} : { reason: why }),
    })
    .where('orderId', '=', orderId)
    .where('status', '=', 'awaiting_payment')
    .execute()
  await endPayment(db, { paymentId: payment.id, now })

  const order = await presentOrder(db, orderId)
  if (!order) return
  const { number } = order
  await writeToCustomer(ctx, order, () => ({
    kind: 'orders.ended',
    subject: m.orders_mail_ended_subject({ number }),
    paragraphs: [
      by === 'customer'
        ? m.orders_mail_ended_by_customer({ number })
        : m.orders_mail_ended({ number }),
      ...(why ? [m.orders_because({ reason: reasonForReader(why) })] : []),
      m.orders_mail_ended_next(),
    ],
  }))
  if (payment.provider !== 'offline' || by === 'organization') return
  await writeToOrganizations(ctx, order, () => ({
    kind: 'orders.ended-for-organization',
    duties: ['answer', 'money'],
    subject: m.orders_mail_ended_subject({ number }),
    before:
      by === 'customer'
        ? m.orders_mail_ended_told_customer({ number })
        : m.orders_mail_ended_told({ number }),
    after: m.orders_mail_ended_stock(),
  }))
}
