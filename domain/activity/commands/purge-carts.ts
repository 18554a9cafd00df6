import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes cart items of visitors and members, each 30 days after it was last changed. */
export const purgeCarts = purgeSeparately('retention.forget-carts', async ({ db, now }) => {
  const { numDeletedRows } = await db
    .deleteFrom('cartLines')
    .where('id', 'in', (from) =>
      from
        .selectFrom('cartLines')
        .select('id')
        .where('updatedAt', '<', daysBefore(now, RETENTION_DAYS.carts))
        .limit(AT_ONCE),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
})
