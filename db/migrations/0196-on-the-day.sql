-- Who was there: a row for each sign-up and date on which somebody was checked in, or did not come.
create table app.attendances (
  id uuid primary key,
  project_event_id uuid not null references app.project_events on delete cascade,
  support_id uuid not null references app.supports on delete cascade,
  date_id uuid,
  status text not null check (status in ('here', 'absent')),
  people integer not null default 1 check (people between 1 and 50),
  noted_at timestamptz not null,
  is_walk_in boolean not null default false,
  hours integer check (hours between 0 and 10000),
  confirmed_at timestamptz,
  -- Whoever checks somebody in twice, or two at the same time, counts them once.
  constraint attendances_once unique nulls not distinct (support_id, date_id),
  constraint absent_without_hours check (status = 'here' or hours is null and not is_walk_in)
);
create index attendances_item on app.attendances (project_event_id, date_id);
comment on table app.attendances is
  'Who was there: a row for each sign-up and date on which somebody was checked in, or did not come. Names are in the sign-up.';
comment on column app.attendances.date_id is
  'Which date of the item; null if it has none. No foreign key: who was there is known after a date has been taken out';
comment on column app.attendances.people is 'How many came, of a sign-up for several';
comment on column app.attendances.is_walk_in is 'Came without having signed up: the sign-up was made at the door, for this date';
comment on column app.attendances.hours is 'Of all who came, as the organization has confirmed them';

alter table app.attendances enable row level security, force row level security;
-- Whoever sees the sign-up: its person, those who come along, and whoever of the organization answers sign-ups.
create policy of_sign_up on app.attendances for select to app_member
  using (exists (select from app.supports s where s.id = support_id));
create policy check_in on app.attendances for insert to app_member
  with check (project_event_id in (select id from app.project_events where partner_id = (select app.own_partner('{approved}', '{answer}'))));
create policy confirm on app.attendances for update to app_member
  using (project_event_id in (select id from app.project_events where partner_id = (select app.own_partner('{approved}', '{answer}'))))
  with check (project_event_id in (select id from app.project_events where partner_id = (select app.own_partner('{approved}', '{answer}'))));
create policy undo on app.attendances for delete to app_member
  using (not is_walk_in and project_event_id in (select id from app.project_events where partner_id = (select app.own_partner('{approved}', '{answer}'))));
create policy rules on app.attendances for all to app_rules using (true) with check (true);
create policy system on app.attendances for all to app_system using (true) with check (true);
grant select, delete, insert (id, project_event_id, support_id, date_id, status, people, noted_at, hours, confirmed_at),
  update (status, people, noted_at, hours, confirmed_at) on app.attendances to app_member;
grant select, delete, insert (id, project_event_id, support_id, date_id, status, people, noted_at, is_walk_in) on app.attendances to app_rules;
grant select, insert (id, project_event_id, support_id, date_id, status, people, noted_at, is_walk_in, hours, confirmed_at)
  on app.attendances to app_system;

create function app.check_attendance() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  signed_up record;
begin
  -- Waits for a cancellation at the same time, and makes one wait.
  select project_event_id, status, kind, places into signed_up from app.supports where id = new.support_id for share;
  if signed_up.project_event_id is distinct from new.project_event_id or signed_up.kind not in ('volunteer', 'attend', 'visit') then
    raise exception 'not of this item' using errcode = 'check_violation', constraint = 'attendances_of_item';
  end if;
  if signed_up.status not in ('confirmed', 'completed') then
    raise exception 'not expected' using errcode = 'check_violation', constraint = 'attendances_expected';
  end if;
  if new.people > signed_up.places then
    raise exception 'more people than signed up' using errcode = 'check_violation', constraint = 'attendances_people';
  end if;
  if tg_op = 'INSERT' and (case when new.date_id is null
      then exists (select from app.project_event_dates where project_event_id = new.project_event_id)
      else not exists (select from app.project_event_dates where id = new.date_id and project_event_id = new.project_event_id) end) then
    raise exception 'not a date of this item' using errcode = 'check_violation', constraint = 'attendances_of_date';
  end if;
  return new;
end $$;
create trigger check_attendance before insert or update on app.attendances for each row execute function app.check_attendance();
alter function app.check_attendance() owner to app_rules;

-- Somebody who comes without having signed up. They have no account here: what they gave at the door is all that is known.
create policy rules_walk_in on app.supports for insert to app_rules
  with check (user_id is null and status = 'confirmed' and kind in ('volunteer', 'attend', 'visit'));
grant insert (id, project_event_id, date_id, kind, status, name, email, created_at, updated_at, decided_at) on app.supports to app_rules;

create function app.add_walk_in(attendance uuid, support uuid, item uuid, on_date uuid, way text, who text, address text, at timestamptz) returns void
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if not exists (select from app.project_events where id = item and partner_id = app.own_partner('{approved}', '{answer}')) then
    raise exception 'not of the own organization' using errcode = 'insufficient_privilege';
  end if;
  insert into app.supports (id, project_event_id, date_id, kind, status, name, email, created_at, updated_at, decided_at)
    values (support, item, (select on_date from app.project_events where id = item and choose_dates and app.takes_place(way)),
      way, 'confirmed', who, address, at, at, at);
  insert into app.attendances (id, project_event_id, support_id, date_id, status, noted_at, is_walk_in)
    values (attendance, item, support, on_date, 'here', at, true);
end $$;
comment on function app.add_walk_in(uuid, uuid, uuid, uuid, text, text, text, timestamptz) is
  'Signs somebody up who has come without, and checks them in; for whoever of the organization answers sign-ups.';
grant execute on function app.add_walk_in(uuid, uuid, uuid, uuid, text, text, text, timestamptz) to app_member;
alter function app.add_walk_in(uuid, uuid, uuid, uuid, text, text, text, timestamptz) owner to app_rules;

-- Undoes that: the sign-up made at the door is canceled. False if it is not one, or its hours are confirmed.
create function app.remove_walk_in(support uuid, at timestamptz) returns boolean
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  delete from app.attendances a where a.support_id = support and a.is_walk_in and a.confirmed_at is null
    and a.project_event_id in (select id from app.project_events where partner_id = app.own_partner('{approved}', '{answer}'));
  if not found then
    return false;
  end if;
  update app.supports set status = 'cancelled', decided_at = at, updated_at = at where id = support and status = 'confirmed';
  return true;
end $$;
comment on function app.remove_walk_in(uuid, timestamptz) is
  'Cancels a sign-up made at the door, with its check-in; for whoever of the organization answers sign-ups.';
grant execute on function app.remove_walk_in(uuid, timestamptz) to app_member;
alter function app.remove_walk_in(uuid, timestamptz) owner to app_rules;

-- Certificates of the hours that an organization has confirmed. What one says is read from the sign-up, so it ends with it.
create table app.certificates (
  code text primary key check (code ~ '^[0-9A-F]{16}$'),
  support_id uuid not null references app.supports on delete cascade,
  hours integer not null check (hours > 0),
  issued_at timestamptz not null,
  revoked_at timestamptz
);
create unique index certificates_current on app.certificates (support_id) where revoked_at is null;
create index certificates_support on app.certificates (support_id);
comment on table app.certificates is
  'Certificates of confirmed hours, kept by trigger. One that no longer says the right hours is revoked; a new one has another code.';
comment on column app.certificates.code is 'Printed on it: who has it can check what the certificate says';

-- Certificates for what was completed so far.
alter table app.supports no force row level security;
insert into app.certificates (code, support_id, hours, issued_at)
  select upper(left(replace(gen_random_uuid()::text, '-', ''), 12) || right(replace(gen_random_uuid()::text, '-', ''), 4)), id, hours,
    greatest(decided_at, updated_at)
  from app.supports where status = 'completed' and hours > 0 and name <> '';
alter table app.supports force row level security;

alter table app.certificates enable row level security, force row level security;
create policy of_sign_up on app.certificates for select to app_member
  using (exists (select from app.supports s where s.id = support_id));
create policy rules on app.certificates for all to app_rules using (true) with check (true);
create policy system on app.certificates for select to app_system using (true);
grant select on app.certificates to app_member, app_system;
grant select, insert (code, support_id, hours, issued_at), update (revoked_at), delete on app.certificates to app_rules;

create function app.keep_certificate() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  confirmed constant boolean := new.status = 'completed' and coalesce(new.hours, 0) > 0 and new.name <> '';
begin
  if new.name = '' then
    -- Whoever has left is named nowhere.
    delete from app.certificates where support_id = new.id;
    return null;
  end if;
  update app.certificates set revoked_at = new.updated_at
    where support_id = new.id and revoked_at is null and not (confirmed and hours = new.hours);
  if confirmed then
    insert into app.certificates (code, support_id, hours, issued_at)
      values (upper(left(replace(gen_random_uuid()::text, '-', ''), 12) || right(replace(gen_random_uuid()::text, '-', ''), 4)),
        new.id, new.hours, greatest(new.decided_at, new.updated_at))
      on conflict (support_id) where revoked_at is null do nothing;
  end if;
  return null;
end $$;
create trigger keep_certificate after insert or update of status, hours, name on app.supports
  for each row when (new.kind <> 'donate' and (new.status = 'completed' or new.name = '')) execute function app.keep_certificate();
alter function app.keep_certificate() owner to app_rules;
