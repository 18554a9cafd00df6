import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes visitors' sign-ups a day after their link was emailed, whether it was used or not. */
export const purgePendingSignUps = purgeSeparately(
  'retention.forget-pending-sign-ups',
  async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('pendingSignUps')
      .where('id', 'in', (from) =>
        from
          .selectFrom('pendingSignUps')
          .select('id')
          .where('createdAt', '<', daysBefore(now, RETENTION_DAYS.pendingSignUps))
          .limit(AT_ONCE),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
)
