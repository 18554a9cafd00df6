-- When a project or event takes place is a row for each of its dates, not columns of the item. An event's dates have times, a
-- project's are whole days in its time zone. What the item itself says of them is a summary, kept by trigger.
create table app.project_event_dates (
  id uuid primary key,
  project_event_id uuid not null references app.project_events (id) on delete cascade,
  starts_at timestamptz,
  ends_at timestamptz,
  is_all_day boolean not null default false,
  constraint times_have_a_start check (is_all_day or starts_at is not null),
  constraint days_have_a_first_or_a_last check (starts_at is not null or ends_at is not null),
  constraint date_ends_after_it_starts check (ends_at > starts_at)
);
create index project_event_dates_item on app.project_event_dates (project_event_id, starts_at);
comment on table app.project_event_dates is
  'When an approved project or event takes place, a row for each date. A project without any goes on. Proposed dates are in app.project_event_revisions.';
comment on column app.project_event_dates.id is
  'Calendars know the date of an event by it. The dates of before this table have the ids of their items, by which calendars knew these.';
comment on column app.project_event_dates.starts_at is 'Of whole days, the beginning of the first one; null if they have no first one';
comment on column app.project_event_dates.ends_at is 'Of whole days, the end of the last one; null if there is none, or if an event does not say';
comment on column app.project_event_dates.is_all_day is 'Whole days, from midnight to midnight in the time zone of the item';

alter table app.project_event_dates enable row level security;
alter table app.project_event_dates force row level security;
create policy of_item on app.project_event_dates for select to app_visitor, app_guest, app_member
  using (exists (select from app.project_events where id = project_event_id));
create policy staff on app.project_event_dates to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.project_event_dates to app_system using (true) with check (true);
create policy rules on app.project_event_dates for select to app_rules using (true);
grant select on app.project_event_dates to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant insert (id, project_event_id, starts_at, ends_at, is_all_day) on app.project_event_dates to app_staff, app_system;
grant update (starts_at, ends_at, is_all_day) on app.project_event_dates to app_staff;
grant delete on app.project_event_dates to app_staff;

-- The dates that there are.
set local role app_system;
insert into app.project_event_dates (id, project_event_id, starts_at, ends_at, is_all_day)
  select id, id, start_datetime, end_datetime, false from app.project_events
  where type = 'event' and start_datetime is not null;
insert into app.project_event_dates (id, project_event_id, starts_at, ends_at, is_all_day)
  select id, id, start_date::timestamp at time zone time_zone, (end_date + 1)::timestamp at time zone time_zone, true
  from app.project_events where type = 'project' and (start_date is not null or end_date is not null);
reset role;

-- The summary: what lists and rules need without reading the dates.
alter table app.project_events add column last_start_datetime timestamptz;
comment on column app.project_events.start_datetime is 'Kept by trigger from app.project_event_dates, as the following: when the first date starts';
comment on column app.project_events.last_start_datetime is 'Kept by trigger: when the last date starts. Later than the first, if there are several';
comment on column app.project_events.end_datetime is
  'Kept by trigger: when the last date ends. Null if it is the only one and does not say; of several, such a one ends with its day';
comment on column app.project_events.start_date is 'Kept by trigger: the first whole day';
comment on column app.project_events.end_date is 'Kept by trigger: the last whole day';
grant update (start_datetime, last_start_datetime, end_datetime, start_date, end_date) on app.project_events to app_rules;
revoke update (start_datetime, end_datetime, start_date, end_date) on app.project_events from app_staff;
revoke insert (start_datetime, end_datetime, start_date, end_date) on app.project_events from app_system;
alter table app.project_events disable trigger user;
set local role app_rules;
update app.project_events set last_start_datetime = start_datetime where start_datetime is not null;
reset role;
alter table app.project_events enable trigger user;

-- An approved event has a date. Checked at the end of the transaction, since the item comes first.
alter table app.project_events drop constraint approved_is_whole;
alter table app.project_events add constraint approved_is_whole check (
  approved_at is null or (title is not null and description is not null and category is not null and organization is not null));
create function app.check_has_date() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  item uuid;
begin
  if tg_table_name = 'project_events' then item := new.id; else item := old.project_event_id; end if;
  if exists (select from app.project_events e where e.id = item and e.type = 'event' and e.approved_at is not null
      and not exists (select from app.project_event_dates d where d.project_event_id = item)) then
    raise exception 'an approved event has a date' using errcode = 'check_violation', constraint = 'approved_event_has_date';
  end if;
  return null;
end $$;
create constraint trigger check_has_date after insert or update of approved_at on app.project_events
  deferrable initially deferred for each row
  when (new.type = 'event' and new.approved_at is not null) execute function app.check_has_date();
create constraint trigger check_has_date after delete on app.project_event_dates
  deferrable initially deferred for each row execute function app.check_has_date();

-- Calendars get an entry for each date.
drop trigger sync_calendar_entry on app.project_events;
drop function app.sync_calendar_entry();
alter table app.calendar_entries add column date_id uuid, add column previous_starts_at timestamptz;
grant update (date_id) on app.calendar_entries to app_rules;
set local role app_rules;
update app.calendar_entries set date_id = project_event_id;
reset role;
revoke update (date_id) on app.calendar_entries from app_rules;
alter table app.calendar_entries drop constraint calendar_entries_pkey, add primary key (date_id);
grant insert (date_id), update (previous_starts_at) on app.calendar_entries to app_rules;
comment on table app.calendar_entries is
  'Each date of an event that has ever been public: which edition of it calendars have, and whether it was called off. Holds no text of it, since that may be public no longer.';
comment on column app.calendar_entries.date_id is 'Of app.project_event_dates, where it may be no longer';
comment on column app.calendar_entries.previous_starts_at is
  'When the date of the same event before this one starts: of the dates within a time, the first one has none in it';
create index calendar_entries_item on app.calendar_entries (project_event_id, starts_at);
drop index app.calendar_entries_start;
create index calendar_entries_start on app.calendar_entries (starts_at, project_event_id) include (previous_starts_at)
  where cancelled_at is null;

-- Enters the dates of a public event, or one of them, in their new edition: one more in each transaction.
create function app.enter_dates(item uuid, only_date uuid default null) returns void
  language sql set search_path = app, pg_temp as $$
  insert into app.calendar_entries as c (date_id, project_event_id, partner_id, starts_at, ends_at, time_zone)
    select d.id, e.id, e.partner_id, d.starts_at, d.ends_at, e.time_zone
    from app.project_events e join app.project_event_dates d on d.project_event_id = e.id
    where e.id = item and e.is_public and e.type = 'event' and d.id = coalesce(only_date, d.id)
    on conflict (date_id) do update set
      sequence = c.sequence + (c.changed_at <> now())::int, partner_id = excluded.partner_id, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, time_zone = excluded.time_zone, changed_at = now(), cancelled_at = null
$$;
-- Calls off the dates of an event, or one of them.
create function app.cancel_dates(item uuid, only_date uuid default null) returns void
  language sql set search_path = app, pg_temp as $$
  update app.calendar_entries
    set sequence = sequence + (changed_at <> now())::int, changed_at = now(), cancelled_at = now()
    where project_event_id = item and cancelled_at is null and date_id = coalesce(only_date, date_id)
$$;
create function app.order_dates(item uuid) returns void
  language sql set search_path = app, pg_temp as $$
  update app.calendar_entries c set previous_starts_at = o.previous
    from (select date_id, lag(starts_at) over (order by starts_at, date_id) as previous
      from app.calendar_entries where project_event_id = item and cancelled_at is null) o
    where c.date_id = o.date_id and c.previous_starts_at is distinct from o.previous
$$;
alter function app.enter_dates(uuid, uuid) owner to app_rules;
alter function app.cancel_dates(uuid, uuid) owner to app_rules;
alter function app.order_dates(uuid) owner to app_rules;

create function app.sync_calendar_entries() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if (new.is_public, new.title, new.description, new.location, new.latitude, new.longitude, new.time_zone, new.organization)
    is not distinct from
      (old.is_public, old.title, old.description, old.location, old.latitude, old.longitude, old.time_zone, old.organization) then
    return null;
  end if;
  if new.is_public then
    perform app.enter_dates(new.id);
  elsif old.is_public then
    perform app.cancel_dates(new.id);
  end if;
  perform app.order_dates(new.id);
  return null;
end $$;
create trigger sync_calendar_entries after update on app.project_events
  for each row when (new.type = 'event') execute function app.sync_calendar_entries();

-- What follows from a date: the summary of its item, by which search follows too, and its entry in calendars.
create function app.sync_dates() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  item uuid := coalesce(new.project_event_id, old.project_event_id);
begin
  -- Written even if it is the same, since pages show what is between the first and the last date.
  update app.project_events e set
      start_datetime = d.first_start, last_start_datetime = d.last_start,
      end_datetime = case when d.times > 1 then d.all_ended else d.ends_at end,
      start_date = case when not d.is_ever then (d.first_day at time zone e.time_zone)::date end,
      end_date = case when not d.is_endless then (d.after_last_day at time zone e.time_zone - interval '1 microsecond')::date end
    from (
      select min(starts_at) filter (where not is_all_day) as first_start,
        max(starts_at) filter (where not is_all_day) as last_start,
        max(ends_at) filter (where not is_all_day) as ends_at,
        max(coalesce(ends_at, ((starts_at at time zone i.time_zone)::date + 1)::timestamp at time zone i.time_zone))
          filter (where not is_all_day) as all_ended,
        count(*) filter (where not is_all_day) as times,
        min(starts_at) filter (where is_all_day) as first_day, bool_or(starts_at is null) as is_ever,
        max(ends_at) filter (where is_all_day) as after_last_day,
        coalesce(bool_or(ends_at is null) filter (where is_all_day), true) as is_endless
      from app.project_events i left join app.project_event_dates on project_event_id = i.id where i.id = item
    ) d
    where e.id = item;
  if tg_op = 'DELETE' then
    perform app.cancel_dates(item, old.id);
  else
    perform app.enter_dates(item, new.id);
  end if;
  perform app.order_dates(item);
  return null;
end $$;
create trigger sync_dates after insert or delete on app.project_event_dates
  for each row execute function app.sync_dates();
create trigger sync_changed_dates after update on app.project_event_dates
  for each row when (old.* is distinct from new.*) execute function app.sync_dates();

-- Search does not keep when something starts, which is read from the entries; only from when on it is past.
drop trigger project_search on app.project_events;
drop trigger project_search_delete on app.project_events;
drop function app.project_search();
alter table app.search_documents drop column start_datetime;
create index search_documents_cell on app.search_documents (cell, created_at desc, project_event_id desc)
  include (latitude, longitude, type, past_from, category, region, support_types) where cell is not null;
create index search_documents_place on app.search_documents (latitude, longitude)
  include (created_at, project_event_id, type, past_from) where latitude is not null;
drop index app.search_documents_past;
create index search_documents_past on app.search_documents (type, past_from, project_event_id) include (created_at);
create function app.project_search() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  was app.search_documents;
  counted_as_of timestamptz;
  new_past_from timestamptz;
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
    insert into app.search_documents
      (project_event_id, type, category, region, district, support_types, created_at, past_from, haystack, latitude, longitude)
      select new.id, new.type, new.category, new.region, new.district, new.support_types, new.created_at, new_past_from,
        new.search_text || ' ' || p.search_name, new.latitude, new.longitude
      from app.partners p where p.id = new.partner_id;
    insert into app.facet_counts as f (type, category, region, district, n, current)
      values (new.type, new.category, coalesce(new.region, ''), coalesce(new.district, ''), 1,
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
-- Before the row goes, so that its document still says what is to be uncounted.
create trigger project_search_delete before delete on app.project_events
  for each row execute function app.project_search();
create trigger project_search after insert or update of is_public, status, hidden_at, partner_id, type, category, region,
    district, support_types, created_at, last_start_datetime, end_date, time_zone, completed_at, search_text, organization,
    latitude, longitude
  on app.project_events for each row execute function app.project_search();

alter function app.check_has_date() owner to app_rules;
alter function app.sync_calendar_entries() owner to app_rules;
alter function app.sync_dates() owner to app_rules;
alter function app.project_search() owner to app_rules;
