-- Each date of an event that has ever been public: which edition of it calendars have, and whether it was called off. Holds no text of it, since that may be public no longer.
create table app.calendar_entries (
  project_event_id uuid not null,
  partner_id uuid not null,
  sequence integer not null default 0,  -- RFC 5545 SEQUENCE: one more for each change that matters to a calendar
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  time_zone text not null,
  changed_at timestamp with time zone not null default now(),
  cancelled_at timestamp with time zone,
  first_day date not null generated always as (((starts_at AT TIME ZONE time_zone))::date) stored,  -- The day on which it begins, in its own time zone
  last_day date not null generated always as (GREATEST(((starts_at AT TIME ZONE time_zone))::date, (((COALESCE(ends_at, starts_at) AT TIME ZONE time_zone) - '00:00:00.000001'::interval))::date)) stored,  -- The last day of which it has a part, in its own time zone
  date_id uuid not null,  -- Of app.project_event_dates, where it may be no longer
  previous_starts_at timestamp with time zone,  -- When the date of the same event before this one starts: of the dates within a time, the first one has none in it
  series_key text,  -- As of its date, also once that is gone: calendars know repeated dates as one entry
  series_every text,
  series_day date,
  region text,  -- Where this date is, of an event that is in several places: empty if it is not known. Null of all other events, whose documents say it
  district text,  -- Likewise, within Israel
  latitude double precision,  -- Likewise; null if the date has no place on a map
  longitude double precision,  -- Likewise; null if the date has no place on a map
  in_region text,  -- Where this date is, of all events; null if it is not known. By it the calendar is filtered
  in_district text,  -- Likewise, within Israel
  item_created_at timestamp with time zone,  -- When its event was created, of one that is in several places: lists have the newest first. Null of all other events
  constraint calendar_entries_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint calendar_entries_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint calendar_entries_pkey PRIMARY KEY (date_id)
);
CREATE INDEX calendar_entries_cancelled ON app.calendar_entries USING btree (cancelled_at) WHERE (cancelled_at IS NOT NULL);
CREATE INDEX calendar_entries_day ON app.calendar_entries USING btree (first_day, starts_at, project_event_id) INCLUDE (last_day, in_region, in_district) WHERE (cancelled_at IS NULL);
CREATE INDEX calendar_entries_district ON app.calendar_entries USING btree (district, starts_at) INCLUDE (date_id, project_event_id, item_created_at, region, latitude, longitude) WHERE (district IS NOT NULL);
CREATE INDEX calendar_entries_elsewhere ON app.calendar_entries USING btree (starts_at) INCLUDE (date_id, project_event_id, item_created_at, region, district, latitude, longitude) WHERE (region IS NOT NULL);
CREATE INDEX calendar_entries_item ON app.calendar_entries USING btree (project_event_id, starts_at);
CREATE INDEX calendar_entries_longer ON app.calendar_entries USING gist (daterange(first_day, last_day, '[]'::text)) WHERE ((cancelled_at IS NULL) AND (last_day > first_day));
CREATE INDEX calendar_entries_partner ON app.calendar_entries USING btree (partner_id);
CREATE INDEX calendar_entries_partner_day ON app.calendar_entries USING btree (partner_id, first_day, starts_at, project_event_id) INCLUDE (last_day) WHERE (cancelled_at IS NULL);
CREATE INDEX calendar_entries_place ON app.calendar_entries USING btree (latitude, longitude) INCLUDE (starts_at, date_id, project_event_id, item_created_at, region, district) WHERE (latitude IS NOT NULL);
CREATE INDEX calendar_entries_region ON app.calendar_entries USING btree (region, starts_at) INCLUDE (date_id, project_event_id, item_created_at, district, latitude, longitude) WHERE (region IS NOT NULL);
CREATE INDEX calendar_entries_start ON app.calendar_entries USING btree (starts_at, project_event_id) INCLUDE (previous_starts_at) WHERE (cancelled_at IS NULL);
CREATE INDEX calendar_entries_under_way ON app.calendar_entries USING gist (tstzrange(previous_starts_at, starts_at, '(]'::text)) WHERE ((region IS NOT NULL) AND (previous_starts_at IS NOT NULL));
create policy everybody on app.calendar_entries for select to app_guest, app_member, app_staff, app_system, app_visitor
  using (true);
create policy rules on app.calendar_entries for all to app_rules
  using (true)
  with check (true);
grant select on app.calendar_entries to app_guest;
grant select on app.calendar_entries to app_member;
grant insert (project_event_id, partner_id, starts_at, ends_at, time_zone, date_id, series_key, series_every, series_day, in_region, in_district) on app.calendar_entries to app_rules;
grant select on app.calendar_entries to app_rules;
grant update (partner_id, sequence, starts_at, ends_at, time_zone, changed_at, cancelled_at, previous_starts_at, series_key, series_every, series_day, region, district, latitude, longitude, in_region, in_district, item_created_at) on app.calendar_entries to app_rules;
grant select on app.calendar_entries to app_staff;
grant select on app.calendar_entries to app_system;
grant select on app.calendar_entries to app_visitor;

-- How many public projects and events there are of each kind, with the places of their documents. Kept by trigger. No region or district is an empty text.
create table app.facet_counts (
  type text not null,
  category text not null,
  region text not null,
  n bigint not null default 0,
  district text not null default ''::text,
  current bigint not null default 0,  -- How many of them were not past at the moment in facet_counts_as_of
  constraint facet_counts_pkey PRIMARY KEY (type, category, region, district)
);
create policy everybody on app.facet_counts for select to app_guest, app_member, app_staff, app_system, app_visitor
  using (true);
create policy rules on app.facet_counts for all to app_rules
  using (true)
  with check (true);
create policy system on app.facet_counts for update to app_system
  using (true)
  with check (true);
grant select on app.facet_counts to app_guest;
grant select on app.facet_counts to app_member;
grant insert (type, category, region, n, district, current) on app.facet_counts to app_rules;
grant select on app.facet_counts to app_rules;
grant update (n, current) on app.facet_counts to app_rules;
grant select on app.facet_counts to app_staff;
grant select on app.facet_counts to app_system;
grant update (current) on app.facet_counts to app_system;
grant select on app.facet_counts to app_visitor;

-- The moment for which facet_counts.current is right: one row, moved on by a job. At first the beginning of time.
create table app.facet_counts_as_of (
  is_only boolean not null default true,
  as_of timestamp with time zone not null,
  constraint facet_counts_as_of_is_only_check CHECK (is_only),
  constraint facet_counts_as_of_pkey PRIMARY KEY (is_only)
);
create policy everybody on app.facet_counts_as_of for select to app_guest, app_member, app_staff, app_system, app_visitor
  using (true);
create policy rules on app.facet_counts_as_of for all to app_rules
  using (true)
  with check (true);
create policy system on app.facet_counts_as_of for update to app_system
  using (true)
  with check (true);
grant select on app.facet_counts_as_of to app_guest;
grant select on app.facet_counts_as_of to app_member;
grant select on app.facet_counts_as_of to app_rules;
grant update (as_of) on app.facet_counts_as_of to app_rules;
grant select on app.facet_counts_as_of to app_staff;
grant select on app.facet_counts_as_of to app_system;
grant update (as_of) on app.facet_counts_as_of to app_system;
grant select on app.facet_counts_as_of to app_visitor;

-- When an approved project or event takes place, a row for each date. A project without any goes on. Proposed dates are in app.project_event_revisions.
create table app.project_event_dates (
  id uuid not null,  -- Calendars know the date of an event by it. The dates of before this table have the ids of their items, by which calendars knew these.
  project_event_id uuid not null,
  starts_at timestamp with time zone,  -- Of whole days, the beginning of the first one; null if they have no first one
  ends_at timestamp with time zone,  -- Of whole days, the end of the last one; null if there is none, or if an event does not say
  is_all_day boolean not null default false,  -- Whole days, from midnight to midnight in the time zone of the item
  places integer,  -- How many people can come, where they choose among dates; null: no limit
  places_taken integer not null default 0,  -- Kept by trigger from app.supports, where they choose among dates
  labels jsonb not null default '{}'::jsonb,  -- personal: the shift or role, in each language that it has one in
  series_key text,  -- Which of the repeated dates of an event belong together; null for a date alone
  series_every text,  -- The rule by which they repeat
  series_day date,  -- Its day by the rule, in the time zone of the item; the date itself may have been moved
  locations jsonb not null default '{}'::jsonb,  -- personal: where this date takes place, in each language that it has a text in, if that is not where its event does
  latitude double precision,  -- personal: exact location; null if only the text is known
  longitude double precision,  -- personal: exact location
  region text,  -- Of its own place; null if it has none, or one that is not known
  district text,  -- Of its own place in Israel; null if it has none, or one that is not known
  constraint date_coordinates_whole CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint date_ends_after_it_starts CHECK ((ends_at > starts_at)),
  constraint date_never_oversold CHECK (((places IS NULL) OR (places_taken <= places))),
  constraint date_point_has_name CHECK (((latitude IS NULL) OR (locations <> '{}'::jsonb))),
  constraint days_have_a_first_or_a_last CHECK (((starts_at IS NOT NULL) OR (ends_at IS NOT NULL))),
  constraint labels_are_labels CHECK (((labels = '{}'::jsonb) OR ((jsonb_typeof(labels) = 'object'::text) AND (length((labels)::text) <= 500) AND (NOT jsonb_path_exists(labels, '$.keyvalue()?((!(@."key" like_regex "^[a-z]{2}$") || @."value".type() != "string") || @."value" == "")'::jsonpath))))),
  constraint locations_are_texts CHECK (((locations = '{}'::jsonb) OR ((jsonb_typeof(locations) = 'object'::text) AND (length((locations)::text) <= 2000) AND (NOT jsonb_path_exists(locations, '$.keyvalue()?((!(@."key" like_regex "^[a-z]{2}$") || @."value".type() != "string") || @."value" == "")'::jsonpath))))),
  constraint project_event_dates_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint project_event_dates_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint project_event_dates_places_check CHECK (((places >= 1) AND (places <= 100000))),
  constraint project_event_dates_places_taken_check CHECK ((places_taken >= 0)),
  constraint project_event_dates_series_every_check CHECK ((series_every = ANY (ARRAY['day'::text, 'week'::text, 'two-weeks'::text, 'month'::text]))),
  constraint project_event_dates_series_key_check CHECK ((series_key ~ '^[a-z0-9]{8}$'::text)),
  constraint series_has_times CHECK (((series_key IS NULL) OR (NOT is_all_day))),
  constraint series_is_whole CHECK ((num_nulls(series_key, series_every, series_day) = ANY (ARRAY[0, 3]))),
  constraint times_have_a_start CHECK ((is_all_day OR (starts_at IS NOT NULL))),
  constraint project_event_dates_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint project_event_dates_pkey PRIMARY KEY (id)
);
CREATE INDEX project_event_dates_item ON app.project_event_dates USING btree (project_event_id, starts_at);
CREATE INDEX project_event_dates_start ON app.project_event_dates USING btree (starts_at);
create policy of_item on app.project_event_dates for select to app_guest, app_member, app_visitor
  using (EXISTS ( SELECT
   FROM app.project_events
  WHERE (project_events.id = project_event_dates.project_event_id)));
create policy rules on app.project_event_dates for select to app_rules
  using (true);
create policy rules_count on app.project_event_dates for update to app_rules
  using (true)
  with check (true);
create policy staff on app.project_event_dates for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.project_event_dates for all to app_system
  using (true)
  with check (true);
grant select on app.project_event_dates to app_guest;
grant select on app.project_event_dates to app_member;
grant select on app.project_event_dates to app_rules;
grant update (places_taken) on app.project_event_dates to app_rules;
grant delete on app.project_event_dates to app_staff;
grant insert (id, project_event_id, starts_at, ends_at, is_all_day, places, labels, series_key, series_every, series_day, locations, latitude, longitude, region, district) on app.project_event_dates to app_staff;
grant select on app.project_event_dates to app_staff;
grant update (starts_at, ends_at, is_all_day, places, labels, series_key, series_every, series_day, locations, latitude, longitude, region, district) on app.project_event_dates to app_staff;
grant insert (id, project_event_id, starts_at, ends_at, is_all_day, places, labels, series_key, series_every, series_day, locations, latitude, longitude, region, district) on app.project_event_dates to app_system;
grant select on app.project_event_dates to app_system;
grant update (labels, locations, latitude, longitude, region, district) on app.project_event_dates to app_system;
grant select on app.project_event_dates to app_visitor;
CREATE TRIGGER announce_change AFTER UPDATE ON app.project_event_dates FOR EACH ROW WHEN ((((((old.starts_at IS DISTINCT FROM new.starts_at) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.locations IS DISTINCT FROM new.locations)) OR (old.latitude IS DISTINCT FROM new.latitude)) OR (old.longitude IS DISTINCT FROM new.longitude))) EXECUTE FUNCTION app.announce_change();
CREATE TRIGGER announce_gone_date AFTER DELETE ON app.project_event_dates FOR EACH ROW EXECUTE FUNCTION app.announce_change();
CREATE TRIGGER announce_new_date AFTER INSERT ON app.project_event_dates FOR EACH ROW EXECUTE FUNCTION app.announce_new_date();
CREATE TRIGGER check_date_goes BEFORE DELETE ON app.project_event_dates FOR EACH ROW EXECUTE FUNCTION app.check_date_goes();
CREATE CONSTRAINT TRIGGER check_has_date AFTER DELETE ON app.project_event_dates DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.check_has_date();
CREATE CONSTRAINT TRIGGER offer_freed_places_of_date AFTER UPDATE ON app.project_event_dates DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((new.places IS NULL) AND (old.places IS NOT NULL)) OR ((new.places - new.places_taken) > (old.places - old.places_taken)))) EXECUTE FUNCTION app.offer_freed_places_of_date();
CREATE TRIGGER sync_changed_dates AFTER UPDATE ON app.project_event_dates FOR EACH ROW WHEN (((((((((((((old.starts_at IS DISTINCT FROM new.starts_at) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.is_all_day IS DISTINCT FROM new.is_all_day)) OR (old.labels IS DISTINCT FROM new.labels)) OR (old.series_key IS DISTINCT FROM new.series_key)) OR (old.series_every IS DISTINCT FROM new.series_every)) OR (old.series_day IS DISTINCT FROM new.series_day)) OR (old.locations IS DISTINCT FROM new.locations)) OR (old.latitude IS DISTINCT FROM new.latitude)) OR (old.longitude IS DISTINCT FROM new.longitude)) OR (old.region IS DISTINCT FROM new.region)) OR (old.district IS DISTINCT FROM new.district))) EXECUTE FUNCTION app.sync_dates();
CREATE TRIGGER sync_dates AFTER INSERT OR DELETE ON app.project_event_dates FOR EACH ROW EXECUTE FUNCTION app.sync_dates();

-- The approved pictures of a project or event, in order. Proposed ones are in app.project_event_revision_pictures.
create table app.project_event_pictures (
  project_event_id uuid not null,
  file_id uuid not null,  -- The picture
  "position" integer not null,
  caption text not null default ''::text,  -- personal: free text
  alt text not null default ''::text,  -- personal: free text, for whoever cannot see the picture
  translations jsonb not null default '{}'::jsonb,  -- personal: the same in other languages than the item
  constraint project_event_pictures_alt_check CHECK ((length(alt) <= 300)),
  constraint project_event_pictures_caption_check CHECK ((length(caption) <= 300)),
  constraint project_event_pictures_position_check CHECK (("position" >= 0)),
  constraint project_event_pictures_translations_check CHECK (app.are_some_translations(translations, '{caption,alt}'::text[])),
  constraint project_event_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES app.files(id) ON DELETE CASCADE,
  constraint project_event_pictures_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint project_event_pictures_pkey PRIMARY KEY (project_event_id, file_id)
);
CREATE INDEX project_event_pictures_file ON app.project_event_pictures USING btree (file_id);
create policy of_item on app.project_event_pictures for select to app_guest, app_member, app_visitor
  using (EXISTS ( SELECT
   FROM app.project_events
  WHERE (project_events.id = project_event_pictures.project_event_id)));
create policy staff on app.project_event_pictures for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.project_event_pictures for all to app_system
  using (true)
  with check (true);
grant select on app.project_event_pictures to app_guest;
grant select on app.project_event_pictures to app_member;
grant delete on app.project_event_pictures to app_staff;
grant insert (project_event_id, file_id, position, caption, alt, translations) on app.project_event_pictures to app_staff;
grant select on app.project_event_pictures to app_staff;
grant insert (project_event_id, file_id, position, caption, alt, translations) on app.project_event_pictures to app_system;
grant select on app.project_event_pictures to app_system;
grant select on app.project_event_pictures to app_visitor;
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF file_id ON app.project_event_pictures FOR EACH ROW EXECUTE FUNCTION app.check_file('file_id', 'project-images', 'event-images');

-- The pictures of a proposal, in order. Approving copies them to app.project_event_pictures.
create table app.project_event_revision_pictures (
  revision_id uuid not null,
  file_id uuid not null,  -- The picture
  "position" integer not null,
  caption text not null default ''::text,  -- personal: free text
  alt text not null default ''::text,  -- personal: free text, for whoever cannot see the picture
  translations jsonb not null default '{}'::jsonb,  -- personal: the same in other languages, as typed
  constraint project_event_revision_pictures_alt_check CHECK ((length(alt) <= 300)),
  constraint project_event_revision_pictures_caption_check CHECK ((length(caption) <= 300)),
  constraint project_event_revision_pictures_position_check CHECK (("position" >= 0)),
  constraint project_event_revision_pictures_translations_check CHECK (app.are_some_translations(translations, '{caption,alt}'::text[])),
  constraint project_event_revision_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES app.files(id) ON DELETE CASCADE,
  constraint project_event_revision_pictures_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES app.project_event_revisions(id) ON DELETE CASCADE,
  constraint project_event_revision_pictures_pkey PRIMARY KEY (revision_id, file_id)
);
CREATE INDEX project_event_revision_pictures_file ON app.project_event_revision_pictures USING btree (file_id);
create policy own on app.project_event_revision_pictures for select to app_member
  using (EXISTS ( SELECT
   FROM app.project_event_revisions r
  WHERE (r.id = project_event_revision_pictures.revision_id)));
create policy own_draft on app.project_event_revision_pictures for all to app_member
  using (EXISTS ( SELECT
   FROM (app.project_event_revisions r
     JOIN app.project_events e ON ((e.id = r.project_event_id)))
  WHERE ((r.id = project_event_revision_pictures.revision_id) AND (r.status = 'draft'::text) AND (e.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner)))))
  with check (EXISTS ( SELECT
   FROM (app.project_event_revisions r
     JOIN app.project_events e ON ((e.id = r.project_event_id)))
  WHERE ((r.id = project_event_revision_pictures.revision_id) AND (r.status = 'draft'::text) AND (e.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner)))));
create policy staff on app.project_event_revision_pictures for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.project_event_revision_pictures for all to app_system
  using (true)
  with check (true);
grant delete on app.project_event_revision_pictures to app_member;
grant insert (revision_id, file_id, position, caption, alt, translations) on app.project_event_revision_pictures to app_member;
grant select on app.project_event_revision_pictures to app_member;
grant update (position, caption, alt, translations) on app.project_event_revision_pictures to app_member;
grant select on app.project_event_revision_pictures to app_staff;
grant insert (revision_id, file_id, position, caption, alt, translations) on app.project_event_revision_pictures to app_system;
grant select on app.project_event_revision_pictures to app_system;
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF file_id ON app.project_event_revision_pictures FOR EACH ROW WHEN ((NOT app.is_known_picture(new.revision_id, new.file_id))) EXECUTE FUNCTION app.check_file('file_id', 'project-images', 'event-images');

-- Each proposal for a project or event: by whom, what, and what was decided. Approving copies one to app.project_events.
create table app.project_event_revisions (
  id uuid not null,
  project_event_id uuid not null,
  number integer not null,
  status text not null default 'draft'::text,
  user_id uuid,
  content jsonb not null,  -- personal: as proposed, see domain/project-events/content.ts
  image_file_id uuid,  -- The proposed picture
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  submitted_at timestamp with time zone,
  decided_at timestamp with time zone,
  decided_by uuid,
  reason text,  -- personal: written for one person
  constraint decided_whole CHECK (((status = ANY (ARRAY['changes_asked'::text, 'approved'::text, 'rejected'::text])) = (decided_at IS NOT NULL))),
  constraint project_event_revisions_number_check CHECK ((number > 0)),
  constraint project_event_revisions_reason_check CHECK ((length(reason) <= 2000)),
  constraint project_event_revisions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'changes_asked'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint refused_with_reason CHECK (((status <> ALL (ARRAY['changes_asked'::text, 'rejected'::text])) OR (length(reason) > 0))),
  constraint project_event_revisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint project_event_revisions_image_file_id_fkey FOREIGN KEY (image_file_id) REFERENCES app.files(id) ON DELETE SET NULL,
  constraint project_event_revisions_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint project_event_revisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint project_event_revisions_pkey PRIMARY KEY (id),
  constraint project_event_revisions_project_event_id_number_key UNIQUE (project_event_id, number)
);
CREATE INDEX project_event_revisions_decided_by ON app.project_event_revisions USING btree (decided_by);
CREATE INDEX project_event_revisions_image ON app.project_event_revisions USING btree (image_file_id);
CREATE UNIQUE INDEX project_event_revisions_one_open ON app.project_event_revisions USING btree (project_event_id) WHERE (status = ANY (ARRAY['draft'::text, 'pending'::text]));
CREATE INDEX project_event_revisions_queue ON app.project_event_revisions USING btree (submitted_at DESC) WHERE (status = 'pending'::text);
CREATE INDEX project_event_revisions_user_id ON app.project_event_revisions USING btree (user_id);
create policy own on app.project_event_revisions for select to app_member
  using (project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner() AS own_partner))));
create policy own_change on app.project_event_revisions for update to app_member
  using ((status = ANY (ARRAY['draft'::text, 'pending'::text])) AND (project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner)))))
  with check (status = ANY (ARRAY['draft'::text, 'pending'::text, 'withdrawn'::text]));
create policy propose on app.project_event_revisions for insert to app_member
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (status = ANY (ARRAY['draft'::text, 'pending'::text])) AND (project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner)))));
create policy rules_waiting on app.project_event_revisions for select to app_rules
  using (true);
create policy staff on app.project_event_revisions for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.project_event_revisions for all to app_system
  using (true)
  with check (true);
grant insert (id, project_event_id, number, status, user_id, content, image_file_id, created_at, updated_at, submitted_at) on app.project_event_revisions to app_member;
grant select on app.project_event_revisions to app_member;
grant update (status, content, image_file_id, updated_at, submitted_at) on app.project_event_revisions to app_member;
grant select (id, project_event_id, status, user_id, updated_at, submitted_at) on app.project_event_revisions to app_rules;
grant select on app.project_event_revisions to app_staff;
grant update (status, decided_at, decided_by, reason) on app.project_event_revisions to app_staff;
grant delete on app.project_event_revisions to app_system;
grant insert (id, project_event_id, number, status, user_id, content, image_file_id, created_at, updated_at, submitted_at, decided_at, decided_by, reason) on app.project_event_revisions to app_system;
grant select on app.project_event_revisions to app_system;
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF image_file_id ON app.project_event_revisions FOR EACH ROW WHEN ((NOT app.is_known_image(new.project_event_id, new.image_file_id))) EXECUTE FUNCTION app.check_file('image_file_id', 'project-images', 'event-images');
CREATE TRIGGER check_new_post BEFORE INSERT OR UPDATE OF status ON app.project_event_revisions FOR EACH ROW WHEN (((CURRENT_USER = 'app_member'::name) AND (new.status = 'pending'::text))) EXECUTE FUNCTION app.check_new_post();
CREATE TRIGGER notify_live AFTER INSERT OR UPDATE ON app.project_event_revisions FOR EACH ROW EXECUTE FUNCTION app.notify_live('posts');

-- What is public of each project and event, and its state. Proposals, the first one too, are in app.project_event_revisions.
create table app.project_events (
  id uuid not null,
  partner_id uuid not null,
  type text not null,
  status text not null default 'draft'::text,
  is_public boolean not null default false,  -- Kept by trigger: approved and not hidden, of a public organization.
  title text,  -- personal: free text
  description text,  -- personal: free text
  organization text,  -- personal: the organization's name as shown, kept by trigger
  category text,
  image_file_id uuid,  -- The picture; without one a landscape is drawn
  support_types text[] not null default '{}'::text[],
  region text,
  district text,
  location text,
  latitude double precision,
  longitude double precision,
  start_datetime timestamp with time zone,  -- Kept by trigger from app.project_event_dates, as the following: when the first date starts
  end_datetime timestamp with time zone,  -- Kept by trigger: when the last date ends. Null if it is the only one and does not say; of several, such a one ends with its day
  time_zone text not null default 'Asia/Jerusalem'::text,
  start_date date,  -- Kept by trigger: the first whole day
  end_date date,  -- Kept by trigger: the last whole day
  places integer,
  places_taken integer not null default 0,  -- Kept by trigger from app.supports.
  donation_goal_cents bigint,
  search_text text not null default ''::text,  -- personal: title and description, normalized for search by the app
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  approved_at timestamp with time zone,
  completed_at timestamp with time zone,  -- When its organization declared it done; null again once reopened
  supports_count integer not null default 0,  -- Kept by trigger: supports that are confirmed or completed
  hours integer,  -- Of everybody together, beside what single supports say; null: not counted
  meals integer,  -- Of everybody together, beside what single supports say; null: not counted
  hidden_at timestamp with time zone,  -- Taken down by staff, whatever was approved.
  hidden_reason text,  -- personal: written for its organization, while it is hidden; so nobody else can read it
  raised_cents bigint not null default 0,  -- Kept by trigger: gifts that have come, less what went back
  gift_count integer not null default 0,  -- Kept by trigger: gifts that have come and were not paid back whole
  search_version smallint not null default 0,  -- The edition of the rules by which search_text was written, see domain/project-events/search-text.ts
  welcomes_all boolean not null default false,  -- Whether who signs up to volunteer or attend is confirmed at once; groups are always answered
  last_start_datetime timestamp with time zone,  -- Kept by trigger: when the last date starts. Later than the first, if there are several
  language text not null default 'en'::text,  -- In which the title and the description are
  translations jsonb not null default '{}'::jsonb,  -- personal: the title, the description and the location in other languages
  organization_names jsonb not null default '{}'::jsonb,  -- personal: the organization's name in each of its languages, kept by trigger
  choose_dates boolean not null default false,  -- Whether people sign up for dates of their choice, rather than for the whole. Its places are then the sum of those of its dates, null if one has no limit
  questions jsonb not null default '[]'::jsonb,  -- personal: free text. What people are asked who sign up
  ages text,  -- consent: minors are welcome if a parent or guardian agrees. adults: only people of 18 or more. Null: nobody is asked
  min_age smallint,
  constraint approved_is_whole CHECK (((approved_at IS NULL) OR ((title IS NOT NULL) AND (description IS NOT NULL) AND (category IS NOT NULL) AND (organization IS NOT NULL)))),
  constraint coordinates_whole CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint ends_after_it_starts CHECK (((end_datetime IS NULL) OR (end_datetime > start_datetime))),
  constraint ends_after_its_first_day CHECK (((end_date IS NULL) OR (end_date >= start_date))),
  constraint never_oversold CHECK ((choose_dates OR (places IS NULL) OR (places_taken <= places))),
  constraint outcome_of_completed_item CHECK (((completed_at IS NOT NULL) OR ((hours IS NULL) AND (meals IS NULL)))),
  constraint project_events_ages_check CHECK ((ages = ANY (ARRAY['consent'::text, 'adults'::text]))),
  constraint project_events_description_check CHECK ((length(description) <= 10000)),
  constraint project_events_donation_goal_cents_check CHECK ((donation_goal_cents > 0)),
  constraint project_events_gift_count_check CHECK ((gift_count >= 0)),
  constraint project_events_hidden_reason_check CHECK ((length(hidden_reason) <= 2000)),
  constraint project_events_hours_check CHECK (((hours >= 0) AND (hours <= 1000000))),
  constraint project_events_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint project_events_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint project_events_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint project_events_meals_check CHECK (((meals >= 0) AND (meals <= 1000000))),
  constraint project_events_min_age_check CHECK (((min_age >= 1) AND (min_age <= 99))),
  constraint project_events_places_check CHECK (((places >= 1) AND (places <= 100000))),
  constraint project_events_places_taken_check CHECK ((places_taken >= 0)),
  constraint project_events_questions_check CHECK (((questions = '[]'::jsonb) OR app.are_questions(questions))),
  constraint project_events_raised_cents_check CHECK ((raised_cents >= 0)),
  constraint project_events_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'changes_asked'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text]))),
  constraint project_events_supports_count_check CHECK ((supports_count >= 0)),
  constraint project_events_title_check CHECK (((length(title) >= 1) AND (length(title) <= 160))),
  constraint project_events_type_check CHECK ((type = ANY (ARRAY['project'::text, 'event'::text]))),
  constraint translations_are_whole CHECK (((translations = '{}'::jsonb) OR app.are_translations(translations, language, '{title,description}'::text[],
CASE
    WHEN (location IS NULL) THEN ''::text
    ELSE 'location'::text
END))),
  constraint project_events_image_file_id_fkey FOREIGN KEY (image_file_id) REFERENCES app.files(id) ON DELETE SET NULL,
  constraint project_events_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint project_events_pkey PRIMARY KEY (id)
);
CREATE INDEX project_events_category ON app.project_events USING btree (category, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX project_events_image ON app.project_events USING btree (image_file_id);
CREATE INDEX project_events_newest ON app.project_events USING btree (created_at DESC, id DESC) WHERE is_public;
CREATE INDEX project_events_partner ON app.project_events USING btree (partner_id, created_at DESC);
CREATE INDEX project_events_region ON app.project_events USING btree (region, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX project_events_running ON app.project_events USING btree (start_date, end_date, approved_at, completed_at) WHERE (is_public AND (type = 'project'::text));
CREATE INDEX project_events_search ON app.project_events USING gin (search_text public.gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX project_events_search_version ON app.project_events USING btree (search_version) WHERE is_public;
CREATE INDEX project_events_sounds ON app.project_events USING gin (app.sounds_of(app.titles_in(title, translations))) WITH (fastupdate=off) WHERE is_public;
CREATE INDEX project_events_start ON app.project_events USING btree (start_datetime, id) WHERE is_public;
CREATE INDEX project_events_type ON app.project_events USING btree (type, created_at DESC, id DESC) WHERE is_public;
create policy by_support on app.project_events for select to app_member
  using (id IN ( SELECT app.own_supported_items() AS own_supported_items));
create policy own on app.project_events for select to app_member
  using (partner_id = ( SELECT app.own_partner() AS own_partner));
create policy own_change on app.project_events for update to app_member
  using (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write,answer}'::text[]) AS own_partner))
  with check (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write,answer}'::text[]) AS own_partner));
create policy post on app.project_events for insert to app_member
  with check ((partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner)) AND (status = 'draft'::text));
create policy public on app.project_events for select to app_guest, app_member, app_visitor
  using (is_public);
create policy rules on app.project_events for all to app_rules
  using (true)
  with check (true);
create policy staff on app.project_events for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.project_events for all to app_system
  using (true)
  with check (true);
grant select on app.project_events to app_guest;
grant insert (id, partner_id, type, created_at, updated_at) on app.project_events to app_member;
grant select on app.project_events to app_member;
grant update (status, updated_at, completed_at, hours, meals) on app.project_events to app_member;
grant select on app.project_events to app_rules;
grant update (is_public, start_datetime, end_datetime, start_date, end_date, places_taken, supports_count, raised_cents, gift_count, last_start_datetime) on app.project_events to app_rules;
grant select on app.project_events to app_staff;
grant update (status, title, description, category, image_file_id, support_types, region, district, location, latitude, longitude, time_zone, places, donation_goal_cents, search_text, created_at, updated_at, approved_at, hidden_at, hidden_reason, search_version, welcomes_all, language, translations, choose_dates, questions, ages, min_age) on app.project_events to app_staff;
grant delete on app.project_events to app_system;
grant insert (id, partner_id, type, status, title, description, category, image_file_id, support_types, region, district, location, latitude, longitude, time_zone, places, donation_goal_cents, search_text, created_at, updated_at, approved_at, completed_at, hours, meals, raised_cents, gift_count, search_version, welcomes_all, language, translations, choose_dates, questions, ages, min_age) on app.project_events to app_system;
grant select on app.project_events to app_system;
grant update (status, title, description, location, latitude, longitude, search_text, updated_at, hidden_reason, search_version, language, translations, questions) on app.project_events to app_system;
grant select on app.project_events to app_visitor;
CREATE TRIGGER announce_end AFTER UPDATE OF status ON app.project_events FOR EACH ROW WHEN ((old.is_public AND (old.status = 'approved'::text) AND (new.status = 'withdrawn'::text))) EXECUTE FUNCTION app.announce_change();
CREATE TRIGGER announce_first AFTER UPDATE OF is_public, status, hidden_at, partner_id, organization, organization_names ON app.project_events FOR EACH ROW WHEN ((new.is_public AND (NOT old.is_public))) EXECUTE FUNCTION app.announce_first();
CREATE TRIGGER announce_first_insert AFTER INSERT ON app.project_events FOR EACH ROW WHEN (new.is_public) EXECUTE FUNCTION app.announce_first();
CREATE TRIGGER announce_move AFTER UPDATE OF location, latitude, longitude ON app.project_events FOR EACH ROW WHEN ((old.is_public AND new.is_public AND ((old.location IS DISTINCT FROM new.location) OR (abs((old.latitude - new.latitude)) > (0.01)::double precision) OR (abs((old.longitude - new.longitude)) > (0.01)::double precision)))) EXECUTE FUNCTION app.announce_change();
CREATE TRIGGER check_choice_of_dates BEFORE UPDATE OF choose_dates ON app.project_events FOR EACH ROW WHEN ((old.choose_dates <> new.choose_dates)) EXECUTE FUNCTION app.check_choice_of_dates();
CREATE TRIGGER check_completion BEFORE UPDATE OF completed_at, hours, meals ON app.project_events FOR EACH ROW WHEN (((old.completed_at IS DISTINCT FROM new.completed_at) OR (old.hours IS DISTINCT FROM new.hours) OR (old.meals IS DISTINCT FROM new.meals))) EXECUTE FUNCTION app.check_completion();
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF image_file_id ON app.project_events FOR EACH ROW EXECUTE FUNCTION app.check_file('image_file_id', 'project-images', 'event-images');
CREATE CONSTRAINT TRIGGER check_has_date AFTER INSERT OR UPDATE OF approved_at ON app.project_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.type = 'event'::text) AND (new.approved_at IS NOT NULL))) EXECUTE FUNCTION app.check_has_date();
CREATE TRIGGER check_owner_move BEFORE UPDATE OF status ON app.project_events FOR EACH ROW WHEN (((CURRENT_USER = 'app_member'::name) AND (old.status <> new.status))) EXECUTE FUNCTION app.check_owner_move('draft to pending', 'changes_asked to draft', 'changes_asked to pending', 'rejected to draft', 'rejected to pending', 'withdrawn to draft', 'withdrawn to pending', 'pending to draft', 'pending to withdrawn', 'approved to withdrawn');
CREATE TRIGGER count_outcome AFTER INSERT OR DELETE OR UPDATE OF hours, meals ON app.project_events FOR EACH ROW EXECUTE FUNCTION app.count_outcome();
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.project_events FOR EACH ROW EXECUTE FUNCTION app.notify_content('project-events', 'project-event:id', 'partner-project-events:partner_id');
CREATE CONSTRAINT TRIGGER offer_freed_places AFTER UPDATE ON app.project_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.is_public AND ((NOT old.is_public) OR ((new.places IS NULL) AND (old.places IS NOT NULL)) OR ((new.places - new.places_taken) > (old.places - old.places_taken))))) EXECUTE FUNCTION app.offer_freed_places();
CREATE TRIGGER outlive_item BEFORE DELETE ON app.project_events FOR EACH ROW EXECUTE FUNCTION app.outlive_item();
CREATE TRIGGER project_search AFTER INSERT OR UPDATE OF is_public, status, hidden_at, partner_id, type, category, region, district, support_types, created_at, last_start_datetime, end_date, time_zone, completed_at, search_text, organization, latitude, longitude ON app.project_events FOR EACH ROW EXECUTE FUNCTION app.project_search();
CREATE TRIGGER project_search_delete BEFORE DELETE ON app.project_events FOR EACH ROW EXECUTE FUNCTION app.project_search();
CREATE TRIGGER sync_calendar_entries AFTER UPDATE ON app.project_events FOR EACH ROW WHEN ((new.type = 'event'::text)) EXECUTE FUNCTION app.sync_calendar_entries();
CREATE TRIGGER sync_project_event_public BEFORE INSERT OR UPDATE OF status, hidden_at, partner_id, organization, organization_names, is_public ON app.project_events FOR EACH ROW EXECUTE FUNCTION app.sync_project_event_public();

-- The public projects and events as search and filters see them. Kept by trigger; holds nothing that is not public.
create table app.search_documents (
  project_event_id uuid not null,
  type text not null,
  category text not null,
  region text,  -- Of an event in several places all of them, as in |asia|europe|
  district text,  -- Of an event in several places all of them, as in |haifa-district|jerusalem-district|
  support_types text[] not null,
  created_at timestamp with time zone not null,
  haystack text not null,  -- personal: title, description and organization, normalized
  latitude double precision,  -- Null where the item has no place on a map, or several
  longitude double precision,  -- Null where the item has no place on a map, or several
  past_from timestamp with time zone not null default 'infinity'::timestamp with time zone,  -- From this moment on the time filter calls it past; infinity for a project that goes on
  cell integer generated always as ((((floor((latitude * (8)::double precision)))::integer * 4096) + (floor((longitude * (8)::double precision)))::integer)) stored,  -- The cell of the map, an eighth of a degree each way: rows of 4096. Null where the item has no place on a map
  tags text[] not null generated always as ((ARRAY[type, ('topic:'::text || category), ('region:'::text || COALESCE(region, ''::text)), ('week:'::text || (floor((EXTRACT(epoch FROM (created_at AT TIME ZONE 'UTC'::text)) / (604800)::numeric)))::integer), ('cell:'::text || COALESCE(((((floor((latitude * (8)::double precision)))::integer * 4096) + (floor((longitude * (8)::double precision)))::integer))::text, ''::text))] || support_types)) stored,  -- Type, topic, region, ways to help, week since 1970 in which it was created, and cell of the map
  constraint search_documents_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint search_documents_pkey PRIMARY KEY (project_event_id)
);
CREATE INDEX search_documents_category ON app.search_documents USING btree (category, created_at DESC, project_event_id DESC);
CREATE INDEX search_documents_cell ON app.search_documents USING btree (cell, created_at DESC, project_event_id DESC) INCLUDE (latitude, longitude, type, past_from, category, region, support_types) WHERE (cell IS NOT NULL);
CREATE INDEX search_documents_district ON app.search_documents USING btree (district, created_at DESC, project_event_id DESC) WHERE (district IS NOT NULL);
CREATE INDEX search_documents_haystack ON app.search_documents USING gin (haystack public.gin_trgm_ops, tags) WITH (fastupdate=off);
CREATE INDEX search_documents_nearest ON app.search_documents USING gist (point(longitude, latitude)) INCLUDE (latitude, longitude, type, past_from, created_at, project_event_id, category, region, district, support_types) WHERE (latitude IS NOT NULL);
CREATE INDEX search_documents_newest ON app.search_documents USING btree (created_at DESC, project_event_id DESC);
CREATE INDEX search_documents_past ON app.search_documents USING btree (type, past_from, project_event_id) INCLUDE (created_at);
CREATE INDEX search_documents_place ON app.search_documents USING btree (latitude, longitude) INCLUDE (created_at, project_event_id, type, past_from) WHERE (latitude IS NOT NULL);
CREATE INDEX search_documents_region ON app.search_documents USING btree (region, created_at DESC, project_event_id DESC);
CREATE INDEX search_documents_support ON app.search_documents USING gin (support_types) WITH (fastupdate=off);
CREATE INDEX search_documents_type ON app.search_documents USING btree (type, created_at DESC, project_event_id DESC);
create policy everybody on app.search_documents for select to app_guest, app_member, app_staff, app_system, app_visitor
  using (true);
create policy rules on app.search_documents for all to app_rules
  using (true)
  with check (true);
grant select on app.search_documents to app_guest;
grant select on app.search_documents to app_member;
grant delete on app.search_documents to app_rules;
grant insert (project_event_id, type, category, region, district, support_types, created_at, haystack, latitude, longitude, past_from) on app.search_documents to app_rules;
grant select on app.search_documents to app_rules;
grant update (latitude, longitude, past_from) on app.search_documents to app_rules;
grant select on app.search_documents to app_staff;
grant select on app.search_documents to app_system;
grant select on app.search_documents to app_visitor;

-- How many search documents were created in each week since 1970. Kept by trigger.
create table app.search_weeks (
  week integer not null,
  n bigint not null default 0,
  constraint search_weeks_pkey PRIMARY KEY (week)
);
create policy everybody on app.search_weeks for select to app_guest, app_member, app_staff, app_system, app_visitor
  using (true);
create policy rules on app.search_weeks for all to app_rules
  using (true)
  with check (true);
grant select on app.search_weeks to app_guest;
grant select on app.search_weeks to app_member;
grant insert (week, n) on app.search_weeks to app_rules;
grant select on app.search_weeks to app_rules;
grant update (n) on app.search_weeks to app_rules;
grant select on app.search_weeks to app_staff;
grant select on app.search_weeks to app_system;
grant select on app.search_weeks to app_visitor;

-- Every support credited to the caller. The amount shows once the money was received and kept, and then also the name of a giver who shows it. The supporter is only for counting.
create view app.own_credits with (security_barrier=true) as
 SELECT c.support_id,
    c.campaign_id,
    c.project_event_id,
    e.title,
    e.type,
    c.kind,
    c.status,
    c.counts,
    c.supporter,
        CASE
            WHEN (c.is_name_shown AND c.counts AND (c.raised_cents > 0)) THEN NULLIF(c.name, ''::text)
            ELSE NULL::text
        END AS name,
        CASE
            WHEN (c.counts AND (c.raised_cents > 0)) THEN c.amount_cents
            ELSE NULL::bigint
        END AS amount_cents,
    c.raised_cents,
    c.created_at,
    (jsonb_build_object(e.language, e.title) || COALESCE(( SELECT jsonb_object_agg(t.key, (t.value ->> 'title'::text)) AS jsonb_object_agg
           FROM jsonb_each(e.translations) t(key, value)), '{}'::jsonb)) AS titles
   FROM (app.credited_supports c
     JOIN app.project_events e ON ((e.id = c.project_event_id)))
  WHERE (c.ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador));
grant select on app.own_credits to app_member;

-- Signs somebody up who has come without, and checks them in; for whoever of the organization answers sign-ups.
CREATE OR REPLACE FUNCTION app.add_walk_in(attendance uuid, support uuid, item uuid, on_date uuid, way text, who text, address text, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if not exists (select from app.project_events where id = item and partner_id = app.own_partner('{approved}', '{answer}')) then
    raise exception 'not of the own organization' using errcode = 'insufficient_privilege';
  end if;
  insert into app.supports (id, project_event_id, date_id, kind, status, name, email, created_at, updated_at, decided_at)
    values (support, item, (select on_date from app.project_events where id = item and choose_dates and app.takes_place(way)),
      way, 'confirmed', who, address, at, at, at);
  insert into app.attendances (id, project_event_id, support_id, date_id, status, noted_at, is_walk_in)
    values (attendance, item, support, on_date, 'here', at, true);
end $function$;

-- Records that a date or the place of a public item has changed, or that its organization called it off, unless it is over.
CREATE OR REPLACE FUNCTION app.announce_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  item project_events;
  what text := 'moved';
begin
  if tg_table_name = 'project_event_dates' then
    select * into item from project_events where id = old.project_event_id and is_public;
    -- What is over is only corrected.
    if not found or greatest(coalesce(old.ends_at, old.starts_at, 'infinity'),
        case when tg_op = 'UPDATE' then coalesce(new.ends_at, new.starts_at, 'infinity') end) <= item.updated_at then
      return null;
    end if;
  else
    item := new;
    if not new.is_public then what := 'called-off'; end if;
    if item.completed_at is not null or exists (select from project_event_dates where project_event_id = item.id)
      and not exists (select from project_event_dates
        where project_event_id = item.id and coalesce(ends_at, starts_at, 'infinity') > item.updated_at) then
      return null;
    end if;
  end if;
  insert into announcements (changed_item_id, change, happened_at) values (item.id, what, item.updated_at) on conflict do nothing;
  return null;
end $function$;

-- Records that a public event has a date to come that it did not have before.
CREATE OR REPLACE FUNCTION app.announce_new_date()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  item project_events;
begin
  select * into item from project_events where id = new.project_event_id and is_public and type = 'event';
  -- The dates with which it is published are part of that news, and what is over is only written down.
  if found and coalesce(new.ends_at, new.starts_at) > item.updated_at
    and exists (select from announcements where project_event_id = item.id and happened_at < item.updated_at) then
    insert into announcements (changed_item_id, change, happened_at) values (item.id, 'added', item.updated_at) on conflict do nothing;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.cancel_dates(item uuid, only_date uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'app', 'pg_temp'
AS $function$
  update app.calendar_entries
    set sequence = sequence + (changed_at <> now())::int, changed_at = now(), cancelled_at = now(),
      region = null, district = null, latitude = null, longitude = null
    where project_event_id = item and cancelled_at is null and date_id = coalesce(only_date, date_id)
$function$;

CREATE OR REPLACE FUNCTION app.check_choice_of_dates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if exists (select from app.supports where project_event_id = new.id and app.takes_place(kind)
      and status in ('waiting', 'offered', 'pending', 'confirmed')) then
    raise exception 'people have signed up' using errcode = 'check_violation', constraint = 'choice_of_dates_stays';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.check_completion()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_user = 'app_member' and old.status <> 'approved' then
    raise exception 'only what is approved is completed' using errcode = 'insufficient_privilege';
  end if;
  if new.completed_at < new.start_datetime
    or (new.completed_at at time zone new.time_zone)::date < new.start_date then
    raise exception 'it has not begun' using errcode = 'check_violation', constraint = 'completed_after_it_began';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.check_date_goes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  -- The whole item goes.
  if not exists (select from app.project_events where id = old.project_event_id) then
    return old;
  end if;
  if coalesce(old.ends_at, old.starts_at) > now()
    and exists (select from app.supports where date_id = old.id and status in ('waiting', 'offered', 'pending', 'confirmed')) then
    raise exception 'people have signed up for it' using errcode = 'check_violation', constraint = 'date_has_sign_ups';
  end if;
  update app.supports set gone_date = jsonb_build_array(old.starts_at, old.ends_at, null, old.labels, null, null, case when old.locations <> '{}'
    then jsonb_build_object('locations', old.locations, 'latitude', old.latitude, 'longitude', old.longitude) end) where date_id = old.id;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION app.check_has_date()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  item uuid;
begin
  if tg_table_name = 'project_events' then item := new.id; else item := old.project_event_id; end if;
  if exists (select from app.project_events e where e.id = item and e.type = 'event' and e.approved_at is not null
      and not exists (select from app.project_event_dates d where d.project_event_id = item)) then
    raise exception 'an approved event has a date' using errcode = 'check_violation', constraint = 'approved_event_has_date';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.check_new_post()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  partner uuid;
begin
  select e.partner_id into partner from app.project_events e where e.id = new.project_event_id and e.approved_at is null;
  -- In turn with staff, who may be lifting it or ending that.
  perform from app.answer_warnings w where w.partner_id = partner for share;
  if app.refuses_new_posts(partner, greatest(now(), new.submitted_at)) then
    raise exception 'the organization has to answer first' using errcode = 'check_violation', constraint = 'posts_need_answers';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.count_outcome()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  more_hours bigint := 0;
  more_meals bigint := 0;
begin
  if tg_op <> 'DELETE' then
    more_hours := coalesce(new.hours, 0);
    more_meals := coalesce(new.meals, 0);
  end if;
  if tg_op <> 'INSERT' then
    more_hours := more_hours - coalesce(old.hours, 0);
    more_meals := more_meals - coalesce(old.meals, 0);
  end if;
  if more_hours <> 0 then
    update app.site_figures set counted = counted + more_hours where name = 'hours';
  end if;
  if more_meals <> 0 then
    update app.site_figures set counted = counted + more_meals where name = 'meals';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.enter_dates(item uuid, only_date uuid DEFAULT NULL::uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'app', 'pg_temp'
AS $function$
  insert into app.calendar_entries as c (date_id, project_event_id, partner_id, starts_at, ends_at, time_zone,
      series_key, series_every, series_day, in_region, in_district)
    select d.id, e.id, e.partner_id, d.starts_at, d.ends_at, e.time_zone,
      d.series_key, d.series_every, d.series_day,
      case when d.locations = '{}' then e.region else d.region end,
      case when d.locations = '{}' then e.district else d.district end
    from app.project_events e join app.project_event_dates d on d.project_event_id = e.id
    where e.id = item and e.is_public and e.type = 'event' and d.id = coalesce(only_date, d.id)
    on conflict (date_id) do update set
      sequence = c.sequence + (c.changed_at <> now())::int, partner_id = excluded.partner_id, starts_at = excluded.starts_at,
      ends_at = excluded.ends_at, time_zone = excluded.time_zone,
      series_key = excluded.series_key, series_every = excluded.series_every, series_day = excluded.series_day,
      in_region = excluded.in_region, in_district = excluded.in_district,
      changed_at = now(), cancelled_at = null
$function$;

CREATE OR REPLACE FUNCTION app.is_known_image(item uuid, file uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from app.project_events own join app.project_events e on e.partner_id = own.partner_id
      where own.id = item and e.image_file_id = file)
    or exists (select from app.project_events own join app.project_events e on e.partner_id = own.partner_id
      join app.project_event_revisions r on r.project_event_id = e.id
      where own.id = item and r.image_file_id = file)
    or exists (select from app.project_events own join app.project_events e on e.partner_id = own.partner_id
      join app.project_event_revisions r on r.project_event_id = e.id
      join app.project_event_revision_pictures p on p.revision_id = r.id
      where own.id = item and p.file_id = file)
$function$;

CREATE OR REPLACE FUNCTION app.is_known_picture(revision uuid, file uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from app.project_event_revisions r where r.id = revision and app.is_known_image(r.project_event_id, file))
$function$;

-- When an offer of a place that is made at this moment ends: after two days, or three hours before the date, or of the whole the next one, if that is earlier (of a project that has begun, before its end). Null if less than an hour is left to answer, and for what is not public or completed.
CREATE OR REPLACE FUNCTION app.offer_end(item uuid, since timestamp with time zone, of_date uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select case when a.answer_by >= since + interval '1 hour' then least(a.answer_by, since + interval '48 hours') end
  from project_events e
  cross join lateral (select coalesce(
    (select min(d.starts_at) from project_event_dates d
      where d.project_event_id = e.id and d.id = coalesce(of_date, d.id) and d.starts_at >= since + interval '4 hours')
      - interval '3 hours',
    case when e.type = 'project' and of_date is null then coalesce(
      (select max(d.ends_at) from project_event_dates d where d.project_event_id = e.id) - interval '3 hours', 'infinity') end
  ) as answer_by) a
  where e.id = item and e.is_public and e.completed_at is null $function$;

CREATE OR REPLACE FUNCTION app.offer_freed_places()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  perform app.offer_places(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.offer_freed_places_of_date()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  perform app.offer_places(new.project_event_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.order_dates(item uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'app', 'pg_temp'
AS $function$
  update app.calendar_entries c set previous_starts_at = o.previous, in_region = o.in_region, in_district = o.in_district,
      region = o.region, district = o.district, latitude = o.latitude, longitude = o.longitude, item_created_at = o.item_created_at
    from (
      select n.date_id, lag(n.starts_at) over (order by n.starts_at, n.date_id) as previous,
        p.region as in_region, p.district as in_district,
        case when s.are_several then coalesce(p.region, '') end as region,
        case when s.are_several then p.district end as district,
        case when s.are_several then p.latitude end as latitude,
        case when s.are_several then p.longitude end as longitude,
        case when s.are_several then e.created_at end as item_created_at
      from app.calendar_entries n
      join app.project_event_dates d on d.id = n.date_id
      join app.project_events e on e.id = n.project_event_id
      cross join lateral (
        select e.region, e.district, e.latitude, e.longitude where d.locations = '{}'
        union all select d.region, d.district, d.latitude, d.longitude where d.locations <> '{}') p
      cross join (select exists (select from app.project_event_dates where project_event_id = item and locations <> '{}') as are_several) s
      where n.project_event_id = item and n.cancelled_at is null) o
    where c.date_id = o.date_id
      and (c.previous_starts_at, c.in_region, c.in_district, c.region, c.district, c.latitude, c.longitude, c.item_created_at)
        is distinct from (o.previous, o.in_region, o.in_district, o.region, o.district, o.latitude, o.longitude, o.item_created_at)
$function$;

-- Visits to what is deleted count on as visits of the link; a campaign for it has ended, lest it become one for everything.
CREATE OR REPLACE FUNCTION app.outlive_item()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  insert into app.ambassador_visits as kept (link_code, day, visits)
    select link_code, day, visits from app.ambassador_visits where project_event_id = old.id
    on conflict (link_code, day, project_event_id) do update set visits = kept.visits + excluded.visits;
  update app.ambassador_campaigns set ended_at = now(), updated_at = now()
    where project_event_id = old.id and ended_at is null;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION app.project_search()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  was app.search_documents;
  counted_as_of timestamptz;
  new_past_from timestamptz;
  are_several boolean := false;
  places record;
begin
  -- Shared, so that the job moves the moment on either before or after all of this.
  select as_of into counted_as_of from app.facet_counts_as_of for share;
  delete from app.search_documents where project_event_id = coalesce(new.id, old.id) returning * into was;
  if was.project_event_id is not null then
    update app.facet_counts set n = n - 1, current = current - (was.past_from >= counted_as_of)::int
      where type = was.type and category = was.category and region = coalesce(was.region, '')
        and district = coalesce(was.district, '');
    update app.search_weeks set n = n - 1 where week = app.week_of(was.created_at);
  end if;
  if tg_op <> 'DELETE' and new.is_public then
    new_past_from := app.past_from(new.type, new.last_start_datetime, new.end_date, new.time_zone, new.completed_at);
    are_several := new.type = 'event'
      and exists (select from app.project_event_dates where project_event_id = new.id and locations <> '{}');
    if are_several then
      select '|' || string_agg(distinct d.region collate "C", '|' order by d.region collate "C") || '|' as region,
          '|' || string_agg(distinct d.district collate "C", '|' order by d.district collate "C") || '|' as district,
          null::double precision as latitude, null::double precision as longitude
        into places
        from (select case when locations = '{}' then new.region else region end as region,
            case when locations = '{}' then new.district else district end as district
          from app.project_event_dates where project_event_id = new.id) d;
    else
      select new.region as region, new.district as district, new.latitude as latitude, new.longitude as longitude into places;
    end if;
    insert into app.search_documents
      (project_event_id, type, category, region, district, support_types, created_at, past_from, haystack, latitude, longitude)
      select new.id, new.type, new.category, places.region, places.district, new.support_types, new.created_at, new_past_from,
        new.search_text || ' ' || p.search_name, places.latitude, places.longitude
      from app.partners p where p.id = new.partner_id;
    insert into app.facet_counts as f (type, category, region, district, n, current)
      values (new.type, new.category, coalesce(places.region, ''), coalesce(places.district, ''), 1,
        (new_past_from >= counted_as_of)::int)
      on conflict (type, category, region, district) do update set n = f.n + 1, current = f.current + excluded.current;
    insert into app.search_weeks as w (week, n) values (app.week_of(new.created_at), 1)
      on conflict (week) do update set n = w.n + 1;
  end if;
  -- Before a deletion nothing returned would mean: do not delete.
  if tg_op = 'DELETE' then
    return old;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.sync_calendar_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if (new.is_public, new.title, new.description, new.translations, new.location, new.latitude, new.longitude, new.time_zone,
      new.organization, new.organization_names)
    is not distinct from
      (old.is_public, old.title, old.description, old.translations, old.location, old.latitude, old.longitude, old.time_zone,
        old.organization, old.organization_names) then
    if (new.region, new.district, new.search_text) is distinct from (old.region, old.district, old.search_text) then
      perform app.order_dates(new.id);
    end if;
    return null;
  end if;
  if new.is_public then
    perform app.enter_dates(new.id);
  elsif old.is_public then
    perform app.cancel_dates(new.id);
  end if;
  perform app.order_dates(new.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.sync_dates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  item uuid := coalesce(new.project_event_id, old.project_event_id);
begin
  -- Written even if it is the same, since pages show what is between the first and the last date.
  update app.project_events e set
      start_datetime = d.first_start, last_start_datetime = d.last_start,
      end_datetime = case when d.times > 1 then d.all_ended else d.ends_at end,
      start_date = case when not d.is_ever then (d.first_day at time zone e.time_zone)::date end,
      end_date = case when not d.is_endless then (d.after_last_day at time zone e.time_zone - interval '1 microsecond')::date end
    from (
      select min(starts_at) filter (where not is_all_day) as first_start,
        max(starts_at) filter (where not is_all_day) as last_start,
        max(ends_at) filter (where not is_all_day) as ends_at,
        max(coalesce(ends_at, ((starts_at at time zone i.time_zone)::date + 1)::timestamp at time zone i.time_zone))
          filter (where not is_all_day) as all_ended,
        count(*) filter (where not is_all_day) as times,
        min(starts_at) filter (where is_all_day) as first_day, bool_or(starts_at is null) as is_ever,
        max(ends_at) filter (where is_all_day) as after_last_day,
        coalesce(bool_or(ends_at is null) filter (where is_all_day), true) as is_endless
      from app.project_events i left join app.project_event_dates on project_event_id = i.id where i.id = item
    ) d
    where e.id = item;
  if tg_op = 'DELETE' then
    perform app.cancel_dates(item, old.id);
  else
    perform app.enter_dates(item, new.id);
  end if;
  perform app.order_dates(item);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.sync_project_event_public()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  select p.name, p.names, new.status = 'approved' and new.hidden_at is null and p.is_public
    into new.organization, new.organization_names, new.is_public
    from app.partners p where p.id = new.partner_id for share;
  return new;
end $function$;
