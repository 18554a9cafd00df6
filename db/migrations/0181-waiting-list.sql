-- When every place is taken, people wait in line. A place that becomes free is offered to the next, and holds until they answer or the time to
-- answer is over. Offers are made here, in the transaction that frees a place, so that nobody who comes later gets it.
alter table app.supports drop constraint supports_status_check;
alter table app.supports add constraint supports_status_check check (status in ('waiting', 'offered', 'pending', 'confirmed', 'completed',
  'declined', 'cancelled', 'lapsed', 'refunded'));
alter table app.supports add column waiting_since timestamptz, add column offered_until timestamptz;
alter table app.supports add constraint places_are_waited_for check (status not in ('waiting', 'offered', 'lapsed')
  or kind in ('volunteer', 'attend') and group_name is null and waiting_since is not null);
comment on column app.supports.waiting_since is
  'Of someone who agreed to wait for a place, since when; null if they got one at once';
comment on column app.supports.offered_until is
  'When the offer of a place ends; null until the email about it is written, from which on they have time to answer';

-- The next in line.
create index supports_in_line on app.supports (project_event_id, waiting_since, id) where status = 'waiting';
create index supports_offered on app.supports (offered_until) where status = 'offered';
drop index app.supports_one_open;
create unique index supports_one_open on app.supports (project_event_id, kind, user_id)
  where kind <> 'donate' and status in ('waiting', 'offered', 'pending', 'confirmed') and group_name is null;

grant insert (waiting_since) on app.supports to app_member;
grant insert (waiting_since, offered_until), update (offered_until) on app.supports to app_system;
grant update (offered_until) on app.supports to app_rules;

-- Members have no grant on the status, so only the trigger lets someone wait.
drop policy support on app.supports;
create policy support on app.supports for insert to app_member
  with check (user_id = (select app.uid()) and status in ('pending', 'confirmed', 'waiting'));

alter table app.pending_sign_ups add column waits boolean not null default false;
comment on column app.pending_sign_ups.waits is 'Whether they agreed to wait for a place if none is free';
grant insert (waits) on app.pending_sign_ups to app_system;

create function app.offer_end(item uuid, since timestamptz) returns timestamptz
  language sql stable set search_path = app, pg_temp as $$
  select case when a.answer_by >= since + interval '1 hour' then least(a.answer_by, since + interval '48 hours') end
  from project_events e
  cross join lateral (select coalesce(
    (select min(d.starts_at) from project_event_dates d
      where d.project_event_id = e.id and d.starts_at >= since + interval '4 hours') - interval '3 hours',
    case when e.type = 'project' then coalesce(
      (select max(d.ends_at) from project_event_dates d where d.project_event_id = e.id) - interval '3 hours', 'infinity') end
  ) as answer_by) a
  where e.id = item and e.is_public and e.completed_at is null $$;
comment on function app.offer_end(uuid, timestamptz) is
  'When an offer of a place that is made at this moment ends: after two days, or three hours before the next date, if that is earlier (of a project that has begun, before its end). Null if less than an hour is left to answer, and for what is not public or completed.';

create function app.offer_places(item uuid) returns void
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  free integer;
  next_id uuid;
  needs integer;
begin
  if not exists (select from supports where project_event_id = item and status = 'waiting') then
    return;
  end if;
  select places - places_taken into free from project_events where id = item for no key update;
  if app.offer_end(item, now()) is null then
    return;
  end if;
  loop
    -- Who is just leaving holds their row, and is passed over.
    select id, places into next_id, needs from supports
      where project_event_id = item and status = 'waiting' and (free is null or places <= free)
      order by waiting_since, id limit 1 for update skip locked;
    exit when next_id is null;
    update supports set status = 'offered', offered_until = null, updated_at = now() where id = next_id;
    free := free - needs;
  end loop;
end $$;
comment on function app.offer_places(uuid) is
  'Offers the free places of an item to those who wait, in the order in which they came; who wants more places than are free is passed over.';
grant execute on function app.offer_end(uuid, timestamptz) to app_rules, app_system;
grant execute on function app.offer_places(uuid) to app_system;

create function app.offer_freed_places() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.offer_places(new.id);
  return null;
end $$;
-- At the end of the transaction: a statement that frees places may itself end the sign-up of someone who waits.
create constraint trigger offer_freed_places after update on app.project_events
  deferrable initially deferred for each row
  when (new.is_public and (not old.is_public or new.places is null and old.places is not null
    or new.places - new.places_taken > old.places - old.places_taken))
  execute function app.offer_freed_places();

create function app.waiting_position(of_support uuid) returns integer
  language sql stable security definer set search_path = app, pg_temp as $$
  select nullif(count(*), 0)::integer
  from supports s join supports o on o.project_event_id = s.project_event_id
  where s.id = of_support and s.status = 'waiting' and o.status = 'waiting'
    and (o.waiting_since, o.id) <= (s.waiting_since, s.id)
    and (s.user_id = app.uid() or current_setting('role') = 'app_system'
      or s.project_event_id in (select id from project_events where partner_id = app.own_partner('{approved}'))) $$;
comment on function app.waiting_position(uuid) is
  'The place in line, from 1, of a sign-up of one''s own or to one''s own organization; null if it does not wait.';
grant execute on function app.waiting_position(uuid) to app_member, app_system;

alter function app.offer_end(uuid, timestamptz) owner to app_rules;
alter function app.offer_places(uuid) owner to app_rules;
alter function app.offer_freed_places() owner to app_rules;
alter function app.waiting_position(uuid) owner to app_rules;

set local role app_rules;
create or replace function app.check_support() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  item app.project_events;
  held integer := 0;
  wanted integer := 0;
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
    update app.project_events set places_taken = places_taken + wanted - held
      where id = new.project_event_id and (wanted < held or places is null or places_taken + wanted - held <= places);
    if not found then
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

create or replace function app.confirm_welcome() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.status not in ('waiting', 'offered') then
    return new;
  end if;
  if new.status = 'pending' and new.group_id is null and app.takes_place(new.kind)
    and exists (select from app.project_events where id = new.project_event_id and welcomes_all) then
    new.status := 'confirmed';
    new.decided_at := case tg_op when 'INSERT' then new.created_at else new.updated_at end;
  end if;
  return new;
end $$;
grant execute on function app.confirm_welcome() to session_user;

-- A sign-up that waits for a place came through the ambassador as well.
create or replace function app.credit_support(support uuid, code text, touched timestamptz) returns boolean
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  given app.supports;
  link app.ambassador_links;
  page app.ambassador_profiles;
  campaign app.ambassador_campaigns;
begin
  select * into given from app.supports where id = credit_support.support and status in ('waiting', 'pending')
    and (user_id = app.uid() or guest_id = app.guest_id());
  select * into link from app.ambassador_links l where l.code = credit_support.code;
  select * into page from app.ambassador_profiles where id = link.ambassador_id and is_public for key share;
  if given.id is null or page.id is null
    or touched > given.created_at or touched < given.created_at - interval '30 days'
    or given.user_id = page.user_id or lower(given.email) = lower(page.contact_email)
    or exists (select from app.profiles where id = page.user_id and lower(email) = lower(given.email))
    or exists (select from app.project_events e join app.partners o on o.id = e.partner_id
      where e.id = given.project_event_id and o.user_id = page.user_id) then
    return false;
  end if;
  select * into campaign from app.ambassador_campaigns c
    where c.id = link.campaign_id and app.is_running(c, given.created_at)
      and (c.project_event_id is null or c.project_event_id = given.project_event_id) for key share;
  insert into app.ambassador_credits (support_id, ambassador_id, campaign_id, touched_at, created_at)
    values (given.id, page.id, campaign.id, touched, given.created_at) on conflict do nothing;
  return found;
end $$;

-- Nobody comes with a group and waits for a place of their own.
create or replace function app.check_seat() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  given app.supports;
begin
  select * into given from app.supports where id = new.support_id for update;
  -- One at a time for each item, or two groups would each find the same person free.
  perform from app.project_events where id = given.project_event_id for no key update;
  if not exists (select from app.project_events where id = given.project_event_id and is_public) then
    raise exception 'not public' using errcode = 'check_violation', constraint = 'group_seats_public_item';
  end if;
  if given.group_id is null or given.status <> 'pending'
    or not exists (select from app.group_members where group_id = given.group_id and user_id = new.user_id) then
    raise exception 'does not come along' using errcode = 'check_violation', constraint = 'group_seats_of_members';
  end if;
  if exists (select from app.supports where user_id = new.user_id and project_event_id = given.project_event_id
      and kind = given.kind and status in ('waiting', 'offered', 'pending', 'confirmed') and group_name is null)
    or exists (select from app.group_seats x join app.supports s on s.id = x.support_id
      where x.user_id = new.user_id and s.id <> given.id and s.project_event_id = given.project_event_id
        and s.kind = given.kind and s.status in ('pending', 'confirmed')) then
    raise exception 'has a place already' using errcode = 'check_violation', constraint = 'group_seats_one_place';
  end if;
  if exists (select from app.partners p join app.project_events e on e.partner_id = p.id
      where e.id = given.project_event_id and p.user_id = new.user_id) then
    raise exception 'one''s own' using errcode = 'check_violation', constraint = 'group_seats_not_ones_own';
  end if;
  return new;
end $$;

create or replace function app.group_held_back(of_group uuid, item uuid, of_kind text) returns table (user_id uuid, why text)
  language sql stable security definer set search_path = app, pg_temp as $$
  select x.user_id, 'own-item' from app.group_members x join app.partners p on p.user_id = x.user_id
    join app.project_events e on e.partner_id = p.id
  where x.group_id = of_group and e.id = item and of_group in (select app.led_groups())
  union
  select x.user_id, 'has-place' from app.group_members x
  where x.group_id = of_group and of_group in (select app.led_groups()) and exists (
    select from app.supports s left join app.group_seats c on c.support_id = s.id and c.user_id = x.user_id
    where s.project_event_id = item and s.kind = of_kind and s.status in ('waiting', 'offered', 'pending', 'confirmed')
      and (c.user_id is not null or s.user_id = x.user_id and s.group_name is null)) $$;
reset role;

drop trigger confirm_welcome on app.supports;
-- After check_support, by its name.
create trigger confirm_welcome before insert or update of status on app.supports
  for each row execute function app.confirm_welcome();
set local role app_rules;
revoke execute on function app.confirm_welcome() from session_user;
reset role;
