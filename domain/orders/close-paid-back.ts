import { m } from '#messages'
import type { OrderAction } from './order-action.ts'

/** Parts that were closed: those that were not sent yet, and those that were. */
export type ClosedParts = { unsent: ReadonlySet<string>; sent: ReadonlySet<string> }

/**
 * Closes the parts of an order whose whole money has been refunded: what was not sent is cancelled and its units are offered
 * again, what was sent counts as refunded. Part of the transaction that enters the refund; tells nobody.
 */
export async function closePaidBack(
  { db, now }: Pick<OrderAction, 'db' | 'now'>,
  orderId: string,
): Promise<ClosedParts> {
  const reason = m.orders_paid_back_reason()
  const close = async (from: readonly string[], to: 'cancelled' | 'refunded') => {
    const rows = await db
      .updateTable('partnerOrders')
      .set({ status: to, reason, closedAt: now, updatedAt: now })
      .where('orderId', '=', orderId)
      .where('status', 'in', from)
      .where('receivedCents', '>', 0)
      .whereRef('refundedCents', '=', 'receivedCents')
      .returning('id')
      .execute()
    return new Set(rows.map(({ id }) => id))
  }
  return {
    unsent: await close(['processing'], 'cancelled'),
    sent: await close(['shipped', 'delivered'], 'refunded'),
  }
}
