import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes notices half a year after they were made, read or not. */
export const purgeNotices = purgeSeparately('retention.forget-notices', async ({ db, now }) => {
  const { numDeletedRows } = await db
    .deleteFrom('notices')
    .where((row) =>
      row(
        row.refTuple('userId', 'announcementId'),
        'in',
        row
          .selectFrom('notices as old')
          .select(['old.userId', 'old.announcementId'])
          .where('old.createdAt', '<', daysBefore(now, RETENTION_DAYS.notices))
          .limit(AT_ONCE)
          .$asTuple('userId', 'announcementId'),
      ),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
})
