import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes registration drafts 30 days after they were last changed. */
export const purgeDrafts = purgeSeparately('retention.forget-drafts', async ({ db, now }) => {
  const { numDeletedRows } = await db
    .deleteFrom('registrationDrafts')
    .where('id', 'in', (from) =>
      from
        .selectFrom('registrationDrafts')
        .select('id')
        .where('updatedAt', '<', daysBefore(now, RETENTION_DAYS.drafts))
        .limit(AT_ONCE),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
})
