-- Projects and events: what is public, and what is proposed.

create table app.project_events (
  id uuid primary key,
  partner_id uuid not null references app.partners (id) on delete cascade,
  type text not null check (type in ('project', 'event')),
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'changes_asked', 'approved', 'rejected', 'withdrawn')),
  is_public boolean not null default false,
  title text check (length(title) between 1 and 160),
  description text check (length(description) <= 10000),
  organization text,
  category text,
  image_file_id uuid references app.files (id) on delete set null,
  support_types text[] not null default '{}',
  region text,
  district text,
  location text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  start_datetime timestamptz,
  end_datetime timestamptz,
  time_zone text not null default 'Asia/Jerusalem',
  start_date date,
  end_date date,
  places integer check (places between 1 and 100000),
  places_taken integer not null default 0 check (places_taken >= 0),
  donation_goal_cents bigint check (donation_goal_cents > 0),
  search_text text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  approved_at timestamptz,
  completed_at timestamptz,
  constraint never_oversold check (places is null or places_taken <= places),
  constraint coordinates_whole check ((latitude is null) = (longitude is null)),
  constraint ends_after_it_starts check (end_datetime is null or end_datetime > start_datetime),
  constraint ends_after_its_first_day check (end_date is null or end_date >= start_date),
  constraint approved_is_whole check (approved_at is null
    or (title is not null and description is not null and category is not null and organization is not null
      and (type = 'project' or start_datetime is not null)))
);
comment on table app.project_events is
  'What is public of each project and event, and its state. Proposals, the first one too, are in app.project_event_revisions.';
comment on column app.project_events.is_public is 'Kept by trigger: approved, of a public organization.';
comment on column app.project_events.places_taken is 'Kept by trigger from app.supports.';
comment on column app.project_events.image_file_id is 'The picture; without one a landscape is drawn';
comment on column app.project_events.organization is 'personal: the organization''s name as shown, kept by trigger';
comment on column app.project_events.search_text is 'personal: title and description, normalized for search by the app';
comment on column app.project_events.title is 'personal: free text';
comment on column app.project_events.description is 'personal: free text';

create index project_events_newest on app.project_events (created_at desc, id desc) where is_public;
create index project_events_type on app.project_events (type, created_at desc, id desc) where is_public;
create index project_events_category on app.project_events (category, created_at desc, id desc) where is_public;
create index project_events_region on app.project_events (region, created_at desc, id desc) where is_public;
create index project_events_start on app.project_events (start_datetime, id) where is_public;
create index project_events_partner on app.project_events (partner_id, created_at desc);
create index project_events_image on app.project_events (image_file_id);

create table app.project_event_revisions (
  id uuid primary key,
  project_event_id uuid not null references app.project_events (id) on delete cascade,
  number integer not null check (number > 0),
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'changes_asked', 'approved', 'rejected', 'withdrawn')),
  user_id uuid references app.profiles (id) on delete set null,
  content jsonb not null,
  image_file_id uuid references app.files (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references app.profiles (id) on delete set null,
  reason text check (length(reason) <= 2000),
  unique (project_event_id, number),
  constraint decided_whole
    check ((status in ('changes_asked', 'approved', 'rejected')) = (decided_at is not null)),
  constraint refused_with_reason check (status not in ('changes_asked', 'rejected') or length(reason) > 0)
);
create unique index project_event_revisions_one_open on app.project_event_revisions (project_event_id)
  where status in ('draft', 'pending');
create index project_event_revisions_queue on app.project_event_revisions (submitted_at desc) where status = 'pending';
create index project_event_revisions_image on app.project_event_revisions (image_file_id);
create index project_event_revisions_user_id on app.project_event_revisions (user_id);
create index project_event_revisions_decided_by on app.project_event_revisions (decided_by);
comment on table app.project_event_revisions is
  'Each proposal for a project or event: by whom, what, and what was decided. Approving copies one to app.project_events.';
comment on column app.project_event_revisions.content is 'personal: as proposed, see domain/project-events/content.ts';
comment on column app.project_event_revisions.image_file_id is 'The proposed picture';
comment on column app.project_event_revisions.reason is 'personal: written for one person';

-- Public: approved, of a public organization. The name shown is the organization's.
create function app.keep_project_event_public() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  select p.name, new.status = 'approved' and p.is_public into new.organization, new.is_public
    from app.partners p where p.id = new.partner_id;
  return new;
end $$;
create trigger keep_project_event_public before insert or update of status, partner_id, organization, is_public
  on app.project_events for each row execute function app.keep_project_event_public();

create function app.follow_partner() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.project_events set is_public = new.is_public where partner_id = new.id;
  return null;
end $$;
create trigger follow_partner after update on app.partners for each row
  when (old.is_public is distinct from new.is_public or old.name is distinct from new.name
    or old.search_name is distinct from new.search_name)
  execute function app.follow_partner();

alter table app.project_events enable row level security;
alter table app.project_events force row level security;
create policy rules on app.project_events to app_rules using (true) with check (true);
create policy public on app.project_events for select to app_visitor, app_guest, app_member using (is_public);
create policy own on app.project_events for select to app_member using (partner_id = (select app.own_partner()));
create policy post on app.project_events for insert to app_member
  with check (partner_id = (select app.own_approved_partner()) and status = 'draft');
create policy own_change on app.project_events for update to app_member
  using (partner_id = (select app.own_approved_partner()))
  with check (partner_id = (select app.own_approved_partner()));
create policy staff on app.project_events to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.project_events to app_system using (true) with check (true);
grant select on app.project_events to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant insert (id, partner_id, type, created_at, updated_at), update (status, updated_at) on app.project_events
  to app_member;
grant update (is_public, places_taken) on app.project_events to app_rules;
grant update (status, title, description, category, image_file_id, support_types, region, district, location, latitude,
    longitude, start_datetime, end_datetime, time_zone, start_date, end_date, places, donation_goal_cents, search_text,
    created_at, updated_at, approved_at)
  on app.project_events to app_staff;
grant insert (id, partner_id, type, status, title, description, category, image_file_id, support_types, region, district,
    location, latitude, longitude, start_datetime, end_datetime, time_zone, start_date, end_date, places,
    donation_goal_cents, search_text, created_at, updated_at, approved_at, completed_at)
  on app.project_events to app_system;

-- The owner's own moves: never to approved, which is staff's, and never back to it.
create function app.guard_project_event_status() returns trigger language plpgsql as $$
begin
  if current_user = 'app_member' and new.status is distinct from old.status and not (
       (old.status in ('draft', 'changes_asked', 'rejected', 'withdrawn') and new.status in ('draft', 'pending'))
    or (old.status in ('pending') and new.status in ('draft', 'withdrawn'))
    or (old.status = 'approved' and new.status = 'withdrawn')) then
    raise exception 'an owner cannot move % to %', old.status, new.status using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger guard_project_event_status before update of status on app.project_events
  for each row execute function app.guard_project_event_status();

alter table app.project_event_revisions enable row level security;
alter table app.project_event_revisions force row level security;
create policy own on app.project_event_revisions for select to app_member
  using (project_event_id in (select id from app.project_events where partner_id = (select app.own_partner())));
create policy propose on app.project_event_revisions for insert to app_member
  with check (user_id = (select app.uid()) and status in ('draft', 'pending')
    and project_event_id in (select id from app.project_events where partner_id = (select app.own_approved_partner())));
create policy own_change on app.project_event_revisions for update to app_member
  using (status in ('draft', 'pending')
    and project_event_id in (select id from app.project_events where partner_id = (select app.own_approved_partner())))
  with check (status in ('draft', 'pending', 'withdrawn'));
create policy staff on app.project_event_revisions to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.project_event_revisions to app_system using (true) with check (true);
grant select on app.project_event_revisions to app_member, app_staff, app_system;
grant insert (id, project_event_id, number, status, user_id, content, image_file_id, created_at, updated_at, submitted_at),
  update (status, content, image_file_id, updated_at, submitted_at) on app.project_event_revisions to app_member;
grant update (status, decided_at, decided_by, reason) on app.project_event_revisions to app_staff;
grant insert (id, project_event_id, number, status, user_id, content, image_file_id, created_at, updated_at, submitted_at,
  decided_at, decided_by, reason) on app.project_event_revisions to app_system;

create policy public_images on app.files for select to app_visitor, app_guest, app_member
  using (kind in ('project-images', 'event-images')
    and exists (select from app.project_events where image_file_id = files.id));
create trigger guard_file before insert or update of image_file_id on app.project_events
  for each row execute function app.guard_file('image_file_id', 'project-images', 'event-images');
create policy proposed_images on app.files for select to app_member
  using (kind in ('project-images', 'event-images')
    and exists (select from app.project_event_revisions where image_file_id = files.id));

-- A proposal may also keep a picture that its item has had, whoever brought that.
create function app.is_known_image(item uuid, file uuid) returns boolean language sql stable as $$
  select exists (select from app.project_events where id = item and image_file_id = file)
    or exists (select from app.project_event_revisions where project_event_id = item and image_file_id = file)
$$;
grant execute on function app.is_known_image(uuid, uuid) to app_member, app_staff, app_system;
create trigger guard_file before insert or update of image_file_id on app.project_event_revisions
  for each row when (not app.is_known_image(new.project_event_id, new.image_file_id))
  execute function app.guard_file('image_file_id', 'project-images', 'event-images');

alter function app.keep_project_event_public() owner to app_rules;
alter function app.follow_partner() owner to app_rules;
