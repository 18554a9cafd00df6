-- People who signed up are told when it moves, is taken down or comes back, and say whether they are still coming.

alter table app.supports
  add column asked_at timestamptz,
  add column still_coming_at timestamptz;
alter table app.group_seats
  add column still_coming_at timestamptz;
comment on column app.supports.asked_at is
  'When its time or place last changed, or it came back, after they had signed up: they are asked whether they still come';
comment on column app.supports.still_coming_at is 'When its supporter said that they still come, after they were last asked';
comment on column app.group_seats.still_coming_at is 'The same of each who comes along with a group';

grant update (asked_at, still_coming_at) on app.supports to app_staff, app_system;
grant update (still_coming_at) on app.group_seats to app_staff, app_system;
create policy staff_change on app.group_seats for update to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
grant insert (asked_at, still_coming_at) on app.supports to app_system;
grant insert (still_coming_at) on app.group_seats to app_system;

-- An organization cancels what people signed up for once it has taken it down, and only then.
create policy call_off on app.supports for update to app_member
  using (kind <> 'donate'
    and project_event_id in (select id from app.project_events where partner_id = (select app.own_approved_partner())))
  with check (kind <> 'donate' and status = 'cancelled'
    and project_event_id in (select id from app.project_events
      where partner_id = (select app.own_approved_partner()) and status = 'withdrawn'));

-- Where an event is on the map goes into calendars too.
drop trigger keep_calendar_entry_changed on app.project_events;
set local role app_rules;
grant execute on function app.keep_calendar_entry() to session_user;
reset role;
create trigger keep_calendar_entry_changed after update on app.project_events for each row
  when (new.type = 'event' and (new.is_public or old.is_public)
    and (old.is_public, old.title, old.description, old.location, old.latitude, old.longitude, old.start_datetime,
        old.end_datetime, old.time_zone, old.organization)
      is distinct from
      (new.is_public, new.title, new.description, new.location, new.latitude, new.longitude, new.start_datetime,
        new.end_datetime, new.time_zone, new.organization))
  execute function app.keep_calendar_entry();

-- Open pages of the organization follow when somebody says that they still come.
set local role app_rules;
grant execute on function app.tell_live() to session_user;
reset role;
create trigger tell_live_still_coming after update on app.supports for each row
  when (new.still_coming_at is distinct from old.still_coming_at and new.status = old.status)
  execute function app.tell_live();

create function app.seats_still_coming(of_support uuid) returns integer
  language sql stable security definer set search_path = app, pg_temp as $$
  select count(*)::integer from app.group_seats x
    join app.supports s on s.id = x.support_id join app.project_events e on e.id = s.project_event_id
  where s.id = of_support and x.still_coming_at is not null
    and (s.user_id = app.uid() or s.group_id in (select app.own_groups())
      or e.partner_id = app.own_approved_partner() or current_setting('role') in ('app_staff', 'app_system')) $$;
comment on function app.seats_still_coming(uuid) is
  'How many of those who come along with a group said that they still come: for its members and the organization that answers.';
grant execute on function app.seats_still_coming(uuid) to app_member, app_staff, app_system;
alter function app.seats_still_coming(uuid) owner to app_rules;
