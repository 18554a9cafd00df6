import { sql } from 'kysely'
import { eraseBuyers } from '#domain/orders/erase-buyers.ts'
import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/**
 * Removes buyer and address from orders seven years after they were placed, and for deleted accounts as soon as nothing
 * remains to be shipped. An order in progress keeps its address.
 */
export const purgeBuyers = purgeSeparately('retention.forget-buyers', async ({ db, now }) => {
  const { rows } = await sql<{ id: string }>`
        select o.id from orders o
        where (o.erase_when_done
            or o.created_at < ${daysBefore(now, RETENTION_DAYS.buyers)} and (o.name <> '' or o.email <> ''))
          and not exists (select from partner_orders p where p.order_id = o.id and (
            p.status in ('awaiting_payment', 'processing')
            or p.status = 'shipped' and p.shipped_at >= ${daysBefore(now, RETENTION_DAYS.leftParcels)}))
        limit ${AT_ONCE}`.execute(db)
  await eraseBuyers(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.length
})
