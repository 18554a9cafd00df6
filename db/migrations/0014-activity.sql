-- What people did on the site: pages seen, links followed. For superusers, and only as long as it is kept.

create table app.user_activity (
  id uuid primary key,
  user_id uuid references app.profiles (id) on delete cascade,
  activity_type text not null check (activity_type ~ '^[a-z]+(_[a-z]+)*$' and length(activity_type) <= 60),
  details jsonb not null default '{}',
  url text check (length(url) <= 2000),
  referrer text check (length(referrer) <= 2000),
  user_agent text check (length(user_agent) <= 500),
  ip_address text check (length(ip_address) <= 45),
  created_at timestamptz not null default now()
);
create index user_activity_newest on app.user_activity (created_at desc, id desc);
create index user_activity_user on app.user_activity (user_id, created_at desc);
comment on table app.user_activity is
  'Pages seen and links followed. Without consent only what and when: no person, address, browser or origin.';
comment on column app.user_activity.details is 'personal: what was seen or followed, see domain/activity/activity.ts';
comment on column app.user_activity.url is 'personal: with consent only';
comment on column app.user_activity.referrer is 'personal: with consent only';
comment on column app.user_activity.user_agent is 'personal: with consent only';
comment on column app.user_activity.ip_address is 'personal: with consent only; taken from the connection';

alter table app.user_activity enable row level security;
alter table app.user_activity force row level security;
create policy write_as_guest on app.user_activity for insert to app_guest with check (user_id is null);
create policy write on app.user_activity for insert to app_member
  with check (user_id is null or user_id = (select app.uid()));
create policy own on app.user_activity for select to app_member using (user_id = (select app.uid()));
create policy superusers on app.user_activity for select to app_staff using ((select app.is_superuser()));
create policy system on app.user_activity to app_system using (true) with check (true);
grant select on app.user_activity to app_member, app_staff, app_system;
grant insert (id, user_id, activity_type, details, url, referrer, user_agent, ip_address, created_at)
  on app.user_activity to app_guest, app_member, app_system;
grant delete on app.user_activity to app_system;
