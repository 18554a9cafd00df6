-- Who belongs to a group, its leader included. At most fifty.
create table app.group_members (
  group_id uuid not null,
  user_id uuid not null,
  joined_at timestamp with time zone not null default now(),
  constraint group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES app.volunteer_groups(id) ON DELETE CASCADE,
  constraint group_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint group_members_pkey PRIMARY KEY (group_id, user_id)
);
CREATE INDEX group_members_user ON app.group_members USING btree (user_id, joined_at DESC);
create policy begin_with_oneself on app.group_members for insert to app_member
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (group_id IN ( SELECT app.led_groups() AS led_groups)));
create policy leave on app.group_members for delete to app_member
  using ((user_id = ( SELECT app.uid() AS uid)) OR (group_id IN ( SELECT app.led_groups() AS led_groups)));
create policy own on app.group_members for select to app_member
  using (group_id IN ( SELECT app.own_groups() AS own_groups));
create policy rules on app.group_members for all to app_rules
  using (true)
  with check (true);
create policy staff on app.group_members for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.group_members for all to app_system
  using (true)
  with check (true);
grant delete on app.group_members to app_member;
grant insert (group_id, user_id, joined_at) on app.group_members to app_member;
grant select on app.group_members to app_member;
grant insert (group_id, user_id, joined_at) on app.group_members to app_rules;
grant select on app.group_members to app_rules;
grant select on app.group_members to app_staff;
grant delete on app.group_members to app_system;
grant insert (group_id, user_id, joined_at) on app.group_members to app_system;
grant select on app.group_members to app_system;
CREATE TRIGGER check_group_member BEFORE INSERT OR DELETE ON app.group_members FOR EACH ROW EXECUTE FUNCTION app.check_group_member();
CREATE TRIGGER leave_seats AFTER DELETE ON app.group_members FOR EACH ROW EXECUTE FUNCTION app.leave_seats();

-- Who comes along when a group signs up: one place each. Whoever steps out gives theirs back, the last one the whole sign-up.
create table app.group_seats (
  support_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  still_coming_at timestamp with time zone,  -- The same of each who comes along with a group
  constraint group_seats_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE CASCADE,
  constraint group_seats_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint group_seats_pkey PRIMARY KEY (support_id, user_id)
);
CREATE INDEX group_seats_user ON app.group_seats USING btree (user_id);
create policy come_along on app.group_seats for insert to app_member
  with check ((support_id IN ( SELECT s.id
   FROM app.supports s
  WHERE (s.group_id IN ( SELECT app.led_groups() AS led_groups)))) OR ((user_id = ( SELECT app.uid() AS uid)) AND (support_id IN ( SELECT app.own_group_supports() AS own_group_supports))));
create policy own on app.group_seats for select to app_member
  using (support_id IN ( SELECT app.own_group_supports() AS own_group_supports));
create policy rules on app.group_seats for all to app_rules
  using (true)
  with check (true);
create policy staff on app.group_seats for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy staff_change on app.group_seats for update to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy step_out on app.group_seats for delete to app_member
  using ((user_id = ( SELECT app.uid() AS uid)) OR (support_id IN ( SELECT s.id
   FROM app.supports s
  WHERE (s.group_id IN ( SELECT app.led_groups() AS led_groups)))));
create policy system on app.group_seats for all to app_system
  using (true)
  with check (true);
grant delete on app.group_seats to app_member;
grant insert (support_id, user_id, created_at) on app.group_seats to app_member;
grant select on app.group_seats to app_member;
grant delete on app.group_seats to app_rules;
grant select on app.group_seats to app_rules;
grant select on app.group_seats to app_staff;
grant update (still_coming_at) on app.group_seats to app_staff;
grant delete on app.group_seats to app_system;
grant insert (support_id, user_id, created_at, still_coming_at) on app.group_seats to app_system;
grant select on app.group_seats to app_system;
grant update (still_coming_at) on app.group_seats to app_system;
CREATE TRIGGER check_not_of_team BEFORE INSERT ON app.group_seats FOR EACH ROW EXECUTE FUNCTION app.check_not_of_team();
CREATE TRIGGER check_seat BEFORE INSERT ON app.group_seats FOR EACH ROW EXECUTE FUNCTION app.check_seat();
CREATE TRIGGER count_seats_added AFTER INSERT ON app.group_seats REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_seats();
CREATE TRIGGER count_seats_gone AFTER DELETE ON app.group_seats REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION app.count_seats();

-- What a visitor filled in to take part, until the emailed link confirms it or a day is over; no account, and no place is held
create table app.pending_sign_ups (
  id uuid not null,
  token_hash text not null,  -- SHA-256 of the link's token, which only the email has
  project_event_id uuid not null,
  kind text not null,
  name text not null,  -- personal: as typed; nobody has proved it
  email text not null,  -- personal: as typed, maybe someone else's
  phone text,  -- personal: as typed, for the organization
  message text not null,  -- personal
  places integer not null,
  referral_code text,  -- The ambassador's link that the browser followed, if its visitor left the credit checked
  referral_at timestamp with time zone,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,  -- When the link was used: it works once
  waits boolean not null default false,  -- Whether they agreed to wait for a place if none is free
  date_ids uuid[] not null default '{}'::uuid[],  -- The dates they chose
  waiting_date_ids uuid[] not null default '{}'::uuid[],  -- The full dates for which they agreed to wait
  answers jsonb not null default '{}'::jsonb,  -- personal: what they answered, by question, and which version of the questions
  age jsonb not null default '{}'::jsonb,  -- personal: whether they are 18 or older, and the parent or guardian of a minor
  constraint pending_sign_ups_age_check CHECK (((jsonb_typeof(age) = 'object'::text) AND (length((age)::text) <= 2000))),
  constraint pending_sign_ups_answers_check CHECK (((jsonb_typeof(answers) = 'object'::text) AND (length((answers)::text) <= 10000))),
  constraint pending_sign_ups_check CHECK (((referral_code IS NULL) = (referral_at IS NULL))),
  constraint pending_sign_ups_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  constraint pending_sign_ups_kind_check CHECK ((kind = ANY (ARRAY['volunteer'::text, 'attend'::text, 'visit'::text, 'invest'::text, 'business'::text]))),
  constraint pending_sign_ups_message_check CHECK ((length(message) <= 2000)),
  constraint pending_sign_ups_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint pending_sign_ups_phone_check CHECK ((length(phone) <= 40)),
  constraint pending_sign_ups_places_check CHECK (((places >= 1) AND (places <= 50))),
  constraint pending_sign_ups_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint pending_sign_ups_pkey PRIMARY KEY (id),
  constraint pending_sign_ups_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX pending_sign_ups_created ON app.pending_sign_ups USING btree (created_at);
CREATE INDEX pending_sign_ups_email ON app.pending_sign_ups USING btree (email);
CREATE INDEX pending_sign_ups_item ON app.pending_sign_ups USING btree (project_event_id);
create policy system on app.pending_sign_ups for all to app_system
  using (true)
  with check (true);
grant delete on app.pending_sign_ups to app_system;
grant insert (id, token_hash, project_event_id, kind, name, email, phone, message, places, referral_code, referral_at, created_at, waits, date_ids, waiting_date_ids, answers, age) on app.pending_sign_ups to app_system;
grant select on app.pending_sign_ups to app_system;
grant update (used_at) on app.pending_sign_ups to app_system;

-- Which reminders of the dates of projects and events have been emailed: a week and a day before, and to the organization the list of people.
create table app.reminders (
  project_event_id uuid not null,
  support_id uuid,  -- The sign-up of which a person was reminded; null for the list
  kind text not null,
  starts_at timestamp with time zone not null,  -- When the date started as the email said: one that is moved is reminded of again
  sent_at timestamp with time zone not null,
  constraint lists_are_for_organizations CHECK (((kind = 'list'::text) = (support_id IS NULL))),
  constraint reminders_kind_check CHECK ((kind = ANY (ARRAY['week'::text, 'day'::text, 'list'::text]))),
  constraint reminders_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint reminders_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE CASCADE,
  constraint reminders_once UNIQUE NULLS NOT DISTINCT (project_event_id, starts_at, kind, support_id)
);
CREATE INDEX reminders_support ON app.reminders USING btree (support_id);
create policy system on app.reminders for all to app_system
  using (true)
  with check (true);
grant insert (project_event_id, support_id, kind, starts_at, sent_at) on app.reminders to app_system;
grant select on app.reminders to app_system;

-- What a person keeps for later.
create table app.saved_items (
  user_id uuid not null,
  project_event_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint saved_items_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint saved_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint saved_items_pkey PRIMARY KEY (user_id, project_event_id)
);
CREATE INDEX saved_items_item ON app.saved_items USING btree (project_event_id);
create policy own on app.saved_items for all to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check (user_id = ( SELECT app.uid() AS uid));
create policy system on app.saved_items for all to app_system
  using (true)
  with check (true);
grant delete on app.saved_items to app_member;
grant insert (user_id, project_event_id, created_at) on app.saved_items to app_member;
grant select on app.saved_items to app_member;
grant insert (user_id, project_event_id, created_at) on app.saved_items to app_system;
grant select on app.saved_items to app_system;

-- One record for each time somebody supports something: gift, hands, visit or enquiry. Payments are elsewhere.
create table app.supports (
  id uuid not null,
  project_event_id uuid not null,
  kind text not null,
  status text not null default 'pending'::text,
  user_id uuid,
  name text not null,  -- personal: as given, for the organization
  email text not null,  -- personal: as given, for the organization
  phone text,  -- personal: as given, for the organization
  message text not null default ''::text,  -- personal
  places integer not null default 1,
  amount_cents bigint,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  reason text,  -- personal: written for one person
  hours integer,  -- Entered by the organization when it is completed; null: not counted
  meals integer,  -- Entered by the organization when it is completed; null: not counted
  guest_id uuid,  -- personal: a visitor's own id, known to their browser only
  is_name_shown boolean not null default false,  -- Whether the giver's name may stand beside the gift in public
  group_id uuid,  -- The group that comes together; gone with the group
  group_name text,  -- personal: what the group was called when it signed up; only a group's support has one
  asked_at timestamp with time zone,  -- When its time or place last changed, or it came back, after they had signed up: they are asked whether they still come
  still_coming_at timestamp with time zone,  -- When its supporter said that they still come, after they were last asked
  waiting_since timestamp with time zone,  -- Of someone who agreed to wait for a place, since when; null if they got one at once
  offered_until timestamp with time zone,  -- When the offer of a place ends; null until the email about it is written, from which on they have time to answer
  date_id uuid,  -- The date they signed up for; null for the whole, and if the date was called off
  gone_date jsonb,  -- personal: the date they had signed up for, if it was called off: when it was to start and end, no id, its labels, and where it was to be if not where the event was
  consent text,  -- Of a minor: whether a parent or guardian has agreed. Null for adults, and where nobody is asked
  consent_given_at timestamp with time zone,
  answered_at timestamp with time zone,  -- Kept by trigger: when the organization answered a sign-up or inquiry. Null before it has, for gifts, where everyone is welcome, and for answers before 0198
  updates_in text,  -- Of a gift without an account: the language in which its donor asked for emails with updates; null if they did not, or have stopped them
  constraint consent_has_a_time CHECK (((consent IS NULL) OR (consent <> ALL (ARRAY['given'::text, 'withdrawn'::text])) OR (consent_given_at IS NOT NULL))),
  constraint consent_of_one CHECK (((consent IS NULL) OR ((places = 1) AND (group_name IS NULL) AND (kind = ANY (ARRAY['volunteer'::text, 'attend'::text, 'visit'::text]))))),
  constraint dates_take_places CHECK (((date_id IS NULL) OR (kind = ANY (ARRAY['volunteer'::text, 'attend'::text])))),
  constraint declined_with_reason CHECK (((status <> 'declined'::text) OR (length(reason) > 0))),
  constraint gifts_have_an_amount CHECK (((kind = 'donate'::text) = (amount_cents IS NOT NULL))),
  constraint gifts_only_without_account CHECK (((guest_id IS NULL) OR ((kind = 'donate'::text) AND (user_id IS NULL)))),
  constraint groups_have_a_name CHECK (((group_id IS NULL) OR (group_name IS NOT NULL))),
  constraint groups_take_places CHECK (((group_name IS NULL) OR (kind = ANY (ARRAY['volunteer'::text, 'attend'::text])))),
  constraint only_gifts_go_back CHECK (((status <> 'refunded'::text) OR (kind = 'donate'::text))),
  constraint outcome_by_kind CHECK ((((hours IS NULL) OR (kind = ANY (ARRAY['volunteer'::text, 'attend'::text, 'visit'::text]))) AND ((meals IS NULL) OR (kind = ANY (ARRAY['volunteer'::text, 'attend'::text, 'visit'::text, 'donate'::text]))))),
  constraint outcome_of_completed CHECK (((status = 'completed'::text) OR ((hours IS NULL) AND (meals IS NULL)))),
  constraint places_are_waited_for CHECK (((status <> ALL (ARRAY['waiting'::text, 'offered'::text, 'lapsed'::text])) OR ((kind = ANY (ARRAY['volunteer'::text, 'attend'::text])) AND (waiting_since IS NOT NULL)))),
  constraint supports_amount_cents_check CHECK (((amount_cents >= 100) AND (amount_cents <= 100000000))),
  constraint supports_consent_check CHECK ((consent = ANY (ARRAY['asked'::text, 'given'::text, 'refused'::text, 'withdrawn'::text, 'lapsed'::text]))),
  constraint supports_group_name_check CHECK (((length(group_name) >= 1) AND (length(group_name) <= 80))),
  constraint supports_hours_check CHECK (((hours >= 0) AND (hours <= 10000))),
  constraint supports_kind_check CHECK ((kind = ANY (ARRAY['donate'::text, 'volunteer'::text, 'attend'::text, 'visit'::text, 'invest'::text, 'business'::text]))),
  constraint supports_meals_check CHECK (((meals >= 0) AND (meals <= 100000))),
  constraint supports_message_check CHECK ((length(message) <= 2000)),
  constraint supports_places_check CHECK (((places >= 1) AND (places <= 50))),
  constraint supports_reason_check CHECK ((length(reason) <= 2000)),
  constraint supports_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'offered'::text, 'pending'::text, 'confirmed'::text, 'completed'::text, 'declined'::text, 'cancelled'::text, 'lapsed'::text, 'refunded'::text]))),
  constraint supports_updates_in_check CHECK ((updates_in ~ '^[a-z]{2}$'::text)),
  constraint updates_of_gifts CHECK (((updates_in IS NULL) OR (kind = 'donate'::text))),
  constraint supports_date_id_fkey FOREIGN KEY (date_id) REFERENCES app.project_event_dates(id) ON DELETE SET NULL,
  constraint supports_group_id_fkey FOREIGN KEY (group_id) REFERENCES app.volunteer_groups(id) ON DELETE SET NULL,
  constraint supports_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint supports_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint supports_pkey PRIMARY KEY (id)
);
CREATE INDEX supports_date ON app.supports USING btree (date_id, created_at DESC) WHERE (date_id IS NOT NULL);
CREATE INDEX supports_gifts ON app.supports USING btree (created_at DESC, id DESC) WHERE (kind = 'donate'::text);
CREATE INDEX supports_gifts_mailbox ON app.supports USING btree (app.mailbox_of(email), created_at DESC) WHERE ((kind = 'donate'::text) AND (user_id IS NULL));
CREATE INDEX supports_gifts_reference ON app.supports USING btree ("right"((id)::text, 8)) WHERE (kind = 'donate'::text);
CREATE INDEX supports_gifts_search ON app.supports USING gin (lower(email) public.gin_trgm_ops) WITH (fastupdate=off) WHERE (kind = 'donate'::text);
CREATE INDEX supports_gifts_status ON app.supports USING btree (status, created_at DESC, id DESC) WHERE (kind = 'donate'::text);
CREATE INDEX supports_group ON app.supports USING btree (group_id, created_at DESC);
CREATE INDEX supports_guest ON app.supports USING btree (guest_id);
CREATE INDEX supports_in_line ON app.supports USING btree (project_event_id, waiting_since, id) WHERE (status = 'waiting'::text);
CREATE INDEX supports_item ON app.supports USING btree (project_event_id, created_at DESC);
CREATE INDEX supports_offered ON app.supports USING btree (offered_until) WHERE (status = 'offered'::text);
CREATE UNIQUE INDEX supports_one_open ON app.supports USING btree (project_event_id, kind, user_id, COALESCE(date_id, project_event_id)) WHERE ((kind <> 'donate'::text) AND (status = ANY (ARRAY['waiting'::text, 'offered'::text, 'pending'::text, 'confirmed'::text])) AND (group_name IS NULL));
CREATE UNIQUE INDEX supports_one_open_of_group ON app.supports USING btree (project_event_id, kind, group_id, COALESCE(date_id, project_event_id)) WHERE ((group_id IS NOT NULL) AND (status = ANY (ARRAY['waiting'::text, 'offered'::text, 'pending'::text, 'confirmed'::text])));
CREATE INDEX supports_updates ON app.supports USING btree (project_event_id) WHERE (updates_in IS NOT NULL);
CREATE INDEX supports_user ON app.supports USING btree (user_id, created_at DESC);
CREATE INDEX supports_waiting ON app.supports USING btree (project_event_id) WHERE (status = 'pending'::text);
create policy answer on app.supports for update to app_member
  using ((project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner)))) AND ((kind <> 'donate'::text) OR (( SELECT app.own_partner('{approved}'::text[], '{money}'::text[]) AS own_partner) IS NOT NULL)) AND ((kind = 'donate'::text) OR (( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner) IS NOT NULL)))
  with check ((project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner)))) AND (status = ANY (ARRAY['confirmed'::text, 'declined'::text, 'completed'::text, 'refunded'::text])) AND ((kind <> 'donate'::text) OR (( SELECT app.own_partner('{approved}'::text[], '{money}'::text[]) AS own_partner) IS NOT NULL)) AND ((kind = 'donate'::text) OR (( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner) IS NOT NULL)));
create policy by_group on app.supports for select to app_member
  using (id IN ( SELECT app.own_group_supports() AS own_group_supports));
create policy call_off on app.supports for update to app_member
  using ((kind <> 'donate'::text) AND (project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner)))))
  with check ((kind <> 'donate'::text) AND (status = 'cancelled'::text) AND (project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE ((project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner)) AND (project_events.status = 'withdrawn'::text)))));
create policy cancel_as_guest on app.supports for update to app_guest
  using ((guest_id = ( SELECT app.guest_id() AS guest_id)) AND (status = 'pending'::text))
  with check (status = 'cancelled'::text);
create policy for_own_partner on app.supports for select to app_member
  using ((project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner)))) AND ((kind <> 'donate'::text) OR (( SELECT app.own_partner('{approved}'::text[], '{money}'::text[]) AS own_partner) IS NOT NULL)) AND ((kind = 'donate'::text) OR (( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner) IS NOT NULL)));
create policy give_as_guest on app.supports for insert to app_guest
  with check ((guest_id = ( SELECT app.guest_id() AS guest_id)) AND (user_id IS NULL) AND (kind = 'donate'::text) AND (status = 'pending'::text));
create policy own on app.supports for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy own_as_guest on app.supports for select to app_guest
  using (guest_id = ( SELECT app.guest_id() AS guest_id));
create policy own_cancel on app.supports for update to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (status = 'cancelled'::text));
create policy rules on app.supports for select to app_rules
  using (true);
create policy rules_move on app.supports for update to app_rules
  using (true)
  with check (true);
create policy rules_walk_in on app.supports for insert to app_rules
  with check ((user_id IS NULL) AND (status = 'confirmed'::text) AND (kind = ANY (ARRAY['volunteer'::text, 'attend'::text, 'visit'::text])));
create policy staff on app.supports for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy support on app.supports for insert to app_member
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'waiting'::text])));
create policy system on app.supports for all to app_system
  using (true)
  with check (true);
grant insert (id, project_event_id, kind, name, email, phone, message, places, amount_cents, created_at, updated_at, guest_id, is_name_shown, updates_in) on app.supports to app_guest;
grant select on app.supports to app_guest;
grant update (status, updated_at, decided_at) on app.supports to app_guest;
grant insert (id, project_event_id, kind, user_id, name, email, phone, message, places, amount_cents, created_at, updated_at, is_name_shown, group_id, group_name, waiting_since, date_id, consent) on app.supports to app_member;
grant select on app.supports to app_member;
grant update (status, updated_at, decided_at, reason, hours, meals) on app.supports to app_member;
grant insert (id, project_event_id, kind, status, name, email, created_at, updated_at, decided_at, date_id) on app.supports to app_rules;
grant select on app.supports to app_rules;
grant update (status, user_id, name, email, phone, message, places, updated_at, decided_at, hours, meals, guest_id, offered_until, gone_date) on app.supports to app_rules;
grant select on app.supports to app_staff;
grant update (status, updated_at, decided_at, reason, asked_at, still_coming_at) on app.supports to app_staff;
grant insert (id, project_event_id, kind, status, user_id, name, email, phone, message, places, amount_cents, created_at, updated_at, decided_at, reason, hours, meals, guest_id, is_name_shown, group_id, group_name, asked_at, still_coming_at, waiting_since, offered_until, date_id, consent, consent_given_at) on app.supports to app_system;
grant select on app.supports to app_system;
grant update (status, name, email, phone, message, updated_at, decided_at, reason, guest_id, group_name, asked_at, still_coming_at, offered_until, gone_date, consent, consent_given_at, updates_in) on app.supports to app_system;
CREATE CONSTRAINT TRIGGER check_answered AFTER INSERT ON app.supports DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.user_id IS NOT NULL) AND (new.kind = ANY (ARRAY['volunteer'::text, 'attend'::text, 'visit'::text])))) EXECUTE FUNCTION app.check_answered();
CREATE TRIGGER check_gift BEFORE UPDATE OF status ON app.supports FOR EACH ROW WHEN (((new.kind = 'donate'::text) AND (old.status <> new.status))) EXECUTE FUNCTION app.check_gift();
CREATE TRIGGER check_not_of_team BEFORE INSERT ON app.supports FOR EACH ROW WHEN ((new.user_id IS NOT NULL)) EXECUTE FUNCTION app.check_not_of_team();
CREATE TRIGGER check_support BEFORE INSERT OR UPDATE OF status, places ON app.supports FOR EACH ROW EXECUTE FUNCTION app.check_support();
CREATE TRIGGER confirm_welcome BEFORE INSERT OR UPDATE OF status ON app.supports FOR EACH ROW EXECUTE FUNCTION app.confirm_welcome();
CREATE TRIGGER count_outcome AFTER INSERT OR DELETE OR UPDATE ON app.supports FOR EACH ROW EXECUTE FUNCTION app.count_outcome();
CREATE TRIGGER count_support AFTER INSERT OR DELETE OR UPDATE OF status ON app.supports FOR EACH ROW EXECUTE FUNCTION app.count_support();
CREATE TRIGGER forget_answers AFTER UPDATE OF user_id ON app.supports FOR EACH ROW WHEN ((old.user_id IS DISTINCT FROM new.user_id)) EXECUTE FUNCTION app.forget_answers();
CREATE TRIGGER keep_certificate AFTER INSERT OR UPDATE OF status, hours, name ON app.supports FOR EACH ROW WHEN (((new.kind <> 'donate'::text) AND ((new.status = 'completed'::text) OR (new.name = ''::text)))) EXECUTE FUNCTION app.keep_certificate();
CREATE TRIGGER note_answer BEFORE UPDATE OF status ON app.supports FOR EACH ROW WHEN (((old.status = 'pending'::text) AND (new.status = ANY (ARRAY['confirmed'::text, 'declined'::text, 'completed'::text])) AND (new.kind <> 'donate'::text))) EXECUTE FUNCTION app.note_answer();
CREATE TRIGGER notify_content AFTER UPDATE ON app.supports FOR EACH ROW WHEN (((old.is_name_shown AND ((old.name <> new.name) OR (NOT new.is_name_shown))) OR (old.user_id IS DISTINCT FROM new.user_id) OR ((old.status = ANY (ARRAY['confirmed'::text, 'completed'::text])) <> (new.status = ANY (ARRAY['confirmed'::text, 'completed'::text]))))) EXECUTE FUNCTION app.notify_content('supports', 'project-event:project_event_id');
CREATE TRIGGER notify_live AFTER INSERT OR UPDATE ON app.supports FOR EACH ROW EXECUTE FUNCTION app.notify_live('supports');
CREATE TRIGGER wait_for_consent BEFORE INSERT OR UPDATE OF status ON app.supports FOR EACH ROW EXECUTE FUNCTION app.wait_for_consent();

-- People who help together. Found by its members and by whoever has the invitation, by nobody else.
create table app.volunteer_groups (
  id uuid not null,
  name text not null,  -- personal: given by a person
  description text not null default ''::text,  -- personal: given by a person
  owner_id uuid not null,  -- Who leads it: one of its members. Leads it on to somebody else before leaving
  invite_code text not null,  -- Opens the group to whoever has it; its leader can make a new one
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  offered_to uuid,  -- The member whom its leader has asked to lead it on; they take it or decline
  constraint volunteer_groups_description_check CHECK ((length(description) <= 1000)),
  constraint volunteer_groups_invite_code_check CHECK (((length(invite_code) >= 16) AND (length(invite_code) <= 64))),
  constraint volunteer_groups_name_check CHECK (((length(name) >= 2) AND (length(name) <= 80))),
  constraint volunteer_groups_offered_to_member FOREIGN KEY (id, offered_to) REFERENCES app.group_members(group_id, user_id) ON DELETE SET NULL (offered_to),
  constraint volunteer_groups_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint volunteer_groups_pkey PRIMARY KEY (id),
  constraint volunteer_groups_invite_code_key UNIQUE (invite_code)
);
CREATE INDEX volunteer_groups_owner ON app.volunteer_groups USING btree (owner_id);
create policy end_it on app.volunteer_groups for delete to app_member
  using (owner_id = ( SELECT app.uid() AS uid));
create policy lead on app.volunteer_groups for update to app_member
  using (owner_id = ( SELECT app.uid() AS uid))
  with check (owner_id = ( SELECT app.uid() AS uid));
create policy own on app.volunteer_groups for select to app_member
  using ((owner_id = ( SELECT app.uid() AS uid)) OR (id IN ( SELECT app.own_groups() AS own_groups)));
create policy rules on app.volunteer_groups for all to app_rules
  using (true)
  with check (true);
create policy staff on app.volunteer_groups for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy start on app.volunteer_groups for insert to app_member
  with check (owner_id = ( SELECT app.uid() AS uid));
create policy system on app.volunteer_groups for all to app_system
  using (true)
  with check (true);
grant delete on app.volunteer_groups to app_member;
grant insert (id, name, description, owner_id, invite_code, created_at, updated_at) on app.volunteer_groups to app_member;
grant select on app.volunteer_groups to app_member;
grant update (name, description, invite_code, version, updated_at, offered_to) on app.volunteer_groups to app_member;
grant select on app.volunteer_groups to app_rules;
grant update (owner_id, updated_at, offered_to) on app.volunteer_groups to app_rules;
grant select on app.volunteer_groups to app_staff;
grant delete on app.volunteer_groups to app_system;
grant insert (id, name, description, owner_id, invite_code, created_at, updated_at) on app.volunteer_groups to app_system;
grant select on app.volunteer_groups to app_system;

-- The same for each of their campaigns.
create view app.campaign_figures with (security_barrier=true) as
 SELECT g.id AS campaign_id,
    g.ambassador_id,
    f.supports,
    f.supporters,
    f.raised_cents
   FROM ((app.ambassador_campaigns g
     JOIN app.ambassador_profiles p ON ((p.id = g.ambassador_id)))
     CROSS JOIN LATERAL ( SELECT (count(*) FILTER (WHERE c.counts))::integer AS supports,
            (count(DISTINCT c.supporter) FILTER (WHERE c.counts))::integer AS supporters,
            (COALESCE(sum(c.raised_cents), (0)::numeric))::bigint AS raised_cents
           FROM app.credited_supports c
          WHERE ((c.campaign_id = g.id) AND (c.ambassador_id = g.ambassador_id))) f)
  WHERE (p.is_public OR (p.user_id = ( SELECT app.uid() AS uid)) OR (current_setting('role'::text) = ANY (ARRAY['app_staff'::text, 'app_system'::text])));
grant select on app.campaign_figures to app_guest, app_member, app_staff, app_system, app_visitor;

-- Where the members of a group get email; never shown.
create view app.group_addresses with (security_barrier=true) as
 SELECT x.group_id,
    p.id AS user_id,
    p.full_name,
    p.email
   FROM (app.group_members x
     JOIN app.profiles p ON ((p.id = x.user_id)))
  WHERE ((p.suspended_at IS NULL) AND ((x.group_id IN ( SELECT app.own_groups() AS own_groups)) OR (current_setting('role'::text) = 'app_system'::text)));
grant select on app.group_addresses to app_member, app_system;

-- Who is in a group, for its members and staff.
create view app.group_people with (security_barrier=true) as
 SELECT x.group_id,
    p.id AS user_id,
    p.full_name,
    p.avatar_file_id,
    x.joined_at,
    (g.owner_id = p.id) AS is_leader
   FROM ((app.group_members x
     JOIN app.profiles p ON ((p.id = x.user_id)))
     JOIN app.volunteer_groups g ON ((g.id = x.group_id)))
  WHERE ((x.group_id IN ( SELECT app.own_groups() AS own_groups)) OR (current_setting('role'::text) = ANY (ARRAY['app_staff'::text, 'app_system'::text])));
grant select on app.group_people to app_member, app_staff, app_system;

-- The last 50 gifts to each public project or event that were received and kept, the latest first, with the names that are shown.
create view app.public_gifts with (security_barrier=true) as
 SELECT project_event_id,
    nth,
    name,
    amount_cents,
    given_at
   FROM ( SELECT s.project_event_id,
            row_number() OVER (PARTITION BY s.project_event_id ORDER BY y.paid_at DESC, s.id DESC) AS nth,
                CASE
                    WHEN s.is_name_shown THEN NULLIF(s.name, ''::text)
                    ELSE NULL::text
                END AS name,
            (y.received_cents - y.refunded_cents) AS amount_cents,
            y.paid_at AS given_at
           FROM ((app.supports s
             JOIN app.payments y ON ((y.support_id = s.id)))
             JOIN app.project_events e ON ((e.id = s.project_event_id)))
          WHERE (e.is_public AND (s.status = ANY (ARRAY['confirmed'::text, 'completed'::text])) AND (y.received_cents > y.refunded_cents))) gifts
  WHERE (nth <= 50);
grant select on app.public_gifts to app_guest, app_member, app_visitor;

-- Where those who come along with a group get email, for the group, the organization and staff; never shown.
create view app.seat_addresses with (security_barrier=true) as
 SELECT x.support_id,
    p.id AS user_id,
    p.full_name,
    p.email
   FROM (((app.group_seats x
     JOIN app.profiles p ON ((p.id = x.user_id)))
     JOIN app.supports s ON ((s.id = x.support_id)))
     JOIN app.project_events e ON ((e.id = s.project_event_id)))
  WHERE ((p.suspended_at IS NULL) AND ((s.user_id = ( SELECT app.uid() AS uid)) OR (s.group_id IN ( SELECT app.own_groups() AS own_groups)) OR (e.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner)) OR (current_setting('role'::text) = ANY (ARRAY['app_staff'::text, 'app_system'::text]))));
grant select on app.seat_addresses to app_member, app_staff, app_system;

-- How many of a group have said that they still come after a change, for the group, the organization and staff.
create view app.seats_still_coming with (security_barrier=true) as
 SELECT x.support_id,
    (count(*))::integer AS n
   FROM ((app.group_seats x
     JOIN app.supports s ON ((s.id = x.support_id)))
     JOIN app.project_events e ON ((e.id = s.project_event_id)))
  WHERE ((x.still_coming_at IS NOT NULL) AND ((s.user_id = ( SELECT app.uid() AS uid)) OR (s.group_id IN ( SELECT app.own_groups() AS own_groups)) OR (e.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner)) OR (current_setting('role'::text) = ANY (ARRAY['app_staff'::text, 'app_system'::text]))))
  GROUP BY x.support_id;
grant select on app.seats_still_coming to app_member, app_staff, app_system;

CREATE OR REPLACE FUNCTION app.check_answered()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if current_setting('role') = 'app_system' then
    return null;
  end if;
  if exists (select from project_events e cross join lateral jsonb_array_elements(e.questions) as q
      where e.id = new.project_event_id and (q ->> 'isRequired')::boolean
        and not exists (select from support_answers a where a.support_id = new.id and a.question_id = q ->> 'id')) then
    raise exception 'unanswered' using errcode = 'check_violation', constraint = 'supports_answered';
  end if;
  return null;
end $function$;

-- Keeps a gift and its payment in step.
CREATE OR REPLACE FUNCTION app.check_gift()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.status in ('confirmed', 'refunded') and current_user <> 'app_rules'
    and exists (select from app.payments where support_id = new.id) then
    raise exception 'only its payment confirms a gift' using errcode = 'insufficient_privilege';
  end if;
  if new.status in ('declined', 'cancelled')
    and exists (select from app.payments where support_id = new.id and received_cents > refunded_cents) then
    raise exception 'its money has come' using errcode = 'check_violation', constraint = 'supports_paid';
  end if;
  if new.status in ('declined', 'cancelled')
    and exists (select from app.payments where support_id = new.id and status = 'pending') then
    raise exception 'it can still be paid' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.check_group_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    perform from app.volunteer_groups where id = new.group_id for update;
    -- Whoever belongs to a full group already may press the button again.
    if (select count(*) from app.group_members where group_id = new.group_id and user_id <> new.user_id) >= 50 then
      raise exception 'full' using errcode = 'check_violation', constraint = 'group_members_enough';
    end if;
    return new;
  end if;
  -- Leading may be on its way to whoever is about to leave.
  perform from app.volunteer_groups where id = old.group_id for share;
  -- Unless the group or the person goes altogether.
  if exists (select from app.volunteer_groups where id = old.group_id and owner_id = old.user_id)
    and exists (select from app.profiles where id = old.user_id) then
    raise exception 'leads the group' using errcode = 'check_violation', constraint = 'group_members_leader_stays';
  end if;
  return old;
end $function$;

CREATE OR REPLACE FUNCTION app.check_not_of_team()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if exists (select from app.partner_members x join app.project_events e on e.partner_id = x.partner_id
      where x.user_id = new.user_id and e.id = case tg_table_name
        when 'supports' then (to_jsonb(new) ->> 'project_event_id')::uuid
        else (select project_event_id from app.supports where id = (to_jsonb(new) ->> 'support_id')::uuid) end) then
    raise exception 'one''s own' using errcode = 'check_violation',
      constraint = case tg_table_name when 'supports' then 'supports_not_ones_own' else 'group_seats_not_ones_own' end;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.check_seat()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  given app.supports;
begin
  select * into given from app.supports where id = new.support_id for update;
  -- One at a time for each item, or two groups would each find the same person free.
  perform from app.project_events where id = given.project_event_id for no key update;
  if not exists (select from app.project_events where id = given.project_event_id and is_public) then
    raise exception 'not public' using errcode = 'check_violation', constraint = 'group_seats_public_item';
  end if;
  -- Of a group that waits, or was confirmed because everybody is welcome, only what it was signed up with; later whoever is welcome.
  if given.group_id is null or not (given.status = 'pending'
      or given.status = 'waiting' and (select count(*) from app.group_seats where support_id = given.id) < given.places
      or given.status = 'confirmed' and exists (
        select from app.project_events where id = given.project_event_id and welcomes_all))
    or not exists (select from app.group_members where group_id = given.group_id and user_id = new.user_id) then
    raise exception 'does not come along' using errcode = 'check_violation', constraint = 'group_seats_of_members';
  end if;
  if exists (select from app.supports where user_id = new.user_id and project_event_id = given.project_event_id
      and kind = given.kind and status in ('waiting', 'offered', 'pending', 'confirmed') and group_name is null
      and date_id is not distinct from given.date_id)
    or exists (select from app.group_seats x join app.supports s on s.id = x.support_id
      where x.user_id = new.user_id and s.id <> given.id and s.project_event_id = given.project_event_id
        and s.kind = given.kind and s.date_id is not distinct from given.date_id
        and s.status in ('waiting', 'offered', 'pending', 'confirmed')) then
    raise exception 'has a place already' using errcode = 'check_violation', constraint = 'group_seats_one_place';
  end if;
  if exists (select from app.partners p join app.project_events e on e.partner_id = p.id
      where e.id = given.project_event_id and p.user_id = new.user_id) then
    raise exception 'one''s own' using errcode = 'check_violation', constraint = 'group_seats_not_ones_own';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.check_support()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  item app.project_events;
  held integer := 0;
  wanted integer := 0;
  is_free boolean := true;
begin
  if tg_op = 'UPDATE' and old.status <> new.status and (old.status, new.status) not in (
    ('waiting', 'offered'), ('waiting', 'pending'), ('waiting', 'confirmed'), ('waiting', 'declined'),
    ('waiting', 'cancelled'), ('waiting', 'lapsed'),
    ('offered', 'waiting'), ('offered', 'pending'), ('offered', 'confirmed'), ('offered', 'declined'),
    ('offered', 'cancelled'), ('offered', 'lapsed'),
    ('pending', 'confirmed'), ('pending', 'declined'), ('pending', 'cancelled'),
    ('confirmed', 'completed'), ('confirmed', 'declined'), ('confirmed', 'cancelled'),
    ('confirmed', 'refunded'), ('completed', 'refunded')) then
    raise exception 'a support cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'supports_legal_moves';
  end if;
  if new.status = 'refunded' then
    new.hours := null;
    new.meals := null;
  end if;
  if tg_op = 'INSERT' then
    if app.takes_place(new.kind) then
      perform from app.project_events where id = new.project_event_id for no key update;
    end if;
    select * into item from app.project_events where id = new.project_event_id;
    if item.is_public is not true then
      raise exception 'not public' using errcode = 'check_violation', constraint = 'supports_public_item';
    end if;
    if not (new.kind = any (item.support_types) or (new.kind = 'attend' and item.type = 'event')) then
      raise exception 'not offered' using errcode = 'check_violation', constraint = 'supports_offered_kind';
    end if;
    if app.takes_place(new.kind) and item.choose_dates <> (new.date_id is not null)
      or new.date_id is not null and not exists (
        select from app.project_event_dates where id = new.date_id and project_event_id = item.id) then
      raise exception 'not for this' using errcode = 'check_violation', constraint = 'supports_choose_date';
    end if;
    if exists (select from app.partners where id = item.partner_id and user_id = new.user_id) then
      raise exception 'one''s own' using errcode = 'check_violation', constraint = 'supports_not_ones_own';
    end if;
    if new.group_id is not null and not exists (
        select from app.volunteer_groups where id = new.group_id and owner_id = new.user_id) then
      raise exception 'another''s group' using errcode = 'check_violation', constraint = 'supports_led_group';
    end if;
    if new.group_name is null and new.status in ('waiting', 'offered', 'pending', 'confirmed') and app.takes_place(new.kind) and exists (
        select from app.group_seats x join app.supports s on s.id = x.support_id
        where x.user_id = new.user_id and s.project_event_id = new.project_event_id and s.kind = new.kind
          and s.date_id is not distinct from new.date_id and s.status in ('waiting', 'offered', 'pending', 'confirmed')) then
      raise exception 'comes with a group' using errcode = 'check_violation', constraint = 'supports_with_group';
    end if;
    if new.status in ('waiting', 'offered', 'lapsed') then
      new.waiting_since := coalesce(new.waiting_since, new.created_at);
    end if;
  end if;
  if not app.takes_place(new.kind) then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status not in ('waiting', 'declined', 'cancelled', 'lapsed') then
    held := old.places;
  end if;
  if new.status not in ('waiting', 'declined', 'cancelled', 'lapsed') then
    wanted := new.places;
  end if;
  if wanted <> held then
    -- The item first, then its date, so that no two wait for each other.
    perform from app.project_events where id = new.project_event_id for no key update;
    if new.date_id is not null then
      update app.project_event_dates set places_taken = places_taken + wanted - held
        where id = new.date_id and (wanted < held or places is null or places_taken + wanted - held <= places);
      is_free := found;
    end if;
    if is_free then
      update app.project_events set places_taken = places_taken + wanted - held
        where id = new.project_event_id
          and (wanted < held or choose_dates or places is null or places_taken + wanted - held <= places);
      is_free := found;
    end if;
    if not is_free then
      if tg_op = 'INSERT' and new.status = 'pending' and new.waiting_since is not null then
        new.status := 'waiting';
        return new;
      end if;
      raise exception 'no places left' using errcode = 'check_violation', constraint = 'supports_places_left';
    end if;
  end if;
  -- Who agreed to wait, but got a place at once.
  if tg_op = 'INSERT' and new.status = 'pending' then
    new.waiting_since := null;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.confirm_welcome()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' and old.status not in ('waiting', 'offered') then
    return new;
  end if;
  if new.status = 'pending' and app.takes_place(new.kind)
    and exists (select from app.project_events where id = new.project_event_id and welcomes_all) then
    new.status := 'confirmed';
    new.decided_at := case tg_op when 'INSERT' then new.created_at else new.updated_at end;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.count_seats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    update app.supports s set places = n.seats
      from (select x.support_id, count(*)::integer as seats from app.group_seats x
        where x.support_id in (select support_id from changed) group by 1) n
      where s.id = n.support_id and s.places <> n.seats and s.status in ('waiting', 'offered', 'pending', 'confirmed');
    return null;
  end if;
  update app.supports s set places = n.seats, updated_at = now()
    from (select x.support_id, count(*)::integer as seats from app.group_seats x
      where x.support_id in (select support_id from changed) group by 1) n
    where s.id = n.support_id and s.places <> n.seats and s.status in ('waiting', 'offered', 'pending', 'confirmed');
  update app.supports s set status = 'cancelled', decided_at = now(), updated_at = now()
    where s.id in (select support_id from changed) and s.status in ('waiting', 'offered', 'pending', 'confirmed')
      and not exists (select from app.group_seats where support_id = s.id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.count_support()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  stood boolean := tg_op <> 'INSERT' and old.status in ('confirmed', 'completed');
  stands boolean := tg_op <> 'DELETE' and new.status in ('confirmed', 'completed');
  item uuid := case when tg_op = 'DELETE' then old.project_event_id else new.project_event_id end;
  n integer;
begin
  if stood = stands then
    return null;
  end if;
  update app.project_events set supports_count = supports_count + case when stands then 1 else -1 end
    where id = item returning supports_count into n;
  if stands and n = 1 then
    update app.site_figures set counted = counted + 1 where name = 'supported';
  elsif stood and n = 0 then
    update app.site_figures set counted = counted - 1 where name = 'supported';
  end if;
  return null;
end $function$;

-- Credits the caller's new support to the ambassador whose link they followed; false where the rule gives no credit.
CREATE OR REPLACE FUNCTION app.credit_support(support uuid, code text, touched timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  given app.supports;
  link app.ambassador_links;
  page app.ambassador_profiles;
  campaign app.ambassador_campaigns;
begin
  select * into given from app.supports
    where id = credit_support.support
      and (status in ('waiting', 'pending') or status = 'confirmed' and decided_at = created_at)
      and (user_id = app.uid() or guest_id = app.guest_id());
  select * into link from app.ambassador_links l where l.code = credit_support.code;
  select * into page from app.ambassador_profiles where id = link.ambassador_id and is_public for key share;
  if given.id is null or page.id is null
    or touched > given.created_at or touched < given.created_at - interval '30 days'
    or given.user_id = page.user_id or lower(given.email) = lower(page.contact_email)
    or exists (select from app.profiles where id = page.user_id and lower(email) = lower(given.email))
    or exists (select from app.project_events e join app.partners o on o.id = e.partner_id
      where e.id = given.project_event_id and o.user_id = page.user_id) then
    return false;
  end if;
  select * into campaign from app.ambassador_campaigns c
    where c.id = link.campaign_id and app.is_running(c, given.created_at)
      and (c.project_event_id is null or c.project_event_id = given.project_event_id) for key share;
  insert into app.ambassador_credits (support_id, ambassador_id, campaign_id, touched_at, created_at)
    values (given.id, page.id, campaign.id, touched, given.created_at) on conflict do nothing;
  return found;
end $function$;

-- Takes back what the signed-in leader has offered, or declines what the signed-in member was.
CREATE OR REPLACE FUNCTION app.end_lead_offer(of_group uuid)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  update app.volunteer_groups set offered_to = null, updated_at = now()
    where id = of_group and offered_to is not null and app.uid() in (owner_id, offered_to)
  returning true $function$;

CREATE OR REPLACE FUNCTION app.forget_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  delete from support_answers where support_id = new.id;
  delete from guardian_consents where support_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.group_held_back(of_group uuid, item uuid, of_kind text)
 RETURNS TABLE(user_id uuid, why text, date_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select x.user_id, 'own-item', null::uuid from app.group_members x
    where x.group_id = of_group and of_group in (select app.led_groups()) and exists (
      select from app.project_events e join app.partners p on p.id = e.partner_id where e.id = item and p.user_id = x.user_id)
  union
  select x.user_id, 'has-place', s.date_id
    from app.group_members x join app.supports s on s.project_event_id = item and s.kind = of_kind
      and s.status in ('waiting', 'offered', 'pending', 'confirmed')
    where x.group_id = of_group and of_group in (select app.led_groups())
      and (s.user_id = x.user_id and s.group_name is null
        or exists (select from app.group_seats c where c.support_id = s.id and c.user_id = x.user_id)) $function$;

-- Holds a group until the transaction ends, for its members and jobs.
CREATE OR REPLACE FUNCTION app.hold_group(of_group uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select from app.volunteer_groups
  where id = of_group and (id in (select app.own_groups()) or current_setting('role') = 'app_system')
  for no key update $function$;

-- What somebody with the invitation sees of a group; nothing with another code.
CREATE OR REPLACE FUNCTION app.invited_to(of_group uuid, code text)
 RETURNS TABLE(name text, description text, leader text, members integer, is_member boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select g.name, g.description, p.full_name,
    (select count(*) from app.group_members where group_id = g.id)::integer,
    exists (select from app.group_members where group_id = g.id and user_id = app.uid())
  from app.volunteer_groups g join app.profiles p on p.id = g.owner_id
  where g.id = of_group and g.invite_code = code and p.suspended_at is null $function$;

-- Makes the signed-in person a member; false with a code that opens nothing. Joined already is well.
CREATE OR REPLACE FUNCTION app.join_group(of_group uuid, code text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if app.uid() is null or not exists (select from app.invited_to(of_group, code)) then
    return false;
  end if;
  insert into app.group_members (group_id, user_id) values (of_group, app.uid()) on conflict do nothing;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_certificate()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  confirmed constant boolean := new.status = 'completed' and coalesce(new.hours, 0) > 0 and new.name <> '';
begin
  if new.name = '' then
    -- Whoever has left is named nowhere.
    delete from app.certificates where support_id = new.id and member_id is null;
    return null;
  end if;
  update app.certificates set revoked_at = new.updated_at
    where support_id = new.id and member_id is null and revoked_at is null and not (confirmed and hours = new.hours);
  if confirmed then
    insert into app.certificates (code, support_id, hours, issued_at)
      values (upper(left(replace(gen_random_uuid()::text, '-', ''), 12) || right(replace(gen_random_uuid()::text, '-', ''), 4)),
        new.id, new.hours, greatest(new.decided_at, new.updated_at))
      on conflict (support_id, member_id) where revoked_at is null do nothing;
  end if;
  perform app.keep_members_certificates(new.id, new.updated_at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.leave_seats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  -- A group that ends has cancelled by itself what is not over.
  if not exists (select from app.volunteer_groups where id = old.group_id) then
    return null;
  end if;
  delete from app.group_seats where user_id = old.user_id and support_id in (
    select s.id from app.supports s join app.project_events e on e.id = s.project_event_id
    where s.group_id = old.group_id and s.status in ('waiting', 'offered', 'pending', 'confirmed')
      and coalesce(e.end_datetime, e.start_datetime + interval '1 day', (e.end_date + 1)::timestamptz, 'infinity') > now());
  return null;
end $function$;

-- The groups the signed-in person leads.
CREATE OR REPLACE FUNCTION app.led_groups()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'app', 'pg_temp'
AS $function$ select id from app.volunteer_groups where owner_id = app.uid() $function$;

CREATE OR REPLACE FUNCTION app.note_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.answered_at := new.decided_at;
  return new;
end $function$;

-- The sign-ups that a note of the caller's own organization about an item reaches, by status: confirmed, pending, waiting; of these dates, or of all if there are none.
CREATE OR REPLACE FUNCTION app.note_recipients(item uuid, audience text[], dates uuid[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select s.id from app.supports s
    join app.project_events e on e.id = s.project_event_id
    left join app.threads t on t.support_id = s.id
    left join app.profiles x on x.id = s.user_id
  where s.project_event_id = item and e.partner_id = app.own_partner('{approved}', '{answer}')
    and s.kind not in ('donate', 'invest', 'business') and s.email <> ''
    and case s.status when 'offered' then 'waiting' else s.status end = any (audience)
    and (cardinality(dates) = 0 or s.date_id = any (dates))
    and x.suspended_at is null and t.person_muted_at is null
    -- Nobody has proved an address that was typed at the door.
    and not exists (select from app.attendances a where a.support_id = s.id and a.is_walk_in)
    and not exists (select from app.thread_reports r where r.support_id = s.id and r.author = 'person') $function$;

-- Offers the free places of an item, or of each of its dates, to those who wait, in the order in which they came; who wants more places than are free is passed over.
CREATE OR REPLACE FUNCTION app.offer_places(item uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  of_date uuid;
  free integer;
  next_id uuid;
  needs integer;
begin
  if not exists (select from supports where project_event_id = item and status = 'waiting') then
    return;
  end if;
  perform from project_events where id = item for no key update;
  -- Each date has a line of its own, and so has the whole.
  for of_date in select distinct date_id from supports where project_event_id = item and status = 'waiting' loop
    continue when app.offer_end(item, now(), of_date) is null;
    if of_date is null then
      select places - places_taken into free from project_events where id = item;
    else
      select places - places_taken into free from project_event_dates where id = of_date;
    end if;
    loop
      -- Who is just leaving holds their row, and is passed over.
      select id, places into next_id, needs from supports
        where project_event_id = item and status = 'waiting' and date_id is not distinct from of_date
          and (free is null or places <= free)
        order by waiting_since, id limit 1 for update skip locked;
      exit when next_id is null;
      update supports set status = 'offered', offered_until = null, updated_at = now() where id = next_id;
      free := free - needs;
    end loop;
  end loop;
end $function$;

-- What the signed-in person's groups have signed up for, and what they themselves came along to.
CREATE OR REPLACE FUNCTION app.own_group_supports()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return query
    select s.id from app.supports s
      join app.group_members m on m.group_id = s.group_id where m.user_id = app.uid()
    union select g.support_id from app.group_seats g where g.user_id = app.uid();
end $function$;

-- The groups the signed-in person belongs to.
CREATE OR REPLACE FUNCTION app.own_groups()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return query select group_id from app.group_members where user_id = app.uid();
end $function$;

CREATE OR REPLACE FUNCTION app.own_supported_items()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return query
    select s.project_event_id from app.supports s where s.user_id = app.uid()
    union select s.project_event_id from app.supports s
      join app.group_members m on m.group_id = s.group_id where m.user_id = app.uid()
    union select s.project_event_id from app.supports s
      join app.group_seats g on g.support_id = s.id where g.user_id = app.uid();
end $function$;

CREATE OR REPLACE FUNCTION app.wait_for_consent()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' and new.consent is not null and current_setting('role') <> 'app_system'
    and (new.consent <> 'asked' or not exists (select from project_events where id = new.project_event_id and ages = 'consent')) then
    raise exception 'no consent is asked for' using errcode = 'check_violation', constraint = 'supports_consent_asked';
  end if;
  if new.consent is null or new.consent = 'given' or new.status not in ('confirmed', 'completed') then
    return new;
  end if;
  if tg_op = 'INSERT' or old.status in ('waiting', 'offered') then
    new.status := 'pending';
    new.decided_at := null;
    return new;
  end if;
  raise exception 'no consent yet' using errcode = 'check_violation', constraint = 'supports_need_consent';
end $function$;

-- The place in line, from 1, of a sign-up of one's own or to one's own organization; null if it does not wait.
CREATE OR REPLACE FUNCTION app.waiting_position(of_support uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select nullif(count(*), 0)::integer
  from supports s join supports o on o.project_event_id = s.project_event_id and o.date_id is not distinct from s.date_id
  where s.id = of_support and s.status = 'waiting' and o.status = 'waiting'
    and (o.waiting_since, o.id) <= (s.waiting_since, s.id)
    and (s.user_id = app.uid() or current_setting('role') = 'app_system'
      or s.project_event_id in (select id from project_events where partner_id = app.own_partner('{approved}'))) $function$;
