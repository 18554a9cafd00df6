import { AT_ONCE, purgeSeparately } from '../purge-separately.ts'
import { daysBefore, RETENTION_DAYS } from '../kept-for.ts'

/** Deletes users' messages to us, with our replies, 24 months after they were closed. */
export const purgeMessages = purgeSeparately('retention.forget-messages', async ({ db, now }) => {
  const { numDeletedRows } = await db
    .deleteFrom('inboxMessages')
    .where('id', 'in', (from) =>
      from
        .selectFrom('inboxMessages')
        .select('id')
        .where('status', '=', 'closed')
        .where('updatedAt', '<', daysBefore(now, RETENTION_DAYS.closedMessages))
        .limit(AT_ONCE),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
})
