import type { Db } from '#platform/database/scope.ts'
import { endUnpaidOrder } from './end-unpaid-order.ts'
import { eraseBuyers } from './erase-buyers.ts'
import type { OrderAction } from './order-action.ts'

/** Whose orders: of an account, and those made with its address without signing in. */
export type Leaving = { id: string; email: string }

/**
 * Takes somebody who leaves out of their orders, in the running transaction. What is not paid ends, and its pieces come
 * back; what is over loses them at once; what is paid and on its way keeps the address until it is there.
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
