-- What a person tells of themselves, and what became of it.

alter table app.profiles
  add column address text check (length(address) <= 200),
  add column city text check (length(city) <= 120),
  add column state text check (length(state) <= 120),
  add column country text check (length(country) <= 120),
  add column postal_code text check (length(postal_code) <= 20),
  add column avatar_file_id uuid references app.files (id) on delete set null,
  add column last_sign_in timestamptz;
create index profiles_avatar on app.profiles (avatar_file_id);
comment on column app.profiles.address is 'personal';
comment on column app.profiles.city is 'personal';
comment on column app.profiles.state is 'personal';
comment on column app.profiles.country is 'personal';
comment on column app.profiles.postal_code is 'personal';
comment on column app.profiles.avatar_file_id is 'The picture';
comment on column app.profiles.last_sign_in is 'Set by trigger with each new session';

create policy own_change on app.profiles for update to app_member
  using (id = (select app.uid())) with check (id = (select app.uid()));
grant update (full_name, mobile_phone, address, city, state, country, postal_code, avatar_file_id, updated_at)
  on app.profiles to app_member;
grant update (last_sign_in) on app.profiles to app_rules;
create trigger guard_file before insert or update of avatar_file_id on app.profiles
  for each row execute function app.guard_file('avatar_file_id', 'avatars');

create table app.profile_changes (
  id uuid primary key,
  user_id uuid not null references app.profiles (id) on delete cascade,
  field_name text not null,
  old_value text,
  new_value text,
  changed_by uuid references app.profiles (id) on delete set null,
  created_at timestamptz not null default now()
);
create index profile_changes_user on app.profile_changes (user_id, created_at desc);
create index profile_changes_changed_by on app.profile_changes (changed_by);
comment on table app.profile_changes is 'One row for each changed field of a profile. Pictures only say that they were updated.';
comment on column app.profile_changes.field_name is 'personal: names a column of app.profiles';
comment on column app.profile_changes.old_value is 'personal';
comment on column app.profile_changes.new_value is 'personal';

create table app.preferences (
  user_id uuid primary key references app.profiles (id) on delete cascade,
  support_types text[] not null default '{}',
  locations text[] not null default '{}',
  categories text[] not null default '{}',
  updated_at timestamptz not null default now()
);
comment on table app.preferences is 'What a person would like to support, where, and for what; slugs of domain/accounts/preferences.ts.';

create table app.identity_documents (
  user_id uuid primary key references app.profiles (id) on delete cascade,
  file_id uuid references app.files (id) on delete set null,
  status text not null default 'submitted' check (status in ('submitted', 'verified', 'refused')),
  reason text check (length(reason) <= 2000),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references app.profiles (id) on delete set null,
  constraint decided_whole check ((status = 'submitted') = (decided_at is null)),
  constraint refused_with_reason check (status <> 'refused' or length(reason) > 0)
);
create index identity_documents_waiting on app.identity_documents (submitted_at) where status = 'submitted';
create index identity_documents_file on app.identity_documents (file_id);
create index identity_documents_decided_by on app.identity_documents (decided_by);
comment on table app.identity_documents is
  'The paper by which a person shows who they are, and what staff found. The paper itself goes 90 days after the decision.';
comment on column app.identity_documents.file_id is 'The paper; null once it was deleted';
comment on column app.identity_documents.reason is 'personal: written for one person';
create trigger guard_file before insert or update of file_id on app.identity_documents
  for each row execute function app.guard_file('file_id', 'id_documents');

create table app.mail_choices (
  user_id uuid not null references app.profiles (id) on delete cascade,
  topic text not null check (topic ~ '^[a-z]+(-[a-z]+)*$'),
  is_wanted boolean not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, topic)
);
comment on table app.mail_choices is 'Which topics of mail a person does or does not want. Without a row: what domain/accounts/mail-topic.ts says.';

alter table app.profile_changes enable row level security;
alter table app.profile_changes force row level security;
create policy own on app.profile_changes for select to app_member using (user_id = (select app.uid()));
create policy own_write on app.profile_changes for insert to app_member
  with check (user_id = (select app.uid()) and changed_by = (select app.uid()));
create policy staff on app.profile_changes for select to app_staff using ((select app.is_staff()));
create policy system on app.profile_changes to app_system using (true) with check (true);
grant select on app.profile_changes to app_member, app_staff, app_system;
grant insert (id, user_id, field_name, old_value, new_value, changed_by, created_at) on app.profile_changes
  to app_member, app_system;
grant delete on app.profile_changes to app_system;

alter table app.preferences enable row level security;
alter table app.preferences force row level security;
create policy own on app.preferences to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy system on app.preferences to app_system using (true) with check (true);
grant select on app.preferences to app_member, app_system;
grant insert (user_id, support_types, locations, categories, updated_at),
  update (support_types, locations, categories, updated_at) on app.preferences to app_member, app_system;

alter table app.identity_documents enable row level security;
alter table app.identity_documents force row level security;
create policy own on app.identity_documents for select to app_member using (user_id = (select app.uid()));
create policy own_submit on app.identity_documents for insert to app_member
  with check (user_id = (select app.uid()) and status = 'submitted');
create policy own_again on app.identity_documents for update to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()) and status = 'submitted');
create policy own_delete on app.identity_documents for delete to app_member using (user_id = (select app.uid()));
create policy staff on app.identity_documents to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.identity_documents to app_system using (true) with check (true);
grant select on app.identity_documents to app_member, app_staff, app_system;
grant insert (user_id, file_id, submitted_at), delete,
  update (file_id, status, reason, submitted_at, decided_at, decided_by) on app.identity_documents to app_member;
grant update (status, reason, decided_at, decided_by) on app.identity_documents to app_staff;
grant insert (user_id, file_id, status, reason, submitted_at, decided_at, decided_by), update (file_id), delete
  on app.identity_documents to app_system;

alter table app.mail_choices enable row level security;
alter table app.mail_choices force row level security;
create policy own on app.mail_choices to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy system on app.mail_choices to app_system using (true) with check (true);
grant select on app.mail_choices to app_member, app_system;
grant insert (user_id, topic, is_wanted, updated_at), update (is_wanted, updated_at) on app.mail_choices
  to app_member, app_system;

-- A session begins: by whatever way of signing in.
create function app.note_sign_in() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.profiles set last_sign_in = now() where id = new.user_id;
  return null;
end $$;
create trigger note_sign_in after insert on auth.sessions for each row execute function app.note_sign_in();
grant update (last_sign_in) on app.profiles to app_rules;
alter function app.note_sign_in() owner to app_rules;
