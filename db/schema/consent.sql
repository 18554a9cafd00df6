-- The parent or guardian whom a minor named when they signed up, and what they agreed to. Whether they did is supports.consent.
create table app.guardian_consents (
  support_id uuid not null,
  guardian_name text not null,  -- personal: as typed by the minor
  guardian_email text not null,  -- personal: as typed by the minor
  asked_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  said text,  -- personal: the words to which they agreed, with the minor's name
  answered_at timestamp with time zone,
  constraint guardian_consents_guardian_email_check CHECK (((guardian_email = lower(guardian_email)) AND (length(guardian_email) <= 254))),
  constraint guardian_consents_guardian_name_check CHECK (((length(guardian_name) >= 1) AND (length(guardian_name) <= 120))),
  constraint guardian_consents_said_check CHECK (((length(said) >= 1) AND (length(said) <= 4000))),
  constraint guardian_consents_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE CASCADE,
  constraint guardian_consents_pkey PRIMARY KEY (support_id)
);
CREATE INDEX guardian_consents_expires_at ON app.guardian_consents USING btree (expires_at) WHERE (answered_at IS NULL);
create policy for_own_partner on app.guardian_consents for select to app_member
  using (EXISTS ( SELECT
   FROM (app.supports s
     JOIN app.project_events e ON ((e.id = s.project_event_id)))
  WHERE ((s.id = guardian_consents.support_id) AND (e.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner)))));
create policy name_guardian on app.guardian_consents for insert to app_member
  with check (EXISTS ( SELECT
   FROM app.supports s
  WHERE ((s.id = guardian_consents.support_id) AND (s.user_id = ( SELECT app.uid() AS uid)) AND (s.consent = 'asked'::text))));
create policy own on app.guardian_consents for select to app_member
  using (EXISTS ( SELECT
   FROM app.supports s
  WHERE ((s.id = guardian_consents.support_id) AND (s.user_id = ( SELECT app.uid() AS uid)))));
create policy rules on app.guardian_consents for all to app_rules
  using (true);
create policy staff on app.guardian_consents for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.guardian_consents for all to app_system
  using (true)
  with check (true);
grant insert (support_id, guardian_name, guardian_email, asked_at, expires_at) on app.guardian_consents to app_member;
grant select on app.guardian_consents to app_member;
grant delete on app.guardian_consents to app_rules;
grant select on app.guardian_consents to app_rules;
grant select on app.guardian_consents to app_staff;
grant delete on app.guardian_consents to app_system;
grant insert (support_id, guardian_name, guardian_email, asked_at, expires_at) on app.guardian_consents to app_system;
grant select on app.guardian_consents to app_system;
grant update (guardian_name, guardian_email, said, answered_at) on app.guardian_consents to app_system;
