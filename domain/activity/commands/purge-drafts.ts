import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes registration drafts 30 days after they were last changed. */
export const purgeDrafts = command({
  name: 'retention.forget-drafts',
  for: 'system',
  input: z.object({}),
  run: ({ db, now }) =>
    purgeSeparately(db, 'retention.forget-drafts', async () => {
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
    }),
})
