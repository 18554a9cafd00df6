import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes stored emails 30 days after they were sent, or 90 days after delivery was given up. */
export const purgeMails = purgeSeparately('retention.forget-mails', async ({ db, now }) => {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('id', 'in', (from) =>
      from
        .selectFrom('mails')
        .select('id')
        .where((is) =>
          is.or([
            is.and([
              is('status', '=', 'sent'),
              is('sentAt', '<', daysBefore(now, RETENTION_DAYS.sentMails)),
            ]),
            is.and([
              is('status', '=', 'failed'),
              is('createdAt', '<', daysBefore(now, RETENTION_DAYS.failedMails)),
            ]),
          ]),
        )
        .limit(AT_ONCE),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
})
