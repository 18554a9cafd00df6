import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/**
 * Removes the donor from visitors' gifts after seven years. Members' gifts belong to the account and are removed with
 * it.
 */
export const purgeDonors = purgeSeparately('retention.forget-givers', async ({ db, now }) => {
  const { numUpdatedRows } = await db
    .updateTable('supports')
    .set({ guestId: null, name: '', email: '', phone: null, message: '', updatedAt: now })
    .where('id', 'in', (from) =>
      from
        .selectFrom('supports')
        .select('id')
        .where('kind', '=', 'donate')
        .where('userId', 'is', null)
        .where((is) => is.or([is('name', '<>', ''), is('email', '<>', '')]))
        .where('createdAt', '<', daysBefore(now, RETENTION_DAYS.buyers))
        .limit(AT_ONCE),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
})
