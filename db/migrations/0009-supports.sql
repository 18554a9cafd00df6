-- Who supports what, and what people keep for later.

create table app.supports (
  id uuid primary key,
  project_event_id uuid not null references app.project_events (id) on delete cascade,
  kind text not null check (kind in ('donate', 'volunteer', 'attend', 'visit', 'invest', 'business')),
  status text not null default 'pending'
    check (status in ('pending', 'confirmed', 'completed', 'declined', 'cancelled')),
  user_id uuid references app.profiles (id) on delete set null,
  name text not null,
  email text not null,
  phone text,
  message text not null default '' check (length(message) <= 2000),
  places integer not null default 1 check (places between 1 and 50),
  amount_cents bigint check (amount_cents between 100 and 100000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  decided_at timestamptz,
  reason text check (length(reason) <= 2000),
  constraint gifts_have_an_amount check ((kind = 'donate') = (amount_cents is not null)),
  constraint declined_with_reason check (status <> 'declined' or length(reason) > 0)
);
-- A person volunteers, attends and so on once for the same thing; gifts may repeat.
create unique index supports_one_open on app.supports (project_event_id, kind, user_id)
  where kind <> 'donate' and status in ('pending', 'confirmed');
create index supports_user on app.supports (user_id, created_at desc);
create index supports_item on app.supports (project_event_id, created_at desc);
create index supports_waiting on app.supports (project_event_id) where status = 'pending';
comment on table app.supports is
  'One record for each time somebody supports something: gift, hands, visit or enquiry. Payments are elsewhere.';
comment on column app.supports.name is 'personal: as given, for the organization';
comment on column app.supports.email is 'personal: as given, for the organization';
comment on column app.supports.phone is 'personal: as given, for the organization';
comment on column app.supports.message is 'personal';
comment on column app.supports.reason is 'personal: written for one person';

create table app.saved_items (
  user_id uuid not null references app.profiles (id) on delete cascade,
  project_event_id uuid not null references app.project_events (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, project_event_id)
);
create index saved_items_item on app.saved_items (project_event_id);
comment on table app.saved_items is 'What a person keeps for later.';

-- Hands and seats are counted; gifts and enquiries are not.
create function app.takes_place(kind text) returns boolean language sql immutable parallel safe as
  $$ select kind in ('volunteer', 'attend') $$;

-- The last wall: only what is public and offers this can be supported, and not by its own organization, places are
-- never oversold, and states move only along the legal ways. A place is held from the first moment until a refusal or a cancellation.
create function app.guard_support() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  item app.project_events;
  held integer := 0;
  wanted integer := 0;
begin
  if tg_op = 'UPDATE' and old.status <> new.status and (old.status, new.status) not in (
    ('pending', 'confirmed'), ('pending', 'declined'), ('pending', 'cancelled'),
    ('confirmed', 'completed'), ('confirmed', 'declined'), ('confirmed', 'cancelled')) then
    raise exception 'a support cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'supports_legal_moves';
  end if;
  if tg_op = 'INSERT' then
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
create trigger guard_support before insert or update of status, places on app.supports
  for each row execute function app.guard_support();

grant execute on function app.takes_place(text) to app_member, app_staff, app_system, app_rules;

alter table app.supports enable row level security;
alter table app.supports force row level security;
create policy own on app.supports for select to app_member using (user_id = (select app.uid()));
create policy for_own_partner on app.supports for select to app_member
  using (project_event_id in (select id from app.project_events where partner_id = (select app.own_approved_partner())));
create policy support on app.supports for insert to app_member
  with check (user_id = (select app.uid()) and status = 'pending');
create policy own_cancel on app.supports for update to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()) and status = 'cancelled');
create policy answer on app.supports for update to app_member
  using (project_event_id in (select id from app.project_events where partner_id = (select app.own_approved_partner())))
  with check (project_event_id in (select id from app.project_events where partner_id = (select app.own_approved_partner()))
    and status in ('confirmed', 'declined', 'completed'));
create policy staff on app.supports to app_staff using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.supports to app_system using (true) with check (true);
grant select on app.supports to app_member, app_staff, app_system;
grant insert (id, project_event_id, kind, user_id, name, email, phone, message, places, amount_cents, created_at, updated_at)
  on app.supports to app_member;
grant update (status, reason, decided_at, updated_at) on app.supports to app_member, app_staff;
grant insert (id, project_event_id, kind, status, user_id, name, email, phone, message, places, amount_cents, created_at,
  updated_at, decided_at, reason) on app.supports to app_system;

alter table app.saved_items enable row level security;
alter table app.saved_items force row level security;
create policy own on app.saved_items to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy system on app.saved_items to app_system using (true) with check (true);
grant select, delete on app.saved_items to app_member;
grant insert (user_id, project_event_id, created_at) on app.saved_items to app_member, app_system;
grant select on app.saved_items to app_system;

alter function app.guard_support() owner to app_rules;

-- Whoever supported something goes on seeing what it was, also once it is public no longer. Asked past row security,
-- since the policies of supports ask about projects in turn.
create function app.own_supported_items() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select project_event_id from app.supports where user_id = app.uid() $$;
create policy rules on app.supports for select to app_rules using (true);
grant select on app.supports to app_rules;
grant execute on function app.own_supported_items() to app_member;
alter function app.own_supported_items() owner to app_rules;
-- Where to tell an organization about a support: for those who support something of it, for nothing else.
create function app.organization_address(item uuid) returns text
  language sql stable security definer set search_path = app, pg_temp as
  $$ select p.email from app.project_events e join app.partners p on p.id = e.partner_id
     where e.id = item
       and exists (select from app.supports s where s.project_event_id = item and s.user_id = app.uid()) $$;
grant execute on function app.organization_address(uuid) to app_member;
alter function app.organization_address(uuid) owner to app_rules;
create policy supported on app.project_events for select to app_member
  using (id in (select app.own_supported_items()));
