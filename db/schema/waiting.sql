-- When an organization was warned about what it has not answered, and from when on it cannot submit new posts until it has. Says nothing once what was overdue then is answered.
create table app.answer_warnings (
  partner_id uuid not null,
  warned_at timestamp with time zone not null,
  refuses_at timestamp with time zone not null,
  lifted_until timestamp with time zone,  -- Until when staff lets it submit new posts all the same
  lift_reason text,  -- personal: written for one organization
  constraint answer_warnings_in_time CHECK ((refuses_at > warned_at)),
  constraint answer_warnings_lift_reason_check CHECK (((length(lift_reason) >= 1) AND (length(lift_reason) <= 2000))),
  constraint answer_warnings_lifted_whole CHECK (((lifted_until IS NULL) = (lift_reason IS NULL))),
  constraint answer_warnings_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint answer_warnings_pkey PRIMARY KEY (partner_id)
);
create policy for_own_partner on app.answer_warnings for select to app_member
  using (partner_id = ( SELECT app.own_partner() AS own_partner));
create policy lift on app.answer_warnings for update to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy rules on app.answer_warnings for all to app_rules
  using (true)
  with check (true);
create policy staff on app.answer_warnings for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.answer_warnings for all to app_system
  using (true)
  with check (true);
grant select on app.answer_warnings to app_member;
grant select on app.answer_warnings to app_rules;
grant update (lifted_until) on app.answer_warnings to app_rules;
grant select on app.answer_warnings to app_staff;
grant update (lifted_until, lift_reason) on app.answer_warnings to app_staff;
grant delete on app.answer_warnings to app_system;
grant insert (partner_id, warned_at, refuses_at, lifted_until, lift_reason) on app.answer_warnings to app_system;
grant select on app.answer_warnings to app_system;
grant update (warned_at, refuses_at, lifted_until, lift_reason) on app.answer_warnings to app_system;

-- Requests to organizations that staff has marked as doubtful: they do not keep the organization from submitting new posts. Gone after a year.
create table app.doubtful_requests (
  kind text not null,
  subject_id uuid not null,  -- The row that waits, by its kind; without a reference, because it may be of any of these tables
  since timestamp with time zone not null,  -- Since when it waited then: who asks again counts again
  marked_at timestamp with time zone not null,
  constraint doubtful_requests_kind_check CHECK ((kind = ANY (ARRAY['sign-up'::text, 'message'::text, 'hours'::text, 'order'::text]))),
  constraint doubtful_requests_pkey PRIMARY KEY (kind, subject_id, since)
);
CREATE INDEX doubtful_requests_marked ON app.doubtful_requests USING btree (marked_at);
create policy rules on app.doubtful_requests for select to app_rules
  using (true);
create policy staff on app.doubtful_requests for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.doubtful_requests for all to app_system
  using (true)
  with check (true);
grant select on app.doubtful_requests to app_rules;
grant delete on app.doubtful_requests to app_staff;
grant insert (kind, subject_id, since, marked_at) on app.doubtful_requests to app_staff;
grant select on app.doubtful_requests to app_staff;
grant delete on app.doubtful_requests to app_system;
grant insert (kind, subject_id, since, marked_at) on app.doubtful_requests to app_system;
grant select on app.doubtful_requests to app_system;

-- Which emails about what is overdue were sent: two to whoever has to answer, and the third, about an organization, to staff. Gone after a year.
create table app.nudges (
  kind text not null,
  subject_id uuid not null,  -- The row that waits, by its kind; without a reference, because it may be of any of these tables
  since timestamp with time zone not null,  -- Since when it waited then: who has to answer again is reminded again
  stage smallint not null,
  sent_at timestamp with time zone not null,
  constraint nudges_stage_check CHECK (((stage >= 1) AND (stage <= 3))),
  constraint nudges_pkey PRIMARY KEY (kind, subject_id, since, stage)
);
CREATE INDEX nudges_sent ON app.nudges USING btree (sent_at);
create policy staff on app.nudges for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.nudges for all to app_system
  using (true)
  with check (true);
grant select on app.nudges to app_staff;
grant delete on app.nudges to app_system;
grant insert (kind, subject_id, since, stage, sent_at) on app.nudges to app_system;
grant select on app.nudges to app_system;

-- What waits for an answer of an organization or of staff, since when and until when; for whoever asked, the organization and staff.
create view app.obligations with (security_barrier=true) as
 SELECT kind,
    subject_id,
    owner,
    partner_id,
    requester_id,
    since,
    app.answer_days(kind) AS days,
    app.answer_due(kind, since) AS due_at,
    duty,
    project_event_id,
    ((owner = 'partner'::text) AND (kind <> 'hours'::text) AND app.is_verified(requester_id) AND (NOT (EXISTS ( SELECT
           FROM app.doubtful_requests d
          WHERE ((d.kind = o.kind) AND (d.subject_id = o.subject_id) AND (d.since = o.since))))) AND (NOT (EXISTS ( SELECT
           FROM app.threads t
          WHERE ((t.support_id = o.support_id) AND ((t.person_muted_at IS NOT NULL) OR (t.partner_muted_at < o.since)))))) AND (NOT (EXISTS ( SELECT
           FROM app.thread_reports r
          WHERE ((r.support_id = o.support_id) AND (r.decided_at IS NULL)))))) AS counts
   FROM ( SELECT 'sign-up'::text AS kind,
            s.id AS subject_id,
            'partner'::text AS owner,
            e.partner_id,
            s.user_id AS requester_id,
                CASE
                    WHEN (s.waiting_since IS NULL) THEN COALESCE(s.consent_given_at, s.created_at)
                    ELSE s.updated_at
                END AS since,
            'answer'::text AS duty,
            e.id AS project_event_id,
            s.id AS support_id
           FROM (app.supports s
             JOIN app.project_events e ON ((e.id = s.project_event_id)))
          WHERE ((s.status = 'pending'::text) AND (s.kind <> 'donate'::text) AND (s.email <> ''::text) AND ((s.consent IS NULL) OR (s.consent = 'given'::text)))
        UNION ALL
         SELECT 'message'::text,
            t.support_id,
            'partner'::text,
            t.partner_id,
            s.user_id,
            t.waits_since,
                CASE s.kind
                    WHEN 'donate'::text THEN 'money'::text
                    ELSE 'answer'::text
                END AS "case",
            s.project_event_id,
            t.support_id
           FROM (app.threads t
             JOIN app.supports s ON ((s.id = t.support_id)))
          WHERE (t.waits_for = 'partner'::text)
        UNION ALL
         SELECT 'hours'::text,
            s.id,
            'partner'::text,
            e.partner_id,
            s.user_id,
            min(p.proposed_at) AS min,
            'answer'::text,
            e.id,
            s.id
           FROM ((app.proposed_hours p
             JOIN app.supports s ON ((s.id = p.support_id)))
             JOIN app.project_events e ON ((e.id = s.project_event_id)))
          WHERE ((p.hours IS NOT NULL) AND (s.status = ANY (ARRAY['confirmed'::text, 'completed'::text])) AND (NOT (EXISTS ( SELECT
                   FROM app.attendances c
                  WHERE ((c.support_id = s.id) AND (NOT (c.date_id IS DISTINCT FROM p.date_id)) AND ((c.hours IS NOT NULL) OR ((c.status = 'absent'::text) AND (c.confirmed_at > p.proposed_at))))))) AND ((s.hours IS NULL) OR (EXISTS ( SELECT
                   FROM app.attendances c
                  WHERE ((c.support_id = s.id) AND (c.hours IS NOT NULL))))))
          GROUP BY s.id, e.id
        UNION ALL
         SELECT 'order'::text,
            p.id,
            'partner'::text,
            p.partner_id,
            o_1.user_id,
            COALESCE(y.paid_at, p.created_at) AS "coalesce",
            'answer'::text,
            NULL::uuid AS uuid,
            NULL::uuid AS uuid
           FROM ((app.partner_orders p
             JOIN app.orders o_1 ON ((o_1.id = p.order_id)))
             LEFT JOIN app.payments y ON ((y.order_id = o_1.id)))
          WHERE ((p.status = 'processing'::text) AND (p.partner_id IS NOT NULL))
        UNION ALL
         SELECT 'application'::text,
            a.id,
            'staff'::text,
            a.partner_id,
            a.user_id,
            a.submitted_at,
            NULL::text,
            NULL::uuid AS uuid,
            NULL::uuid AS uuid
           FROM app.partner_applications a
          WHERE (a.status = 'pending'::text)
        UNION ALL
         SELECT 'post'::text,
            r.id,
            'staff'::text,
            e.partner_id,
            r.user_id,
            COALESCE(r.submitted_at, r.updated_at) AS "coalesce",
            NULL::text,
            e.id,
            NULL::uuid AS uuid
           FROM (app.project_event_revisions r
             JOIN app.project_events e ON ((e.id = r.project_event_id)))
          WHERE (r.status = 'pending'::text)
        UNION ALL
         SELECT 'inbox'::text,
            i.id,
            'staff'::text,
            NULL::uuid,
            i.user_id,
            i.created_at,
            NULL::text,
            NULL::uuid AS uuid,
            NULL::uuid AS uuid
           FROM app.inbox_messages i
          WHERE (i.status = ANY (ARRAY['new'::text, 'in_progress'::text]))
        UNION ALL
         SELECT 'report'::text,
            r.id,
            'staff'::text,
            NULL::uuid,
            r.user_id,
            r.created_at,
            NULL::text,
            NULL::uuid AS uuid,
            NULL::uuid AS uuid
           FROM app.thread_reports r
          WHERE (r.decided_at IS NULL)) o
  WHERE ((current_setting('role'::text) = ANY (ARRAY['app_staff'::text, 'app_system'::text])) OR (requester_id = ( SELECT app.uid() AS uid)) OR (partner_id = ( SELECT app.own_partner() AS own_partner)));
grant select on app.obligations to app_member, app_staff, app_system;

-- Whether an organization, that of the caller, cannot submit new posts: it was warned, and has still not answered what was overdue then.
CREATE OR REPLACE FUNCTION app.refuses_new_posts(partner uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select exists (
    select from app.answer_warnings w
    where w.partner_id = partner and w.refuses_at <= at and coalesce(w.lifted_until, '-infinity') <= at
      and exists (select from app.obligations o where o.partner_id = partner and o.counts and o.due_at <= w.warned_at)) $function$;
