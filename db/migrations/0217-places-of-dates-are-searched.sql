-- An event whose dates are in several places is found by each of them, as long as that place has a date in the time asked for. Its document
-- has no single place; the calendar's entries have those of the dates, and what is asked by place reads these too.
alter table app.project_event_dates add column region text, add column district text;
comment on column app.project_event_dates.region is 'Of its own place; null if it has none, or one that is not known';
comment on column app.project_event_dates.district is 'Of its own place in Israel; null if it has none, or one that is not known';
grant insert (region, district), update (region, district) on app.project_event_dates to app_staff, app_system;

alter table app.calendar_entries
  add column region text, add column district text,
  add column latitude double precision, add column longitude double precision;
comment on column app.calendar_entries.region is
  'Where this date is, of an event that is in several places: empty if it is not known. Null of all other events, whose documents say it';
comment on column app.calendar_entries.district is 'Likewise, within Israel';
comment on column app.calendar_entries.latitude is 'Likewise; null if the date has no place on a map';
comment on column app.calendar_entries.longitude is 'Likewise; null if the date has no place on a map';
grant update (region, district, latitude, longitude) on app.calendar_entries to app_rules;
create index calendar_entries_region on app.calendar_entries (region, starts_at) where region is not null;
create index calendar_entries_district on app.calendar_entries (district, starts_at) where district is not null;
-- Of a large area, those that are nearest to now.
create index calendar_entries_elsewhere on app.calendar_entries (starts_at) where region is not null;
create index calendar_entries_place on app.calendar_entries (latitude, longitude) include (starts_at) where latitude is not null;
-- The next date of each such event that has begun: the counts beside the filters leave out the places it has left.
create index calendar_entries_under_way on app.calendar_entries using gist (tstzrange(previous_starts_at, starts_at, '(]'))
  where region is not null and previous_starts_at is not null;

comment on column app.search_documents.region is 'Of an event in several places all of them, as in |asia|europe|';
comment on column app.search_documents.district is 'Of an event in several places all of them, as in |haifa-district|jerusalem-district|';
comment on column app.search_documents.latitude is 'Null where the item has no place on a map, or several';
comment on column app.search_documents.longitude is 'Null where the item has no place on a map, or several';
comment on table app.facet_counts is
  'How many public projects and events there are of each kind, with the places of their documents. Kept by trigger. No region or district is an empty text.';

set local role app_rules;
create or replace function app.cancel_dates(item uuid, only_date uuid default null) returns void
  language sql set search_path = app, pg_temp as $$
  update app.calendar_entries
    set sequence = sequence + (changed_at <> now())::int, changed_at = now(), cancelled_at = now(),
      region = null, district = null, latitude = null, longitude = null
    where project_event_id = item and cancelled_at is null and date_id = coalesce(only_date, date_id)
$$;

create or replace function app.order_dates(item uuid) returns void
  language sql set search_path = app, pg_temp as $$
  update app.calendar_entries c set previous_starts_at = o.previous,
      region = o.region, district = o.district, latitude = o.latitude, longitude = o.longitude
    from (
      select n.date_id, lag(n.starts_at) over (order by n.starts_at, n.date_id) as previous,
        case when s.are_several then coalesce(case when d.locations = '{}' then e.region else d.region end, '') end as region,
        case when s.are_several then case when d.locations = '{}' then e.district else d.district end end as district,
        case when s.are_several then case when d.locations = '{}' then e.latitude else d.latitude end end as latitude,
        case when s.are_several then case when d.locations = '{}' then e.longitude else d.longitude end end as longitude
      from app.calendar_entries n
      join app.project_event_dates d on d.id = n.date_id
      join app.project_events e on e.id = n.project_event_id
      cross join (select exists (select from app.project_event_dates where project_event_id = item and locations <> '{}') as are_several) s
      where n.project_event_id = item and n.cancelled_at is null) o
    where c.date_id = o.date_id
      and (c.previous_starts_at, c.region, c.district, c.latitude, c.longitude)
        is distinct from (o.previous, o.region, o.district, o.latitude, o.longitude)
$$;
reset role;

-- A change of the district alone reaches the entries too, without a new edition of the dates.
set local role app_rules;
do $$
begin
  execute replace(pg_get_functiondef('app.sync_calendar_entries()'::regprocedure), 'then
    return null;', 'then
    if (new.region, new.district, new.search_text) is distinct from (old.region, old.district, old.search_text) then
      perform app.order_dates(new.id);
    end if;
    return null;');
  if pg_get_functiondef('app.sync_calendar_entries()'::regprocedure) not like '%new.district%' then
    raise exception 'sync_calendar_entries is not as expected';
  end if;
end $$;

create or replace function app.project_search() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  was app.search_documents;
  counted_as_of timestamptz;
  new_past_from timestamptz;
  are_several boolean := false;
  places record;
begin
  -- Shared, so that the job moves the moment on either before or after all of this.
  select as_of into counted_as_of from app.facet_counts_as_of for share;
  delete from app.search_documents where project_event_id = coalesce(new.id, old.id) returning * into was;
  if was.project_event_id is not null then
    update app.facet_counts set n = n - 1, current = current - (was.past_from >= counted_as_of)::int
      where type = was.type and category = was.category and region = coalesce(was.region, '')
        and district = coalesce(was.district, '');
    update app.search_weeks set n = n - 1 where week = app.week_of(was.created_at);
  end if;
  if tg_op <> 'DELETE' and new.is_public then
    new_past_from := app.past_from(new.type, new.last_start_datetime, new.end_date, new.time_zone, new.completed_at);
    are_several := new.type = 'event'
      and exists (select from app.project_event_dates where project_event_id = new.id and locations <> '{}');
    if are_several then
      select '|' || string_agg(distinct d.region collate "C", '|' order by d.region collate "C") || '|' as region,
          '|' || string_agg(distinct d.district collate "C", '|' order by d.district collate "C") || '|' as district,
          null::double precision as latitude, null::double precision as longitude
        into places
        from (select case when locations = '{}' then new.region else region end as region,
            case when locations = '{}' then new.district else district end as district
          from app.project_event_dates where project_event_id = new.id) d;
    else
      select new.region as region, new.district as district, new.latitude as latitude, new.longitude as longitude into places;
    end if;
    insert into app.search_documents
      (project_event_id, type, category, region, district, support_types, created_at, past_from, haystack, latitude, longitude)
      select new.id, new.type, new.category, places.region, places.district, new.support_types, new.created_at, new_past_from,
        new.search_text || ' ' || p.search_name, places.latitude, places.longitude
      from app.partners p where p.id = new.partner_id;
    insert into app.facet_counts as f (type, category, region, district, n, current)
      values (new.type, new.category, coalesce(places.region, ''), coalesce(places.district, ''), 1,
        (new_past_from >= counted_as_of)::int)
      on conflict (type, category, region, district) do update set n = f.n + 1, current = f.current + excluded.current;
    insert into app.search_weeks as w (week, n) values (app.week_of(new.created_at), 1)
      on conflict (week) do update set n = w.n + 1;
  end if;
  -- Before a deletion nothing returned would mean: do not delete.
  if tg_op = 'DELETE' then
    return old;
  end if;
  return null;
end $$;

grant execute on function app.sync_dates() to session_user;
reset role;
drop trigger sync_changed_dates on app.project_event_dates;
create trigger sync_changed_dates after update on app.project_event_dates for each row
  when ((old.starts_at, old.ends_at, old.is_all_day, old.labels, old.series_key, old.series_every, old.series_day,
      old.locations, old.latitude, old.longitude, old.region, old.district)
    is distinct from (new.starts_at, new.ends_at, new.is_all_day, new.labels, new.series_key, new.series_every, new.series_day,
      new.locations, new.latitude, new.longitude, new.region, new.district))
  execute function app.sync_dates();
set local role app_rules;
revoke execute on function app.sync_dates() from session_user;
reset role;

-- The job that keeps search texts adds the places of dates to those of before.
set local role app_system;
update app.project_events set search_version = 0
  where is_public and exists (select from app.project_event_dates d where d.project_event_id = project_events.id and d.locations <> '{}');
reset role;
