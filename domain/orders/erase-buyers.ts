import type { Db } from '#platform/database/scope.ts'

/**
 * Removes the buyer, the address and the texts written for them from orders, in the current transaction; lines and sums
 * stay. The caller has verified that none of the orders has anything left to send.
 */
export async function eraseBuyers(db: Db, orderIds: readonly string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return
  await db
    .updateTable('orders')
    .set({
      guestId: null,
      name: '',
      email: '',
      phone: null,
      street: '',
      city: '',
      state: '',
      postalCode: '',
      country: '',
      note: '',
      eraseWhenDone: false,
      updatedAt: now,
    })
    .where('id', 'in', orderIds)
    .execute()
  await db
    .updateTable('refunds')
    .set({ reason: null })
    .where('reason', 'is not', null)
    .where('paymentId', 'in', (of) =>
      of.selectFrom('payments').select('id').where('orderId', 'in', orderIds),
    )
    .execute()
  await db
    .updateTable('partnerOrders')
    .set({ tracking: '', reason: null })
    .where('orderId', 'in', orderIds)
    .where((is) => is.or([is('tracking', '<>', ''), is('reason', 'is not', null)]))
    .execute()
}
