import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { command } from '#platform/operation.ts'
import { aroundOf } from '../../project-events/around.ts'
import { readListAddress } from '../../project-events/list-address.ts'
import { matchSearches } from '../../project-events/match-searches.ts'
import { HOWS, USUAL_HOW } from '../followed.ts'
import { CHANGES } from '../notice.ts'
import { spreadToDonors } from '../spread-to-donors.ts'

/** Announcements per run; the rest follow in the next run. */
const AT_ONCE = 50
/** Searches in one statement. */
const SEARCHES_AT_ONCE = 100

/**
 * Gives a notice of what is new and public to those who follow its organization or ambassador, to those whose list would show it, and
 * of an update also to those who signed up for its item, come along with a group, or gave to it (without an account, if they asked for
 * it), and to those who have saved it, who also hear that it was moved or called off, and like those who follow it that it has a new date: one each, however many reasons they have,
 * by the one that emails soonest. Further updates of an item within a day of an email about one come with the daily email. Not to people of the organization itself, nor to who began to follow later. Each announcement once, with any number of
 * processes. Returns how many were spread.
 */
export const spreadAnnouncements = command({
  name: 'following.spread-announcements',
  for: 'system',
  input: z.object({}),
  async run({ db, now }): Promise<number> {
    const taken = await takeAnnouncements(db, now)
    if (taken.length === 0) return 0
    const matches = await matchFollowed(db, taken, now)
    await sql`
      with batch as (
        select * from public_announcements where id = any(${taken.map(({ id }) => id)}::uuid[])
      ),
      matches as (
        select * from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as given ("itemId" uuid, search text)
      ),
      reasons as (
        select f.user_id, b.id, f.id as follow_id, false as is_support, false as is_saved, f.how, f.time_zone, b.partner_id, b.ambassador_id, b.about_id, b.kind, b.happened_at
          from batch b join follows f on f.partner_id = b.partner_id or f.ambassador_id = b.ambassador_id
          where f.created_at <= b.happened_at and b.kind not in ('moved', 'called-off')
        union all
        select f.user_id, b.id, f.id, false, false, f.how, f.time_zone, b.partner_id, b.ambassador_id, b.about_id, b.kind, b.happened_at
          from batch b join matches x on x."itemId" = coalesce(b.item_id, case when b.kind = 'added' then b.about_id end) join follows f on f.search = x.search
          where f.created_at <= b.happened_at
        union all
        select w.user_id, b.id, null, true, false, 'at-once', 'Asia/Jerusalem', b.partner_id, b.ambassador_id, b.about_id, b.kind, b.happened_at
          from batch b join supports s on s.project_event_id = b.about_id
            cross join lateral (select s.user_id union all select x.user_id from group_seats x where x.support_id = s.id) w
          where w.user_id is not null and s.status in ('waiting', 'offered', 'pending', 'confirmed', 'completed')
            and b.kind = 'update'
        union all
        select h.user_id, b.id, null, false, true, case when b.kind in ('update', 'added') then ${USUAL_HOW} else 'at-once' end, 'Asia/Jerusalem',
            b.partner_id, b.ambassador_id, b.about_id, b.kind, b.happened_at
          from batch b join saved_items h on h.project_event_id = b.about_id
          -- That it was moved says that it may have new dates too.
          where h.created_at <= b.happened_at and (b.kind <> 'added' or not exists (select from announcements a
            where a.changed_item_id = b.about_id and a.change = 'moved' and a.happened_at = b.happened_at))
      ),
      collected as (
        select r.*, case when r.how = 'at-once' and exists (
            select from notices o join announcements a on a.id = o.announcement_id join news u on u.id = a.news_id
            where o.user_id = r.user_id and u.project_event_id = r.about_id
              and o.mailed_at > ${now}::timestamptz - interval '24 hours')
          then 'daily' else r.how end as then_how
        from reasons r
      )
      insert into notices (user_id, announcement_id, follow_id, is_support, is_saved, how, created_at, due_at)
      select distinct on (r.user_id, r.id) r.user_id, r.id, r.follow_id, r.is_support, r.is_saved, r.then_how, ${now}::timestamptz,
        app.notice_due(r.then_how, r.time_zone, ${now}::timestamptz)
      from collected r join profiles p on p.id = r.user_id and p.suspended_at is null
      where not exists (select from partners o where o.id = r.partner_id and o.user_id = r.user_id)
        and not exists (select from partner_members o where o.partner_id = r.partner_id and o.user_id = r.user_id)
        and not exists (select from ambassador_profiles o where o.id = r.ambassador_id and o.user_id = r.user_id)
        -- Who has signed up was emailed as it changed; of new dates, who has signed up for all.
        and (r.kind <> all(${CHANGES}::text[]) or not exists (
          select from supports s left join group_seats x on x.support_id = s.id
          where s.project_event_id = r.about_id and r.user_id in (s.user_id, x.user_id) and s.kind <> 'donate'
            and (r.kind <> 'added' or s.date_id is null)
            and (s.status in ('waiting', 'offered', 'pending', 'confirmed') or s.decided_at >= r.happened_at)))
      order by r.user_id, r.id, array_position(${[...HOWS]}::text[], r.then_how), r.is_support desc, r.is_saved, r.follow_id
      on conflict do nothing`.execute(db)
    const ids = taken.map(({ id }) => id)
    await spreadToDonors(db, ids, now)
    return taken.length
  },
})

type Taken = { id: string; itemId: string | null }

/** What waits to be spread and is public; two processes never take the same. */
async function takeAnnouncements(db: Db, now: Date): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    with due as (
      select a.id from announcements a
      where a.spread_at is null and exists (select from public_announcements v where v.id = a.id)
      order by a.happened_at, a.id limit ${AT_ONCE}
      for update of a skip locked
    )
    update announcements a set spread_at = ${now} from due where a.id = due.id
    returning a.id, coalesce(a.project_event_id, case when a.change = 'added' then a.changed_item_id end) as item_id`.execute(
    db,
  )
  return rows
}

/** Which followed lists show which of the new items; each list is asked once, however many follow it. */
async function matchFollowed(
  db: Db,
  taken: readonly Taken[],
  now: Date,
): Promise<{ itemId: string; search: string }[]> {
  const itemIds = taken.flatMap(({ itemId }) => itemId ?? [])
  if (itemIds.length === 0) return []
  const followed = await db
    .selectFrom('follows')
    .select('search')
    .distinct()
    .where('search', 'is not', null)
    .execute()
  const asked = followed.flatMap(({ search }) => {
    const query = readListAddress(new URLSearchParams(search ?? ''))
    const around = aroundOf(query)
    // Near a town that is unknown by now, the list shows all; nobody follows that.
    return query.near !== '' && around === null
      ? []
      : [{ search: search ?? '', filters: { ...query, around } }]
  })
  const matches: { itemId: string; search: string }[] = []
  for (let from = 0; from < asked.length; from += SEARCHES_AT_ONCE) {
    const some = asked.slice(from, from + SEARCHES_AT_ONCE)
    const searches = some.map(({ filters }) => filters)
    for (const { itemId, at } of await matchSearches(db, { searches, itemIds, now })) {
      matches.push({ itemId, search: some[at]?.search ?? '' })
    }
  }
  return matches
}
