import { sql } from 'kysely'
import { z } from 'zod'
import { eraseBuyers } from '#domain/orders/erase-buyers.ts'
import { command } from '#platform/operation.ts'
import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/**
 * Removes buyer and address from orders seven years after they were placed, and for deleted accounts as soon as nothing
 * remains to be shipped. An order in progress keeps its address.
 */
export const purgeBuyers = command({
  name: 'retention.forget-buyers',
  for: 'system',
  input: z.object({}),
  run: ({ db, now }) =>
    purgeSeparately(db, 'retention.forget-buyers', async () => {
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
    }),
})
