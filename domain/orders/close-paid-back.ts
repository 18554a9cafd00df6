import { m } from '#messages'
import type { OrderAction } from './order-action.ts'

/** The partner orders that were closed, by whether they had been sent. */
export type ClosedParts = { unsent: ReadonlySet<string>; sent: ReadonlySet<string> }

/**
 * Closes the partner orders of an order that are fully refunded: cancels and restocks the unsent ones and marks the
 * sent ones refunded. Runs in the transaction that records the refund; notifies no one.
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
