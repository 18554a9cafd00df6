-- What calendar programs that subscribed have been told of each event, so that a change and a cancellation reach them.

create table app.calendar_entries (
  project_event_id uuid primary key references app.project_events (id) on delete cascade,
  partner_id uuid not null references app.partners (id) on delete cascade,
  sequence integer not null default 0,
  starts_at timestamptz not null,
  ends_at timestamptz,
  time_zone text not null,
  changed_at timestamptz not null default now(),
  cancelled_at timestamptz
);
create index calendar_entries_cancelled on app.calendar_entries (cancelled_at) where cancelled_at is not null;
create index calendar_entries_partner on app.calendar_entries (partner_id);
comment on table app.calendar_entries is
  'Each event that has ever been public: which edition of it calendars have, and whether it was called off. Holds no text of it, since that may be public no longer.';
comment on column app.calendar_entries.sequence is 'RFC 5545 SEQUENCE: one more for each change that matters to a calendar';

create function app.keep_calendar_entry() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if new.is_public then
    insert into app.calendar_entries as c (project_event_id, partner_id, starts_at, ends_at, time_zone)
      values (new.id, new.partner_id, new.start_datetime, new.end_datetime, new.time_zone)
      on conflict (project_event_id) do update set
        sequence = c.sequence + 1, partner_id = new.partner_id, starts_at = new.start_datetime,
        ends_at = new.end_datetime, time_zone = new.time_zone, changed_at = now(), cancelled_at = null;
  else
    update app.calendar_entries set sequence = sequence + 1, changed_at = now(), cancelled_at = now()
      where project_event_id = new.id and cancelled_at is null;
  end if;
  return null;
end $$;
create trigger keep_calendar_entry after insert on app.project_events for each row
  when (new.type = 'event' and new.is_public) execute function app.keep_calendar_entry();
create trigger keep_calendar_entry_changed after update on app.project_events for each row
  when (new.type = 'event' and (new.is_public or old.is_public)
    and (old.is_public, old.title, old.description, old.location, old.start_datetime, old.end_datetime, old.time_zone, old.organization)
      is distinct from
      (new.is_public, new.title, new.description, new.location, new.start_datetime, new.end_datetime, new.time_zone, new.organization))
  execute function app.keep_calendar_entry();

alter table app.calendar_entries enable row level security;
alter table app.calendar_entries force row level security;
create policy rules on app.calendar_entries to app_rules using (true) with check (true);
create policy everybody on app.calendar_entries for select
  to app_visitor, app_guest, app_member, app_staff, app_system using (true);
grant select on app.calendar_entries to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant insert (project_event_id, partner_id, starts_at, ends_at, time_zone),
  update (sequence, partner_id, starts_at, ends_at, time_zone, changed_at, cancelled_at)
  on app.calendar_entries to app_rules;

alter function app.keep_calendar_entry() owner to app_rules;

set local role app_rules;
insert into app.calendar_entries (project_event_id, partner_id, starts_at, ends_at, time_zone)
  select id, partner_id, start_datetime, end_datetime, time_zone from app.project_events
  where is_public and type = 'event';
reset role;
