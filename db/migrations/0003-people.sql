-- People, and who of them is staff.

create table app.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null,
  email text not null,
  mobile_phone text,
  signup_ip text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table app.profiles is 'What the product knows of a person. Made by trigger with the sign-in account; holds no password.';
comment on column app.profiles.full_name is 'personal';
comment on column app.profiles.email is 'personal: mirrors the sign-in address; readable by its owner and staff';
comment on column app.profiles.mobile_phone is 'personal';
comment on column app.profiles.signup_ip is 'personal';

create table app.roles (
  user_id uuid not null references app.profiles (id) on delete cascade,
  role text not null check (role in ('admin', 'superuser')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
comment on table app.roles is 'Staff only. Partner and ambassador are not roles: they follow from the person''s organization and page.';

-- Both questions are asked by policies, app.roles' own included, so they must see past row security.
create function app.is_staff() returns boolean
  language sql stable security definer set search_path = app, pg_temp as
  $$ select exists (select from app.roles where user_id = app.uid()) $$;
create function app.is_superuser() returns boolean
  language sql stable security definer set search_path = app, pg_temp as
  $$ select exists (select from app.roles where user_id = app.uid() and role = 'superuser') $$;
-- Grants first: once the owner is app_rules, ours may no longer give any.
grant execute on function app.is_staff(), app.is_superuser() to app_member, app_staff;
alter function app.is_staff() owner to app_rules;
alter function app.is_superuser() owner to app_rules;

create function app.enter_staff() returns void language plpgsql as $$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('role', 'app_staff', true);
end $$;
comment on function app.enter_staff() is 'Makes the rest of this transaction staff''s, after the roles table has said so.';
grant execute on function app.enter_staff() to app_member;

alter table app.profiles enable row level security;
alter table app.profiles force row level security;
create policy rules on app.profiles to app_rules using (true) with check (true);
create policy own on app.profiles for select to app_member using (id = (select app.uid()));
create policy staff on app.profiles for select to app_staff using ((select app.is_staff()));
create policy system on app.profiles for select to app_system using (true);
grant select on app.profiles to app_member, app_staff, app_system, app_rules;
grant insert (id, full_name, email, mobile_phone, signup_ip), update (email, updated_at) on app.profiles to app_rules;

alter table app.roles enable row level security;
alter table app.roles force row level security;
create policy rules on app.roles for select to app_rules using (true);
create policy own on app.roles for select to app_member using (user_id = (select app.uid()));
create policy staff on app.roles for select to app_staff using ((select app.is_staff()));
create policy system on app.roles to app_system using (true) with check (true);
grant select on app.roles to app_rules, app_member, app_staff, app_system;
grant insert (user_id, role) on app.roles to app_system;

create function app.mirror_user() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into app.profiles (id, full_name, email, mobile_phone, signup_ip)
      values (new.id, new.name, new.email, new.mobile_phone, new.signup_ip);
  else
    update app.profiles set email = new.email, updated_at = now() where id = new.id;
  end if;
  return null;
end $$;
create trigger mirror_user after insert on auth.users for each row execute function app.mirror_user();
create trigger mirror_user_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function app.mirror_user();
alter function app.mirror_user() owner to app_rules;
