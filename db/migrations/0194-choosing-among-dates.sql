-- People choose among the dates of an event. Each date may be a shift or a role, with a label and places of its own; several may start at
-- the same time. A sign-up for a date is a row of app.supports that names it; places are counted, and waited for, by date.
alter table app.project_events add column choose_dates boolean not null default false;
comment on column app.project_events.choose_dates is
  'Whether people sign up for dates of their choice, rather than for the whole. Its places are then the sum of those of its dates, null if one has no limit';
grant insert (choose_dates) on app.project_events to app_system;
grant update (choose_dates) on app.project_events to app_staff;
-- Of dates to choose from, each has its own limit.
alter table app.project_events drop constraint never_oversold;
alter table app.project_events
  add constraint never_oversold check (choose_dates or places is null or places_taken <= places);

alter table app.project_event_dates
  add column places integer check (places >= 1 and places <= 100000),
  add column places_taken integer not null default 0 check (places_taken >= 0),
  add column labels jsonb not null default '{}',
  add constraint date_never_oversold check (places is null or places_taken <= places),
  add constraint labels_are_labels check (labels = '{}' or jsonb_typeof(labels) = 'object' and length(labels::text) <= 500
    and not jsonb_path_exists(labels,
      '$.keyvalue() ? (!(@.key like_regex "^[a-z]{2}$") || @.value.type() != "string" || @.value == "")'));
comment on column app.project_event_dates.places is
  'How many people can come, where they choose among dates; null: no limit';
comment on column app.project_event_dates.places_taken is 'Kept by trigger from app.supports, where they choose among dates';
comment on column app.project_event_dates.labels is 'personal: the shift or role, in each language that it has one in';
grant insert (places, labels), update (places, labels) on app.project_event_dates to app_staff;
grant insert (places, labels), update (labels) on app.project_event_dates to app_system;
grant update (places_taken) on app.project_event_dates to app_rules;
create policy rules_count on app.project_event_dates for update to app_rules using (true) with check (true);

-- Places of a date are counted without a new edition of it in calendars.
drop trigger sync_changed_dates on app.project_event_dates;
set local role app_rules;
grant execute on function app.sync_dates() to session_user;
reset role;
create trigger sync_changed_dates after update on app.project_event_dates for each row
  when ((old.starts_at, old.ends_at, old.is_all_day, old.labels) is distinct from (new.starts_at, new.ends_at, new.is_all_day, new.labels))
  execute function app.sync_dates();
set local role app_rules;
revoke execute on function app.sync_dates() from session_user;
reset role;

alter table app.supports
  add column date_id uuid references app.project_event_dates (id) on delete set null,
  add column gone_date jsonb,
  add constraint dates_take_places check (date_id is null or kind in ('volunteer', 'attend'));
comment on column app.supports.date_id is
  'The date they signed up for; null for the whole, and if the date was called off';
comment on column app.supports.gone_date is
  'The date they had signed up for, if it was called off: when it was to start and end, no id, and its labels';
grant insert (date_id) on app.supports to app_member, app_system;
grant update (gone_date) on app.supports to app_rules;
create index supports_date on app.supports (date_id, created_at desc) where date_id is not null;
drop index app.supports_one_open;
create unique index supports_one_open on app.supports (project_event_id, kind, user_id, (coalesce(date_id, project_event_id)))
  where kind <> 'donate' and status in ('waiting', 'offered', 'pending', 'confirmed') and group_name is null;

alter table app.pending_sign_ups
  add column date_ids uuid[] not null default '{}',
  add column waiting_date_ids uuid[] not null default '{}';
comment on column app.pending_sign_ups.date_ids is 'The dates they chose';
comment on column app.pending_sign_ups.waiting_date_ids is 'The full dates for which they agreed to wait';
grant insert (date_ids, waiting_date_ids) on app.pending_sign_ups to app_system;

-- Whoever calls off a date cancels its sign-ups first, by email. They keep what it was.
create function app.check_date_goes() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- The whole item goes.
  if not exists (select from app.project_events where id = old.project_event_id) then
    return old;
  end if;
  if coalesce(old.ends_at, old.starts_at) > now()
    and exists (select from app.supports where date_id = old.id and status in ('waiting', 'offered', 'pending', 'confirmed')) then
    raise exception 'people have signed up for it' using errcode = 'check_violation', constraint = 'date_has_sign_ups';
  end if;
  update app.supports set gone_date = jsonb_build_array(old.starts_at, old.ends_at, null, old.labels) where date_id = old.id;
  return old;
end $$;
create trigger check_date_goes before delete on app.project_event_dates
  for each row execute function app.check_date_goes();

-- What people signed up for, the whole or a date, stays that.
create function app.check_choice_of_dates() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if exists (select from app.supports where project_event_id = new.id and app.takes_place(kind)
      and status in ('waiting', 'offered', 'pending', 'confirmed')) then
    raise exception 'people have signed up' using errcode = 'check_violation', constraint = 'choice_of_dates_stays';
  end if;
  return new;
end $$;
create trigger check_choice_of_dates before update of choose_dates on app.project_events
  for each row when (old.choose_dates <> new.choose_dates) execute function app.check_choice_of_dates();

drop function app.offer_end(uuid, timestamptz);
create function app.offer_end(item uuid, since timestamptz, of_date uuid) returns timestamptz
  language sql stable set search_path = app, pg_temp as $$
  select case when a.answer_by >= since + interval '1 hour' then least(a.answer_by, since + interval '48 hours') end
  from project_events e
  cross join lateral (select coalesce(
    (select min(d.starts_at) from project_event_dates d
      where d.project_event_id = e.id and d.id = coalesce(of_date, d.id) and d.starts_at >= since + interval '4 hours')
      - interval '3 hours',
    case when e.type = 'project' and of_date is null then coalesce(
      (select max(d.ends_at) from project_event_dates d where d.project_event_id = e.id) - interval '3 hours', 'infinity') end
  ) as answer_by) a
  where e.id = item and e.is_public and e.completed_at is null $$;
comment on function app.offer_end(uuid, timestamptz, uuid) is
  'When an offer of a place that is made at this moment ends: after two days, or three hours before the date, or of the whole the next one, if that is earlier (of a project that has begun, before its end). Null if less than an hour is left to answer, and for what is not public or completed.';
grant execute on function app.offer_end(uuid, timestamptz, uuid) to app_rules, app_system;

create function app.offer_freed_places_of_date() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.offer_places(new.project_event_id);
  return null;
end $$;
create constraint trigger offer_freed_places_of_date after update on app.project_event_dates
  deferrable initially deferred for each row
  when (new.places is null and old.places is not null or new.places - new.places_taken > old.places - old.places_taken)
  execute function app.offer_freed_places_of_date();

alter function app.check_date_goes() owner to app_rules;
alter function app.check_choice_of_dates() owner to app_rules;
alter function app.offer_end(uuid, timestamptz, uuid) owner to app_rules;
alter function app.offer_freed_places_of_date() owner to app_rules;

set local role app_rules;
create or replace function app.offer_places(item uuid) returns void
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  of_date uuid;
  free integer;
  next_id uuid;
  needs integer;
begin
  if not exists (select from supports where project_event_id = item and status = 'waiting') then
    return;
  end if;
  perform from project_events where id = item for no key update;
  -- Each date has a line of its own, and so has the whole.
  for of_date in select distinct date_id from supports where project_event_id = item and status = 'waiting' loop
    continue when app.offer_end(item, now(), of_date) is null;
    if of_date is null then
      select places - places_taken into free from project_events where id = item;
    else
      select places - places_taken into free from project_event_dates where id = of_date;
    end if;
    loop
      -- Who is just leaving holds their row, and is passed over.
      select id, places into next_id, needs from supports
        where project_event_id = item and status = 'waiting' and date_id is not distinct from of_date
          and (free is null or places <= free)
        order by waiting_since, id limit 1 for update skip locked;
      exit when next_id is null;
      update supports set status = 'offered', offered_until = null, updated_at = now() where id = next_id;
      free := free - needs;
    end loop;
  end loop;
end $$;
comment on function app.offer_places(uuid) is
  'Offers the free places of an item, or of each of its dates, to those who wait, in the order in which they came; who wants more places than are free is passed over.';

create or replace function app.waiting_position(of_support uuid) returns integer
  language sql stable security definer set search_path = app, pg_temp as $$
  select nullif(count(*), 0)::integer
  from supports s join supports o on o.project_event_id = s.project_event_id and o.date_id is not distinct from s.date_id
  where s.id = of_support and s.status = 'waiting' and o.status = 'waiting'
    and (o.waiting_since, o.id) <= (s.waiting_since, s.id)
    and (s.user_id = app.uid() or current_setting('role') = 'app_system'
      or s.project_event_id in (select id from project_events where partner_id = app.own_partner('{approved}'))) $$;

create or replace function app.check_support() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
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
          and s.status in ('pending', 'confirmed')) then
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
end $$;
reset role;
