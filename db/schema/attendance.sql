-- Who was there: a row for each sign-up and date on which somebody was checked in, or did not come. Names are in the sign-up.
create table app.attendances (
  id uuid not null,
  project_event_id uuid not null,
  support_id uuid not null,
  date_id uuid,  -- Which date of the item; null if it has none. No foreign key: who was there is known after a date has been taken out
  status text not null,
  people integer not null default 1,  -- How many came, of a sign-up for several
  noted_at timestamp with time zone not null,
  is_walk_in boolean not null default false,  -- Came without having signed up: the sign-up was made at the door, for this date
  hours integer,  -- Of all who came, as the organization has confirmed them
  confirmed_at timestamp with time zone,
  members uuid[] not null default '{}'::uuid[],  -- Who of a group came, if that was noted; people counts them then. Whoever has left stays as a number that names nobody
  constraint absent_without_hours CHECK (((status = 'here'::text) OR ((hours IS NULL) AND (NOT is_walk_in)))),
  constraint attendances_hours_check CHECK (((hours >= 0) AND (hours <= 10000))),
  constraint attendances_people_check CHECK (((people >= 1) AND (people <= 50))),
  constraint attendances_status_check CHECK ((status = ANY (ARRAY['here'::text, 'absent'::text]))),
  constraint attendances_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint attendances_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE CASCADE,
  constraint attendances_pkey PRIMARY KEY (id),
  constraint attendances_once UNIQUE NULLS NOT DISTINCT (support_id, date_id)
);
CREATE INDEX attendances_item ON app.attendances USING btree (project_event_id, date_id);
create policy check_in on app.attendances for insert to app_member
  with check (project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner))));
create policy confirm on app.attendances for update to app_member
  using (project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner))))
  with check (project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner))));
create policy of_sign_up on app.attendances for select to app_member
  using (EXISTS ( SELECT
   FROM app.supports s
  WHERE (s.id = attendances.support_id)));
create policy rules on app.attendances for all to app_rules
  using (true)
  with check (true);
create policy staff on app.attendances for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.attendances for all to app_system
  using (true)
  with check (true);
create policy undo on app.attendances for delete to app_member
  using ((NOT is_walk_in) AND (project_event_id IN ( SELECT project_events.id
   FROM app.project_events
  WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner)))));
grant delete on app.attendances to app_member;
grant insert (id, project_event_id, support_id, date_id, status, people, noted_at, hours, confirmed_at, members) on app.attendances to app_member;
grant select on app.attendances to app_member;
grant update (status, people, noted_at, hours, confirmed_at, members) on app.attendances to app_member;
grant delete on app.attendances to app_rules;
grant insert (id, project_event_id, support_id, date_id, status, people, noted_at, is_walk_in) on app.attendances to app_rules;
grant select on app.attendances to app_rules;
grant select (support_id, date_id, is_walk_in) on app.attendances to app_staff;
grant insert (id, project_event_id, support_id, date_id, status, people, noted_at, is_walk_in, hours, confirmed_at) on app.attendances to app_system;
grant select on app.attendances to app_system;
CREATE TRIGGER check_attendance BEFORE INSERT OR UPDATE ON app.attendances FOR EACH ROW EXECUTE FUNCTION app.check_attendance();
CREATE TRIGGER keep_shares AFTER DELETE OR UPDATE ON app.attendances FOR EACH ROW WHEN ((cardinality(old.members) > 0)) EXECUTE FUNCTION app.keep_shares();

-- Certificates of confirmed hours, kept by trigger. One that no longer says the right hours is revoked; a new one has another code.
create table app.certificates (
  code text not null,  -- Printed on it: who has it can check what the certificate says
  support_id uuid not null,
  hours integer not null,
  issued_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  member_id uuid,  -- Whose share it certifies, of a group of which was noted who came; null for that of the sign-up itself
  constraint certificates_code_check CHECK ((code ~ '^[0-9A-F]{16}$'::text)),
  constraint certificates_hours_check CHECK ((hours > 0)),
  constraint certificates_member_id_fkey FOREIGN KEY (member_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint certificates_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE CASCADE,
  constraint certificates_pkey PRIMARY KEY (code)
);
CREATE UNIQUE INDEX certificates_current ON app.certificates USING btree (support_id, member_id) NULLS NOT DISTINCT WHERE (revoked_at IS NULL);
CREATE INDEX certificates_member ON app.certificates USING btree (member_id) WHERE (member_id IS NOT NULL);
CREATE INDEX certificates_support ON app.certificates USING btree (support_id);
create policy of_sign_up on app.certificates for select to app_member
  using ((member_id = ( SELECT app.uid() AS uid)) OR ((member_id IS NULL) AND (EXISTS ( SELECT
   FROM app.supports s
  WHERE ((s.id = certificates.support_id) AND ((s.group_name IS NULL) OR (s.user_id = ( SELECT app.uid() AS uid)) OR (s.project_event_id IN ( SELECT project_events.id
           FROM app.project_events
          WHERE (project_events.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner)))) OR (NOT (EXISTS ( SELECT
           FROM app.attendances a
          WHERE ((a.support_id = s.id) AND (a.members <> '{}'::uuid[])))))))))));
create policy rules on app.certificates for all to app_rules
  using (true)
  with check (true);
create policy system on app.certificates for select to app_system
  using (true);
grant select on app.certificates to app_member;
grant delete on app.certificates to app_rules;
grant insert (code, support_id, hours, issued_at, member_id) on app.certificates to app_rules;
grant select on app.certificates to app_rules;
grant update (revoked_at) on app.certificates to app_rules;
grant select on app.certificates to app_system;

-- Certificates of all confirmed hours of a person. What one says is read from those that it sums up; if one of them is revoked or gone, it is no longer valid.
create table app.hours_certificates (
  code text not null,  -- Printed on it: who has it can check what the certificate says
  user_id uuid not null,
  certificates text[] not null,  -- The codes of the certificates that it sums up
  hours integer not null,
  issued_at timestamp with time zone not null,
  constraint hours_certificates_certificates_check CHECK ((cardinality(certificates) > 0)),
  constraint hours_certificates_code_check CHECK ((code ~ '^[0-9A-F]{16}$'::text)),
  constraint hours_certificates_hours_check CHECK ((hours > 0)),
  constraint hours_certificates_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint hours_certificates_pkey PRIMARY KEY (code)
);
CREATE INDEX hours_certificates_user ON app.hours_certificates USING btree (user_id);
create policy own on app.hours_certificates for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy rules on app.hours_certificates for all to app_rules
  using (true)
  with check (true);
create policy system on app.hours_certificates for select to app_system
  using (true);
grant select on app.hours_certificates to app_member;
grant insert (code, user_id, certificates, hours, issued_at) on app.hours_certificates to app_rules;
grant select on app.hours_certificates to app_rules;
grant select on app.hours_certificates to app_system;

-- What people say how long they were there, until their organization has confirmed hours of that date. It counts nothing.
create table app.proposed_hours (
  id uuid not null,
  support_id uuid not null,
  date_id uuid,  -- Which date of the item; null if it has none
  day date,  -- Which day, of an item without dates or of a date that lasts for days; null for the date as a whole
  hours integer,  -- Null once taken back: that it was said stays, so that its organization is emailed once
  proposed_at timestamp with time zone not null,
  members uuid[] not null default '{}'::uuid[],  -- Of a group: who was there, as its leader says; hours are those of all of them. Whoever has left stays as a number that names nobody
  constraint proposed_hours_hours_check CHECK (((hours >= 1) AND (hours <= 10000))),
  constraint proposed_hours_date_id_fkey FOREIGN KEY (date_id) REFERENCES app.project_event_dates(id) ON DELETE CASCADE,
  constraint proposed_hours_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE CASCADE,
  constraint proposed_hours_pkey PRIMARY KEY (id),
  constraint proposed_hours_once UNIQUE NULLS NOT DISTINCT (support_id, date_id, day)
);
CREATE INDEX proposed_hours_date ON app.proposed_hours USING btree (date_id) WHERE (date_id IS NOT NULL);
create policy of_sign_up on app.proposed_hours for select to app_member
  using (EXISTS ( SELECT
   FROM app.supports s
  WHERE (s.id = proposed_hours.support_id)));
create policy rules on app.proposed_hours for select to app_rules
  using (true);
create policy system on app.proposed_hours for all to app_system
  using (true)
  with check (true);
grant select on app.proposed_hours to app_member;
grant select on app.proposed_hours to app_rules;
grant insert (id, support_id, date_id, day, hours, proposed_at, members) on app.proposed_hours to app_system;
grant select on app.proposed_hours to app_system;
grant update (hours, proposed_at, members) on app.proposed_hours to app_system;

-- Issues the signed-in person a certificate of all their confirmed hours, of sign-ups for one; the same one as long as nothing has changed. Null without hours.
CREATE OR REPLACE FUNCTION app.certify_own_hours(at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  codes text[];
  total integer;
  known text;
begin
  -- Hours of several people are theirs together: each such sign-up has a certificate of its own, and each member of a group who was noted.
  select array_agg(c.code order by c.code), sum(c.hours) into codes, total
    from app.certificates c join app.supports s on s.id = c.support_id
    where c.revoked_at is null and (c.member_id = app.uid()
      or c.member_id is null and s.user_id = app.uid() and s.places = 1 and s.group_name is null);
  if codes is null then
    return null;
  end if;
  select code into known from app.hours_certificates where user_id = app.uid() and certificates = codes;
  if known is null then
    insert into app.hours_certificates (code, user_id, certificates, hours, issued_at)
      values (upper(left(replace(gen_random_uuid()::text, '-', ''), 12) || right(replace(gen_random_uuid()::text, '-', ''), 4)),
        app.uid(), codes, total, at)
      returning code into known;
  end if;
  return known;
end $function$;

CREATE OR REPLACE FUNCTION app.check_attendance()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  signed_up record;
begin
  -- Waits for a cancellation at the same time, and makes one wait.
  select project_event_id, status, kind, places into signed_up from app.supports where id = new.support_id for share;
  if signed_up.project_event_id is distinct from new.project_event_id or signed_up.kind not in ('volunteer', 'attend', 'visit') then
    raise exception 'not of this item' using errcode = 'check_violation', constraint = 'attendances_of_item';
  end if;
  if signed_up.status not in ('confirmed', 'completed') then
    raise exception 'not expected' using errcode = 'check_violation', constraint = 'attendances_expected';
  end if;
  if new.people > signed_up.places then
    raise exception 'more people than signed up' using errcode = 'check_violation', constraint = 'attendances_people';
  end if;
  if cardinality(new.members) > 0 and (tg_op = 'INSERT' or new.members <> old.members) and (new.people <> cardinality(new.members)
      or new.people <> (select count(*) from app.group_seats x where x.support_id = new.support_id and x.user_id = any (new.members))) then
    raise exception 'not of the group' using errcode = 'check_violation', constraint = 'attendances_members';
  end if;
  if tg_op = 'INSERT' and (case when new.date_id is null
      then exists (select from app.project_event_dates where project_event_id = new.project_event_id)
      else not exists (select from app.project_event_dates where id = new.date_id and project_event_id = new.project_event_id) end) then
    raise exception 'not a date of this item' using errcode = 'check_violation', constraint = 'attendances_of_date';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_members_certificates(of_support uuid, at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  update app.certificates c set revoked_at = at
    where c.support_id = of_support and c.member_id is not null and c.revoked_at is null
      and c.hours is distinct from (select sum(round(a.hours::numeric / a.people)) from app.attendances a
        where a.support_id = of_support and a.status = 'here' and c.member_id = any (a.members));
  insert into app.certificates (code, support_id, member_id, hours, issued_at)
    select upper(left(replace(gen_random_uuid()::text, '-', ''), 12) || right(replace(gen_random_uuid()::text, '-', ''), 4)),
        of_support, p.id, sum(round(a.hours::numeric / a.people))::integer, at
      from app.attendances a join app.profiles p on p.id = any (a.members)
        join app.supports s on s.id = a.support_id
      where a.support_id = of_support and a.status = 'here' and s.status = 'completed'
      group by p.id having sum(round(a.hours::numeric / a.people)) > 0
    on conflict (support_id, member_id) where revoked_at is null do nothing;
end $function$;

CREATE OR REPLACE FUNCTION app.keep_shares()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    perform app.keep_members_certificates(old.support_id, now());
  else
    perform app.keep_members_certificates(new.support_id, coalesce(new.confirmed_at, new.noted_at));
  end if;
  return null;
end $function$;

-- Cancels a sign-up made at the door, with its check-in; for whoever of the organization answers sign-ups.
CREATE OR REPLACE FUNCTION app.remove_walk_in(support uuid, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  delete from app.attendances a where a.support_id = support and a.is_walk_in and a.confirmed_at is null
    and a.project_event_id in (select id from app.project_events where partner_id = app.own_partner('{approved}', '{answer}'));
  if not found then
    return false;
  end if;
  update app.supports set status = 'cancelled', decided_at = at, updated_at = at where id = support and status = 'confirmed';
  return true;
end $function$;
