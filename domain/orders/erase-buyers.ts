import type { Db } from '#platform/database/scope.ts'

/**
 * Takes out of orders, in the running transaction, who ordered and where it went, with what was written for them. Lines and
 * sums stay. Of an order that still has something to send the caller has made sure before.
 */
export async function eraseBuyers(db: Db, orderIds: readonly string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return
  await db
    .updateTable('orders')
    .set({
      guest_id: null,
      name: '',
      email: '',
      phone: null,
      street: '',
      city: '',
      state: '',
      postal_code: '',
      country: '',
      note: '',
      erase_when_done: false,
      updated_at: now,
    })
    .where('id', 'in', orderIds)
    .execute()
  await db
    .updateTable('refunds')
    .set({ reason: null })
    .where('reason', 'is not', null)
    .where('payment_id', 'in', (of) =>
      of.selectFrom('payments').select('id').where('order_id', 'in', orderIds),
    )
    .execute()
  await db
    .updateTable('partner_orders')
    .set({ tracking: '', reason: null })
    .where('order_id', 'in', orderIds)
    .where((is) => is.or([is('tracking', '<>', ''), is('reason', 'is not', null)]))
    .execute()
}
