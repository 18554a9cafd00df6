import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes assistant questions and answers after 30 days. */
export const purgeInteractions = purgeSeparately(
  'assistant.forget-interactions',
  async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('assistantInteractions')
      .where('id', 'in', (from) =>
        from
          .selectFrom('assistantInteractions')
          .select('id')
          .where('createdAt', '<', daysBefore(now, RETENTION_DAYS.interactions))
          .orderBy('createdAt')
          .limit(AT_ONCE),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
)
