-- Dates that repeat know their rule: those of one rule are one entry in calendars, with exceptions. The rule is kept with each date, so
-- that a date that was moved, and one that was called off, still say which day of the rule they are.
alter table app.project_event_dates
  add column series_key text check (series_key ~ '^[a-z0-9]{8}$'),
  add column series_every text check (series_every in ('day', 'week', 'two-weeks', 'month')),
  add column series_day date,
  add constraint series_is_whole check (num_nulls(series_key, series_every, series_day) in (0, 3)),
  add constraint series_has_times check (series_key is null or not is_all_day);
comment on column app.project_event_dates.series_key is
  'Which of the repeated dates of an event belong together; null for a date alone';
comment on column app.project_event_dates.series_every is 'The rule by which they repeat';
comment on column app.project_event_dates.series_day is 'Its day by the rule, in the time zone of the item; the date itself may have been moved';
grant insert (series_key, series_every, series_day), update (series_key, series_every, series_day)
  on app.project_event_dates to app_staff;
grant insert (series_key, series_every, series_day) on app.project_event_dates to app_system;

alter table app.calendar_entries add column series_key text, add column series_every text, add column series_day date;
comment on column app.calendar_entries.series_key is 'As of its date, also once that is gone: calendars know repeated dates as one entry';
grant insert (series_key, series_every, series_day), update (series_key, series_every, series_day) on app.calendar_entries to app_rules;

set local role app_rules;

CREATE OR REPLACE FUNCTION app.enter_dates(item uuid, only_date uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'app', 'pg_temp'
AS $function$
  insert into app.calendar_entries as c (date_id, project_event_id, partner_id, starts_at, ends_at, time_zone,
      series_key, series_every, series_day)
    select d.id, e.id, e.partner_id, d.starts_at, d.ends_at, e.time_zone,
      d.series_key, d.series_every, d.series_day
    from app.project_events e join app.project_event_dates d on d.project_event_id = e.id
    where e.id = item and e.is_public and e.type = 'event' and d.id = coalesce(only_date, d.id)
    on conflict (date_id) do update set
      sequence = c.sequence + (c.changed_at <> now())::int, partner_id = excluded.partner_id, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, time_zone = excluded.time_zone,
      series_key = excluded.series_key, series_every = excluded.series_every, series_day = excluded.series_day,
      changed_at = now(), cancelled_at = null
$function$;

grant execute on function app.sync_dates() to session_user;
reset role;
drop trigger sync_changed_dates on app.project_event_dates;
create trigger sync_changed_dates after update on app.project_event_dates for each row
  when ((old.starts_at, old.ends_at, old.is_all_day, old.labels, old.series_key, old.series_every, old.series_day)
    is distinct from (new.starts_at, new.ends_at, new.is_all_day, new.labels, new.series_key, new.series_every, new.series_day))
  execute function app.sync_dates();
set local role app_rules;
revoke execute on function app.sync_dates() from session_user;
reset role;

-- Groups wait in line like everyone else, for one date or the whole, all of them or none.
alter table app.supports drop constraint places_are_waited_for;
alter table app.supports add constraint places_are_waited_for check (
  status not in ('waiting', 'offered', 'lapsed') or kind in ('volunteer', 'attend') and waiting_since is not null);
drop index app.supports_one_open_of_group;
create unique index supports_one_open_of_group on app.supports (project_event_id, kind, group_id, (coalesce(date_id, project_event_id)))
  where group_id is not null and status in ('waiting', 'offered', 'pending', 'confirmed');

set local role app_rules;

CREATE OR REPLACE FUNCTION app.check_seat()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  given app.supports;
begin
  select * into given from app.supports where id = new.support_id for update;
  -- One at a time for each item, or two groups would each find the same person free.
  perform from app.project_events where id = given.project_event_id for no key update;
  if not exists (select from app.project_events where id = given.project_event_id and is_public) then
    raise exception 'not public' using errcode = 'check_violation', constraint = 'group_seats_public_item';
  end if;
  -- Of a group that waits, or was confirmed because everybody is welcome, only what it was signed up with; later whoever is welcome.
  if given.group_id is null or not (given.status = 'pending'
      or given.status = 'waiting' and (select count(*) from app.group_seats where support_id = given.id) < given.places
      or given.status = 'confirmed' and exists (
        select from app.project_events where id = given.project_event_id and welcomes_all))
    or not exists (select from app.group_members where group_id = given.group_id and user_id = new.user_id) then
    raise exception 'does not come along' using errcode = 'check_violation', constraint = 'group_seats_of_members';
  end if;
  if exists (select from app.supports where user_id = new.user_id and project_event_id = given.project_event_id
      and kind = given.kind and status in ('waiting', 'offered', 'pending', 'confirmed') and group_name is null
      and date_id is not distinct from given.date_id)
    or exists (select from app.group_seats x join app.supports s on s.id = x.support_id
      where x.user_id = new.user_id and s.id <> given.id and s.project_event_id = given.project_event_id
        and s.kind = given.kind and s.date_id is not distinct from given.date_id
        and s.status in ('waiting', 'offered', 'pending', 'confirmed')) then
    raise exception 'has a place already' using errcode = 'check_violation', constraint = 'group_seats_one_place';
  end if;
  if exists (select from app.partners p join app.project_events e on e.partner_id = p.id
      where e.id = given.project_event_id and p.user_id = new.user_id) then
    raise exception 'one''s own' using errcode = 'check_violation', constraint = 'group_seats_not_ones_own';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.count_seats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    update app.supports s set places = n.seats
      from (select x.support_id, count(*)::integer as seats from app.group_seats x
        where x.support_id in (select support_id from changed) group by 1) n
      where s.id = n.support_id and s.places <> n.seats and s.status in ('waiting', 'offered', 'pending', 'confirmed');
    return null;
  end if;
  update app.supports s set places = n.seats, updated_at = now()
    from (select x.support_id, count(*)::integer as seats from app.group_seats x
      where x.support_id in (select support_id from changed) group by 1) n
    where s.id = n.support_id and s.places <> n.seats and s.status in ('waiting', 'offered', 'pending', 'confirmed');
  update app.supports s set status = 'cancelled', decided_at = now(), updated_at = now()
    where s.id in (select support_id from changed) and s.status in ('waiting', 'offered', 'pending', 'confirmed')
      and not exists (select from app.group_seats where support_id = s.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.leave_seats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  -- A group that ends has cancelled by itself what is not over.
  if not exists (select from app.volunteer_groups where id = old.group_id) then
    return null;
  end if;
  delete from app.group_seats where user_id = old.user_id and support_id in (
    select s.id from app.supports s join app.project_events e on e.id = s.project_event_id
    where s.group_id = old.group_id and s.status in ('waiting', 'offered', 'pending', 'confirmed')
      and coalesce(e.end_datetime, e.start_datetime + interval '1 day', (e.end_date + 1)::timestamptz, 'infinity') > now());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.confirm_welcome()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and old.status not in ('waiting', 'offered') then
    return new;
  end if;
  if new.status = 'pending' and app.takes_place(new.kind)
    and exists (select from app.project_events where id = new.project_event_id and welcomes_all) then
    new.status := 'confirmed';
    new.decided_at := case tg_op when 'INSERT' then new.created_at else new.updated_at end;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.hand_over_group(of_group uuid, heir uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  by_job boolean := current_setting('role') = 'app_system';
  lead app.profiles;
  moving uuid[];
begin
  perform from app.volunteer_groups where id = of_group
    and (by_job or heir = app.uid() and offered_to = heir) for no key update;
  if not found then
    return 'not-offered';
  end if;
  select p.* into lead from app.profiles p join app.group_members x on x.user_id = p.id
    where x.group_id = of_group and p.id = heir and p.suspended_at is null;
  if lead.id is null then
    return 'not-offered';
  end if;
  moving := array(
    select s.id from app.supports s join app.project_events e on e.id = s.project_event_id
    where s.group_id = of_group and s.status in ('waiting', 'offered', 'pending', 'confirmed') and not coalesce(case
      when e.completed_at is not null then true
      when e.type = 'project' then e.end_date < (now() at time zone e.time_zone)::date
      when e.end_datetime is not null then e.end_datetime <= now()
      else (e.start_datetime at time zone e.time_zone)::date < (now() at time zone e.time_zone)::date
    end, false));
  if exists (select from app.supports s join app.project_events e on e.id = s.project_event_id
      join app.partners p on p.id = e.partner_id where s.id = any (moving) and p.user_id = heir) then
    return 'own-item';
  end if;
  update app.volunteer_groups set owner_id = heir, offered_to = null, updated_at = now() where id = of_group;
  -- Whoever was not asked gives nobody their address.
  update app.supports set user_id = heir, name = lead.full_name, email = case when by_job then '' else lead.email end,
    phone = null, message = '', updated_at = now()
    where id = any (moving);
  return 'done';
end $function$;

CREATE OR REPLACE FUNCTION app.check_support()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  item app.project_events;
  held integer := 0;
  wanted integer := 0;
  is_free boolean := true;
begin
  if tg_op = 'UPDATE' and old.status <> new.status and (old.status, new.status) not in (
    ('waiting', 'offered'), ('waiting', 'pending'), ('waiting', 'confirmed'), ('waiting', 'declined'),
    ('waiting', 'cancelled'), ('waiting', 'lapsed'),
    ('offered', 'waiting'), ('offered', 'pending'), ('offered', 'confirmed'), ('offered', 'declined'),
    ('offered', 'cancelled'), ('offered', 'lapsed'),
    ('pending', 'confirmed'), ('pending', 'declined'), ('pending', 'cancelled'),
    ('confirmed', 'completed'), ('confirmed', 'declined'), ('confirmed', 'cancelled'),
    ('confirmed', 'refunded'), ('completed', 'refunded')) then
    raise exception 'a support cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'supports_legal_moves';
  end if;
  if new.status = 'refunded' then
    new.hours := null;
    new.meals := null;
  end if;
  if tg_op = 'INSERT' then
    if app.takes_place(new.kind) then
      perform from app.project_events where id = new.project_event_id for no key update;
    end if;
    select * into item from app.project_events where id = new.project_event_id;
    if item.is_public is not true then
      raise exception 'not public' using errcode = 'check_violation', constraint = 'supports_public_item';
    end if;
    if not (new.kind = any (item.support_types) or (new.kind = 'attend' and item.type = 'event')) then
      raise exception 'not offered' using errcode = 'check_violation', constraint = 'supports_offered_kind';
    end if;
    if app.takes_place(new.kind) and item.choose_dates <> (new.date_id is not null)
      or new.date_id is not null and not exists (
        select from app.project_event_dates where id = new.date_id and project_event_id = item.id) then
      raise exception 'not for this' using errcode = 'check_violation', constraint = 'supports_choose_date';
    end if;
    if exists (select from app.partners where id = item.partner_id and user_id = new.user_id) then
      raise exception 'one''s own' using errcode = 'check_violation', constraint = 'supports_not_ones_own';
    end if;
    if new.group_id is not null and not exists (
        select from app.volunteer_groups where id = new.group_id and owner_id = new.user_id) then
      raise exception 'another''s group' using errcode = 'check_violation', constraint = 'supports_led_group';
    end if;
    if new.group_name is null and new.status in ('waiting', 'offered', 'pending', 'confirmed') and app.takes_place(new.kind) and exists (
        select from app.group_seats x join app.supports s on s.id = x.support_id
        where x.user_id = new.user_id and s.project_event_id = new.project_event_id and s.kind = new.kind
          and s.date_id is not distinct from new.date_id and s.status in ('waiting', 'offered', 'pending', 'confirmed')) then
      raise exception 'comes with a group' using errcode = 'check_violation', constraint = 'supports_with_group';
    end if;
    if new.status in ('waiting', 'offered', 'lapsed') then
      new.waiting_since := coalesce(new.waiting_since, new.created_at);
    end if;
  end if;
  if not app.takes_place(new.kind) then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status not in ('waiting', 'declined', 'cancelled', 'lapsed') then
    held := old.places;
  end if;
  if new.status not in ('waiting', 'declined', 'cancelled', 'lapsed') then
    wanted := new.places;
  end if;
  if wanted <> held then
    -- The item first, then its date, so that no two wait for each other.
    perform from app.project_events where id = new.project_event_id for no key update;
    if new.date_id is not null then
      update app.project_event_dates set places_taken = places_taken + wanted - held
        where id = new.date_id and (wanted < held or places is null or places_taken + wanted - held <= places);
      is_free := found;
    end if;
    if is_free then
      update app.project_events set places_taken = places_taken + wanted - held
        where id = new.project_event_id
          and (wanted < held or choose_dates or places is null or places_taken + wanted - held <= places);
      is_free := found;
    end if;
    if not is_free then
      if tg_op = 'INSERT' and new.status = 'pending' and new.waiting_since is not null then
        new.status := 'waiting';
        return new;
      end if;
      raise exception 'no places left' using errcode = 'check_violation', constraint = 'supports_places_left';
    end if;
  end if;
  -- Who agreed to wait, but got a place at once.
  if tg_op = 'INSERT' and new.status = 'pending' then
    new.waiting_since := null;
  end if;
  return new;
end $function$;

reset role;


-- Who of a group already has a place there, of each date that people choose, or of the whole.
drop function app.group_held_back(uuid, uuid, text);
create function app.group_held_back(of_group uuid, item uuid, of_kind text)
  returns table (user_id uuid, why text, date_id uuid)
  language sql stable security definer set search_path = app, pg_temp as $$
  select x.user_id, 'own-item', null::uuid from app.group_members x
    where x.group_id = of_group and of_group in (select app.led_groups()) and exists (
      select from app.project_events e join app.partners p on p.id = e.partner_id where e.id = item and p.user_id = x.user_id)
  union
  select x.user_id, 'has-place', s.date_id
    from app.group_members x join app.supports s on s.project_event_id = item and s.kind = of_kind
      and s.status in ('waiting', 'offered', 'pending', 'confirmed')
    where x.group_id = of_group and of_group in (select app.led_groups())
      and (s.user_id = x.user_id and s.group_name is null
        or exists (select from app.group_seats c where c.support_id = s.id and c.user_id = x.user_id)) $$;
grant execute on function app.group_held_back(uuid, uuid, text) to app_member;
alter function app.group_held_back(uuid, uuid, text) owner to app_rules;

-- A note to everybody of some of the dates from which people choose.
alter table app.notes add column date_ids uuid[] not null default '{}';
comment on column app.notes.date_ids is 'The dates whose people it went to, where they choose; none: everybody. A date may be no longer';
grant insert (date_ids) on app.notes to app_member, app_system;
set local role app_rules;
drop function app.note_recipients(uuid, text[]);
reset role;
create function app.note_recipients(item uuid, audience text[], dates uuid[]) returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select s.id from app.supports s
    join app.project_events e on e.id = s.project_event_id
    left join app.threads t on t.support_id = s.id
    left join app.profiles x on x.id = s.user_id
  where s.project_event_id = item and e.partner_id = app.own_partner('{approved}', '{answer}')
    and s.kind not in ('donate', 'invest', 'business') and s.email <> ''
    and case s.status when 'offered' then 'waiting' else s.status end = any (audience)
    and (cardinality(dates) = 0 or s.date_id = any (dates))
    and x.suspended_at is null and t.person_muted_at is null
    -- Nobody has proved an address that was typed at the door.
    and not exists (select from app.attendances a where a.support_id = s.id and a.is_walk_in)
    and not exists (select from app.thread_reports r where r.support_id = s.id and r.author = 'person') $$;
comment on function app.note_recipients(uuid, text[], uuid[]) is
  'The sign-ups that a note of the caller''s own organization about an item reaches, by status: confirmed, pending, waiting; of these dates, or of all if there are none.';
grant execute on function app.note_recipients(uuid, text[], uuid[]) to app_member;
alter function app.note_recipients(uuid, text[], uuid[]) owner to app_rules;
