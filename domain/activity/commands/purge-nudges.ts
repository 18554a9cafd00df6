import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes the record of reminders about overdue answers, and which requests were doubtful, a year after they were sent or marked. */
export const purgeNudges = purgeSeparately('retention.forget-nudges', async ({ db, now }) => {
  const { numDeletedRows } = await db
    .deleteFrom('nudges')
    .where((row) =>
      row(
        row.refTuple('kind', 'subjectId', 'since', 'stage'),
        'in',
        row
          .selectFrom('nudges as old')
          .select(['old.kind', 'old.subjectId', 'old.since', 'old.stage'])
          .where('old.sentAt', '<', daysBefore(now, RETENTION_DAYS.nudges))
          .limit(AT_ONCE)
          .$asTuple('kind', 'subjectId', 'since', 'stage'),
      ),
    )
    .executeTakeFirst()
  const { numDeletedRows: doubts } = await db
    .deleteFrom('doubtfulRequests')
    .where('markedAt', '<', daysBefore(now, RETENTION_DAYS.nudges))
    .executeTakeFirst()
  return Number(numDeletedRows) + Number(doubts)
})
