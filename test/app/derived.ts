import type { TestApp } from './create-test-app.ts'

/** Joins where a project or event `e` is: of an event in several places all regions and districts, and no point. */
const WHERE = `cross join lateral (
  select bool_or(locations <> '{}') and e.type = 'event' as several,
    '|' || string_agg(distinct case when locations = '{}' then e.region else region end, '|'
      order by case when locations = '{}' then e.region else region end) || '|' as all_regions,
    '|' || string_agg(distinct case when locations = '{}' then e.district else district end, '|'
      order by case when locations = '{}' then e.district else district end) || '|' as all_districts
  from project_event_dates where project_event_id = e.id) all_dates
  cross join lateral (select several is true as several,
    case when several then all_regions else e.region end as region,
    case when several then all_districts else e.district end as district,
    case when several is not true then e.latitude end as latitude,
    case when several is not true then e.longitude end as longitude) w`

/** What each stored copy, count and flag should be according to its source rows: a query for those that differ. */
const DISAGREEING: Record<string, string> = {
  'an organization is public': `select id from partners where is_public <> (status = 'approved')`,
  'an item is public, under the name of its organization': `
    select e.id from project_events e join partners p on p.id = e.partner_id
    where e.is_public <> (e.status = 'approved' and e.hidden_at is null and p.status = 'approved')
      or e.organization is distinct from p.name or e.organization_names is distinct from p.names`,
  'news are public': `
    select o.id from news o join partners p on p.id = o.partner_id
    where o.is_public <> (o.hidden_at is null and o.withdrawn_at is null and p.status = 'approved')`,
  'a product is public': `
    select o.id from products o join partners p on p.id = o.partner_id
    where o.is_public <> (o.hidden_at is null and o.withdrawn_at is null and p.status = 'approved')`,
  'an ambassador’s page is public': `
    select a.id from ambassador_profiles a left join profiles p on p.id = a.user_id
    where a.is_public <> (a.hidden_at is null and p.suspended_at is null)`,
  'search finds what is public as it is, and nothing else': differing(
    `select project_event_id as id, type, category, region, district, support_types, created_at,
       past_from, haystack, latitude, longitude from search_documents`,
    `select e.id, e.type, e.category, w.region, w.district, e.support_types, e.created_at,
       coalesce(case when e.type = 'event' then (select max(starts_at) from project_event_dates where project_event_id = e.id)
         else least((e.end_date + 1)::timestamp at time zone e.time_zone, e.completed_at) end, 'infinity'), e.search_text || ' ' || p.search_name, w.latitude, w.longitude
     from project_events e join partners p on p.id = e.partner_id ${WHERE}
     where e.status = 'approved' and e.hidden_at is null and p.status = 'approved'`,
  ),
  'facets count what is public': differing(
    'select type, category, region, district, n, current from facet_counts where n <> 0 or current <> 0',
    `select type, category, coalesce(w.region, ''), coalesce(w.district, ''), count(*),
       count(*) filter (where app.past_from(type, last_start_datetime, end_date, time_zone, completed_at)
         >= (select as_of from facet_counts_as_of))
     from project_events e ${WHERE} where is_public group by 1, 2, 3, 4`,
  ),
  'weeks count what is public': differing(
    'select week, n from search_weeks where n <> 0',
    `select floor(extract(epoch from created_at) / 604800)::int, count(*) from project_events where is_public group by 1`,
  ),
  'the calendar has the dates of public events, at their time': differing(
    `select date_id, project_event_id, partner_id, starts_at, ends_at, time_zone, previous_starts_at,
       in_region, in_district, region, district, latitude, longitude, item_created_at
     from calendar_entries where cancelled_at is null`,
    `select d.id, e.id, e.partner_id, d.starts_at, d.ends_at, e.time_zone,
       lag(d.starts_at) over (partition by e.id order by d.starts_at, d.id),
       p.region, p.district, case when w.several then coalesce(p.region, '') end, case when w.several then p.district end,
       case when w.several then p.latitude end, case when w.several then p.longitude end, case when w.several then e.created_at end
     from project_events e join project_event_dates d on d.project_event_id = e.id ${WHERE}
     join lateral (select * from (values (true, e.region, e.district, e.latitude, e.longitude),
       (false, d.region, d.district, d.latitude, d.longitude)) v (is_own, region, district, latitude, longitude)
       where is_own = (d.locations = '{}')) p on true
     where e.type = 'event' and e.is_public`,
  ),
  'an item says when its first date starts and its last one ends': differing(
    `select id, start_datetime, last_start_datetime, end_datetime, start_date, end_date from project_events`,
    `select e.id, min(d.starts_at) filter (where e.type = 'event'), max(d.starts_at) filter (where e.type = 'event'),
       case when e.type <> 'event' then null when count(*) = 1 then max(d.ends_at) else max(coalesce(d.ends_at,
         ((d.starts_at at time zone e.time_zone)::date + 1)::timestamp at time zone e.time_zone)) end,
       case when e.type = 'project' then min((d.starts_at at time zone e.time_zone)::date) end,
       case when e.type = 'project' then max((d.ends_at at time zone e.time_zone - interval '1 microsecond')::date) end
     from project_events e left join project_event_dates d on d.project_event_id = e.id group by e.id`,
  ),
  'places of a date are taken by who stands': `
    select d.id from project_event_dates d where places_taken <> (select coalesce(sum(places), 0) from supports
      where date_id = d.id and status not in ('waiting', 'declined', 'cancelled', 'lapsed'))`,
  'places are taken by who stands': `
    select e.id from project_events e where places_taken <> (select coalesce(sum(places), 0) from supports
      where project_event_id = e.id and kind in ('volunteer', 'attend') and status not in ('waiting', 'declined', 'cancelled', 'lapsed'))`,
  'a group takes a place for each seat': `
    select s.id from supports s where group_id is not null and status in ('pending', 'confirmed')
      and places <> (select count(*) from group_seats where support_id = s.id)`,
  'supports that stand are counted': `
    select e.id from project_events e where supports_count <> (select count(*) from supports
      where project_event_id = e.id and status in ('confirmed', 'completed'))`,
  'gifts that came are counted': `
    select e.id from project_events e where (raised_cents, gift_count) <> (
      select coalesce(sum(received_cents - refunded_cents), 0), count(*) filter (where received_cents > refunded_cents)
      from payments m join supports s on s.id = m.support_id
      where s.project_event_id = e.id and m.status <> 'ended')`,
  'nothing that was paid back whole has hours or meals': `
    select id from supports where status = 'refunded' and (hours is not null or meals is not null)`,
  'the figures of the home page': differing(
    'select name, counted from site_figures',
    `select 'supported', count(*) from project_events e where exists (select from supports
       where project_event_id = e.id and status in ('confirmed', 'completed'))
     union all select 'hours', coalesce(sum(hours), 0) from (
       select hours from supports union all select hours from project_events) h
     union all select 'meals', coalesce(sum(meals), 0) from (
       select meals from supports union all select meals from project_events) m`,
  ),
  'people are counted': differing('select n from people_count', 'select count(*) from profiles'),
  'a person is written to where they sign in': differing(
    'select id, email from profiles',
    'select id, email from auth.users',
  ),
}

function differing(kept: string, truth: string): string {
  return `((${kept}) except (${truth})) union all ((${truth}) except (${kept}))`
}

/**
 * Every stored copy, count and flag that differs from its source rows. Queries without row security: see
 * `liftRowSecurity`.
 */
export async function listDisagreeing(app: TestApp): Promise<string[]> {
  const found: string[] = []
  for (const [name, question] of Object.entries(DISAGREEING)) {
    const rows = await app.asOwner(question)
    if (rows.length > 0) found.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  return found
}
