import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { readOrderNumber, type OrderStatus } from './order.ts'

type PartsShown = {
  partnerId: string
  status: OrderStatus | null
  q: string
}

/** The partner orders of one organization, filtered by status and by order number or customer name. */
export function fulfillmentOrders(db: Db, { partnerId, status, q }: PartsShown) {
  const number = readOrderNumber(q)
  const words = q.toWellFormed().replaceAll('\u0000', '').trim().toLowerCase()
  return db
    .selectFrom('partnerOrders as part')
    .innerJoin('orders', 'orders.id', 'part.orderId')
    .where('part.partnerId', '=', partnerId)
    .$if(status !== null, (of) => of.where('part.status', '=', status ?? ''))
    .$if(number !== null, (of) => of.where('orders.number', '=', number ?? 0))
    .$if(number === null && words !== '', (of) =>
      of.where(sql<boolean>`strpos(lower(orders.name), ${words}) > 0`),
    )
}
