import type { Db } from '#platform/database/scope.ts'
import { endUnpaidOrder } from '#domain/orders/end-unpaid-order.ts'
import { eraseBuyers } from '#domain/orders/erase-buyers.ts'
import type { OrderAction } from '#domain/orders/order-action.ts'

/** Whose orders: the account's, and guest orders made with its address. */
export type Leaving = { id: string; email: string }

/**
 * Removes a departing user from their orders, in the current transaction. Unpaid orders end and are restocked; finished
 * orders are anonymized at once; paid ones in progress keep the address until delivery.
 */
export async function leaveOrders(ctx: OrderAction, who: Leaving): Promise<void> {
  const { db, now } = ctx
  for (const { id } of await listOrders(db, who)) await endUnpaidOrder(ctx, id, { by: 'customer' })
  const orders = await listOrders(db, who)
  await eraseBuyers(
    db,
    orders.filter(({ isOpen }) => !isOpen).map(({ id }) => id),
    now,
  )
  const open = orders.filter(({ isOpen }) => isOpen).map(({ id }) => id)
  if (open.length === 0) return
  await db
    .updateTable('orders')
    .set({ guestId: null, eraseWhenDone: true, updatedAt: now })
    .where('id', 'in', open)
    .execute()
}

function listOrders(db: Db, { id, email }: Leaving) {
  return db
    .selectFrom('orders')
    .select(({ exists, selectFrom }) => [
      'orders.id',
      exists(
        selectFrom('partnerOrders')
          .select('partnerOrders.id')
          .whereRef('partnerOrders.orderId', '=', 'orders.id')
          .where('partnerOrders.status', 'in', ['processing', 'shipped']),
      ).as('isOpen'),
    ])
    .where((is) =>
      is.or([
        is('userId', '=', id),
        is.and([is('userId', 'is', null), is(is.fn('lower', ['email']), '=', email)]),
      ]),
    )
    .orderBy('orders.id')
    .execute()
}
