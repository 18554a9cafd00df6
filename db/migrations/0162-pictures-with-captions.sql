-- A project or event has several pictures, in order, each with a caption. The first one is also its image_file_id, which lists read.
create table app.project_event_revision_pictures (
  revision_id uuid not null references app.project_event_revisions (id) on delete cascade,
  file_id uuid not null references app.files (id) on delete cascade,
  position integer not null check (position >= 0),
  caption text not null default '' check (length(caption) <= 300),
  alt text not null default '' check (length(alt) <= 300),
  primary key (revision_id, file_id)
);
create index project_event_revision_pictures_file on app.project_event_revision_pictures (file_id);
comment on table app.project_event_revision_pictures is
  'The pictures of a proposal, in order. Approving copies them to app.project_event_pictures.';
comment on column app.project_event_revision_pictures.file_id is 'The picture';
comment on column app.project_event_revision_pictures.caption is 'personal: free text';
comment on column app.project_event_revision_pictures.alt is 'personal: free text, for whoever cannot see the picture';

create table app.project_event_pictures (
  project_event_id uuid not null references app.project_events (id) on delete cascade,
  file_id uuid not null references app.files (id) on delete cascade,
  position integer not null check (position >= 0),
  caption text not null default '' check (length(caption) <= 300),
  alt text not null default '' check (length(alt) <= 300),
  primary key (project_event_id, file_id)
);
create index project_event_pictures_file on app.project_event_pictures (file_id);
comment on table app.project_event_pictures is 'The approved pictures of a project or event, in order. Proposed ones are in app.project_event_revision_pictures.';
comment on column app.project_event_pictures.file_id is 'The picture';
comment on column app.project_event_pictures.caption is 'personal: free text';
comment on column app.project_event_pictures.alt is 'personal: free text, for whoever cannot see the picture';

alter table app.project_event_revision_pictures enable row level security;
alter table app.project_event_revision_pictures force row level security;
-- Members see the proposals of their organization only.
create policy own on app.project_event_revision_pictures for select to app_member
  using (exists (select from app.project_event_revisions r where r.id = revision_id));
create policy own_draft on app.project_event_revision_pictures to app_member
  using (exists (select from app.project_event_revisions r join app.project_events e on e.id = r.project_event_id
    where r.id = revision_id and r.status = 'draft' and e.partner_id = (select app.own_partner('{approved}'))))
  with check (exists (select from app.project_event_revisions r join app.project_events e on e.id = r.project_event_id
    where r.id = revision_id and r.status = 'draft' and e.partner_id = (select app.own_partner('{approved}'))));
create policy staff on app.project_event_revision_pictures for select to app_staff using ((select app.is_staff()));
create policy system on app.project_event_revision_pictures to app_system using (true) with check (true);
grant select, delete on app.project_event_revision_pictures to app_member;
grant insert (revision_id, file_id, position, caption, alt) on app.project_event_revision_pictures to app_member, app_system;
grant update (position, caption, alt) on app.project_event_revision_pictures to app_member;
grant select on app.project_event_revision_pictures to app_staff, app_system;

alter table app.project_event_pictures enable row level security;
alter table app.project_event_pictures force row level security;
create policy of_item on app.project_event_pictures for select to app_visitor, app_guest, app_member
  using (exists (select from app.project_events where id = project_event_id));
create policy staff on app.project_event_pictures to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.project_event_pictures to app_system using (true) with check (true);
grant select on app.project_event_pictures to app_visitor, app_guest, app_member, app_staff, app_system;
grant insert (project_event_id, file_id, position, caption, alt) on app.project_event_pictures to app_staff, app_system;
grant delete on app.project_event_pictures to app_staff;

-- A picture opens to whoever may see what shows it.
drop policy public_images on app.files;
create policy public_images on app.files for select to app_visitor, app_guest, app_member
  using (kind in ('project-images', 'event-images')
    and (exists (select from app.project_events where image_file_id = files.id)
      or exists (select from app.project_event_pictures where file_id = files.id)));
drop policy proposed_images on app.files;
create policy proposed_images on app.files for select to app_member
  using (kind in ('project-images', 'event-images')
    and (exists (select from app.project_event_revisions where image_file_id = files.id)
      or exists (select from app.project_event_revision_pictures where file_id = files.id)));

-- A post may keep, and a copy of it take over, the pictures that posts of its organization have had, whoever brought them.
create or replace function app.is_known_image(item uuid, file uuid) returns boolean language sql stable as $$
  select exists (select from app.project_events own join app.project_events e on e.partner_id = own.partner_id
      where own.id = item and e.image_file_id = file)
    or exists (select from app.project_events own join app.project_events e on e.partner_id = own.partner_id
      join app.project_event_revisions r on r.project_event_id = e.id
      where own.id = item and r.image_file_id = file)
    or exists (select from app.project_events own join app.project_events e on e.partner_id = own.partner_id
      join app.project_event_revisions r on r.project_event_id = e.id
      join app.project_event_revision_pictures p on p.revision_id = r.id
      where own.id = item and p.file_id = file)
$$;
create function app.is_known_picture(revision uuid, file uuid) returns boolean language sql stable as $$
  select exists (select from app.project_event_revisions r where r.id = revision and app.is_known_image(r.project_event_id, file))
$$;
grant execute on function app.is_known_picture(uuid, uuid) to app_member, app_staff, app_system;
create trigger check_file before insert or update of file_id on app.project_event_revision_pictures
  for each row when (not app.is_known_picture(new.revision_id, new.file_id))
  execute function app.check_file('file_id', 'project-images', 'event-images');
create trigger check_file before insert or update of file_id on app.project_event_pictures
  for each row execute function app.check_file('file_id', 'project-images', 'event-images');
