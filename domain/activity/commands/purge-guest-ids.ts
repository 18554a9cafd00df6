import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Removes the browser's guest id from visitors' orders and gifts after 30 days. */
export const purgeGuestIds = purgeSeparately('retention.forget-guest-ids', async ({ db, now }) => {
  const before = daysBefore(now, RETENTION_DAYS.guestIds)
  let most = 0
  for (const table of ['orders', 'supports'] as const) {
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ guestId: null })
      .where('id', 'in', (from) =>
        from
          .selectFrom(table)
          .select('id')
          .where('guestId', 'is not', null)
          .where('createdAt', '<', before)
          .limit(AT_ONCE),
      )
      .executeTakeFirst()
    most = Math.max(most, Number(numUpdatedRows))
  }
  return most
})
