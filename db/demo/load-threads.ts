import type { Db } from '#platform/database/scope.ts'
import type { DemoThread } from './content/threads.ts'
import { WISHES } from './content/wishes.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { DEMO_USERS } from './demo-users.ts'

/** Hours from the last message to its report. */
const REPORT_HOURS = 1

/** Loads what people and organizations write to each other; threads that exist already stay as they are. */
export async function loadThreads(
  db: Db,
  threads: readonly DemoThread[],
  firstLoad: Date,
): Promise<void> {
  for (const { wish, messages, reported } of threads) {
    const supportId = demoId('supports', String(wish))
    const known = await db
      .selectFrom('threads')
      .select('supportId')
      .where('supportId', '=', supportId)
      .executeTakeFirst()
    if (known) continue
    const userId = DEMO_USERS[WISHES[wish]!.who].id
    for (const [index, { by, hoursAgo, body }] of messages.entries()) {
      const createdAt = instantFrom(firstLoad, 0, -hoursAgo)
      await db
        .insertInto('threadMessages')
        .values({
          id: demoId('thread_messages', `${wish} ${index}`),
          supportId,
          author: by,
          userId: by === 'person' ? userId : DEMO_USERS.partner.id,
          body,
          createdAt,
          mailedAt: createdAt,
        })
        .execute()
    }
    if (reported === undefined) continue
    const last = messages.at(-1)?.hoursAgo ?? 0
    await db
      .insertInto('threadReports')
      .values({
        id: demoId('thread_reports', String(wish)),
        supportId,
        author: 'person',
        userId,
        reason: reported,
        createdAt: instantFrom(firstLoad, 0, REPORT_HOURS - last),
      })
      .execute()
  }
}
