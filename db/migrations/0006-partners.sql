-- Organizations, from their first application on.

create table app.partners (
  id uuid primary key,
  user_id uuid unique references app.profiles (id) on delete set null,
  status text not null default 'pending'
    check (status in ('pending', 'changes_asked', 'approved', 'rejected', 'suspended')),
  is_public boolean not null default false,
  name text not null check (length(name) between 1 and 200),
  name_hebrew text check (length(name_hebrew) <= 200),
  search_name text not null,
  website text not null,
  registration_number text not null,
  country text not null,
  organization_type text not null,
  year_established integer not null check (year_established >= 1900),
  charitable_status text not null check (charitable_status in ('yes', 'no', 'in-progress')),
  email text not null,
  phone text not null,
  contact_person_name text not null,
  contact_person_role text not null,
  social_links jsonb not null default '{}',
  physical_address text,
  description text not null default '' check (length(description) <= 5000),
  mission text not null default '' check (length(mission) <= 5000),
  logo_file_id uuid references app.files (id) on delete set null,
  focus_areas text[] not null default '{}',
  regions text[] not null default '{}',
  audiences text[] not null default '{}',
  activities text[] not null default '{}',
  other_focus_area text,
  other_audience text,
  other_activity text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  approved_at timestamptz
);
create index partners_public on app.partners (approved_at desc, id desc) where is_public;
create index partners_logo on app.partners (logo_file_id);
comment on table app.partners is
  'One organization each. Made with its first application; public once approved and not suspended. One owner; teams come later.';
comment on column app.partners.is_public is 'Kept by trigger: approved. Everything public asks this column.';
comment on column app.partners.name is 'personal: an organization''s name may be a person''s';
comment on column app.partners.name_hebrew is 'personal: as name';
comment on column app.partners.search_name is 'personal: name and Hebrew name, normalized for search by the app';
comment on column app.partners.email is 'personal';
comment on column app.partners.phone is 'personal';
comment on column app.partners.contact_person_name is 'personal';
comment on column app.partners.contact_person_role is 'personal';
comment on column app.partners.social_links is 'personal: map of network to address';
comment on column app.partners.physical_address is 'personal: may be a home';

create table app.partner_applications (
  id uuid primary key,
  partner_id uuid not null references app.partners (id) on delete cascade,
  number integer not null check (number > 0),
  user_id uuid references app.profiles (id) on delete set null,
  status text not null default 'pending'
    check (status in ('pending', 'changes_asked', 'approved', 'rejected')),
  name text not null,
  organization_name_hebrew text,
  email text not null,
  phone text not null,
  website text not null,
  registration_number text not null,
  country text not null,
  organization_type text not null,
  year_established integer not null,
  charitable_status text not null,
  contact_person_name text not null,
  contact_person_role text not null,
  social_links jsonb not null default '{}',
  consent_authorized_representative boolean not null check (consent_authorized_representative),
  consent_terms boolean not null check (consent_terms),
  consent_contact boolean not null check (consent_contact),
  submitted_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by uuid references app.profiles (id) on delete set null,
  reason text check (length(reason) <= 2000),
  unique (partner_id, number),
  constraint decided_whole check ((status = 'pending') = (decided_at is null)),
  constraint refused_with_reason check (status not in ('changes_asked', 'rejected') or length(reason) > 0)
);
create unique index partner_applications_one_open on app.partner_applications (partner_id) where status = 'pending';
create index partner_applications_queue on app.partner_applications (submitted_at) where status = 'pending';
create index partner_applications_user_id on app.partner_applications (user_id);
create index partner_applications_decided_by on app.partner_applications (decided_by);
comment on table app.partner_applications is
  'Each submission of an organization with what was decided about it. What holds now is in app.partners.';
comment on column app.partner_applications.name is 'personal: an organization''s name may be a person''s';
comment on column app.partner_applications.organization_name_hebrew is 'personal: as name';
comment on column app.partner_applications.email is 'personal';
comment on column app.partner_applications.phone is 'personal';
comment on column app.partner_applications.contact_person_name is 'personal';
comment on column app.partner_applications.contact_person_role is 'personal';
comment on column app.partner_applications.social_links is 'personal';
comment on column app.partner_applications.reason is 'personal: written for one person';

create table app.partner_documents (
  partner_id uuid not null references app.partners (id) on delete cascade,
  kind text not null check (kind in ('registration-certificate', 'good-standing-certificate', 'tax-exempt-certificate')),
  file_id uuid not null references app.files (id) on delete cascade,
  uploaded_at timestamptz not null default now(),
  primary key (partner_id, kind)
);
create index partner_documents_file_id on app.partner_documents (file_id);
comment on table app.partner_documents is 'The private papers of an organization: the newest of each kind. For its owner and staff.';

create table app.registration_drafts (
  id uuid primary key,
  guest_id uuid unique,
  user_id uuid unique references app.profiles (id) on delete cascade,
  content jsonb not null,
  updated_at timestamptz not null default now(),
  constraint somebodys check (guest_id is not null or user_id is not null)
);
create index registration_drafts_updated_at on app.registration_drafts (updated_at);
comment on table app.registration_drafts is
  'What somebody has typed of a partner registration so far, also before they signed up. Ends with the submission, or after 30 days.';
comment on column app.registration_drafts.content is 'personal';
comment on column app.registration_drafts.guest_id is 'personal: the visitor''s own id';

-- Owning is asked by many policies; asked here once, past row security.
create function app.own_partner() returns uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select id from app.partners where user_id = app.uid() $$;
comment on function app.own_partner() is 'The organization of the signed-in person, whatever its status, or null.';
create function app.own_approved_partner() returns uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select id from app.partners where user_id = app.uid() and status = 'approved' $$;
comment on function app.own_approved_partner() is 'The same, if it is approved and not suspended: that is the partner role.';
grant execute on function app.own_partner(), app.own_approved_partner() to app_member, app_staff;
alter function app.own_partner() owner to app_rules;
alter function app.own_approved_partner() owner to app_rules;

create function app.keep_partner_public() returns trigger language plpgsql as $$
begin
  new.is_public := new.status = 'approved';
  return new;
end $$;
create trigger keep_partner_public before insert or update on app.partners
  for each row execute function app.keep_partner_public();

alter table app.partners enable row level security;
alter table app.partners force row level security;
create policy rules on app.partners for select to app_rules using (true);
-- Members see public organizations as visitors do, through the visitor's role: theirs may read every column.
create policy public on app.partners for select to app_visitor, app_guest using (is_public);
create policy own on app.partners for select to app_member using (user_id = (select app.uid()));
create policy apply on app.partners for insert to app_member
  with check (user_id = (select app.uid()) and status = 'pending');
-- An approved organization stays what staff decided: its owner may put it back to pending only before.
create policy own_change on app.partners for update to app_member
  using (user_id = (select app.uid()) and status <> 'suspended')
  with check (user_id = (select app.uid()) and status <> 'suspended');
create policy staff on app.partners to app_staff using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.partners to app_system using (true) with check (true);
grant select (id, is_public, name, name_hebrew, search_name, website, country, description, mission, logo_file_id,
    social_links, focus_areas, regions, audiences, activities, other_focus_area, other_audience, other_activity,
    year_established, created_at, approved_at)
  on app.partners to app_visitor, app_guest;
grant select on app.partners to app_member, app_staff, app_system, app_rules;
grant insert (id, user_id, name, name_hebrew, search_name, website, registration_number, country, organization_type,
    year_established, charitable_status, email, phone, contact_person_name, contact_person_role, social_links,
    created_at, updated_at)
  on app.partners to app_member;
grant update (status, name, name_hebrew, search_name, website, registration_number, country, organization_type,
    year_established, charitable_status, email, phone, contact_person_name, contact_person_role, social_links,
    updated_at)
  on app.partners to app_member;
grant update (status, approved_at, updated_at) on app.partners to app_staff;
grant insert (id, user_id, status, name, name_hebrew, search_name, website, registration_number, country,
    organization_type, year_established, charitable_status, email, phone, contact_person_name, contact_person_role,
    social_links, physical_address, description, mission, logo_file_id, focus_areas, regions, audiences, activities,
    other_focus_area, other_audience, other_activity, created_at, updated_at, approved_at)
  on app.partners to app_system;

-- The owner's own moves of status: only back to pending, and only from a refusal. Staff moves are conditional updates.
create function app.guard_partner_status() returns trigger language plpgsql as $$
begin
  if current_user = 'app_member' and new.status is distinct from old.status
     and not (old.status in ('changes_asked', 'rejected') and new.status = 'pending') then
    raise exception 'an owner cannot move % to %', old.status, new.status using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger guard_partner_status before update of status on app.partners
  for each row execute function app.guard_partner_status();

alter table app.partner_applications enable row level security;
alter table app.partner_applications force row level security;
create policy own on app.partner_applications for select to app_member using (partner_id = (select app.own_partner()));
create policy apply on app.partner_applications for insert to app_member
  with check (partner_id = (select app.own_partner()) and user_id = (select app.uid()) and status = 'pending');
create policy staff on app.partner_applications to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.partner_applications to app_system using (true) with check (true);
grant select on app.partner_applications to app_member, app_staff, app_system;
grant insert (id, partner_id, number, user_id, name, organization_name_hebrew, email, phone, website,
    registration_number, country, organization_type, year_established, charitable_status, contact_person_name,
    contact_person_role, social_links, consent_authorized_representative, consent_terms, consent_contact, submitted_at)
  on app.partner_applications to app_member;
grant update (status, decided_at, decided_by, reason) on app.partner_applications to app_staff;
grant insert (id, partner_id, number, user_id, status, name, organization_name_hebrew, email, phone, website,
    registration_number, country, organization_type, year_established, charitable_status, contact_person_name,
    contact_person_role, social_links, consent_authorized_representative, consent_terms, consent_contact, submitted_at,
    decided_at, decided_by, reason)
  on app.partner_applications to app_system;

alter table app.partner_documents enable row level security;
alter table app.partner_documents force row level security;
create policy own on app.partner_documents to app_member
  using (partner_id = (select app.own_partner())) with check (partner_id = (select app.own_partner()));
create policy staff on app.partner_documents for select to app_staff using ((select app.is_staff()));
create policy system on app.partner_documents to app_system using (true) with check (true);
grant select on app.partner_documents to app_member, app_staff, app_system;
grant insert (partner_id, kind, file_id, uploaded_at), update (file_id, uploaded_at) on app.partner_documents
  to app_member, app_system;
grant delete on app.partner_documents to app_member;

alter table app.registration_drafts enable row level security;
alter table app.registration_drafts force row level security;
create policy own_guest on app.registration_drafts to app_guest
  using (guest_id = (select app.guest_id()) and user_id is null)
  with check (guest_id = (select app.guest_id()) and user_id is null);
create policy own_member on app.registration_drafts to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy system on app.registration_drafts to app_system using (true) with check (true);
grant select, delete on app.registration_drafts to app_guest, app_member, app_system;
grant insert (id, guest_id, content, updated_at), update (content, updated_at) on app.registration_drafts to app_guest;
grant insert (id, user_id, content, updated_at), update (content, updated_at) on app.registration_drafts to app_member;

-- A signed-in person takes over the draft of the visitor they were, or the one their mail leads back to.
create function app.claim_registration_draft(draft uuid) returns boolean
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if app.uid() is null then
    return false;
  end if;
  update app.registration_drafts set user_id = app.uid(), guest_id = null
    where id = draft and user_id is null
      and not exists (select from app.registration_drafts where user_id = app.uid());
  return found;
end $$;
grant execute on function app.claim_registration_draft(uuid) to app_member;
create policy rules on app.registration_drafts to app_rules using (true) with check (true);
grant select, update (user_id, guest_id) on app.registration_drafts to app_rules;
alter function app.claim_registration_draft(uuid) owner to app_rules;

-- Files of public organizations are public.
create policy public_logos on app.files for select to app_visitor, app_guest, app_member
  using (kind = 'partner-logos' and exists (select from app.partners where logo_file_id = files.id));
create trigger guard_file before insert or update of logo_file_id on app.partners
  for each row execute function app.guard_file('logo_file_id', 'partner-logos');
create trigger guard_file before insert or update of file_id on app.partner_documents
  for each row execute function app.guard_file('file_id', 'partner-documents');
