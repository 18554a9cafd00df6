-- Staff finds people; superusers decide who is staff and who may come in; and what they did cannot be unwritten.

-- What search compares: as platform/text/normalize.ts, but where accounts are made, which is below us. Greek and Cyrillic
-- capitals are named, since the embedded database knows the lower case of Latin letters only.
create function app.fold_text(given text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(translate(lower(regexp_replace(normalize(given, NFKD),
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]',
      '', 'g')),
    'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩØŁĐÆŒ‘’‛ʼ׳`“”„‟״‐‑‒–—―־',
    'абвгдежзиклмнопрстуфхцчшщъыьэюяієґαβγδεζηθικλμνξοπρστυφχψωøłđæœ''''''''''''"""""-------'),
    '\s+', ' ', 'g')) $$;
comment on function app.fold_text(text) is 'Text without accents, points and capitals, for comparing.';
grant execute on function app.fold_text(text) to app_member, app_staff, app_system, app_rules;

alter table app.profiles
  add column search_text text not null
    generated always as (app.fold_text(full_name || ' ' || email || ' ' || coalesce(signup_ip, ''))) stored,
  add column suspended_at timestamptz,
  add column suspension_reason text check (length(suspension_reason) <= 2000),
  add constraint suspended_with_reason check (suspended_at is null or length(suspension_reason) > 0);
comment on column app.profiles.search_text is 'personal: name, address and where they signed up from, for staff''s search';
comment on column app.profiles.suspended_at is 'Since when this person may not sign in. What they made public stays.';
comment on column app.profiles.suspension_reason is 'personal: written for one person';
create index profiles_newest on app.profiles (created_at desc, id desc);
create index profiles_signup_ip on app.profiles (signup_ip, created_at desc, id desc);
create index profiles_suspended on app.profiles (created_at desc, id desc) where suspended_at is not null;
create index profiles_search on app.profiles using gin (search_text public.gin_trgm_ops) with (fastupdate = off);

create table app.people_count (
  is_only boolean primary key default true check (is_only),
  n bigint not null
);
comment on table app.people_count is 'How many people there are: one row, kept by trigger.';
grant select, insert (n), update (n) on app.people_count to app_rules;
set local role app_rules;
insert into app.people_count (n) select count(*) from app.profiles;
reset role;
alter table app.people_count enable row level security;
alter table app.people_count force row level security;
create policy rules on app.people_count to app_rules using (true) with check (true);
create policy staff on app.people_count for select to app_staff using ((select app.is_staff()));
grant select on app.people_count to app_staff;

-- Once a statement, so that many at once write the row once.
create function app.count_people() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    update app.people_count set n = n + (select count(*) from added);
  else
    update app.people_count set n = n - (select count(*) from gone);
  end if;
  return null;
end $$;
create trigger count_people_added after insert on app.profiles referencing new table as added
  for each statement execute function app.count_people();
create trigger count_people_gone after delete on app.profiles referencing old table as gone
  for each statement execute function app.count_people();
alter function app.count_people() owner to app_rules;

-- Row security keeps the planner from the index of letters, so these ask for staff once and then look past it.
create function app.people_condition(words text[], address text, what text) returns text language sql immutable as $$
  select concat_ws(' and ', 'true',
    case when cardinality(words) > 0 then 'p.search_text like $1[1] and p.search_text like all ($1)' end,
    case when address is not null then 'p.signup_ip = $2' end,
    case what
      when 'superuser' then 'p.id in (select user_id from app.roles where role = ''superuser'')'
      when 'admin' then 'p.id in (select user_id from app.roles group by user_id having max(role) = ''admin'')'
      when 'regular' then 'not exists (select from app.roles r where r.user_id = p.id)'
      when 'suspended' then 'p.suspended_at is not null'
    end) $$;
comment on function app.people_condition(text[], text, text) is 'The text of a condition; holds nothing of what was given but which of it there is.';
create function app.find_people(words text[], address text, what text, edge uuid, is_newer boolean, most integer)
  returns setof app.profiles
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  return query execute 'select p.* from app.profiles p where ' || app.people_condition(words, address, what)
    || case when edge is null then '' when is_newer
      then ' and (p.created_at, p.id) > (select e.created_at, e.id from app.profiles e where e.id = $3)'
      else ' and (p.created_at, p.id) < (select e.created_at, e.id from app.profiles e where e.id = $3)' end
    || case when is_newer then ' order by p.created_at, p.id' else ' order by p.created_at desc, p.id desc' end
    || ' limit $4' using words, address, edge, most;
end $$;
comment on function app.find_people(text[], text, text, uuid, boolean, integer) is
  'People who match, the newest first, beginning behind `edge`; or the nearest newer ones, the oldest first. The patterns begin with the one that is most telling.';
create function app.count_found_people(words text[], address text, what text, most integer) returns integer
  language plpgsql stable security definer set search_path = app, pg_temp as $$
declare
  found_people integer;
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  execute 'select count(*) from (select from app.profiles p where ' || app.people_condition(words, address, what)
    || ' limit $3) as few' into found_people using words, address, most;
  return found_people;
end $$;
comment on function app.count_found_people(text[], text, text, integer) is 'How many people match, counted no further than `most`.';
grant execute on function app.people_condition(text[], text, text) to app_rules;
grant execute on function app.find_people(text[], text, text, uuid, boolean, integer),
  app.count_found_people(text[], text, text, integer) to app_staff;
alter function app.find_people(text[], text, text, uuid, boolean, integer) owner to app_rules;
alter function app.count_found_people(text[], text, text, integer) owner to app_rules;

-- Who is staff, superusers decide. Whoever is suspended is none, also within a session that has just been ended.
create policy appoint on app.roles for insert to app_staff with check ((select app.is_superuser()));
create policy dismiss on app.roles for delete to app_staff using ((select app.is_superuser()));
grant insert (user_id, role), delete on app.roles to app_staff;
create policy suspend on app.profiles for update to app_staff
  using ((select app.is_superuser())) with check ((select app.is_superuser()));
grant update (suspended_at, suspension_reason, updated_at) on app.profiles to app_staff;
set local role app_rules;
create or replace function app.is_staff() returns boolean
  language sql stable security definer set search_path = app, pg_temp as $$
  select exists (select from app.roles r join app.profiles p on p.id = r.user_id
    where r.user_id = app.uid() and p.suspended_at is null) $$;
create or replace function app.is_superuser() returns boolean
  language sql stable security definer set search_path = app, pg_temp as $$
  select exists (select from app.roles r join app.profiles p on p.id = r.user_id
    where r.user_id = app.uid() and r.role = 'superuser' and p.suspended_at is null) $$;
reset role;

-- One superuser who can sign in stays, whichever way the others go: role, suspension or account. One goes at a time, or
-- two who left at once would each see the other still there.
create function app.keep_last_superuser() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  leaving uuid;
begin
  if tg_table_name = 'profiles' then
    leaving := new.id;
  elsif old.role = 'superuser' then
    leaving := old.user_id;
  end if;
  if leaving is not null then
    perform pg_advisory_xact_lock(hashtextextended('superusers leave', 0));
    if exists (select from app.roles where user_id = leaving and role = 'superuser')
      and not exists (select from app.roles r join app.profiles p on p.id = r.user_id
        where r.role = 'superuser' and p.suspended_at is null and r.user_id <> leaving) then
      raise exception 'the last superuser stays' using errcode = 'check_violation', constraint = 'last_superuser';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger keep_last_superuser before update or delete on app.roles
  for each row execute function app.keep_last_superuser();
create trigger keep_last_superuser before update of suspended_at on app.profiles
  for each row when (old.suspended_at is null and new.suspended_at is not null)
  execute function app.keep_last_superuser();
alter function app.keep_last_superuser() owner to app_rules;

-- Whoever is suspended has no session and gets none. The row of the profile is what a sign-in and a suspension wait for
-- each other at, so that none slips through between.
set local role app_rules;
create or replace function app.note_sign_in() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.profiles set last_sign_in = now() where id = new.user_id and suspended_at is null;
  if not found then
    raise exception 'this person is suspended' using errcode = 'check_violation', constraint = 'person_is_suspended';
  end if;
  return null;
end $$;
reset role;
create function app.end_sessions() returns trigger
  language plpgsql security definer set search_path = auth, pg_temp as $$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end $$;
create trigger end_sessions after update of suspended_at on app.profiles
  for each row when (new.suspended_at is not null) execute function app.end_sessions();

create function app.sign_ins_of(person uuid) returns jsonb
  language sql stable security definer set search_path = auth, pg_temp as $$
  select jsonb_build_object(
    'is_proved', u.email_verified,
    'ways', (select coalesce(jsonb_agg(a.provider_id order by a.created_at), '[]') from auth.accounts a where a.user_id = u.id),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('since', s.created_at, 'last_used', s.updated_at,
        'user_agent', s.user_agent, 'address', s.ip_address) order by s.updated_at desc), '[]')
      from (select * from auth.sessions where user_id = u.id and expires_at > now() order by updated_at desc limit 20) s))
  from auth.users u where u.id = person $$;
comment on function app.sign_ins_of(uuid) is 'Whether a person has proved their address, how they sign in and where they are; without what opens the door.';
grant execute on function app.sign_ins_of(uuid) to app_rules, app_system;
grant create on schema app to app_auth;
alter function app.end_sessions() owner to app_auth;
alter function app.sign_ins_of(uuid) owner to app_auth;
revoke create on schema app from app_auth;

create function app.person_sign_ins(person uuid) returns jsonb
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  return app.sign_ins_of(person);
end $$;
comment on function app.person_sign_ins(uuid) is 'The same, for staff.';
grant execute on function app.person_sign_ins(uuid) to app_staff;
alter function app.person_sign_ins(uuid) owner to app_rules;

-- Nobody was ever granted more than adding to the log. Now its owner cannot change it either without leaving a schema behind
-- that says so.
create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete or truncate on app.audit_entries
  for each statement execute function app.refuse_change();
