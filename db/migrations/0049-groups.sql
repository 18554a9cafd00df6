-- Groups of volunteers: who leads and who belongs, the invitation, and signing up together for a project or an event.

create table app.volunteer_groups (
  id uuid primary key,
  name text not null check (length(name) between 2 and 80),
  description text not null default '' check (length(description) <= 1000),
  owner_id uuid not null references app.profiles (id) on delete cascade,
  invite_code text not null unique check (length(invite_code) between 16 and 64),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index volunteer_groups_owner on app.volunteer_groups (owner_id);
comment on table app.volunteer_groups is 'People who help together. Found by its members and by whoever has the invitation, by nobody else.';
comment on column app.volunteer_groups.name is 'personal: given by a person';
comment on column app.volunteer_groups.description is 'personal: given by a person';
comment on column app.volunteer_groups.owner_id is 'Who leads it: one of its members. Leads it on to somebody else before leaving';
comment on column app.volunteer_groups.invite_code is 'Opens the group to whoever has it; its leader can make a new one';

create table app.group_members (
  group_id uuid not null references app.volunteer_groups (id) on delete cascade,
  user_id uuid not null references app.profiles (id) on delete cascade,
  joined_at timestamptz not null default now(),
  primary key (group_id, user_id)
);
create index group_members_user on app.group_members (user_id, joined_at desc);
comment on table app.group_members is 'Who belongs to a group, its leader included. At most fifty.';

-- An offer goes with its member.
alter table app.volunteer_groups add column offered_to uuid,
  add constraint volunteer_groups_offered_to_member foreign key (id, offered_to)
    references app.group_members (group_id, user_id) on delete set null (offered_to);
comment on column app.volunteer_groups.offered_to is 'The member whom its leader has asked to lead it on; they take it or decline';

alter table app.supports
  add column group_id uuid references app.volunteer_groups (id) on delete set null,
  add column group_name text check (length(group_name) between 1 and 80),
  add constraint groups_take_places check (group_name is null or kind in ('volunteer', 'attend')),
  add constraint groups_have_a_name check (group_id is null or group_name is not null);
create index supports_group on app.supports (group_id, created_at desc);
comment on column app.supports.group_id is 'The group that comes together; gone with the group';
comment on column app.supports.group_name is 'personal: what the group was called when it signed up; only a group''s support has one';
-- A person signs up once for themselves, and a group once.
drop index app.supports_one_open;
create unique index supports_one_open on app.supports (project_event_id, kind, user_id)
  where kind <> 'donate' and status in ('pending', 'confirmed') and group_name is null;
create unique index supports_one_open_of_group on app.supports (project_event_id, kind, group_id)
  where group_id is not null and status in ('pending', 'confirmed');
grant insert (group_id, group_name) on app.supports to app_member, app_system;
grant update (group_name) on app.supports to app_system;
grant update (user_id, name, email, phone, message, places) on app.supports to app_rules;

create table app.group_seats (
  support_id uuid not null references app.supports (id) on delete cascade,
  user_id uuid not null references app.profiles (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (support_id, user_id)
);
create index group_seats_user on app.group_seats (user_id);
comment on table app.group_seats is
  'Who comes along when a group signs up: one place each. Whoever steps out gives theirs back, the last one the whole sign-up.';

create function app.own_groups() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select group_id from app.group_members where user_id = app.uid() $$;
comment on function app.own_groups() is 'The groups the signed-in person belongs to.';
create function app.led_groups() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select id from app.volunteer_groups where owner_id = app.uid() $$;
comment on function app.led_groups() is 'The groups the signed-in person leads.';
create function app.own_group_supports() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select id from app.supports where group_id in (select app.own_groups())
     union select support_id from app.group_seats where user_id = app.uid() $$;
comment on function app.own_group_supports() is 'What the signed-in person''s groups have signed up for, and what they themselves came along to.';
grant execute on function app.own_groups(), app.led_groups(), app.own_group_supports() to app_member;

create function app.group_people(of_group uuid)
  returns table (user_id uuid, full_name text, avatar_file_id uuid, joined_at timestamptz, is_leader boolean)
  language sql stable security definer set search_path = app, pg_temp as $$
  select p.id, p.full_name, p.avatar_file_id, x.joined_at, g.owner_id = p.id
  from app.group_members x join app.profiles p on p.id = x.user_id join app.volunteer_groups g on g.id = x.group_id
  where x.group_id = of_group
    and (of_group in (select app.own_groups()) or current_setting('role') in ('app_staff', 'app_system'))
  order by g.owner_id = p.id desc, x.joined_at, p.id $$;
comment on function app.group_people(uuid) is 'Who belongs to a group, its leader first: for its members and staff. Names and pictures, nothing else.';
grant execute on function app.group_people(uuid) to app_member, app_staff, app_system;
create function app.companion_pictures() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select p.avatar_file_id from app.group_members x join app.profiles p on p.id = x.user_id
  where p.avatar_file_id is not null and x.group_id in (select app.own_groups()) $$;
comment on function app.companion_pictures() is 'The pictures of those the signed-in person shares a group with.';
grant execute on function app.companion_pictures() to app_member;
create policy companions on app.files for select to app_member
  using (kind = 'avatars' and id in (select app.companion_pictures()));
-- Their addresses are for mail alone: asked for by whoever belongs to the group, never shown.
create function app.group_addresses(of_group uuid) returns table (user_id uuid, full_name text, email text)
  language sql stable security definer set search_path = app, pg_temp as $$
  select p.id, p.full_name, p.email from app.group_members x join app.profiles p on p.id = x.user_id
  where x.group_id = of_group and p.suspended_at is null
    and (of_group in (select app.own_groups()) or current_setting('role') = 'app_system') $$;
comment on function app.group_addresses(uuid) is 'Where the members of a group are written to.';
create function app.seat_addresses(of_support uuid) returns table (user_id uuid, full_name text, email text)
  language sql stable security definer set search_path = app, pg_temp as $$
  select p.id, p.full_name, p.email from app.group_seats x join app.profiles p on p.id = x.user_id
    join app.supports s on s.id = x.support_id join app.project_events e on e.id = s.project_event_id
  where s.id = of_support and p.suspended_at is null
    and (s.user_id = app.uid() or s.group_id in (select app.own_groups())
      or e.partner_id = app.own_approved_partner() or current_setting('role') in ('app_staff', 'app_system')) $$;
comment on function app.seat_addresses(uuid) is
  'Where those are written to who come along with a group: for its members and the organization that answers. Never shown.';
grant execute on function app.group_addresses(uuid) to app_member, app_system;
grant execute on function app.seat_addresses(uuid) to app_member, app_staff, app_system;

-- Whoever leads has to know whom they cannot bring: nothing but that, and of nobody outside the group.
create function app.group_held_back(of_group uuid, item uuid, of_kind text) returns table (user_id uuid, why text)
  language sql stable security definer set search_path = app, pg_temp as $$
  select x.user_id, 'own-item' from app.group_members x join app.partners p on p.user_id = x.user_id
    join app.project_events e on e.partner_id = p.id
  where x.group_id = of_group and e.id = item and of_group in (select app.led_groups())
  union
  select x.user_id, 'has-place' from app.group_members x
  where x.group_id = of_group and of_group in (select app.led_groups()) and exists (
    select from app.supports s left join app.group_seats c on c.support_id = s.id and c.user_id = x.user_id
    where s.project_event_id = item and s.kind = of_kind and s.status in ('pending', 'confirmed')
      and (c.user_id is not null or s.user_id = x.user_id and s.group_name is null)) $$;
comment on function app.group_held_back(uuid, uuid, text) is
  'For its leader: who of a group has a place at an item already, or belongs to the organization whose it is.';
grant execute on function app.group_held_back(uuid, uuid, text) to app_member;

create function app.invited_to(of_group uuid, code text)
  returns table (name text, description text, leader text, members integer, is_member boolean)
  language sql stable security definer set search_path = app, pg_temp as $$
  select g.name, g.description, p.full_name,
    (select count(*) from app.group_members where group_id = g.id)::integer,
    exists (select from app.group_members where group_id = g.id and user_id = app.uid())
  from app.volunteer_groups g join app.profiles p on p.id = g.owner_id
  where g.id = of_group and g.invite_code = code and p.suspended_at is null $$;
comment on function app.invited_to(uuid, text) is 'What somebody with the invitation sees of a group; nothing with another code.';
create function app.join_group(of_group uuid, code text) returns boolean
  language plpgsql volatile security definer set search_path = app, pg_temp as $$
begin
  if app.uid() is null or not exists (select from app.invited_to(of_group, code)) then
    return false;
  end if;
  insert into app.group_members (group_id, user_id) values (of_group, app.uid()) on conflict do nothing;
  return true;
end $$;
comment on function app.join_group(uuid, text) is 'Makes the signed-in person a member; false with a code that opens nothing. Joined already is well.';
grant execute on function app.invited_to(uuid, text) to app_visitor, app_guest, app_member;
grant execute on function app.join_group(uuid, text) to app_member;

create function app.guard_group_member() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform from app.volunteer_groups where id = new.group_id for update;
    -- Whoever belongs to a full group already may press the button again.
    if (select count(*) from app.group_members where group_id = new.group_id and user_id <> new.user_id) >= 50 then
      raise exception 'full' using errcode = 'check_violation', constraint = 'group_members_enough';
    end if;
    return new;
  end if;
  -- Leading may be on its way to whoever is about to leave.
  perform from app.volunteer_groups where id = old.group_id for share;
  -- Unless the group or the person goes altogether.
  if exists (select from app.volunteer_groups where id = old.group_id and owner_id = old.user_id)
    and exists (select from app.profiles where id = old.user_id) then
    raise exception 'leads the group' using errcode = 'check_violation', constraint = 'group_members_leader_stays';
  end if;
  return old;
end $$;
create trigger guard_group_member before insert or delete on app.group_members
  for each row execute function app.guard_group_member();
-- Whoever leaves a group comes along no more; what is over stays as it was.
create function app.leave_seats() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- A group that ends has cancelled by itself what is not over.
  if not exists (select from app.volunteer_groups where id = old.group_id) then
    return null;
  end if;
  delete from app.group_seats where user_id = old.user_id and support_id in (
    select s.id from app.supports s join app.project_events e on e.id = s.project_event_id
    where s.group_id = old.group_id and s.status in ('pending', 'confirmed')
      and coalesce(e.end_datetime, e.start_datetime + interval '1 day', (e.end_date + 1)::timestamptz, 'infinity') > now());
  return null;
end $$;
create trigger leave_seats after delete on app.group_members for each row execute function app.leave_seats();

-- Before anything else of a deed that touches a group and its sign-ups, so that leaving and handing over wait for each other.
create function app.hold_group(of_group uuid) returns void
  language sql volatile security definer set search_path = app, pg_temp as $$
  select from app.volunteer_groups
  where id = of_group and (id in (select app.own_groups()) or current_setting('role') = 'app_system')
  for no key update $$;
comment on function app.hold_group(uuid) is 'Holds a group until the transaction ends, for its members and jobs.';
grant execute on function app.hold_group(uuid) to app_member, app_system;

create function app.guard_seat() returns trigger
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
      and kind = given.kind and status in ('pending', 'confirmed') and group_name is null)
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
create trigger guard_seat before insert on app.group_seats for each row execute function app.guard_seat();
-- The places of a group are its seats, each statement's at once.
create function app.count_seats() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update app.supports s set places = n.seats
      from (select x.support_id, count(*)::integer as seats from app.group_seats x
        where x.support_id in (select support_id from changed) group by 1) n
      where s.id = n.support_id and s.places <> n.seats and s.status in ('pending', 'confirmed');
    return null;
  end if;
  update app.supports s set places = n.seats, updated_at = now()
    from (select x.support_id, count(*)::integer as seats from app.group_seats x
      where x.support_id in (select support_id from changed) group by 1) n
    where s.id = n.support_id and s.places <> n.seats and s.status in ('pending', 'confirmed');
  update app.supports s set status = 'cancelled', decided_at = now(), updated_at = now()
    where s.id in (select support_id from changed) and s.status in ('pending', 'confirmed')
      and not exists (select from app.group_seats where support_id = s.id);
  return null;
end $$;
-- How many come is news for the organization's open pages.
set local role app_rules;
grant execute on function app.tell_live() to session_user;
reset role;
create trigger tell_live_places after update on app.supports for each row
  when (new.places <> old.places and new.status = old.status) execute function app.tell_live();
create trigger count_seats_added after insert on app.group_seats referencing new table as changed
  for each statement execute function app.count_seats();
create trigger count_seats_gone after delete on app.group_seats referencing old table as changed
  for each statement execute function app.count_seats();

-- Only who leads a group signs it up, and whoever comes along with one does not come alone as well.
set local role app_rules;
create or replace function app.guard_support() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  item app.project_events;
  held integer := 0;
  wanted integer := 0;
begin
  if tg_op = 'UPDATE' and old.status <> new.status and (old.status, new.status) not in (
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
    if new.group_name is null and new.status in ('pending', 'confirmed') and app.takes_place(new.kind) and exists (
        select from app.group_seats x join app.supports s on s.id = x.support_id
        where x.user_id = new.user_id and s.project_event_id = new.project_event_id and s.kind = new.kind
          and s.status in ('pending', 'confirmed')) then
      raise exception 'comes with a group' using errcode = 'check_violation', constraint = 'supports_with_group';
    end if;
  end if;
  if not app.takes_place(new.kind) then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status not in ('declined', 'cancelled') then
    held := old.places;
  end if;
  if new.status not in ('declined', 'cancelled') then
    wanted := new.places;
  end if;
  if wanted <> held then
    update app.project_events set places_taken = places_taken + wanted - held
      where id = new.project_event_id and (wanted < held or places is null or places_taken + wanted - held <= places);
    if not found then
      raise exception 'no places left' using errcode = 'check_violation', constraint = 'supports_places_left';
    end if;
  end if;
  return new;
end $$;
reset role;

-- Leading goes to another member who takes it, and with it what the group has signed up for and is not over.
create function app.hand_over_group(of_group uuid, heir uuid) returns text
  language plpgsql volatile security definer set search_path = app, pg_temp as $$
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
    where s.group_id = of_group and s.status in ('pending', 'confirmed') and not coalesce(case
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
end $$;
comment on function app.hand_over_group(uuid, uuid) is
  'Makes a member the leader: whoever takes what was offered to them, or whom a job names. Says done, or why not.';
create function app.end_lead_offer(of_group uuid) returns boolean
  language sql volatile security definer set search_path = app, pg_temp as $$
  update app.volunteer_groups set offered_to = null, updated_at = now()
    where id = of_group and offered_to is not null and app.uid() in (owner_id, offered_to)
  returning true $$;
comment on function app.end_lead_offer(uuid) is 'Takes back what the signed-in leader has offered, or declines what the signed-in member was.';
grant execute on function app.hand_over_group(uuid, uuid) to app_member, app_system;
grant execute on function app.end_lead_offer(uuid) to app_member;

alter table app.volunteer_groups enable row level security;
alter table app.volunteer_groups force row level security;
create policy rules on app.volunteer_groups to app_rules using (true) with check (true);
create policy own on app.volunteer_groups for select to app_member
  using (owner_id = (select app.uid()) or id in (select app.own_groups()));
create policy start on app.volunteer_groups for insert to app_member with check (owner_id = (select app.uid()));
create policy lead on app.volunteer_groups for update to app_member
  using (owner_id = (select app.uid())) with check (owner_id = (select app.uid()));
create policy end_it on app.volunteer_groups for delete to app_member using (owner_id = (select app.uid()));
create policy staff on app.volunteer_groups for select to app_staff using ((select app.is_staff()));
create policy system on app.volunteer_groups to app_system using (true) with check (true);
grant select on app.volunteer_groups to app_member, app_staff, app_system, app_rules;
grant insert (id, name, description, owner_id, invite_code, created_at, updated_at) on app.volunteer_groups to app_member, app_system;
grant update (name, description, invite_code, offered_to, version, updated_at) on app.volunteer_groups to app_member;
grant update (owner_id, offered_to, updated_at) on app.volunteer_groups to app_rules;
grant delete on app.volunteer_groups to app_member, app_system;

alter table app.group_members enable row level security;
alter table app.group_members force row level security;
create policy rules on app.group_members to app_rules using (true) with check (true);
create policy own on app.group_members for select to app_member
  using (group_id in (select app.own_groups()));
-- Nobody joins but by the invitation; a leader joins the group they start.
create policy begin_with_oneself on app.group_members for insert to app_member
  with check (user_id = (select app.uid()) and group_id in (select app.led_groups()));
create policy leave on app.group_members for delete to app_member
  using (user_id = (select app.uid()) or group_id in (select app.led_groups()));
create policy staff on app.group_members for select to app_staff using ((select app.is_staff()));
create policy system on app.group_members to app_system using (true) with check (true);
grant select on app.group_members to app_member, app_staff, app_system, app_rules;
grant insert (group_id, user_id, joined_at) on app.group_members to app_member, app_system, app_rules;
grant delete on app.group_members to app_member, app_system;

alter table app.group_seats enable row level security;
alter table app.group_seats force row level security;
create policy rules on app.group_seats to app_rules using (true) with check (true);
create policy own on app.group_seats for select to app_member using (support_id in (select app.own_group_supports()));
create policy come_along on app.group_seats for insert to app_member
  with check (support_id in (select s.id from app.supports s where s.group_id in (select app.led_groups()))
    or user_id = (select app.uid()) and support_id in (select app.own_group_supports()));
create policy step_out on app.group_seats for delete to app_member
  using (user_id = (select app.uid())
    or support_id in (select s.id from app.supports s where s.group_id in (select app.led_groups())));
create policy staff on app.group_seats for select to app_staff using ((select app.is_staff()));
create policy system on app.group_seats to app_system using (true) with check (true);
grant select on app.group_seats to app_member, app_staff, app_system, app_rules;
grant insert (support_id, user_id, created_at) on app.group_seats to app_member, app_system;
grant delete on app.group_seats to app_member, app_system, app_rules;

create policy with_group on app.supports for select to app_member using (id in (select app.own_group_supports()));
-- Whoever came along goes on seeing what it was, as those do who signed up themselves.
set local role app_rules;
create or replace function app.own_supported_items() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select project_event_id from app.supports where user_id = app.uid()
     union select project_event_id from app.supports where id in (select app.own_group_supports()) $$;
-- Whoever steps out tells the organization too, and so does a job that ends their account.
create or replace function app.organization_address(item uuid) returns text
  language sql stable security definer set search_path = app, pg_temp as
  $$ select p.email from app.project_events e join app.partners p on p.id = e.partner_id
     where e.id = item
       and (current_setting('role') = 'app_system' or exists (select from app.supports s where s.project_event_id = item
         and (s.user_id = app.uid() or s.guest_id = app.guest_id() or s.id in (select app.own_group_supports())))) $$;
grant execute on function app.organization_address(uuid) to app_system;
reset role;

alter function app.own_groups() owner to app_rules;
alter function app.led_groups() owner to app_rules;
alter function app.own_group_supports() owner to app_rules;
alter function app.group_people(uuid) owner to app_rules;
alter function app.companion_pictures() owner to app_rules;
alter function app.group_addresses(uuid) owner to app_rules;
alter function app.seat_addresses(uuid) owner to app_rules;
alter function app.group_held_back(uuid, uuid, text) owner to app_rules;
alter function app.invited_to(uuid, text) owner to app_rules;
alter function app.join_group(uuid, text) owner to app_rules;
alter function app.guard_group_member() owner to app_rules;
alter function app.leave_seats() owner to app_rules;
alter function app.guard_seat() owner to app_rules;
alter function app.count_seats() owner to app_rules;
alter function app.hand_over_group(uuid, uuid) owner to app_rules;
alter function app.end_lead_offer(uuid) owner to app_rules;
alter function app.hold_group(uuid) owner to app_rules;

-- What people ask about credit and about groups, after what there is.
alter table app.faq_entries no force row level security;
insert into app.faq_entries (id, position, question, answer)
select gen_random_uuid(), (select coalesce(max(position), 0) from app.faq_entries) + q.position, q.question, q.answer from (values
  (1, 'Why does a form say through whom I came?',
   'Because you have followed the link of an ambassador within the last thirty days. If you leave the box ticked, your support counts for them: they see what it was and when, but not who you are, unless your name stands beside your gift in public anyway. Untick it, and it counts for nobody. For you and for the organization it makes no difference.'),
  (2, 'Can we come as a group?',
   'Yes. With an account, start a group on your dashboard and send its invitation to whoever comes along. One of you leads the group and signs it up for a project or an event, for those who want to come. The organization answers once, everybody is told, and each of you can step out.')
) as q (position, question, answer);
alter table app.faq_entries force row level security;
