import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { inPage } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { creditTitle } from './credit-title.ts'
import type { Day } from '../project-events/day.ts'
import type { Analytics } from './queries/get-own-analytics.ts'
import type { AttributedTotals, SumsOf } from './analytics.ts'

// Row security limits `ambassador_visits` to the caller's rows, and `own_credits` shows only theirs.
const DAY = sql`(created_at at time zone 'Asia/Jerusalem')::date`

const creditedSince = (since: Day | null): RawBuilder<SqlBool> =>
  since === null ? sql`true` : sql`${DAY} >= ${since}::date`
const visitedSince = (since: Day | null): RawBuilder<SqlBool> =>
  since === null ? sql`true` : sql`day >= ${since}::date`

/** The caller's visits, supports and cents for each day in Israel that has any, oldest first. */
export async function sumByDay(
  db: Db,
  since: Day | null,
): Promise<(AttributedTotals & { day: Day })[]> {
  const { rows } = await sql<AttributedTotals & { day: Day }>`
    select day, sum(visits)::integer as visits, sum(supports)::integer as supports,
      sum(raised)::bigint as "raisedCents"
    from (
      select day, visits, 0 as supports, 0::bigint as raised
      from app.ambassador_visits where ${visitedSince(since)}
      union all
      select ${DAY}, 0, counts::integer, raised_cents
      from app.own_credits where ${creditedSince(since)}
    ) as each group by day order by day`.execute(db)
  return rows
}

/** The totals since a day. */
export async function selectOwnSums(db: Db, since: Day | null): Promise<Analytics['totals']> {
  const { rows } = await sql<Analytics['totals']>`
    select coalesce((select sum(visits) from app.ambassador_visits where ${visitedSince(since)}), 0)::integer as visits,
      (count(*) filter (where counts))::integer as supports,
      (count(distinct supporter) filter (where counts))::integer as supporters,
      (count(*) filter (where status = 'pending'))::integer as waiting,
      coalesce(sum(raised_cents), 0)::bigint as "raisedCents"
    from app.own_credits where ${creditedSince(since)}`.execute(db)
  return rows[0]!
}

/** The same by project or event, highest first. Visits to an item the caller cannot see have no title. */
export async function sumByProject(db: Db, since: Day | null): Promise<SumsOf[]> {
  const { rows } = await sql<SumsOf>`
    with given as (
      select project_event_id as id, min(${creditTitle()}) as title, (count(*) filter (where counts))::integer as supports,
        (count(distinct supporter) filter (where counts))::integer as supporters,
        sum(raised_cents)::bigint as raised
      from app.own_credits where ${creditedSince(since)} group by project_event_id
    ), visited as (
      select project_event_id as id, sum(visits)::integer as visits
      from app.ambassador_visits where ${visitedSince(since)} group by project_event_id
    )
    select id, coalesce(given.title, ${inPage('item', 'title')}) as title, coalesce(visits, 0) as visits,
      coalesce(supports, 0) as supports, coalesce(supporters, 0) as supporters,
      coalesce(raised, 0) as "raisedCents"
    from given full join visited using (id) left join app.project_events as item using (id)
    order by coalesce(raised, 0) desc, coalesce(supports, 0) desc, coalesce(visits, 0) desc, 2, id`.execute(
    db,
  )
  return rows
}

/** The same by campaign, and for the ambassador's own link, highest first; includes campaigns without results. */
export async function sumByLink(db: Db, since: Day | null): Promise<SumsOf[]> {
  const { rows } = await sql<SumsOf>`
    with given as (
      select campaign_id as id, (count(*) filter (where counts))::integer as supports,
        (count(distinct supporter) filter (where counts))::integer as supporters,
        sum(raised_cents)::bigint as raised
      from app.own_credits where ${creditedSince(since)} group by campaign_id
    ), visited as (
      select campaign_id as id, sum(visits)::integer as visits
      from app.ambassador_visits join app.ambassador_links on code = link_code
      where ${visitedSince(since)} group by campaign_id
    ), link as (
      select campaign_id as id, ${inPage('campaign', 'title')} as title, ambassador_links.created_at
      from app.ambassador_links left join app.ambassador_campaigns as campaign on campaign.id = campaign_id
      where ambassador_links.ambassador_id = app.own_ambassador()
    )
    select link.id, title, coalesce(visits, 0) as visits, coalesce(supports, 0) as supports,
      coalesce(supporters, 0) as supporters, coalesce(raised, 0) as "raisedCents"
    from link left join given on given.id is not distinct from link.id
      left join visited on visited.id is not distinct from link.id
    order by coalesce(raised, 0) desc, coalesce(supports, 0) desc, coalesce(visits, 0) desc, created_at desc`.execute(
    db,
  )
  return rows
}
