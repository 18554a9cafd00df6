import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { DB } from '#platform/database/schema.generated.ts'

type Orders = ExpressionBuilder<Pick<DB, 'orders'>, 'orders'>

/** Filters the caller's own orders. Row security also shows organizations the orders they send. */
export function ownOrders(actor: Actor): (eb: Orders) => Expression<SqlBool> {
  return (eb) => {
    if (actor.kind === 'member') return eb('orders.userId', '=', actor.userId)
    if (actor.kind === 'guest') return eb('orders.guestId', '=', actor.guestId)
    return eb.val(false)
  }
}
