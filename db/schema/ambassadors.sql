-- What an ambassador asks others for: a sum or a number of supporters, for one project or event or for all. Its progress is counted from credits.
create table app.ambassador_campaigns (
  id uuid not null,
  ambassador_id uuid not null,
  title text not null,  -- personal: an ambassador's own words
  description text not null default ''::text,  -- personal: an ambassador's own words
  project_event_id uuid,
  goal_kind text not null,
  goal bigint not null,  -- US cents of gifts, or supporters
  ends_on date,  -- The last day, in Jerusalem
  ended_at timestamp with time zone,  -- Ended before its day by its ambassador
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  goal_reached_at timestamp with time zone,  -- When it was first seen to have reached its goal, and its ambassador was told
  language text not null default 'en'::text,  -- In which the title and the description are
  translations jsonb not null default '{}'::jsonb,  -- personal: the title and the description in other languages
  constraint ambassador_campaigns_description_check CHECK ((length(description) <= 1000)),
  constraint ambassador_campaigns_goal_check CHECK (((goal >= 1) AND (goal <= '10000000000'::bigint))),
  constraint ambassador_campaigns_goal_kind_check CHECK ((goal_kind = ANY (ARRAY['raised'::text, 'supporters'::text]))),
  constraint ambassador_campaigns_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint ambassador_campaigns_title_check CHECK (((length(title) >= 3) AND (length(title) <= 120))),
  constraint goal_of_its_kind CHECK (((goal_kind <> 'supporters'::text) OR (goal <= 1000000))),
  constraint translations_are_whole CHECK (((translations = '{}'::jsonb) OR app.are_translations(translations, language,
CASE
    WHEN (description = ''::text) THEN '{title}'::text[]
    ELSE '{title,description}'::text[]
END))),
  constraint ambassador_campaigns_ambassador_id_fkey FOREIGN KEY (ambassador_id) REFERENCES app.ambassador_profiles(id) ON DELETE CASCADE,
  constraint ambassador_campaigns_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE SET NULL,
  constraint ambassador_campaigns_pkey PRIMARY KEY (id)
);
CREATE INDEX ambassador_campaigns_ambassador ON app.ambassador_campaigns USING btree (ambassador_id, created_at DESC, id DESC);
CREATE INDEX ambassador_campaigns_item ON app.ambassador_campaigns USING btree (project_event_id);
CREATE INDEX ambassador_campaigns_not_reached ON app.ambassador_campaigns USING btree (id) WHERE ((goal_reached_at IS NULL) AND (ended_at IS NULL));
create policy own on app.ambassador_campaigns for all to app_member
  using (ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador))
  with check (ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador));
create policy public on app.ambassador_campaigns for select to app_guest, app_visitor
  using (EXISTS ( SELECT
   FROM app.ambassador_profiles p
  WHERE ((p.id = ambassador_campaigns.ambassador_id) AND p.is_public)));
create policy rules on app.ambassador_campaigns for select to app_rules
  using (true);
create policy rules_end on app.ambassador_campaigns for update to app_rules
  using (true)
  with check (true);
create policy staff on app.ambassador_campaigns for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.ambassador_campaigns for all to app_system
  using (true)
  with check (true);
grant select on app.ambassador_campaigns to app_guest;
grant delete on app.ambassador_campaigns to app_member;
grant insert (id, ambassador_id, title, description, project_event_id, goal_kind, goal, ends_on, created_at, updated_at, language, translations) on app.ambassador_campaigns to app_member;
grant select on app.ambassador_campaigns to app_member;
grant update (title, description, project_event_id, goal_kind, goal, ends_on, ended_at, version, updated_at, language, translations) on app.ambassador_campaigns to app_member;
grant select on app.ambassador_campaigns to app_rules;
grant update (ended_at, updated_at) on app.ambassador_campaigns to app_rules;
grant select on app.ambassador_campaigns to app_staff;
grant insert (id, ambassador_id, title, description, project_event_id, goal_kind, goal, ends_on, ended_at, created_at, updated_at, language, translations) on app.ambassador_campaigns to app_system;
grant select on app.ambassador_campaigns to app_system;
grant update (goal_reached_at) on app.ambassador_campaigns to app_system;
grant select on app.ambassador_campaigns to app_visitor;
CREATE TRIGGER announce_first AFTER INSERT ON app.ambassador_campaigns FOR EACH ROW EXECUTE FUNCTION app.announce_first();
CREATE TRIGGER check_campaign BEFORE INSERT OR UPDATE ON app.ambassador_campaigns FOR EACH ROW EXECUTE FUNCTION app.check_campaign();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.ambassador_campaigns FOR EACH STATEMENT EXECUTE FUNCTION app.notify_content('ambassadors');

-- Which support came through which ambassador. What it counts for is never stored: it follows from what becomes of the support and its money.
create table app.ambassador_credits (
  support_id uuid not null,
  ambassador_id uuid not null,
  campaign_id uuid,
  touched_at timestamp with time zone not null,  -- When the supporter followed the link
  created_at timestamp with time zone not null default now(),
  constraint ambassador_credits_ambassador_id_fkey FOREIGN KEY (ambassador_id) REFERENCES app.ambassador_profiles(id) ON DELETE CASCADE,
  constraint ambassador_credits_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES app.ambassador_campaigns(id),
  constraint ambassador_credits_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE CASCADE,
  constraint ambassador_credits_pkey PRIMARY KEY (support_id)
);
CREATE INDEX ambassador_credits_ambassador ON app.ambassador_credits USING btree (ambassador_id, created_at DESC);
CREATE INDEX ambassador_credits_campaign ON app.ambassador_credits USING btree (campaign_id);
create policy for_own_partner on app.ambassador_credits for select to app_member
  using (support_id IN ( SELECT s.id
   FROM (app.supports s
     JOIN app.project_events e ON ((e.id = s.project_event_id)))
  WHERE (e.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner))));
create policy given on app.ambassador_credits for select to app_guest, app_member
  using (support_id IN ( SELECT s.id
   FROM app.supports s
  WHERE ((s.user_id = ( SELECT app.uid() AS uid)) OR (s.guest_id = ( SELECT app.guest_id() AS guest_id)))));
create policy own on app.ambassador_credits for select to app_member
  using (ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador));
create policy rules on app.ambassador_credits for all to app_rules
  using (true)
  with check (true);
create policy staff on app.ambassador_credits for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.ambassador_credits for all to app_system
  using (true)
  with check (true);
grant select on app.ambassador_credits to app_guest;
grant select on app.ambassador_credits to app_member;
grant insert (support_id, ambassador_id, campaign_id, touched_at, created_at) on app.ambassador_credits to app_rules;
grant select on app.ambassador_credits to app_rules;
grant select on app.ambassador_credits to app_staff;
grant insert (support_id, ambassador_id, campaign_id, touched_at, created_at) on app.ambassador_credits to app_system;
grant select on app.ambassador_credits to app_system;
CREATE TRIGGER name_supporter AFTER INSERT ON app.ambassador_credits FOR EACH ROW EXECUTE FUNCTION app.name_supporter();

-- The words behind /a/: one for each ambassador and one for each campaign. No secrets.
create table app.ambassador_links (
  code text not null,
  ambassador_id uuid not null,
  campaign_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint ambassador_links_code_check CHECK ((code ~ '^[a-z2-9]{8}$'::text)),
  constraint ambassador_links_ambassador_id_fkey FOREIGN KEY (ambassador_id) REFERENCES app.ambassador_profiles(id) ON DELETE CASCADE,
  constraint ambassador_links_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES app.ambassador_campaigns(id) ON DELETE CASCADE,
  constraint ambassador_links_pkey PRIMARY KEY (code),
  constraint ambassador_links_campaign_id_key UNIQUE (campaign_id)
);
CREATE INDEX ambassador_links_ambassador ON app.ambassador_links USING btree (ambassador_id);
CREATE UNIQUE INDEX ambassador_links_own ON app.ambassador_links USING btree (ambassador_id) WHERE (campaign_id IS NULL);
create policy make on app.ambassador_links for insert to app_member
  with check ((ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador)) AND ((campaign_id IS NULL) OR (campaign_id IN ( SELECT c.id
   FROM app.ambassador_campaigns c
  WHERE (c.ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador))))));
create policy own on app.ambassador_links for select to app_member
  using (ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador));
create policy public on app.ambassador_links for select to app_guest, app_visitor
  using (EXISTS ( SELECT
   FROM app.ambassador_profiles p
  WHERE ((p.id = ambassador_links.ambassador_id) AND p.is_public)));
create policy rules on app.ambassador_links for select to app_rules
  using (true);
create policy staff on app.ambassador_links for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.ambassador_links for all to app_system
  using (true)
  with check (true);
grant select on app.ambassador_links to app_guest;
grant insert (code, ambassador_id, campaign_id, created_at) on app.ambassador_links to app_member;
grant select on app.ambassador_links to app_member;
grant select on app.ambassador_links to app_rules;
grant select on app.ambassador_links to app_staff;
grant insert (code, ambassador_id, campaign_id, created_at) on app.ambassador_links to app_system;
grant select on app.ambassador_links to app_system;
grant select on app.ambassador_links to app_visitor;

-- One page a person, public from its registration on; staff may hide it. What is not on the page never leaves its owner and staff.
create table app.ambassador_profiles (
  id uuid not null,
  user_id uuid not null,
  ambassador_type text not null,
  full_name text not null,  -- personal: never shown where there is an organization's name
  organization_name text,  -- personal: may be a person's name
  display_name text not null generated always as (COALESCE(organization_name, full_name)) stored,  -- personal: what the page is called
  bio text not null default ''::text,  -- personal
  logo_file_id uuid,
  photo_file_id uuid,
  contact_email text not null,  -- personal: visitors read public_email instead
  is_email_public boolean not null default true,
  public_email text generated always as (
CASE
    WHEN is_email_public THEN contact_email
    ELSE NULL::text
END) stored,  -- personal: the address, where its owner shows it
  mobile_number text not null,  -- personal: for the office only
  social_links jsonb not null default '{}'::jsonb,  -- personal: map of network to address
  hidden_at timestamp with time zone,
  hidden_by uuid,
  hidden_reason text,  -- personal: written for one person
  is_public boolean not null default false,  -- Kept by trigger: neither hidden nor of a suspended person. Everything public asks this column.
  version integer not null default 1,  -- Goes up with each edit, so that whoever edits an older one is told
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  language text not null default 'en'::text,  -- In which the bio is
  translations jsonb not null default '{}'::jsonb,  -- personal: the bio in other languages
  constraint ambassador_profiles_ambassador_type_check CHECK ((ambassador_type = ANY (ARRAY['school'::text, 'synagogue'::text, 'nonprofit'::text, 'business'::text, 'community'::text, 'individual'::text, 'other'::text]))),
  constraint ambassador_profiles_bio_check CHECK ((length(bio) <= 2000)),
  constraint ambassador_profiles_contact_email_check CHECK (((length(contact_email) >= 3) AND (length(contact_email) <= 254))),
  constraint ambassador_profiles_full_name_check CHECK (((length(full_name) >= 1) AND (length(full_name) <= 120))),
  constraint ambassador_profiles_hidden_reason_check CHECK ((length(hidden_reason) <= 2000)),
  constraint ambassador_profiles_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint ambassador_profiles_mobile_number_check CHECK (((length(mobile_number) >= 1) AND (length(mobile_number) <= 40))),
  constraint ambassador_profiles_organization_name_check CHECK (((length(organization_name) >= 1) AND (length(organization_name) <= 200))),
  constraint hidden_with_reason CHECK (((hidden_at IS NULL) OR (length(hidden_reason) > 0))),
  constraint translations_are_whole CHECK (((translations = '{}'::jsonb) OR ((bio <> ''::text) AND app.are_translations(translations, language, '{bio}'::text[])))),
  constraint ambassador_profiles_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint ambassador_profiles_logo_file_id_fkey FOREIGN KEY (logo_file_id) REFERENCES app.files(id) ON DELETE SET NULL,
  constraint ambassador_profiles_photo_file_id_fkey FOREIGN KEY (photo_file_id) REFERENCES app.files(id) ON DELETE SET NULL,
  constraint ambassador_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint ambassador_profiles_pkey PRIMARY KEY (id),
  constraint ambassador_profiles_user_id_key UNIQUE (user_id)
);
CREATE INDEX ambassador_profiles_hidden_by ON app.ambassador_profiles USING btree (hidden_by);
CREATE INDEX ambassador_profiles_logo ON app.ambassador_profiles USING btree (logo_file_id);
CREATE INDEX ambassador_profiles_newest ON app.ambassador_profiles USING btree (created_at DESC, id DESC);
CREATE INDEX ambassador_profiles_photo ON app.ambassador_profiles USING btree (photo_file_id);
CREATE INDEX ambassador_profiles_public ON app.ambassador_profiles USING btree (created_at DESC, id DESC) WHERE is_public;
create policy own on app.ambassador_profiles for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy own_change on app.ambassador_profiles for update to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check (user_id = ( SELECT app.uid() AS uid));
create policy public on app.ambassador_profiles for select to app_guest, app_visitor
  using (is_public);
create policy register on app.ambassador_profiles for insert to app_member
  with check (user_id = ( SELECT app.uid() AS uid));
create policy rules on app.ambassador_profiles for all to app_rules
  using (true)
  with check (true);
create policy staff on app.ambassador_profiles for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.ambassador_profiles for all to app_system
  using (true)
  with check (true);
grant select (id, ambassador_type, display_name, bio, logo_file_id, photo_file_id, public_email, social_links, is_public, created_at, language, translations) on app.ambassador_profiles to app_guest;
grant insert (id, user_id, ambassador_type, full_name, organization_name, bio, logo_file_id, photo_file_id, contact_email, is_email_public, mobile_number, social_links, created_at, updated_at, language, translations) on app.ambassador_profiles to app_member;
grant select on app.ambassador_profiles to app_member;
grant update (ambassador_type, full_name, organization_name, bio, logo_file_id, photo_file_id, contact_email, is_email_public, mobile_number, social_links, version, updated_at, language, translations) on app.ambassador_profiles to app_member;
grant select on app.ambassador_profiles to app_rules;
grant update (is_public, updated_at) on app.ambassador_profiles to app_rules;
grant select on app.ambassador_profiles to app_staff;
grant update (hidden_at, hidden_by, hidden_reason, updated_at) on app.ambassador_profiles to app_staff;
grant insert (id, user_id, ambassador_type, full_name, organization_name, bio, logo_file_id, photo_file_id, contact_email, is_email_public, mobile_number, social_links, hidden_at, hidden_by, hidden_reason, created_at, updated_at, language, translations) on app.ambassador_profiles to app_system;
grant select on app.ambassador_profiles to app_system;
grant select (id, ambassador_type, display_name, bio, logo_file_id, photo_file_id, public_email, social_links, is_public, created_at, language, translations) on app.ambassador_profiles to app_visitor;
CREATE TRIGGER check_logo BEFORE INSERT OR UPDATE OF logo_file_id ON app.ambassador_profiles FOR EACH ROW EXECUTE FUNCTION app.check_file('logo_file_id', 'ambassador-logos');
CREATE TRIGGER check_photo BEFORE INSERT OR UPDATE OF photo_file_id ON app.ambassador_profiles FOR EACH ROW EXECUTE FUNCTION app.check_file('photo_file_id', 'ambassador-photos');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.ambassador_profiles FOR EACH ROW EXECUTE FUNCTION app.notify_content('ambassadors');
CREATE TRIGGER notify_live AFTER INSERT OR UPDATE OF hidden_at ON app.ambassador_profiles FOR EACH ROW EXECUTE FUNCTION app.notify_live('ambassadors');
CREATE TRIGGER sync_ambassador_public BEFORE INSERT OR UPDATE ON app.ambassador_profiles FOR EACH ROW EXECUTE FUNCTION app.sync_ambassador_public();

-- Which projects and events an ambassador stands up for, on their page.
create table app.ambassador_project_events (
  ambassador_id uuid not null,
  project_event_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint ambassador_project_events_ambassador_id_fkey FOREIGN KEY (ambassador_id) REFERENCES app.ambassador_profiles(id) ON DELETE CASCADE,
  constraint ambassador_project_events_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint ambassador_project_events_pkey PRIMARY KEY (ambassador_id, project_event_id)
);
CREATE INDEX ambassador_project_events_item ON app.ambassador_project_events USING btree (project_event_id);
create policy own on app.ambassador_project_events for all to app_member
  using (ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador))
  with check (ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador));
create policy public on app.ambassador_project_events for select to app_guest, app_visitor
  using (EXISTS ( SELECT
   FROM app.ambassador_profiles p
  WHERE ((p.id = ambassador_project_events.ambassador_id) AND p.is_public)));
create policy rules on app.ambassador_project_events for select to app_rules
  using (true);
create policy staff on app.ambassador_project_events for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.ambassador_project_events for all to app_system
  using (true)
  with check (true);
grant select on app.ambassador_project_events to app_guest;
grant delete on app.ambassador_project_events to app_member;
grant insert (ambassador_id, project_event_id, created_at) on app.ambassador_project_events to app_member;
grant select on app.ambassador_project_events to app_member;
grant select on app.ambassador_project_events to app_rules;
grant select on app.ambassador_project_events to app_staff;
grant insert (ambassador_id, project_event_id, created_at) on app.ambassador_project_events to app_system;
grant select on app.ambassador_project_events to app_system;
grant select on app.ambassador_project_events to app_visitor;
CREATE TRIGGER check_ambassador_item BEFORE INSERT ON app.ambassador_project_events FOR EACH ROW EXECUTE FUNCTION app.check_ambassador_item();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.ambassador_project_events FOR EACH STATEMENT EXECUTE FUNCTION app.notify_content('ambassadors');

-- What ambassadors are given for their work: a file or a link each; staff edits them, and those that are shown are public.
create table app.ambassador_resources (
  id uuid not null,
  kind text not null,
  "position" integer not null,
  title text not null,
  description text not null default ''::text,
  file_id uuid,
  link text,
  is_shown boolean not null default true,
  version integer not null default 1,  -- Goes up with each edit, so that whoever edits an older one is told; its place does not count
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  language text not null default 'en'::text,  -- In which the title and the description are
  translations jsonb not null default '{}'::jsonb,  -- The title and the description in other languages
  constraint ambassador_resources_check CHECK ((num_nonnulls(file_id, link) = 1)),
  constraint ambassador_resources_description_check CHECK ((length(description) <= 500)),
  constraint ambassador_resources_kind_check CHECK ((kind = ANY (ARRAY['marketing'::text, 'training'::text]))),
  constraint ambassador_resources_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint ambassador_resources_link_check CHECK (((length(link) <= 500) AND (link ~ '^https://[^[:space:]]+$'::text))),
  constraint ambassador_resources_position_check CHECK (("position" >= 0)),
  constraint ambassador_resources_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint translations_are_whole CHECK (((translations = '{}'::jsonb) OR app.are_translations(translations, language,
CASE
    WHEN (description = ''::text) THEN '{title}'::text[]
    ELSE '{title,description}'::text[]
END))),
  constraint ambassador_resources_file_id_fkey FOREIGN KEY (file_id) REFERENCES app.files(id),
  constraint ambassador_resources_pkey PRIMARY KEY (id)
);
CREATE INDEX ambassador_resources_file ON app.ambassador_resources USING btree (file_id);
CREATE INDEX ambassador_resources_position ON app.ambassador_resources USING btree (kind, "position", id);
create policy shown on app.ambassador_resources for select to app_guest, app_member, app_visitor
  using (is_shown);
create policy staff on app.ambassador_resources for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.ambassador_resources for all to app_system
  using (true)
  with check (true);
grant select on app.ambassador_resources to app_guest;
grant select on app.ambassador_resources to app_member;
grant delete on app.ambassador_resources to app_staff;
grant insert (id, kind, position, title, description, file_id, link, is_shown, created_at, updated_at, language, translations) on app.ambassador_resources to app_staff;
grant select on app.ambassador_resources to app_staff;
grant update (kind, position, title, description, file_id, link, is_shown, version, updated_at, language, translations) on app.ambassador_resources to app_staff;
grant insert (id, kind, position, title, description, file_id, link, is_shown, created_at, updated_at, language, translations) on app.ambassador_resources to app_system;
grant select on app.ambassador_resources to app_system;
grant select on app.ambassador_resources to app_visitor;
CREATE TRIGGER adopt_file AFTER INSERT OR UPDATE OF file_id, title ON app.ambassador_resources FOR EACH ROW WHEN ((new.file_id IS NOT NULL)) EXECUTE FUNCTION app.adopt_resource_file();
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF file_id ON app.ambassador_resources FOR EACH ROW EXECUTE FUNCTION app.check_file('file_id', 'ambassador-resources');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.ambassador_resources FOR EACH STATEMENT EXECUTE FUNCTION app.notify_content('resources');

-- Which credits of an ambassador are of one person, to count people by. Apart from the credits, as no ambassador may read it: one shown name would name all that is given without one.
create table app.ambassador_supporters (
  support_id uuid not null,
  ambassador_id uuid not null,
  supporter uuid not null,  -- The same for the same person and ambassador; made of nothing, and kept when an account goes or a group is handed over
  constraint ambassador_supporters_ambassador_id_fkey FOREIGN KEY (ambassador_id) REFERENCES app.ambassador_profiles(id) ON DELETE CASCADE,
  constraint ambassador_supporters_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.ambassador_credits(support_id) ON DELETE CASCADE,
  constraint ambassador_supporters_pkey PRIMARY KEY (support_id)
);
CREATE INDEX ambassador_supporters_ambassador ON app.ambassador_supporters USING btree (ambassador_id);
create policy rules on app.ambassador_supporters for all to app_rules
  using (true)
  with check (true);
grant insert (support_id, ambassador_id, supporter) on app.ambassador_supporters to app_rules;
grant select on app.ambassador_supporters to app_rules;
grant update (supporter) on app.ambassador_supporters to app_rules;

-- How often a link was followed on a day (in Jerusalem) and to which project or event; of nobody in particular.
create table app.ambassador_visits (
  link_code text not null,
  day date not null,
  project_event_id uuid,
  visits integer not null default 1,
  constraint ambassador_visits_visits_check CHECK ((visits > 0)),
  constraint ambassador_visits_link_code_fkey FOREIGN KEY (link_code) REFERENCES app.ambassador_links(code) ON DELETE CASCADE,
  constraint ambassador_visits_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint ambassador_visits_link_code_day_project_event_id_key UNIQUE NULLS NOT DISTINCT (link_code, day, project_event_id)
);
CREATE INDEX ambassador_visits_item ON app.ambassador_visits USING btree (project_event_id);
create policy own on app.ambassador_visits for select to app_member
  using (link_code IN ( SELECT ambassador_links.code
   FROM app.ambassador_links
  WHERE (ambassador_links.ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador))));
create policy rules on app.ambassador_visits for all to app_rules
  using (true)
  with check (true);
create policy system on app.ambassador_visits for all to app_system
  using (true)
  with check (true);
grant select on app.ambassador_visits to app_member;
grant delete on app.ambassador_visits to app_rules;
grant insert (link_code, day, project_event_id, visits) on app.ambassador_visits to app_rules;
grant select on app.ambassador_visits to app_rules;
grant update (visits) on app.ambassador_visits to app_rules;
grant delete on app.ambassador_visits to app_system;
grant insert (link_code, day, project_event_id, visits) on app.ambassador_visits to app_system;
grant select on app.ambassador_visits to app_system;
grant update (visits) on app.ambassador_visits to app_system;

-- What ambassadors have brought: those who are public for everybody, hidden ones for themselves and staff.
create view app.ambassador_figures with (security_barrier=true) as
 SELECT p.id AS ambassador_id,
    (( SELECT count(*) AS count
           FROM app.ambassador_campaigns g
          WHERE (g.ambassador_id = p.id)))::integer AS campaigns,
    f.supports,
    f.supporters,
    f.raised_cents
   FROM (app.ambassador_profiles p
     CROSS JOIN LATERAL ( SELECT (count(*) FILTER (WHERE c.counts))::integer AS supports,
            (count(DISTINCT c.supporter) FILTER (WHERE c.counts))::integer AS supporters,
            (COALESCE(sum(c.raised_cents), (0)::numeric))::bigint AS raised_cents
           FROM app.credited_supports c
          WHERE (c.ambassador_id = p.id)) f)
  WHERE (p.is_public OR (p.user_id = ( SELECT app.uid() AS uid)) OR (current_setting('role'::text) = ANY (ARRAY['app_staff'::text, 'app_system'::text])));
grant select on app.ambassador_figures to app_guest, app_member, app_staff, app_system, app_visitor;

-- What came through each ambassador and was not given by themselves: the one source of all their figures.
create view app.credited_supports with (security_barrier=true) as
 SELECT c.support_id,
    c.ambassador_id,
    c.campaign_id,
    s.project_event_id,
    s.kind,
    s.status,
    (s.status = ANY (ARRAY['confirmed'::text, 'completed'::text])) AS counts,
    n.supporter,
        CASE
            WHEN (s.status = ANY (ARRAY['confirmed'::text, 'completed'::text])) THEN COALESCE((y.received_cents - y.refunded_cents), (0)::bigint)
            ELSE (0)::bigint
        END AS raised_cents,
    s.created_at,
    s.is_name_shown,
    s.name,
    s.amount_cents
   FROM ((((app.ambassador_credits c
     JOIN app.supports s ON ((s.id = c.support_id)))
     LEFT JOIN app.payments y ON ((y.support_id = s.id)))
     JOIN app.ambassador_profiles p ON ((p.id = c.ambassador_id)))
     JOIN app.ambassador_supporters n ON ((n.support_id = c.support_id)))
  WHERE (s.user_id IS DISTINCT FROM p.user_id);

-- Through which ambassador a support came, for the supporter, the organization and staff.
create view app.referrals with (security_barrier=true) as
 SELECT c.support_id,
    p.id AS ambassador_id,
    p.display_name AS name,
    p.is_public
   FROM (((app.ambassador_credits c
     JOIN app.ambassador_profiles p ON ((p.id = c.ambassador_id)))
     JOIN app.supports s ON ((s.id = c.support_id)))
     JOIN app.project_events e ON ((e.id = s.project_event_id)))
  WHERE ((s.user_id = ( SELECT app.uid() AS uid)) OR (s.guest_id = ( SELECT app.guest_id() AS guest_id)) OR (e.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner)) OR (current_setting('role'::text) = ANY (ARRAY['app_staff'::text, 'app_system'::text])));
grant select on app.referrals to app_guest, app_member, app_staff, app_system;

-- Makes a material's file the site's own, named after the material and no longer after a person's folder.
CREATE OR REPLACE FUNCTION app.adopt_resource_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  update app.files set user_id = null,
      original_name = new.title || case content_type when 'application/pdf' then '.pdf' else '.webp' end
    where id = new.file_id;
  return null;
end $function$;

-- Records that something is public for the first time.
CREATE OR REPLACE FUNCTION app.announce_first()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  case tg_table_name
    when 'project_events' then
      insert into announcements (project_event_id, happened_at) values (new.id, new.updated_at) on conflict do nothing;
    when 'news' then
      insert into announcements (news_id, happened_at) values (new.id, new.published_at) on conflict do nothing;
    else
      insert into announcements (campaign_id, happened_at) values (new.id, new.created_at) on conflict do nothing;
  end case;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.check_ambassador_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  perform from app.ambassador_profiles where id = new.ambassador_id for update;
  if not exists (select from app.project_events where id = new.project_event_id and is_public) then
    raise exception 'not public' using errcode = 'check_violation', constraint = 'ambassador_items_public';
  end if;
  if (select count(*) from app.ambassador_project_events where ambassador_id = new.ambassador_id) >= 60 then
    raise exception 'enough' using errcode = 'check_violation', constraint = 'ambassador_items_enough';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.check_campaign()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    perform from app.ambassador_profiles where id = new.ambassador_id for update;
    if (select count(*) from app.ambassador_campaigns where ambassador_id = new.ambassador_id) >= 50 then
      raise exception 'enough' using errcode = 'check_violation', constraint = 'campaigns_enough';
    end if;
  end if;
  if new.project_event_id is not null and (tg_op = 'INSERT' or new.project_event_id is distinct from old.project_event_id)
    and not exists (select from app.project_events where id = new.project_event_id and is_public) then
    raise exception 'not public' using errcode = 'check_violation', constraint = 'campaigns_public_item';
  end if;
  -- What came for one thing is not shown as come for another; one that is deleted goes by itself.
  if tg_op = 'UPDATE' and new.project_event_id is distinct from old.project_event_id
    and exists (select from app.ambassador_credits where campaign_id = old.id)
    and (old.project_event_id is null or exists (select from app.project_events where id = old.project_event_id)) then
    raise exception 'credited' using errcode = 'check_violation', constraint = 'campaigns_credited_item';
  end if;
  return new;
end $function$;

-- Trigger of every column that refers to a file: of the right kind, and a member's own.
CREATE OR REPLACE FUNCTION app.check_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  file uuid := to_jsonb(new) ->> tg_argv[0];
  is_allowed boolean;
begin
  if file is null or (tg_op = 'UPDATE' and to_jsonb(old) ->> tg_argv[0] = file::text) then
    return new;
  end if;
  -- Members refer to their own files, and to those of the organization for which they write.
  if current_user = 'app_member' then
    is_allowed := exists (select from app.files where id = file and kind = any (tg_argv[1:])
      and (user_id = app.uid() or partner_id = app.own_partner('{}', '{write}')));
  else
    is_allowed := exists (select from app.files where id = file and kind = any (tg_argv[1:]));
  end if;
  if not is_allowed then
    raise exception '% cannot refer to this file', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

-- Gives a credit the number its person has with this ambassador, else a new one.
CREATE OR REPLACE FUNCTION app.name_supporter()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  given app.supports;
  known uuid;
begin
  select * into given from app.supports where id = new.support_id;
  if given.user_id is not null or given.email <> '' then
    perform pg_advisory_xact_lock(hashtextextended(format('credit %s %s', new.ambassador_id, lower(given.email)), 0));
    select n.supporter into known
    from app.ambassador_supporters n join app.supports s on s.id = n.support_id
    where n.ambassador_id = new.ambassador_id
      and (s.user_id = given.user_id or given.user_id is null and lower(s.email) = lower(given.email))
    order by s.created_at, s.id limit 1;
  end if;
  insert into app.ambassador_supporters (support_id, ambassador_id, supporter)
    values (new.support_id, new.ambassador_id, coalesce(known, gen_random_uuid()));
  return null;
end $function$;

-- Says which cached pages are out of date, by tags: `faq`, or with the value of a column before and after, as `partner:id`. Rows that neither were nor are public say nothing.
CREATE OR REPLACE FUNCTION app.notify_content()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  before jsonb;
  after jsonb;
  argument text;
  kind text;
  key text;
  tags text;
begin
  if tg_level = 'ROW' then
    before := to_jsonb(old);
    after := to_jsonb(new);
    if coalesce(after, before) ? 'is_public'
      and not coalesce((before ->> 'is_public')::boolean, false)
      and not coalesce((after ->> 'is_public')::boolean, false) then
      return null;
    end if;
  end if;
  foreach argument in array tg_argv loop
    kind := split_part(argument, ':', 1);
    key := split_part(argument, ':', 2);
    tags := nullif(concat_ws(' ', tags, case key when '' then kind end, kind || ':' || (before ->> key),
      kind || ':' || nullif(after ->> key, before ->> key)), '');
  end loop;
  perform app.announce('content', tags);
  return null;
end $function$;

-- Says what is new, and to whom: to staff, and to the owner of an organization. Its argument is the topic.
CREATE OR REPLACE FUNCTION app.notify_live()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  topic constant text := tg_argv[0];
  for_staff text := case tg_op when 'INSERT' then 'new' else 'changed' end;
  for_owner text;
  owner uuid;
begin
  -- A branch for each table, because each has columns of its own. OLD is null on insert, NEW on delete.
  if tg_table_name = 'supports' then
    if tg_op = 'UPDATE' and (new.status, new.places, new.still_coming_at)
        is not distinct from (old.status, old.places, old.still_coming_at) then
      return null;
    end if;
    for_owner := for_staff;
    for_staff := null;
  elsif tg_table_name = 'partner_orders' then
    if tg_op = 'UPDATE' and (new.status, new.refunded_cents, new.going_back_cents, new.disputed_cents)
        is not distinct from (old.status, old.refunded_cents, old.going_back_cents, old.disputed_cents) then
      return null;
    end if;
    if tg_op = 'UPDATE' and new.status <> old.status then
      for_staff := case new.status when 'processing' then 'paid' when 'cancelled' then 'cancelled' else 'changed' end;
    end if;
    select user_id into owner from partners where id = new.partner_id;
    -- Nobody needs an announcement of what they did themselves.
    for_owner := case when owner = app.uid() then 'changed' else for_staff end;
    for_staff := case when app.is_staff() then 'changed' else for_staff end;
  elsif tg_table_name = 'project_event_revisions' then
    if (new.status = 'pending') is not distinct from coalesce(old.status = 'pending', false) then
      return null;
    end if;
    for_staff := case new.status when 'pending' then 'new' else 'changed' end;
    for_owner := case when new.decided_at is not null then 'decided' end;
  elsif tg_table_name = 'partner_applications' then
    if new.status = old.status or (tg_op = 'INSERT' and new.status <> 'pending') then
      return null;
    end if;
  elsif tg_table_name = 'identity_documents' then
    if new.status = 'submitted' then
      if new.submitted_at = old.submitted_at then
        return null;
      end if;
      for_staff := 'new';
    elsif tg_op = 'INSERT' or new.status = old.status or (tg_op = 'DELETE' and old.status <> 'submitted') then
      return null;
    end if;
  elsif tg_table_name = 'ambassador_profiles' then
    if tg_op = 'UPDATE' and new.hidden_at is not distinct from old.hidden_at then
      return null;
    end if;
  elsif tg_table_name = 'inbox_answers' then
    for_staff := 'changed';
  end if;
  if tg_table_name in ('supports', 'project_event_revisions') then
    select p.user_id into owner from project_events e join partners p on p.id = e.partner_id
      where e.id = new.project_event_id;
  end if;
  perform app.announce('live', format('%s %s staff', topic, for_staff)) where for_staff is not null;
  perform app.announce('live', format('%s %s %s', topic, for_owner, owner)) where for_owner is not null and owner is not null;
  perform app.announce('live', format('%s %s %s', topic, for_owner, x.user_id))
    from app.partner_members x join app.partners p on p.id = x.partner_id where for_owner is not null and p.user_id = owner;
  return null;
end $function$;

-- The ambassador page of the signed-in person, shown or hidden, or null.
CREATE OR REPLACE FUNCTION app.own_ambassador()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return (select id from app.ambassador_profiles where user_id = app.uid());
end $function$;

CREATE OR REPLACE FUNCTION app.sync_ambassador_public()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  new.is_public := new.hidden_at is null
    and not exists (select from app.profiles where id = new.user_id and suspended_at is not null);
  return new;
end $function$;
