-- A staff member's own filters of staff lists, opened again by name.
create table app.saved_filters (
  id uuid primary key,
  user_id uuid not null references app.profiles on delete cascade,
  list text not null check (list ~ '^/admin(/[a-z-]+)*$' and length(list) <= 100),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) between 1 and 1000),
  created_at timestamptz not null default now(),
  unique (user_id, list, name)
);
comment on table app.saved_filters is 'Filters of the administration''s lists that a staff member has saved; nobody else sees them';
comment on column app.saved_filters.list is 'The path of the list';
comment on column app.saved_filters.name is 'personal: chosen by them';
comment on column app.saved_filters.query is 'personal: the parameters of the address, with what they searched for';

alter table app.saved_filters enable row level security, force row level security;
create policy own on app.saved_filters for select to app_member using (user_id = (select app.uid()));
create policy own_of_staff on app.saved_filters to app_staff
  using (user_id = (select app.uid()) and (select app.is_staff()))
  with check (user_id = (select app.uid()) and (select app.is_staff()));
create policy system on app.saved_filters to app_system using (true) with check (true);
grant select on app.saved_filters to app_member, app_staff, app_system;
grant insert (id, user_id, list, name, query, created_at) on app.saved_filters to app_staff, app_system;
grant update (query) on app.saved_filters to app_staff;
grant delete on app.saved_filters to app_staff;
