-- What staff edits for the whole site, safe from two who edit at once; materials for ambassadors; and the log and the
-- activity of people, read quickly by what one looks for.

alter table app.site_figures add column version integer not null default 1;
alter table app.faq_entries add column version integer not null default 1;
alter table app.tour_packages add column version integer not null default 1;
comment on column app.site_figures.version is 'Goes up with each edit, so that whoever edits an older one is told';
comment on column app.faq_entries.version is 'Goes up with each edit, so that whoever edits an older one is told; its place does not count';
comment on column app.tour_packages.version is 'Goes up with each edit, so that whoever edits an older one is told; its place does not count';
grant update (version) on app.site_figures, app.faq_entries, app.tour_packages to app_staff;
grant insert (id, slug, position, title, summary, description, stops, scene, days, price_cents, is_offered, updated_at)
  on app.tour_packages to app_staff;

create table app.ambassador_resources (
  id uuid primary key,
  kind text not null check (kind in ('marketing', 'training')),
  position integer not null check (position >= 0),
  title text not null check (length(title) between 1 and 120),
  description text not null default '' check (length(description) <= 500),
  file_id uuid references app.files (id),
  link text check (length(link) <= 500 and link ~ '^https://[^[:space:]]+$'),
  is_shown boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(file_id, link) = 1)
);
create index ambassador_resources_position on app.ambassador_resources (kind, position, id);
create index ambassador_resources_file on app.ambassador_resources (file_id);
comment on table app.ambassador_resources is
  'What ambassadors are given for their work: a file or a link each; staff edits them, and those that are shown are public.';
comment on column app.ambassador_resources.version is 'Goes up with each edit, so that whoever edits an older one is told; its place does not count';

alter table app.ambassador_resources enable row level security;
alter table app.ambassador_resources force row level security;
create policy shown on app.ambassador_resources for select to app_visitor, app_guest, app_member using (is_shown);
create policy staff on app.ambassador_resources to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.ambassador_resources to app_system using (true) with check (true);
grant select on app.ambassador_resources to app_visitor, app_guest, app_member, app_staff, app_system;
grant insert (id, kind, position, title, description, file_id, link, is_shown, created_at, updated_at)
  on app.ambassador_resources to app_staff, app_system;
grant update (kind, position, title, description, file_id, link, is_shown, version, updated_at), delete
  on app.ambassador_resources to app_staff;

create trigger guard_file before insert or update of file_id on app.ambassador_resources
  for each row execute function app.guard_file('file_id', 'ambassador-resources');
create policy public_resources on app.files for select to app_visitor, app_guest, app_member
  using (kind = 'ambassador-resources' and exists (select from app.ambassador_resources where file_id = files.id));

-- A file that is a material belongs to the site: it stays when whoever brought it leaves, and tells nothing of them.
create function app.adopt_resource_file() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.files set user_id = null,
      original_name = new.title || case content_type when 'application/pdf' then '.pdf' else '.webp' end
    where id = new.file_id;
  return null;
end $$;
comment on function app.adopt_resource_file() is
  'Makes a material''s file the site''s own, named after the material and no longer after a person''s folder.';
create trigger adopt_file after insert or update of file_id, title on app.ambassador_resources
  for each row when (new.file_id is not null) execute function app.adopt_resource_file();
create policy rules on app.files to app_rules using (kind = 'ambassador-resources')
  with check (kind = 'ambassador-resources');
grant select, update (user_id, original_name) on app.files to app_rules;
alter function app.adopt_resource_file() owner to app_rules;

create trigger tell_content after insert or update or delete on app.ambassador_resources
  for each statement execute function app.tell_content();

-- The log and the activity are read newest first, whole or of one kind, one actor, one subject.
create index audit_entries_operation on app.audit_entries (operation, at desc, id desc);
create index audit_entries_actor on app.audit_entries (actor_id, at desc, id desc);
create index audit_entries_of_subject on app.audit_entries (subject, at desc, id desc);
create index audit_entries_subject_id on app.audit_entries (subject_id, at desc, id desc);
drop index app.audit_entries_subject;
create index user_activity_type on app.user_activity (activity_type, created_at desc, id desc);
create index user_activity_person on app.user_activity (user_id, created_at desc, id desc);
drop index app.user_activity_user;
