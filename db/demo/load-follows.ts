import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { DEMO_USERS } from './demo-users.ts'

/** What the supporter of the cast follows: an organization, an ambassador, a topic and a place. */
const FOLLOWS = [
  { key: 'organization', partnerId: demoId('partners', 'galilee-hands'), how: 'at-once' },
  { key: 'other', partnerId: demoId('partners', 'negev-bloom'), how: 'weekly' },
  {
    key: 'ambassador',
    ambassadorId: demoId('ambassador_profiles', 'maple-grove-day-school'),
    how: 'bell',
  },
  { key: 'topic', search: 'category=education', how: 'daily' },
  { key: 'place', search: 'near=Haifa&km=10', how: 'weekly' },
]

/** How many of the notices are unread. */
const UNREAD = 3
const NOTICES = 9

/**
 * Loads what the supporter follows, and notices of the newest of it, some of them unread. What the demo begins with is not told to
 * anyone else. Once they have either, nothing comes back.
 */
export async function loadFollows(db: Db, firstLoad: Date): Promise<void> {
  const userId = DEMO_USERS.supporter.id
  const known = await sql`
    select from follows where user_id = ${userId} union all select from notices where user_id = ${userId} limit 1`.execute(
    db,
  )
  if (known.rows.length > 0) return
  await sql`update announcements set spread_at = happened_at where spread_at is null`.execute(db)
  await db
    .insertInto('follows')
    .values(
      FOLLOWS.map(({ key, ...follow }) => ({
        partnerId: null,
        ambassadorId: null,
        search: null,
        ...follow,
        id: demoId('follows', key),
        userId,
        createdAt: instantFrom(firstLoad, -40, 0),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const [own] = FOLLOWS
  await sql`
    insert into notices (user_id, announcement_id, follow_id, how, created_at, read_at, mailed_at)
    select ${userId}, told.id, ${demoId('follows', own!.key)}, 'at-once', told.at,
      case when told.nth > ${UNREAD} then told.at + interval '5 hours' end, told.at + interval '3 minutes'
    from (
      select a.id, coalesce(n.published_at, e.approved_at, a.happened_at) as at,
        row_number() over (order by coalesce(n.published_at, e.approved_at, a.happened_at) desc, a.id) as nth
      from announcements a
      left join news n on n.id = a.news_id and n.is_public
      left join project_events e on e.id = a.project_event_id and e.is_public
      where coalesce(n.partner_id, e.partner_id) = ${own!.partnerId}
        and coalesce(n.published_at, e.approved_at) <= ${firstLoad}
      order by 2 desc, a.id limit ${NOTICES}) as told
    on conflict do nothing`.execute(db)
}
