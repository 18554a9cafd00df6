import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes that updates were for donors without an account, half a year after. */
export const purgeDonorNotices = purgeSeparately(
  'retention.forget-donor-notices',
  async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom('donorNotices')
      .where((row) =>
        row(
          row.refTuple('supportId', 'announcementId'),
          'in',
          row
            .selectFrom('donorNotices as old')
            .select(['old.supportId', 'old.announcementId'])
            .where('old.createdAt', '<', daysBefore(now, RETENTION_DAYS.notices))
            .limit(AT_ONCE)
            .$asTuple('supportId', 'announcementId'),
        ),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
)
