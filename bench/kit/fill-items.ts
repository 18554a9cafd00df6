import { DISTRICTS } from '../../domain/project-events/place.ts'
import { fill } from './fill.ts'

const TABLES = [
  'app.partners',
  'app.project_events',
  'app.project_event_dates',
  'app.search_documents',
  'app.facet_counts',
  'app.search_weeks',
  'app.calendar_entries',
]

/**
 * Inserts public projects and events of 200 organizations, in the state that the triggers would create. Every word is in about one of twenty
 * items, except `rarissimum`, which is only in the oldest. One of a hundred items is an event with a second date, a day later and in another place.
 */
export function fillItems(url: string, size: number): Promise<void> {
  return fill(url, TABLES, async (client) => {
    await client.query(`
      insert into app.partners (id, status, name, search_name, website, registration_number, country,
          organization_type, year_established, charitable_status, email, phone, contact_person_name,
          contact_person_role, social_links, approved_at)
        select gen_random_uuid(), 'approved', 'Organization ' || n, 'organization ' || n,
          'https://example.org', '58' || n, 'israel', 'nonprofit-association', 1998, 'yes', 'office@example.org',
          '+972 2 000 0000', 'Noa Levin', 'Director', '{}', now() from generate_series(1, 200) n`)
    await client.query(
      `with owners as (select array_agg(id) as ids from app.partners),
        words as (select array['olive','harvest','school','bakery','garden','forest','shelter','music','theatre','clinic',
          'desert','river','bridge','kitchen','library','orchard','workshop','memory','soldier','widow','student','coding',
          'robot','football','choir','archive','museum','spring','valley','mountain','village','harbour','market','lantern',
          'veteran','aliyah','hebrew','יער','שלום','בית'] as w)
      insert into app.project_events (id, partner_id, type, status, is_public, title, description, organization, category,
          support_types, region, district, search_text, created_at, approved_at, start_datetime, last_start_datetime, latitude, longitude)
        select overlay(gen_random_uuid()::text placing lpad(to_hex(n), 8, '0') from 1)::uuid, ids[1 + n % 200], case when n % 3 = 0 then 'event' else 'project' end, 'approved', true,
          'Item ' || n, repeat('A sentence of a description. ', 20), 'Organization ' || n % 200,
          (array['environmental-conservation','education','community-development','healthcare','technology','arts-culture','social-justice','events'])[1 + n % 8],
          array[(array['volunteer','donate','visit','invest','business'])[1 + n % 5]],
          (array['asia','asia','asia','europe','north-america'])[1 + n % 5],
          case when n % 5 < 3 then ${districtAt('n / 5')} end,
          'item ' || n || ' ' || w[1 + floor(random() * 40)] || ' ' || w[1 + floor(random() * 40)] || ' ' ||
            w[1 + floor(random() * 40)] || ' ' || md5(n::text) || case when n = 1 then ' rarissimum' else '' end,
          now() - interval '3 years' + n * interval '1 minute', now(), starts, starts + case when n % 99 = 0 then interval '1 day' else '0' end,
          case when n % 5 < 3 then 29.5 + random() * 3.9 else -40 + random() * 100 end,
          case when n % 5 < 3 then 34.2 + random() * 1.7 else -120 + random() * 150 end
        from generate_series(1, $1::int) n, owners, words,
          lateral (select case when n % 3 = 0 then now() + (n - $1 / 2) * interval '1 minute' end as starts) dates`,
      [size],
    )
    await client.query(`
      insert into app.project_event_dates (id, project_event_id, starts_at)
        select id, id, start_datetime from app.project_events where type = 'event';
      insert into app.project_event_dates (id, project_event_id, starts_at, locations, region, district, latitude, longitude)
        select gen_random_uuid(), id, last_start_datetime, '{"en": "Elsewhere"}', 'asia', ${districtAt('row_number() over ()')},
          29.5 + random() * 3.9, 34.2 + random() * 1.7 from app.project_events where last_start_datetime > start_datetime;
      create temp table places as
        select e.id, d.id as date_id, d.starts_at, e.last_start_datetime > e.start_datetime as are_several,
          case when d.locations = '{}' then e.region else d.region end as region,
          case when d.locations = '{}' then e.district else d.district end as district,
          case when d.locations = '{}' then e.latitude else d.latitude end as latitude,
          case when d.locations = '{}' then e.longitude else d.longitude end as longitude
        from app.project_events e join app.project_event_dates d on d.project_event_id = e.id;
      insert into app.search_documents (project_event_id, type, category, region, district, support_types, created_at,
          past_from, haystack, latitude, longitude)
        select e.id, type, category, coalesce(several.region, e.region), case when several.id is null then e.district else several.district end,
          support_types, created_at, app.past_from(type, last_start_datetime, end_date, time_zone, completed_at),
          search_text || ' ' || lower(organization), case when several.id is null then latitude end,
          case when several.id is null then longitude end
        from app.project_events e left join (
          select id, '|' || string_agg(distinct region, '|' order by region) || '|' as region,
            '|' || string_agg(distinct district, '|' order by district) || '|' as district
          from places where are_several group by id
        ) as several using (id);
      insert into app.calendar_entries (date_id, project_event_id, partner_id, starts_at, time_zone, previous_starts_at,
          in_region, in_district, item_created_at, region, district, latitude, longitude)
        select date_id, id, partner_id, starts_at, time_zone, lag(starts_at) over (partition by id order by starts_at),
          p.region, p.district, case when are_several then e.created_at end,
          case when are_several then p.region end, case when are_several then p.district end,
          case when are_several then p.latitude end, case when are_several then p.longitude end
        from places p join app.project_events e using (id);
      insert into app.facet_counts (type, category, region, district, n, current)
        select type, category, coalesce(region, ''), coalesce(district, ''), count(*), count(*) filter (where past_from >= now())
        from app.search_documents group by 1, 2, 3, 4;
      update app.facet_counts_as_of set as_of = now();
      insert into app.search_weeks (week, n) select app.week_of(created_at), count(*) from app.search_documents group by 1`)
  })
}

/** SQL: a district for each number. */
function districtAt(number: string): string {
  return `(array['${DISTRICTS.join("','")}'])[1 + (${number}) % ${DISTRICTS.length}]`
}
