-- Each submission of an organization with what was decided about it. What holds now is in app.partners.
create table app.partner_applications (
  id uuid not null,
  partner_id uuid not null,
  number integer not null,
  user_id uuid,
  status text not null default 'pending'::text,
  name text not null,  -- personal: an organization's name may be a person's
  email text not null,  -- personal
  phone text not null,  -- personal
  website text not null,
  registration_number text not null,
  country text not null,
  organization_type text not null,
  year_established integer not null,
  charitable_status text not null,
  contact_person_name text not null,  -- personal
  contact_person_role text not null,  -- personal
  social_links jsonb not null default '{}'::jsonb,  -- personal
  consent_authorized_representative boolean not null,
  consent_terms boolean not null,
  consent_contact boolean not null,
  submitted_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  reason text,  -- personal: written for one person
  other_names jsonb not null default '{}'::jsonb,  -- personal: as name, by language: its name in others than English
  constraint decided_whole CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint partner_applications_consent_authorized_representative_check CHECK (consent_authorized_representative),
  constraint partner_applications_consent_contact_check CHECK (consent_contact),
  constraint partner_applications_consent_terms_check CHECK (consent_terms),
  constraint partner_applications_number_check CHECK ((number > 0)),
  constraint partner_applications_reason_check CHECK ((length(reason) <= 2000)),
  constraint partner_applications_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'changes_asked'::text, 'approved'::text, 'rejected'::text]))),
  constraint refused_with_reason CHECK (((status <> ALL (ARRAY['changes_asked'::text, 'rejected'::text])) OR (length(reason) > 0))),
  constraint partner_applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint partner_applications_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint partner_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint partner_applications_pkey PRIMARY KEY (id),
  constraint partner_applications_partner_id_number_key UNIQUE (partner_id, number)
);
CREATE INDEX partner_applications_decided_by ON app.partner_applications USING btree (decided_by);
CREATE UNIQUE INDEX partner_applications_one_open ON app.partner_applications USING btree (partner_id) WHERE (status = 'pending'::text);
CREATE INDEX partner_applications_queue ON app.partner_applications USING btree (submitted_at) WHERE (status = 'pending'::text);
CREATE INDEX partner_applications_user_id ON app.partner_applications USING btree (user_id);
create policy apply on app.partner_applications for insert to app_member
  with check ((partner_id = ( SELECT app.own_partner('{}'::text[], '{own}'::text[]) AS own_partner)) AND (user_id = ( SELECT app.uid() AS uid)) AND (status = 'pending'::text));
create policy own on app.partner_applications for select to app_member
  using (partner_id = ( SELECT app.own_partner() AS own_partner));
create policy rules_waiting on app.partner_applications for select to app_rules
  using (true);
create policy staff on app.partner_applications for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.partner_applications for all to app_system
  using (true)
  with check (true);
grant insert (id, partner_id, number, user_id, name, email, phone, website, registration_number, country, organization_type, year_established, charitable_status, contact_person_name, contact_person_role, social_links, consent_authorized_representative, consent_terms, consent_contact, submitted_at, other_names) on app.partner_applications to app_member;
grant select on app.partner_applications to app_member;
grant select (id, partner_id, user_id, status, submitted_at) on app.partner_applications to app_rules;
grant select on app.partner_applications to app_staff;
grant update (status, decided_at, decided_by, reason) on app.partner_applications to app_staff;
grant delete on app.partner_applications to app_system;
grant insert (id, partner_id, number, user_id, status, name, email, phone, website, registration_number, country, organization_type, year_established, charitable_status, contact_person_name, contact_person_role, social_links, consent_authorized_representative, consent_terms, consent_contact, submitted_at, decided_at, decided_by, reason, other_names) on app.partner_applications to app_system;
grant select on app.partner_applications to app_system;
CREATE TRIGGER notify_live AFTER INSERT OR UPDATE ON app.partner_applications FOR EACH ROW EXECUTE FUNCTION app.notify_live('applications');

-- Which fields of its profile an owner changed, when, and how the organization stood then. Names of columns, never what was in them.
create table app.partner_changes (
  id uuid not null default gen_random_uuid(),
  partner_id uuid not null,
  fields text[] not null,
  partner_status text not null,
  changed_by uuid,
  changed_at timestamp with time zone not null,
  constraint partner_changes_fields_check CHECK ((cardinality(fields) > 0)),
  constraint partner_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint partner_changes_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint partner_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX partner_changes_changed_by ON app.partner_changes USING btree (changed_by);
CREATE INDEX partner_changes_partner ON app.partner_changes USING btree (partner_id, changed_at DESC);
create policy own on app.partner_changes for select to app_member
  using (partner_id = ( SELECT app.own_partner() AS own_partner));
create policy rules on app.partner_changes for insert to app_rules
  with check (true);
create policy staff on app.partner_changes for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.partner_changes for all to app_system
  using (true)
  with check (true);
grant select on app.partner_changes to app_member;
grant insert (partner_id, fields, partner_status, changed_by, changed_at) on app.partner_changes to app_rules;
grant select on app.partner_changes to app_staff;
grant delete on app.partner_changes to app_system;
grant select on app.partner_changes to app_system;

-- The picture on top of an organization's page. Without a row, the page shows the colors of its logo.
create table app.partner_covers (
  partner_id uuid not null,
  file_id uuid not null,
  alt text not null default ''::text,  -- personal: free text, for whoever cannot see the picture
  updated_at timestamp with time zone not null default now(),
  translations jsonb not null default '{}'::jsonb,  -- personal: the text in other languages than the first
  constraint partner_covers_alt_check CHECK ((length(alt) <= 300)),
  constraint partner_covers_translations_check CHECK (app.are_some_translations(translations, '{alt}'::text[])),
  constraint partner_covers_file_id_fkey FOREIGN KEY (file_id) REFERENCES app.files(id) ON DELETE CASCADE,
  constraint partner_covers_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint partner_covers_pkey PRIMARY KEY (partner_id)
);
CREATE INDEX partner_covers_file ON app.partner_covers USING btree (file_id);
create policy of_partner on app.partner_covers for select to app_guest, app_visitor
  using (EXISTS ( SELECT
   FROM app.partners
  WHERE (partners.id = partner_covers.partner_id)));
create policy own on app.partner_covers for select to app_member
  using (partner_id = ( SELECT app.own_partner() AS own_partner));
create policy own_change on app.partner_covers for all to app_member
  using (partner_id = ( SELECT app.own_partner('{pending,changes_asked,approved}'::text[]) AS own_partner))
  with check (partner_id = ( SELECT app.own_partner('{pending,changes_asked,approved}'::text[]) AS own_partner));
create policy staff on app.partner_covers for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.partner_covers for all to app_system
  using (true)
  with check (true);
grant select on app.partner_covers to app_guest;
grant delete on app.partner_covers to app_member;
grant insert (partner_id, file_id, alt, updated_at, translations) on app.partner_covers to app_member;
grant select on app.partner_covers to app_member;
grant update (file_id, alt, updated_at, translations) on app.partner_covers to app_member;
grant select on app.partner_covers to app_staff;
grant insert (partner_id, file_id, alt, updated_at, translations) on app.partner_covers to app_system;
grant select on app.partner_covers to app_system;
grant select on app.partner_covers to app_visitor;
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF file_id ON app.partner_covers FOR EACH ROW EXECUTE FUNCTION app.check_file('file_id', 'partner-covers');
CREATE TRIGGER note_cover_change AFTER INSERT OR DELETE OR UPDATE ON app.partner_covers FOR EACH ROW EXECUTE FUNCTION app.note_cover_change();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.partner_covers FOR EACH ROW EXECUTE FUNCTION app.notify_content('partner:partner_id');

-- The private papers of an organization: the newest of each kind. For its owner and staff.
create table app.partner_documents (
  partner_id uuid not null,
  kind text not null,
  file_id uuid not null,
  uploaded_at timestamp with time zone not null default now(),
  constraint partner_documents_kind_check CHECK ((kind = ANY (ARRAY['registration-certificate'::text, 'good-standing-certificate'::text, 'tax-exempt-certificate'::text]))),
  constraint partner_documents_file_id_fkey FOREIGN KEY (file_id) REFERENCES app.files(id) ON DELETE CASCADE,
  constraint partner_documents_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint partner_documents_pkey PRIMARY KEY (partner_id, kind)
);
CREATE INDEX partner_documents_file_id ON app.partner_documents USING btree (file_id);
create policy own on app.partner_documents for all to app_member
  using (partner_id = ( SELECT app.own_partner('{}'::text[], '{own}'::text[]) AS own_partner))
  with check (partner_id = ( SELECT app.own_partner('{}'::text[], '{own}'::text[]) AS own_partner));
create policy staff on app.partner_documents for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.partner_documents for all to app_system
  using (true)
  with check (true);
create policy team on app.partner_documents for select to app_member
  using (partner_id = ( SELECT app.own_partner() AS own_partner));
grant delete on app.partner_documents to app_member;
grant insert (partner_id, kind, file_id, uploaded_at) on app.partner_documents to app_member;
grant select on app.partner_documents to app_member;
grant update (file_id, uploaded_at) on app.partner_documents to app_member;
grant select on app.partner_documents to app_staff;
grant insert (partner_id, kind, file_id, uploaded_at) on app.partner_documents to app_system;
grant select on app.partner_documents to app_system;
grant update (file_id, uploaded_at) on app.partner_documents to app_system;
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF file_id ON app.partner_documents FOR EACH ROW EXECUTE FUNCTION app.check_file('file_id', 'partner-documents');

-- Invitations to the team of an organization, by email. One with the duty "own" offers the organization itself. Gone once accepted or declined.
create table app.partner_invitations (
  id uuid not null,
  partner_id uuid not null,
  email text not null,  -- personal
  duties text[] not null,
  invited_by uuid not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint partner_invitations_duties_check CHECK (((duties = '{own}'::text[]) OR (((cardinality(duties) >= 1) AND (cardinality(duties) <= 3)) AND (duties <@ '{write,answer,money}'::text[])))),
  constraint partner_invitations_email_check CHECK (((length(email) <= 254) AND (email = lower(email)))),
  constraint partner_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint partner_invitations_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint partner_invitations_pkey PRIMARY KEY (id),
  constraint partner_invitations_once UNIQUE (partner_id, email)
);
CREATE INDEX partner_invitations_expires_at ON app.partner_invitations USING btree (expires_at);
CREATE INDEX partner_invitations_invited_by ON app.partner_invitations USING btree (invited_by);
create policy owner on app.partner_invitations for all to app_member
  using (partner_id = ( SELECT app.own_partner('{}'::text[], '{own}'::text[]) AS own_partner))
  with check ((partner_id = ( SELECT app.own_partner('{approved}'::text[], '{own}'::text[]) AS own_partner)) AND (invited_by = ( SELECT app.uid() AS uid)));
create policy rules on app.partner_invitations for all to app_rules
  using (true)
  with check (true);
create policy staff on app.partner_invitations for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.partner_invitations for all to app_system
  using (true)
  with check (true);
grant delete on app.partner_invitations to app_member;
grant insert (id, partner_id, email, duties, invited_by, created_at, expires_at) on app.partner_invitations to app_member;
grant select on app.partner_invitations to app_member;
grant update (duties, created_at, expires_at) on app.partner_invitations to app_member;
grant delete on app.partner_invitations to app_rules;
grant select on app.partner_invitations to app_rules;
grant update (expires_at) on app.partner_invitations to app_rules;
grant select on app.partner_invitations to app_staff;
grant delete on app.partner_invitations to app_system;
grant insert (id, partner_id, email, duties, invited_by, created_at, expires_at) on app.partner_invitations to app_system;
grant select on app.partner_invitations to app_system;

-- Who else acts for an organization besides its owner, partners.user_id. A person is in one organization at most.
create table app.partner_members (
  user_id uuid not null,
  partner_id uuid not null,
  duties text[] not null,  -- write: profile, posts, news and products. answer: sign-ups, questions, and orders to send. money: gifts, payments, refunds.
  joined_at timestamp with time zone not null default now(),
  constraint partner_members_duties_check CHECK ((((cardinality(duties) >= 1) AND (cardinality(duties) <= 3)) AND (duties <@ '{write,answer,money}'::text[]))),
  constraint partner_members_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint partner_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint partner_members_pkey PRIMARY KEY (user_id)
);
CREATE INDEX partner_members_partner ON app.partner_members USING btree (partner_id);
create policy leave on app.partner_members for delete to app_member
  using ((user_id = ( SELECT app.uid() AS uid)) OR (partner_id = ( SELECT app.own_partner('{}'::text[], '{own}'::text[]) AS own_partner)));
create policy owner on app.partner_members for update to app_member
  using (partner_id = ( SELECT app.own_partner('{}'::text[], '{own}'::text[]) AS own_partner))
  with check (partner_id = ( SELECT app.own_partner('{}'::text[], '{own}'::text[]) AS own_partner));
create policy rules on app.partner_members for all to app_rules
  using (true)
  with check (true);
create policy staff on app.partner_members for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.partner_members for all to app_system
  using (true)
  with check (true);
create policy team on app.partner_members for select to app_member
  using (partner_id = ( SELECT app.own_partner() AS own_partner));
grant delete on app.partner_members to app_member;
grant select on app.partner_members to app_member;
grant update (duties) on app.partner_members to app_member;
grant delete on app.partner_members to app_rules;
grant insert (user_id, partner_id, duties, joined_at) on app.partner_members to app_rules;
grant select on app.partner_members to app_rules;
grant select on app.partner_members to app_staff;
grant delete on app.partner_members to app_system;
grant insert (user_id, partner_id, duties, joined_at) on app.partner_members to app_system;
grant select on app.partner_members to app_system;
CREATE TRIGGER note_team_change AFTER INSERT OR DELETE OR UPDATE ON app.partner_members FOR EACH ROW WHEN ((app.uid() IS NOT NULL)) EXECUTE FUNCTION app.note_team_change();

-- One organization each. Made with its first application; public once approved and not suspended. One owner; teams come later.
create table app.partners (
  id uuid not null,
  user_id uuid,
  status text not null default 'pending'::text,
  name text not null,  -- personal: an organization's name may be a person's
  search_name text not null,  -- personal: name and Hebrew name, normalized for search by the app
  website text not null,
  registration_number text not null,
  country text not null,
  organization_type text not null,
  year_established integer not null,
  charitable_status text not null,
  email text not null,  -- personal
  phone text not null,  -- personal
  contact_person_name text not null,  -- personal
  contact_person_role text not null,  -- personal
  social_links jsonb not null default '{}'::jsonb,  -- personal: map of network to address
  physical_address text,  -- personal: may be a home
  description text not null default ''::text,
  mission text not null default ''::text,
  logo_file_id uuid,
  focus_areas text[] not null default '{}'::text[],
  regions text[] not null default '{}'::text[],
  audiences text[] not null default '{}'::text[],
  activities text[] not null default '{}'::text[],
  other_focus_area text,
  other_audience text,
  other_activity text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  approved_at timestamp with time zone,
  is_contact_public boolean not null default false,  -- Whether the public page says who to write to and how. Consent to be contacted by us is not consent to be published.
  public_contact_name text generated always as (
CASE
    WHEN is_contact_public THEN contact_person_name
    ELSE NULL::text
END) stored,  -- personal: as contact_person_name
  public_email text generated always as (
CASE
    WHEN is_contact_public THEN email
    ELSE NULL::text
END) stored,  -- personal: as email
  public_phone text generated always as (
CASE
    WHEN is_contact_public THEN phone
    ELSE NULL::text
END) stored,  -- personal: as phone
  suspended_at timestamp with time zone,
  suspended_by uuid,
  suspension_reason text,  -- personal: written for one person; why it is suspended
  closed_at timestamp with time zone,  -- When its owner left for good. Nobody can restore it: nothing of it is kept.
  payment_instructions text not null default ''::text,  -- personal: free text, how the organization is paid without a provider
  is_public boolean not null generated always as ((status = 'approved'::text)) stored,  -- Approved. Everything public asks this column.
  language text not null default 'en'::text,  -- In which the mission and the description are
  translations jsonb not null default '{}'::jsonb,  -- The mission and the description in other languages
  other_names jsonb not null default '{}'::jsonb,  -- personal: as name, by language: its name in others than English
  names jsonb not null generated always as ((jsonb_object(ARRAY[app.language_of(name), name]) || other_names)) stored,  -- personal: as name. Its name in each language that it has one in
  payment_language text not null default 'en'::text,  -- In which the payment instructions are
  payment_translations jsonb not null default '{}'::jsonb,  -- personal: the payment instructions in other languages
  constraint other_activity_short CHECK ((length(other_activity) <= 120)),
  constraint other_audience_short CHECK ((length(other_audience) <= 120)),
  constraint other_focus_area_short CHECK ((length(other_focus_area) <= 120)),
  constraint other_names_are_names CHECK (((other_names = '{}'::jsonb) OR ((jsonb_typeof(other_names) = 'object'::text) AND (length((other_names)::text) <= 2000) AND (NOT jsonb_path_exists(other_names, '$.keyvalue()?((!(@."key" like_regex "^[a-z]{2}$") || @."value".type() != "string") || @."value" == "")'::jsonpath))))),
  constraint partners_charitable_status_check CHECK ((charitable_status = ANY (ARRAY['yes'::text, 'no'::text, 'in-progress'::text]))),
  constraint partners_description_check CHECK ((length(description) <= 5000)),
  constraint partners_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint partners_mission_check CHECK ((length(mission) <= 5000)),
  constraint partners_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint partners_payment_instructions_check CHECK ((length(payment_instructions) <= 2000)),
  constraint partners_payment_language_check CHECK ((payment_language ~ '^[a-z]{2}$'::text)),
  constraint partners_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'changes_asked'::text, 'approved'::text, 'rejected'::text, 'suspended'::text]))),
  constraint partners_suspension_reason_check CHECK ((length(suspension_reason) <= 2000)),
  constraint partners_year_established_check CHECK ((year_established >= 1900)),
  constraint payment_translations_are_whole CHECK (((payment_translations = '{}'::jsonb) OR ((payment_instructions <> ''::text) AND app.are_translations(payment_translations, payment_language, '{words}'::text[])))),
  constraint physical_address_short CHECK ((length(physical_address) <= 300)),
  constraint translations_are_whole CHECK (((translations = '{}'::jsonb) OR app.are_translations(translations, language, array_remove(ARRAY[
CASE
    WHEN (mission <> ''::text) THEN 'mission'::text
    ELSE NULL::text
END,
CASE
    WHEN (description <> ''::text) THEN 'description'::text
    ELSE NULL::text
END], NULL::text)))),
  constraint partners_logo_file_id_fkey FOREIGN KEY (logo_file_id) REFERENCES app.files(id) ON DELETE SET NULL,
  constraint partners_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint partners_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint partners_pkey PRIMARY KEY (id),
  constraint partners_user_id_key UNIQUE (user_id)
);
CREATE INDEX partners_email ON app.partners USING btree (lower(email));
CREATE INDEX partners_logo ON app.partners USING btree (logo_file_id);
CREATE INDEX partners_newest ON app.partners USING btree (created_at DESC, id DESC);
CREATE INDEX partners_public ON app.partners USING btree (approved_at DESC, id DESC) WHERE is_public;
CREATE INDEX partners_search ON app.partners USING gin ((((search_name || ' '::text) || lower(((((mission || ' '::text) || description) || ' '::text) || (translations)::text)))) public.gin_trgm_ops, focus_areas, regions) WITH (fastupdate=off) WHERE is_public;
CREATE INDEX partners_sounds ON app.partners USING gin (app.sounds_of(search_name)) WITH (fastupdate=off) WHERE is_public;
CREATE INDEX partners_status ON app.partners USING btree (status, created_at DESC, id DESC);
CREATE INDEX partners_suspended_by ON app.partners USING btree (suspended_by);
create policy apply on app.partners for insert to app_member
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (status = 'pending'::text) AND (NOT (EXISTS ( SELECT
   FROM app.partner_members
  WHERE (partner_members.user_id = ( SELECT app.uid() AS uid))))));
create policy own on app.partners for select to app_member
  using ((user_id = ( SELECT app.uid() AS uid)) OR (id = ( SELECT app.own_partner() AS own_partner)));
create policy own_change on app.partners for update to app_member
  using ((id = ( SELECT app.own_partner() AS own_partner)) AND (status <> 'suspended'::text))
  with check ((id = ( SELECT app.own_partner() AS own_partner)) AND (status <> ALL (ARRAY['rejected'::text, 'suspended'::text])));
create policy public on app.partners for select to app_guest, app_visitor
  using (is_public);
create policy rules on app.partners for select to app_rules
  using (true);
create policy rules_hold on app.partners for update to app_rules
  using (true)
  with check (true);
create policy staff on app.partners for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.partners for all to app_system
  using (true)
  with check (true);
grant select (id, name, search_name, website, country, year_established, social_links, description, mission, logo_file_id, focus_areas, regions, audiences, activities, other_focus_area, other_audience, other_activity, created_at, approved_at, public_contact_name, public_email, public_phone, is_public, language, translations, names) on app.partners to app_guest;
grant insert (id, user_id, name, search_name, website, registration_number, country, organization_type, year_established, charitable_status, email, phone, contact_person_name, contact_person_role, social_links, created_at, updated_at, language, translations, other_names) on app.partners to app_member;
grant select on app.partners to app_member;
grant update (status, name, search_name, website, registration_number, country, organization_type, year_established, charitable_status, email, phone, contact_person_name, contact_person_role, social_links, physical_address, description, mission, logo_file_id, focus_areas, regions, audiences, activities, other_focus_area, other_audience, other_activity, updated_at, is_contact_public, payment_instructions, language, translations, other_names, payment_language, payment_translations) on app.partners to app_member;
grant select on app.partners to app_rules;
grant update (user_id, updated_at) on app.partners to app_rules;
grant select on app.partners to app_staff;
grant update (status, updated_at, approved_at, suspended_at, suspended_by, suspension_reason) on app.partners to app_staff;
grant insert (id, user_id, status, name, search_name, website, registration_number, country, organization_type, year_established, charitable_status, email, phone, contact_person_name, contact_person_role, social_links, physical_address, description, mission, logo_file_id, focus_areas, regions, audiences, activities, other_focus_area, other_audience, other_activity, created_at, updated_at, approved_at, is_contact_public, payment_instructions, language, translations, other_names, payment_language, payment_translations) on app.partners to app_system;
grant select on app.partners to app_system;
grant update (status, name, search_name, website, registration_number, email, phone, contact_person_name, contact_person_role, social_links, physical_address, description, mission, logo_file_id, other_focus_area, other_audience, other_activity, updated_at, is_contact_public, suspended_at, suspended_by, suspension_reason, closed_at, payment_instructions, language, translations, other_names, payment_language, payment_translations) on app.partners to app_system;
grant select (id, name, search_name, website, country, year_established, social_links, description, mission, logo_file_id, focus_areas, regions, audiences, activities, other_focus_area, other_audience, other_activity, created_at, approved_at, public_contact_name, public_email, public_phone, is_public, language, translations, names) on app.partners to app_visitor;
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF logo_file_id ON app.partners FOR EACH ROW EXECUTE FUNCTION app.check_file('logo_file_id', 'partner-logos');
CREATE TRIGGER check_owner_move BEFORE UPDATE OF status ON app.partners FOR EACH ROW WHEN (((CURRENT_USER = 'app_member'::name) AND (old.status <> new.status))) EXECUTE FUNCTION app.check_owner_move('changes_asked to pending', 'rejected to pending');
CREATE TRIGGER check_partner_duty AFTER UPDATE ON app.partners FOR EACH ROW WHEN ((CURRENT_USER = 'app_member'::name)) EXECUTE FUNCTION app.check_partner_duty();
CREATE TRIGGER follow_partner AFTER UPDATE ON app.partners FOR EACH ROW WHEN (((old.is_public IS DISTINCT FROM new.is_public) OR (old.name IS DISTINCT FROM new.name) OR (old.names IS DISTINCT FROM new.names) OR (old.search_name IS DISTINCT FROM new.search_name))) EXECUTE FUNCTION app.follow_partner();
CREATE TRIGGER note_partner_change AFTER UPDATE ON app.partners FOR EACH ROW EXECUTE FUNCTION app.note_partner_change();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.partners FOR EACH ROW EXECUTE FUNCTION app.notify_content('partners', 'partner:id');

-- What somebody has typed of a partner registration so far, also before they signed up. Ends with the submission, or after 30 days.
create table app.registration_drafts (
  id uuid not null,
  guest_id uuid,  -- personal: the visitor's own id
  user_id uuid,
  content jsonb not null,  -- personal
  updated_at timestamp with time zone not null default now(),
  constraint somebodys CHECK (((guest_id IS NOT NULL) OR (user_id IS NOT NULL))),
  constraint registration_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint registration_drafts_pkey PRIMARY KEY (id),
  constraint registration_drafts_guest_id_key UNIQUE (guest_id),
  constraint registration_drafts_user_id_key UNIQUE (user_id)
);
CREATE INDEX registration_drafts_updated_at ON app.registration_drafts USING btree (updated_at);
create policy own_guest on app.registration_drafts for all to app_guest
  using ((guest_id = ( SELECT app.guest_id() AS guest_id)) AND (user_id IS NULL))
  with check ((guest_id = ( SELECT app.guest_id() AS guest_id)) AND (user_id IS NULL));
create policy own_member on app.registration_drafts for all to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check (user_id = ( SELECT app.uid() AS uid));
create policy rules on app.registration_drafts for all to app_rules
  using (true)
  with check (true);
create policy system on app.registration_drafts for all to app_system
  using (true)
  with check (true);
grant delete on app.registration_drafts to app_guest;
grant insert (id, guest_id, content, updated_at) on app.registration_drafts to app_guest;
grant select on app.registration_drafts to app_guest;
grant update (content, updated_at) on app.registration_drafts to app_guest;
grant delete on app.registration_drafts to app_member;
grant insert (id, user_id, content, updated_at) on app.registration_drafts to app_member;
grant select on app.registration_drafts to app_member;
grant update (content, updated_at) on app.registration_drafts to app_member;
grant select on app.registration_drafts to app_rules;
grant update (guest_id, user_id) on app.registration_drafts to app_rules;
grant delete on app.registration_drafts to app_system;
grant select on app.registration_drafts to app_system;

-- In how many hours an organization gives half of its answers, and how many answers of the last 180 days that is from.
create view app.answer_times with (security_barrier=true) as
 SELECT p.id AS partner_id,
    f.answers,
    f.hours
   FROM (app.partners p
     CROSS JOIN LATERAL ( SELECT (count(*))::integer AS answers,
            (ceil((EXTRACT(epoch FROM percentile_cont((0.5)::double precision) WITHIN GROUP (ORDER BY x.waited)) / (3600)::numeric)))::integer AS hours
           FROM ( SELECT (COALESCE(s.answered_at, s.decided_at) - COALESCE(s.consent_given_at, s.created_at)) AS waited
                   FROM (app.project_events e
                     JOIN app.supports s ON ((s.project_event_id = e.id)))
                  WHERE ((e.partner_id = p.id) AND (s.kind <> 'donate'::text) AND (s.waiting_since IS NULL) AND ((s.answered_at IS NOT NULL) OR (s.status = ANY (ARRAY['confirmed'::text, 'declined'::text]))) AND (COALESCE(s.answered_at, s.decided_at) > COALESCE(s.consent_given_at, s.created_at)) AND (COALESCE(s.answered_at, s.decided_at) > (now() - '180 days'::interval)))
                UNION ALL
                 SELECT (now() - COALESCE(s.consent_given_at, s.created_at))
                   FROM (app.project_events e
                     JOIN app.supports s ON ((s.project_event_id = e.id)))
                  WHERE ((e.partner_id = p.id) AND (s.kind <> 'donate'::text) AND (s.status = 'pending'::text) AND (s.email <> ''::text) AND (s.waiting_since IS NULL) AND ((s.consent IS NULL) OR (s.consent = 'given'::text)) AND (COALESCE(s.consent_given_at, s.created_at) < (now() - make_interval(days => app.answer_days('sign-up'::text)))))
                UNION ALL
                 SELECT (m.created_at - m.waited_since)
                   FROM (app.threads t
                     JOIN app.thread_messages m ON ((m.support_id = t.support_id)))
                  WHERE ((t.partner_id = p.id) AND (m.waited_since IS NOT NULL) AND (m.created_at > (now() - '180 days'::interval)))
                UNION ALL
                 SELECT (now() - t.waits_since)
                   FROM app.threads t
                  WHERE ((t.partner_id = p.id) AND (t.waits_for = 'partner'::text) AND (t.waits_since < (now() - make_interval(days => app.answer_days('message'::text)))))) x) f)
  WHERE (p.is_public OR (p.user_id = ( SELECT app.uid() AS uid)) OR (current_setting('role'::text) = ANY (ARRAY['app_staff'::text, 'app_system'::text])));
grant select on app.answer_times to app_guest, app_member, app_staff, app_system, app_visitor;

-- The names of public organizations, also for members.
create view app.public_partner_names with (security_barrier=true) as
 SELECT id,
    name,
    names
   FROM app.partners
  WHERE is_public;
grant select on app.public_partner_names to app_guest, app_member;

-- Accepts or declines an invitation to the caller. Whoever accepts the organization itself becomes its owner, and the owner a member with all duties.
CREATE OR REPLACE FUNCTION app.answer_invitation(invitation uuid, is_accepted boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  offered record;
begin
  -- In turn with other answers, and with the end of the invitation.
  perform from app.partner_invitations where id = invitation for update;
  select * into offered from app.own_invitation(invitation);
  if offered.partner_id is null or is_accepted and not offered.is_ready then
    return false;
  end if;
  delete from app.partner_invitations where id = invitation;
  if not is_accepted then
    return true;
  end if;
  if offered.duties = '{own}' then
    delete from app.partner_members where user_id = app.uid();
    insert into app.partner_members (user_id, partner_id, duties)
      select user_id, id, '{write,answer,money}' from app.partners where id = offered.partner_id;
    update app.partners set user_id = app.uid(), updated_at = now() where id = offered.partner_id;
    delete from app.partner_invitations where partner_id = offered.partner_id;
  else
    insert into app.partner_members (user_id, partner_id, duties) values (app.uid(), offered.partner_id, offered.duties);
  end if;
  return true;
end $function$;

-- Refuses every change of status that is not among the arguments.
CREATE OR REPLACE FUNCTION app.check_owner_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status || ' to ' || new.status <> all (tg_argv) then
    raise exception 'an owner cannot move % from % to %', tg_table_name, old.status, new.status
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.check_partner_duty()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  changed text[];
  duties constant text[] := app.own_duties();
  of_money constant text[] := '{payment_instructions,payment_language,payment_translations}';
begin
  select array_agg(n.key) into changed
    from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o on o.key = n.key
    where n.value is distinct from o.value and n.key <> 'updated_at';
  if 'own' = any (duties) or changed is null
    or changed <@ of_money and 'money' = any (duties)
    or 'write' = any (duties) and not changed && of_money and not changed && array['status', 'name', 'other_names', 'names',
      'registration_number', 'country', 'organization_type', 'year_established', 'charitable_status', 'email', 'phone',
      'contact_person_name', 'contact_person_role', 'is_contact_public'] then
    return null;
  end if;
  raise exception 'not among the duties of this person' using errcode = 'insufficient_privilege';
end $function$;

CREATE OR REPLACE FUNCTION app.claim_registration_draft(draft uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if app.uid() is null then
    return false;
  end if;
  update app.registration_drafts set user_id = app.uid(), guest_id = null
    where id = draft and user_id is null
      and not exists (select from app.registration_drafts where user_id = app.uid());
  return found;
end $function$;

-- Public organizations whose names or texts are like a pattern in lower case, or that have one of the topics or districts, or are among others.
CREATE OR REPLACE FUNCTION app.find_public_partners(pattern text, areas text[], districts text[], others uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'app', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return query select p.id from app.partners p where p.is_public and (
    p.search_name || ' ' || lower(p.mission || ' ' || p.description || ' ' || p.translations::text) like pattern
    or p.focus_areas && areas or p.regions && districts or p.id = any (others));
end $function$;

CREATE OR REPLACE FUNCTION app.follow_partner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  -- Also after a change of the name, which is copied to each project and event.
  update app.project_events set is_public = new.is_public where partner_id = new.id;
  if new.is_public <> old.is_public then
    update app.news set is_public = new.is_public where partner_id = new.id;
    update app.products set is_public = new.is_public where partner_id = new.id;
  end if;
  return null;
end $function$;

-- Takes from the log what staff wrote of a person and of what is theirs, before it goes. The lines stay.
CREATE OR REPLACE FUNCTION app.forget_reasons(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  with own as (select id from app.partners where user_id = person),
    ordered as (select id from app.orders where user_id = person),
    given as (select id from app.supports where user_id = person)
  update app.audit_entries set reason = null
  where reason is not null and subject_id in (
    select person
    union all select id from own
    union all select id from app.news where partner_id in (select id from own)
    union all select id from app.products where partner_id in (select id from own)
    union all select id from app.project_events where partner_id in (select id from own)
    union all select id from app.ambassador_profiles where user_id = person
    union all select id from ordered
    union all select id from app.partner_orders where order_id in (select id from ordered)
    union all select id from given
    union all select id from app.payments
      where order_id in (select id from ordered) or support_id in (select id from given)) $function$;

-- Whether an organization or an ambassador is public, so that they can be followed.
CREATE OR REPLACE FUNCTION app.is_followable(partner uuid, ambassador uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select (partner is null or exists (select from partners p where p.id = partner and p.is_public))
    and (ambassador is null or exists (select from ambassador_profiles s where s.id = ambassador and s.is_public)) $function$;

-- Names of public organizations, and titles of public projects and events, that have words with the consonants of these; null for no word.
CREATE OR REPLACE FUNCTION app.names_like(first text, second text, third text)
 RETURNS SETOF text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'app', 'pg_temp'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  one text[] := app.sounds_of(first);
  two text[] := app.sounds_of(second);
  three text[] := app.sounds_of(third);
begin
  return query
    (select p.search_name from app.partners p where p.is_public and app.sounds_of(p.search_name) && one
      and (two is null or app.sounds_of(p.search_name) && two) and (three is null or app.sounds_of(p.search_name) && three) limit 200)
    union all
    (select app.titles_in(e.title, e.translations) from app.project_events e where e.is_public
      and app.sounds_of(app.titles_in(e.title, e.translations)) && one
      and (two is null or app.sounds_of(app.titles_in(e.title, e.translations)) && two)
      and (three is null or app.sounds_of(app.titles_in(e.title, e.translations)) && three) limit 200);
end $function$;

-- Notes for staff that an organization changed its cover.
CREATE OR REPLACE FUNCTION app.note_cover_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  insert into app.partner_changes (partner_id, fields, partner_status, changed_by, changed_at)
    select p.id, '{cover}', p.status, app.uid(), coalesce(new.updated_at, now()) from app.partners p
    where p.id = coalesce(new.partner_id, old.partner_id) and p.id = app.own_partner();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.note_partner_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  changed text[];
begin
  if app.uid() is null or new.id is distinct from app.own_partner() then
    return null;
  end if;
  select array_agg(n.key order by n.key) into changed
    from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o on o.key = n.key
    where n.value is distinct from o.value and n.key not in ('status', 'is_public', 'updated_at', 'approved_at',
      'search_name', 'names', 'public_contact_name', 'public_email', 'public_phone');
  if changed is not null then
    insert into app.partner_changes (partner_id, fields, partner_status, changed_by, changed_at)
      values (new.id, changed, old.status, app.uid(),
        case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.note_team_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  insert into app.partner_changes (partner_id, fields, partner_status, changed_by, changed_at)
    select id, '{team}', status, app.uid(), now() from app.partners where id = coalesce(new.partner_id, old.partner_id);
  return null;
end $function$;

-- What the caller may do for their organization.
CREATE OR REPLACE FUNCTION app.own_duties()
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return case when exists (select from app.partners where user_id = app.uid()) then array['own', 'write', 'answer', 'money']
    else coalesce((select duties from app.partner_members where user_id = app.uid()), '{}') end;
end $function$;

-- An invitation to the caller's own, proved address, while it is open. is_ready: the caller is free to accept it.
CREATE OR REPLACE FUNCTION app.own_invitation(invitation uuid)
 RETURNS TABLE(partner_id uuid, name text, names jsonb, duties text[], invited_by text, is_ready boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select o.id, o.name, o.names, i.duties, by_whom.full_name,
    not exists (select from app.partners mine where mine.user_id = app.uid())
      and not exists (select from app.partner_members mine where mine.user_id = app.uid()
        and (mine.partner_id <> i.partner_id or i.duties <> '{own}'))
  from app.partner_invitations i
    join app.partners o on o.id = i.partner_id and o.status = 'approved' and o.user_id = i.invited_by
    join app.profiles by_whom on by_whom.id = i.invited_by
    join app.profiles me on me.id = app.uid() and lower(me.email) = i.email and me.suspended_at is null
  where i.id = invitation and i.expires_at > now()
    and coalesce((app.sign_ins_of(app.uid()) ->> 'is_proved')::boolean, false) $function$;

-- Views of the public pages of the caller's own approved organization, by page and by day or month in Israel. Counts only.
CREATE OR REPLACE FUNCTION app.own_page_views(since timestamp with time zone, unit text)
 RETURNS TABLE(about uuid, at date, views bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  with own as (select id from app.partners where id = app.own_partner('{approved}')),
  pages (about, path) as (
    select id, '/partner/' || id from own
    union all
    select e.id, room || e.id from app.project_events e join own on own.id = e.partner_id,
      unnest(array['/projects-events/', '/marketplace/']) room
    union all
    select n.id, '/news/' || n.id from app.news n join own on own.id = n.partner_id
    union all
    select p.id, room || p.id from app.products p join own on own.id = p.partner_id,
      unnest(array['/store/', '/product/']) room)
  select pages.about,
    date_trunc(case own_page_views.unit when 'month' then 'month' else 'day' end,
      a.created_at at time zone 'Asia/Jerusalem')::date,
    count(*)
  from pages join app.user_activity a on a.details ->> 'path' = pages.path
  where a.activity_type = 'page_view' and a.created_at >= own_page_views.since
    and a.user_id is distinct from app.uid()
  group by 1, 2 $function$;

-- The organization for which this person acts, as its owner or in its team, or null; with statuses, only if it is in one of them.
CREATE OR REPLACE FUNCTION app.own_partner(statuses text[] DEFAULT '{}'::text[])
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return app.own_partner(statuses, null::text[]);
end $function$;

-- The organization of the caller, in one of these statuses (none: any), if the caller has one of these duties there (null: no matter); its owner has every duty, and "own" beside.
CREATE OR REPLACE FUNCTION app.own_partner(statuses text[], needed text[])
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return (select id from app.partners
    where id = coalesce(
        (select id from app.partners where user_id = app.uid()),
        (select partner_id from app.partner_members
          where user_id = app.uid() and (needed is null or needed && duties)))
      and (cardinality(statuses) = 0 or status = any (statuses)));
end $function$;

-- The people who act for the caller's organization, with their duties.
CREATE OR REPLACE FUNCTION app.own_team()
 RETURNS TABLE(user_id uuid, full_name text, email text, duties text[], joined_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select p.id, p.full_name, p.email, array['own', 'write', 'answer', 'money'], null::timestamptz
    from app.partners o join app.profiles p on p.id = o.user_id where o.id = app.own_partner()
  union all
  select p.id, p.full_name, p.email, x.duties, x.joined_at
    from app.partner_members x join app.profiles p on p.id = x.user_id where x.partner_id = app.own_partner() $function$;
