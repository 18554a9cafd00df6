-- At a million items the days of a district read the document of each event of the month, and a list by place that of each date of an event
-- in several places: what they need of it is in the entry.
alter table app.calendar_entries
  add column in_region text, add column in_district text, add column item_created_at timestamptz;
comment on column app.calendar_entries.in_region is 'Where this date is, of all events; null if it is not known. By it the calendar is filtered';
comment on column app.calendar_entries.in_district is 'Likewise, within Israel';
comment on column app.calendar_entries.item_created_at is
  'When its event was created, of one that is in several places: lists have the newest first. Null of all other events';
grant insert (in_region, in_district), update (in_region, in_district, item_created_at) on app.calendar_entries to app_rules;

set local role app_rules;
create or replace function app.enter_dates(item uuid, only_date uuid default null) returns void
  language sql set search_path = app, pg_temp as $$
  insert into app.calendar_entries as c (date_id, project_event_id, partner_id, starts_at, ends_at, time_zone,
      series_key, series_every, series_day, in_region, in_district)
    select d.id, e.id, e.partner_id, d.starts_at, d.ends_at, e.time_zone,
      d.series_key, d.series_every, d.series_day,
      case when d.locations = '{}' then e.region else d.region end,
      case when d.locations = '{}' then e.district else d.district end
    from app.project_events e join app.project_event_dates d on d.project_event_id = e.id
    where e.id = item and e.is_public and e.type = 'event' and d.id = coalesce(only_date, d.id)
    on conflict (date_id) do update set
      sequence = c.sequence + (c.changed_at <> now())::int, partner_id = excluded.partner_id, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, time_zone = excluded.time_zone,
      series_key = excluded.series_key, series_every = excluded.series_every, series_day = excluded.series_day,
      in_region = excluded.in_region, in_district = excluded.in_district,
      changed_at = now(), cancelled_at = null
$$;

create or replace function app.order_dates(item uuid) returns void
  language sql set search_path = app, pg_temp as $$
  update app.calendar_entries c set previous_starts_at = o.previous, in_region = o.in_region, in_district = o.in_district,
      region = o.region, district = o.district, latitude = o.latitude, longitude = o.longitude, item_created_at = o.item_created_at
    from (
      select n.date_id, lag(n.starts_at) over (order by n.starts_at, n.date_id) as previous,
        p.region as in_region, p.district as in_district,
        case when s.are_several then coalesce(p.region, '') end as region,
        case when s.are_several then p.district end as district,
        case when s.are_several then p.latitude end as latitude,
        case when s.are_several then p.longitude end as longitude,
        case when s.are_several then e.created_at end as item_created_at
      from app.calendar_entries n
      join app.project_event_dates d on d.id = n.date_id
      join app.project_events e on e.id = n.project_event_id
      cross join lateral (
        select e.region, e.district, e.latitude, e.longitude where d.locations = '{}'
        union all select d.region, d.district, d.latitude, d.longitude where d.locations <> '{}') p
      cross join (select exists (select from app.project_event_dates where project_event_id = item and locations <> '{}') as are_several) s
      where n.project_event_id = item and n.cancelled_at is null) o
    where c.date_id = o.date_id
      and (c.previous_starts_at, c.in_region, c.in_district, c.region, c.district, c.latitude, c.longitude, c.item_created_at)
        is distinct from (o.previous, o.in_region, o.in_district, o.region, o.district, o.latitude, o.longitude, o.item_created_at)
$$;

update app.calendar_entries c set
    in_region = case when d.locations = '{}' then e.region else d.region end,
    in_district = case when d.locations = '{}' then e.district else d.district end,
    item_created_at = case when c.region is not null then e.created_at end
  from app.project_event_dates d join app.project_events e on e.id = d.project_event_id
  where d.id = c.date_id and c.cancelled_at is null;
reset role;

drop index app.calendar_entries_day;
create index calendar_entries_day on app.calendar_entries (first_day, starts_at, project_event_id)
  include (last_day, in_region, in_district) where cancelled_at is null;

-- Of events in several places, which are few, lists by place read no more than these.
drop index app.calendar_entries_region, app.calendar_entries_district, app.calendar_entries_elsewhere, app.calendar_entries_place;
create index calendar_entries_region on app.calendar_entries (region, starts_at)
  include (date_id, project_event_id, item_created_at, district, latitude, longitude) where region is not null;
create index calendar_entries_district on app.calendar_entries (district, starts_at)
  include (date_id, project_event_id, item_created_at, region, latitude, longitude) where district is not null;
create index calendar_entries_elsewhere on app.calendar_entries (starts_at)
  include (date_id, project_event_id, item_created_at, region, district, latitude, longitude) where region is not null;
create index calendar_entries_place on app.calendar_entries (latitude, longitude)
  include (starts_at, date_id, project_event_id, item_created_at, region, district) where latitude is not null;
