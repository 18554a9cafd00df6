import type { Db } from '#platform/database/scope.ts'
import { endUnpaidOrder } from './end-unpaid-order.ts'
import { eraseBuyers } from './erase-buyers.ts'
import type { OrderDeed } from './order-deed.ts'

/** Whose orders: of an account, and those made with its address without signing in. */
export type Leaving = { id: string; email: string }

/**
 * Takes somebody who leaves out of their orders, in the running transaction. What is not paid ends, and its pieces come
 * back; what is over loses them at once; what is paid and on its way keeps the address until it is there.
 */
export async function leaveOrders(ctx: OrderDeed, who: Leaving): Promise<void> {
  const { db, now } = ctx
  for (const { id } of await listOrders(db, who)) await endUnpaidOrder(ctx, id, { by: 'customer' })
  const orders = await listOrders(db, who)
  await eraseBuyers(
    db,
    orders.filter(({ is_open }) => !is_open).map(({ id }) => id),
    now,
  )
  const open = orders.filter(({ is_open }) => is_open).map(({ id }) => id)
  if (open.length === 0) return
  await db
    .updateTable('orders')
    .set({ guest_id: null, erase_when_done: true, updated_at: now })
    .where('id', 'in', open)
    .execute()
}

function listOrders(db: Db, { id, email }: Leaving) {
  return db
    .selectFrom('orders')
    .select(({ exists, selectFrom }) => [
      'orders.id',
      exists(
        selectFrom('partner_orders')
          .select('partner_orders.id')
          .whereRef('partner_orders.order_id', '=', 'orders.id')
          .where('partner_orders.status', 'in', ['processing', 'shipped']),
      ).as('is_open'),
    ])
    .where((is) =>
      is.or([
        is('user_id', '=', id),
        is.and([is('user_id', 'is', null), is(is.fn('lower', ['email']), '=', email)]),
      ]),
    )
    .orderBy('orders.id')
    .execute()
}
