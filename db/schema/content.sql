-- Questions people ask about the site, with the answers; staff edits them. The page of questions shows those that are listed; the assistant answers from all.
create table app.faq_entries (
  id uuid not null,
  "position" integer not null,
  question text not null,
  answer text not null,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,  -- Goes up with each edit, so that whoever edits an older one is told; its place does not count
  phrases text not null default ''::text,  -- Other ways to ask the question, one a line; by them the assistant finds the answer
  feature text,  -- While this part of the site is off, the assistant does not give the answer
  is_listed boolean not null default true,  -- Whether the page of questions shows it; the assistant answers from the others too
  question_he text,  -- In Hebrew, for Hebrew pages, which show the English without it
  answer_he text,
  constraint faq_entries_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 5000))),
  constraint faq_entries_answer_he_check CHECK (((length(answer_he) >= 1) AND (length(answer_he) <= 5000))),
  constraint faq_entries_phrases_check CHECK ((length(phrases) <= 4000)),
  constraint faq_entries_position_check CHECK (("position" >= 0)),
  constraint faq_entries_question_check CHECK (((length(question) >= 1) AND (length(question) <= 300))),
  constraint faq_entries_question_he_check CHECK (((length(question_he) >= 1) AND (length(question_he) <= 300))),
  constraint hebrew_is_whole CHECK (((question_he IS NULL) = (answer_he IS NULL))),
  constraint faq_entries_feature_fkey FOREIGN KEY (feature) REFERENCES app.site_features(name),
  constraint faq_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX faq_entries_feature ON app.faq_entries USING btree (feature);
CREATE INDEX faq_entries_position ON app.faq_entries USING btree ("position", id);
create policy everybody on app.faq_entries for select to app_guest, app_member, app_staff, app_system, app_visitor
  using (true);
create policy staff on app.faq_entries for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
grant select on app.faq_entries to app_guest;
grant select on app.faq_entries to app_member;
grant delete on app.faq_entries to app_staff;
grant insert (id, position, question, answer, updated_at, phrases, feature, is_listed, question_he, answer_he) on app.faq_entries to app_staff;
grant select on app.faq_entries to app_staff;
grant update (position, question, answer, updated_at, version, phrases, feature, is_listed, question_he, answer_he) on app.faq_entries to app_staff;
grant select on app.faq_entries to app_system;
grant select on app.faq_entries to app_visitor;
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.faq_entries FOR EACH STATEMENT EXECUTE FUNCTION app.notify_content('faq');

-- What an organization tells. Public as soon as it is written, until its organization withdraws it or staff hides it.
create table app.news (
  id uuid not null,
  partner_id uuid not null,
  title text not null,  -- personal: free text
  summary text not null,  -- personal: free text
  body text not null default ''::text,  -- personal: free text
  image_file_id uuid,
  published_at timestamp with time zone not null,
  hidden_at timestamp with time zone,
  is_public boolean not null default false,  -- Kept by trigger: neither hidden nor withdrawn, of a public organization.
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,  -- Taken off by its organization, which can publish it again. What staff hides is hidden_at.
  image_alt text not null default ''::text,  -- personal: free text, what the picture shows
  hidden_reason text,  -- personal: written for its organization, while it is hidden; so nobody else can read it
  language text not null default 'en'::text,  -- In which the title, the summary and the body are
  translations jsonb not null default '{}'::jsonb,  -- personal: the title, the summary, the body and what the picture shows in other languages
  project_event_id uuid,  -- The project or event of its organization that it is about: an update of it
  constraint hidden_for_a_reason CHECK (((hidden_reason IS NULL) OR (hidden_at IS NOT NULL))),
  constraint news_body_check CHECK ((length(body) <= 20000)),
  constraint news_hidden_reason_check CHECK ((length(hidden_reason) <= 2000)),
  constraint news_image_alt_check CHECK ((length(image_alt) <= 300)),
  constraint news_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint news_summary_check CHECK (((length(summary) >= 1) AND (length(summary) <= 500))),
  constraint news_title_check CHECK (((length(title) >= 1) AND (length(title) <= 160))),
  constraint translations_are_whole CHECK (((translations = '{}'::jsonb) OR app.are_translations(translations, language,
CASE
    WHEN (body = ''::text) THEN '{title,summary}'::text[]
    ELSE '{title,summary,body}'::text[]
END, 'imageAlt'::text))),
  constraint news_image_file_id_fkey FOREIGN KEY (image_file_id) REFERENCES app.files(id) ON DELETE SET NULL,
  constraint news_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint news_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE SET NULL,
  constraint news_pkey PRIMARY KEY (id)
);
CREATE INDEX news_image ON app.news USING btree (image_file_id);
CREATE INDEX news_item ON app.news USING btree (project_event_id, published_at DESC, id DESC) WHERE (project_event_id IS NOT NULL);
CREATE INDEX news_newest ON app.news USING btree (published_at DESC, id DESC) WHERE is_public;
CREATE INDEX news_partner ON app.news USING btree (partner_id, published_at DESC, id DESC);
create policy own on app.news for select to app_member
  using (partner_id = ( SELECT app.own_partner() AS own_partner));
create policy own_change on app.news for update to app_member
  using (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner))
  with check (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner));
create policy own_delete on app.news for delete to app_member
  using (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner));
create policy public on app.news for select to app_guest, app_member, app_visitor
  using (is_public);
create policy rules on app.news for all to app_rules
  using (true)
  with check (true);
create policy staff on app.news for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.news for all to app_system
  using (true)
  with check (true);
create policy tell on app.news for insert to app_member
  with check (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner));
grant select on app.news to app_guest;
grant delete on app.news to app_member;
grant insert (id, partner_id, title, summary, body, image_file_id, published_at, created_at, updated_at, image_alt, language, translations, project_event_id) on app.news to app_member;
grant select on app.news to app_member;
grant update (title, summary, body, image_file_id, updated_at, withdrawn_at, image_alt, language, translations, project_event_id) on app.news to app_member;
grant select on app.news to app_rules;
grant update (is_public) on app.news to app_rules;
grant select on app.news to app_staff;
grant update (hidden_at, updated_at, hidden_reason) on app.news to app_staff;
grant delete on app.news to app_system;
grant insert (id, partner_id, title, summary, body, image_file_id, published_at, hidden_at, created_at, updated_at, withdrawn_at, image_alt, language, translations, project_event_id) on app.news to app_system;
grant select on app.news to app_system;
grant select on app.news to app_visitor;
CREATE TRIGGER announce_first AFTER UPDATE OF hidden_at, withdrawn_at, partner_id, is_public ON app.news FOR EACH ROW WHEN ((new.is_public AND (NOT old.is_public))) EXECUTE FUNCTION app.announce_first();
CREATE TRIGGER announce_first_insert AFTER INSERT ON app.news FOR EACH ROW WHEN (new.is_public) EXECUTE FUNCTION app.announce_first();
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF image_file_id ON app.news FOR EACH ROW EXECUTE FUNCTION app.check_file('image_file_id', 'news-images');
CREATE TRIGGER check_news_item BEFORE INSERT OR UPDATE OF project_event_id, partner_id ON app.news FOR EACH ROW EXECUTE FUNCTION app.check_news_item();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.news FOR EACH ROW EXECUTE FUNCTION app.notify_content('news:id', 'partner-news:partner_id', 'item-news:project_event_id');
CREATE TRIGGER sync_offer_public BEFORE INSERT OR UPDATE OF hidden_at, withdrawn_at, partner_id, is_public ON app.news FOR EACH ROW EXECUTE FUNCTION app.sync_offer_public();

-- The parts of the site that can be switched off. What each is called and does stands in domain/site/feature.ts.
create table app.site_features (
  name text not null,
  enabled boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  constraint site_features_name_check CHECK ((name ~ '^[a-z]+(-[a-z]+)*$'::text)),
  constraint site_features_pkey PRIMARY KEY (name)
);
create policy everybody on app.site_features for select to app_guest, app_member, app_staff, app_system, app_visitor
  using (true);
create policy staff on app.site_features for update to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
grant select on app.site_features to app_guest;
grant select on app.site_features to app_member;
grant select on app.site_features to app_staff;
grant update (enabled, updated_at) on app.site_features to app_staff;
grant select on app.site_features to app_system;
grant select on app.site_features to app_visitor;
CREATE TRIGGER notify_features AFTER INSERT OR DELETE OR UPDATE ON app.site_features FOR EACH STATEMENT EXECUTE FUNCTION app.notify_features();

-- The figures of the home page: what is shown is base (set by staff) and counted together.
create table app.site_figures (
  name text not null,
  base bigint not null default 0,  -- What was done before, or elsewhere; null updated_at: never set
  counted bigint not null default 0,  -- Kept by trigger: what this platform has seen done
  updated_at timestamp with time zone,
  version integer not null default 1,  -- Goes up with each edit, so that whoever edits an older one is told
  constraint site_figures_base_check CHECK ((base >= 0)),
  constraint site_figures_name_check CHECK ((name = ANY (ARRAY['supported'::text, 'hours'::text, 'meals'::text]))),
  constraint site_figures_pkey PRIMARY KEY (name)
);
create policy everybody on app.site_figures for select to app_guest, app_member, app_staff, app_system, app_visitor
  using (true);
create policy rules on app.site_figures for all to app_rules
  using (true)
  with check (true);
create policy staff on app.site_figures for update to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.site_figures for update to app_system
  using (true)
  with check (true);
grant select on app.site_figures to app_guest;
grant select on app.site_figures to app_member;
grant select on app.site_figures to app_rules;
grant update (counted) on app.site_figures to app_rules;
grant select on app.site_figures to app_staff;
grant update (base, updated_at, version) on app.site_figures to app_staff;
grant select on app.site_figures to app_system;
grant update (base, updated_at) on app.site_figures to app_system;
grant select on app.site_figures to app_visitor;
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.site_figures FOR EACH STATEMENT EXECUTE FUNCTION app.notify_content('figures');

-- Texts of the whole site that staff edits.
create table app.site_texts (
  slug text not null,
  body text not null default ''::text,
  version integer not null default 1,  -- Goes up with each edit, so that whoever edits an older one is told
  updated_at timestamp with time zone,
  language text not null default 'en'::text,  -- In which the text is
  translations jsonb not null default '{}'::jsonb,  -- The text in other languages
  constraint rate_is_a_number CHECK (((slug <> 'shekel-rate'::text) OR (body ~ '^([1-9][0-9]?(\.[0-9]{1,4})?)?$'::text))),
  constraint site_texts_body_check CHECK ((length(body) <= 4000)),
  constraint site_texts_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint site_texts_slug_check CHECK ((slug = ANY (ARRAY['payment-instructions'::text, 'shekel-rate'::text]))),
  constraint translations_are_whole CHECK (((translations = '{}'::jsonb) OR ((slug <> 'shekel-rate'::text) AND (body <> ''::text) AND app.are_translations(translations, language, '{body}'::text[])))),
  constraint site_texts_pkey PRIMARY KEY (slug)
);
create policy everybody on app.site_texts for select to app_guest, app_member, app_rules, app_visitor
  using (true);
create policy staff on app.site_texts for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.site_texts for all to app_system
  using (true)
  with check (true);
grant select on app.site_texts to app_guest;
grant select on app.site_texts to app_member;
grant select on app.site_texts to app_rules;
grant select on app.site_texts to app_staff;
grant update (body, version, updated_at, language, translations) on app.site_texts to app_staff;
grant select on app.site_texts to app_system;
grant update (body, version, updated_at, language, translations) on app.site_texts to app_system;
grant select on app.site_texts to app_visitor;
CREATE TRIGGER notify_features AFTER UPDATE ON app.site_texts FOR EACH STATEMENT EXECUTE FUNCTION app.notify_features();

-- Tours that can be asked for, in US cents a person; staff edits them.
create table app.tour_packages (
  id uuid not null,
  slug text not null,
  "position" integer not null,
  title text not null,
  summary text not null,
  description text not null,
  stops text[] not null default '{}'::text[],
  scene text not null,  -- The landscape drawn for it: a region of app/ui/landscape
  days integer not null,
  price_cents bigint not null,
  is_offered boolean not null default true,
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,  -- Goes up with each edit, so that whoever edits an older one is told; its place does not count
  language text not null default 'en'::text,  -- In which the title, the summary, the description and the stops are
  translations jsonb not null default '{}'::jsonb,  -- The same in other languages; the stops are a text, one per line
  constraint tour_packages_days_check CHECK (((days >= 1) AND (days <= 60))),
  constraint tour_packages_description_check CHECK ((length(description) <= 5000)),
  constraint tour_packages_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint tour_packages_position_check CHECK (("position" >= 0)),
  constraint tour_packages_price_cents_check CHECK ((price_cents > 0)),
  constraint tour_packages_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint tour_packages_summary_check CHECK ((length(summary) <= 300)),
  constraint tour_packages_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint translations_are_whole CHECK (((translations = '{}'::jsonb) OR
CASE
    WHEN app.are_translations(translations, language,
    CASE
        WHEN (stops = '{}'::text[]) THEN '{title,summary,description}'::text[]
        ELSE '{title,summary,description,stops}'::text[]
    END) THEN app.have_lines(translations, 'stops'::text, cardinality(stops))
    ELSE false
END)),
  constraint tour_packages_pkey PRIMARY KEY (id),
  constraint tour_packages_slug_key UNIQUE (slug)
);
CREATE INDEX tour_packages_position ON app.tour_packages USING btree ("position", id) WHERE is_offered;
create policy offered on app.tour_packages for select to app_guest, app_member, app_visitor
  using (is_offered);
create policy staff on app.tour_packages for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.tour_packages for select to app_system
  using (true);
grant select on app.tour_packages to app_guest;
grant select on app.tour_packages to app_member;
grant insert (id, slug, position, title, summary, description, stops, scene, days, price_cents, is_offered, updated_at, language, translations) on app.tour_packages to app_staff;
grant select on app.tour_packages to app_staff;
grant update (position, title, summary, description, stops, scene, days, price_cents, is_offered, updated_at, version, language, translations) on app.tour_packages to app_staff;
grant select on app.tour_packages to app_system;
grant select on app.tour_packages to app_visitor;
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.tour_packages FOR EACH STATEMENT EXECUTE FUNCTION app.notify_content('tours');

-- What was new and is public now, with its title and its organization or ambassador in each of their languages. What was called off is seen only by whom a notice told.
create view app.public_announcements with (security_barrier=true) as
 SELECT a.id,
    a.happened_at,
        CASE
            WHEN (e.id IS NOT NULL) THEN 'item'::text
            WHEN (u.id IS NOT NULL) THEN 'update'::text
            WHEN (n.id IS NOT NULL) THEN 'news'::text
            WHEN (g.id IS NOT NULL) THEN a.change
            ELSE 'campaign'::text
        END AS kind,
    COALESCE(e.id, n.id, c.ambassador_id,
        CASE
            WHEN (a.change = 'called-off'::text) THEN g.partner_id
            ELSE g.id
        END) AS subject_id,
    COALESCE(e.partner_id, n.partner_id, g.partner_id) AS partner_id,
    c.ambassador_id,
    e.id AS item_id,
    COALESCE(n.project_event_id, g.id) AS about_id,
    (jsonb_build_object(x.language, x.title) || COALESCE(( SELECT jsonb_object_agg(t.key, (t.value ->> 'title'::text)) AS jsonb_object_agg
           FROM jsonb_each(x.translations) t(key, value)), '{}'::jsonb)) AS titles,
    COALESCE(p.names, jsonb_build_object('en', s.display_name)) AS authors,
        CASE
            WHEN (u.id IS NOT NULL) THEN (jsonb_build_object(u.language, u.title) || COALESCE(( SELECT jsonb_object_agg(t.key, (t.value ->> 'title'::text)) AS jsonb_object_agg
               FROM jsonb_each(u.translations) t(key, value)), '{}'::jsonb))
            ELSE NULL::jsonb
        END AS about_titles
   FROM ((((((((app.announcements a
     LEFT JOIN app.project_events e ON (((e.id = a.project_event_id) AND e.is_public)))
     LEFT JOIN app.news n ON (((n.id = a.news_id) AND n.is_public)))
     LEFT JOIN app.project_events u ON (((u.id = n.project_event_id) AND u.is_public)))
     LEFT JOIN app.project_events g ON (((g.id = a.changed_item_id) AND
        CASE
            WHEN (a.change <> 'called-off'::text) THEN g.is_public
            ELSE ((g.status = 'withdrawn'::text) AND (g.hidden_at IS NULL) AND (EXISTS ( SELECT
               FROM app.partners o
              WHERE ((o.id = g.partner_id) AND o.is_public))) AND ((CURRENT_USER = 'app_system'::name) OR (EXISTS ( SELECT
               FROM app.notices w
              WHERE ((w.announcement_id = a.id) AND (w.user_id = ( SELECT app.uid() AS uid)))))))
        END)))
     LEFT JOIN app.partners p ON ((p.id = COALESCE(e.partner_id, n.partner_id, g.partner_id))))
     LEFT JOIN app.ambassador_campaigns c ON ((c.id = a.campaign_id)))
     LEFT JOIN app.ambassador_profiles s ON (((s.id = c.ambassador_id) AND s.is_public)))
     CROSS JOIN LATERAL ( SELECT COALESCE(e.language, n.language, c.language, g.language) AS language,
            COALESCE(e.title, n.title, c.title, g.title) AS title,
            COALESCE(e.translations, n.translations, c.translations, g.translations) AS translations) x)
  WHERE ((e.id IS NOT NULL) OR (n.id IS NOT NULL) OR (s.id IS NOT NULL) OR (g.id IS NOT NULL));
grant select on app.public_announcements to app_member, app_system;

-- Refuses an update of what is not an approved project or event of its own organization.
CREATE OR REPLACE FUNCTION app.check_news_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if new.project_event_id is not null and not exists (
    select from project_events e
    where e.id = new.project_event_id and e.partner_id = new.partner_id and e.approved_at is not null
  ) then
    raise exception 'an update is about an approved project or event of its organization'
      using errcode = 'check_violation', constraint = 'news_item_is_own';
  end if;
  return new;
end $function$;

-- Tells on channel "features" that parts of the site were opened or closed.
CREATE OR REPLACE FUNCTION app.notify_features()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform app.announce('features', '');
  perform app.announce('content', '');
  return null;
end $function$;

-- Whom an order or a gift is paid to without a provider: the one organization concerned, approved, that says how, or that has to write since nobody says it; null for whoever runs the site.
CREATE OR REPLACE FUNCTION app.payee(of_order uuid, of_support uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select case when count(*) = 1 and bool_and(w.status = 'approved') and (
      bool_and(w.payment_instructions <> '')
      or not exists (select from app.site_texts where slug = 'payment-instructions' and body ~ '\S'))
    then (array_agg(w.id))[1] end
  from app.partners w where w.id in (
    select p.partner_id from app.partner_orders p where p.order_id = of_order
    union all
    select e.partner_id from app.supports s join app.project_events e on e.id = s.project_event_id where s.id = of_support) $function$;

CREATE OR REPLACE FUNCTION app.sync_offer_public()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  select new.hidden_at is null and new.withdrawn_at is null and p.is_public into new.is_public
    from app.partners p where p.id = new.partner_id for share;
  return new;
end $function$;
