import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/**
 * Gives a notice of updates among these announcements to donors without an account who asked for them and whose gift was received: one
 * for an address, however many gifts it has given to the item; none if its account has a notice of the same. Further updates within a
 * day of an email about one come with the daily email.
 */
export async function spreadToDonors(
  db: Db,
  announcementIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    with donors as (
      select distinct on (b.id, app.mailbox_of(s.email)) b.id, b.about_id, s.id as support_id, s.email
      from public_announcements b join supports s on s.project_event_id = b.about_id
      where b.id = any(${[...announcementIds]}::uuid[])
        and s.updates_in is not null and s.user_id is null and s.email <> '' and s.status in ('confirmed', 'completed')
      order by b.id, app.mailbox_of(s.email), s.created_at, s.id
    )
    insert into donor_notices (support_id, announcement_id, created_at, due_at)
    select d.support_id, d.id, ${now}::timestamptz,
      app.notice_due(case when exists (
          select from donor_notices o join announcements a on a.id = o.announcement_id join news u on u.id = a.news_id
          where o.support_id = d.support_id and u.project_event_id = d.about_id
            and o.mailed_at > ${now}::timestamptz - interval '24 hours')
        then 'daily' else 'at-once' end, 'Asia/Jerusalem', ${now}::timestamptz)
    from donors d
    where not exists (select from profiles p join notices n on n.user_id = p.id
      where p.email = lower(d.email) and n.announcement_id = d.id)
    on conflict do nothing`.execute(db)
}
