-- What was answered, by mail, and by whom of the staff.
create table app.inbox_answers (
  id uuid not null,
  inbox_message_id uuid not null,
  user_id uuid,
  body text not null,  -- personal: written for one person
  created_at timestamp with time zone not null default now(),
  constraint inbox_answers_body_check CHECK (((length(body) >= 1) AND (length(body) <= 5000))),
  constraint inbox_answers_inbox_message_id_fkey FOREIGN KEY (inbox_message_id) REFERENCES app.inbox_messages(id) ON DELETE CASCADE,
  constraint inbox_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint inbox_answers_pkey PRIMARY KEY (id)
);
CREATE INDEX inbox_answers_message ON app.inbox_answers USING btree (inbox_message_id, created_at);
CREATE INDEX inbox_answers_user ON app.inbox_answers USING btree (user_id);
create policy own on app.inbox_answers for select to app_member
  using (inbox_message_id IN ( SELECT inbox_messages.id
   FROM app.inbox_messages
  WHERE (inbox_messages.user_id = ( SELECT app.uid() AS uid))));
create policy staff on app.inbox_answers for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check (( SELECT app.is_staff() AS is_staff) AND (user_id = ( SELECT app.uid() AS uid)));
create policy system on app.inbox_answers for all to app_system
  using (true)
  with check (true);
grant select on app.inbox_answers to app_member;
grant insert (id, inbox_message_id, user_id, body, created_at) on app.inbox_answers to app_staff;
grant select on app.inbox_answers to app_staff;
grant insert (id, inbox_message_id, user_id, body, created_at) on app.inbox_answers to app_system;
grant select on app.inbox_answers to app_system;
CREATE TRIGGER notify_live AFTER INSERT ON app.inbox_answers FOR EACH ROW EXECUTE FUNCTION app.notify_live('inbox');

-- What people write to us: contact messages, requests for a tour or an itinerary. Enquiries to an organization are supports.
create table app.inbox_messages (
  id uuid not null,
  kind text not null,
  status text not null default 'new'::text,
  name text not null,  -- personal
  email text not null,  -- personal
  subject text not null,  -- personal: free text
  message text not null default ''::text,  -- personal: free text
  details jsonb not null default '{}'::jsonb,  -- personal: dates, travellers, wishes; see domain/inbox/inbox-message.ts
  tour_package_id uuid,
  user_id uuid,
  guest_id uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  search_text text not null default ''::text,  -- personal: name, address and subject, normalized
  assigned_to uuid,  -- Who of the staff looks after it.
  constraint inbox_messages_email_check CHECK ((length(email) <= 254)),
  constraint inbox_messages_kind_check CHECK ((kind = ANY (ARRAY['contact'::text, 'tour'::text, 'itinerary'::text]))),
  constraint inbox_messages_message_check CHECK ((length(message) <= 5000)),
  constraint inbox_messages_name_check CHECK (((length(name) >= 2) AND (length(name) <= 120))),
  constraint inbox_messages_status_check CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'answered'::text, 'closed'::text]))),
  constraint inbox_messages_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200))),
  constraint inbox_messages_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint inbox_messages_tour_package_id_fkey FOREIGN KEY (tour_package_id) REFERENCES app.tour_packages(id) ON DELETE SET NULL,
  constraint inbox_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint inbox_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX inbox_messages_assigned ON app.inbox_messages USING btree (assigned_to, created_at DESC, id DESC);
CREATE INDEX inbox_messages_counts ON app.inbox_messages USING btree (status, kind, assigned_to);
CREATE INDEX inbox_messages_email ON app.inbox_messages USING btree (email, created_at DESC);
CREATE INDEX inbox_messages_guest ON app.inbox_messages USING btree (guest_id);
CREATE INDEX inbox_messages_mailbox ON app.inbox_messages USING btree (app.mailbox_of(email), created_at DESC);
CREATE INDEX inbox_messages_newest ON app.inbox_messages USING btree (created_at DESC, id DESC);
CREATE INDEX inbox_messages_package ON app.inbox_messages USING btree (tour_package_id);
CREATE INDEX inbox_messages_search ON app.inbox_messages USING gin (search_text public.gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX inbox_messages_status ON app.inbox_messages USING btree (status, created_at DESC, id DESC);
CREATE INDEX inbox_messages_user ON app.inbox_messages USING btree (user_id);
create policy own on app.inbox_messages for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy own_as_guest on app.inbox_messages for select to app_guest
  using (guest_id = ( SELECT app.guest_id() AS guest_id));
create policy rules on app.inbox_messages for select to app_rules
  using (true);
create policy staff on app.inbox_messages for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.inbox_messages for all to app_system
  using (true)
  with check (true);
create policy write on app.inbox_messages for insert to app_member
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (guest_id IS NULL) AND (status = 'new'::text));
create policy write_as_guest on app.inbox_messages for insert to app_guest
  with check ((guest_id = ( SELECT app.guest_id() AS guest_id)) AND (user_id IS NULL) AND (status = 'new'::text));
grant insert (id, kind, name, email, subject, message, details, tour_package_id, user_id, guest_id, created_at, updated_at, search_text) on app.inbox_messages to app_guest;
grant select on app.inbox_messages to app_guest;
grant insert (id, kind, name, email, subject, message, details, tour_package_id, user_id, guest_id, created_at, updated_at, search_text) on app.inbox_messages to app_member;
grant select on app.inbox_messages to app_member;
grant select on app.inbox_messages to app_rules;
grant select on app.inbox_messages to app_staff;
grant update (status, updated_at, assigned_to) on app.inbox_messages to app_staff;
grant delete on app.inbox_messages to app_system;
grant insert (id, kind, status, name, email, subject, message, details, tour_package_id, user_id, guest_id, created_at, updated_at, search_text, assigned_to) on app.inbox_messages to app_system;
grant select on app.inbox_messages to app_system;
CREATE TRIGGER check_assignee BEFORE INSERT OR UPDATE OF assigned_to ON app.inbox_messages FOR EACH ROW WHEN ((new.assigned_to IS NOT NULL)) EXECUTE FUNCTION app.check_assignee();
CREATE TRIGGER check_inbox BEFORE INSERT ON app.inbox_messages FOR EACH ROW WHEN ((CURRENT_USER <> 'app_system'::name)) EXECUTE FUNCTION app.check_inbox();
CREATE TRIGGER notify_live AFTER INSERT OR DELETE OR UPDATE ON app.inbox_messages FOR EACH ROW EXECUTE FUNCTION app.notify_live('inbox');

-- Only staff looks after messages.
CREATE OR REPLACE FUNCTION app.check_assignee()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if new.assigned_to is not null and not exists (select from app.roles where user_id = new.assigned_to) then
    raise exception 'not a member of the staff' using errcode = 'check_violation', constraint = 'inbox_messages_staff_only';
  end if;
  return new;
end $function$;

-- Drops what the same address has said within ten minutes, and refuses a sender a sixth unanswered message within an hour.
CREATE OR REPLACE FUNCTION app.check_inbox()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  most constant integer := 5;
begin
  -- One at a time for a mailbox and for a sender, always in this order; else two at once would both be the last.
  perform pg_advisory_xact_lock(hashtextextended('inbox address ' || app.mailbox_of(new.email), 0));
  perform pg_advisory_xact_lock(hashtextextended('inbox sender ' || coalesce(new.user_id, new.guest_id)::text, 0));

  -- A browser without cookies is a new guest each time, so a form sent twice is recognized by what it says.
  if new.user_id is null and exists (
    select from app.inbox_messages i
    where i.email = new.email and i.user_id is null and i.created_at > new.created_at - interval '10 minutes'
      and (i.kind, i.name, i.subject, i.message, i.details) = (new.kind, new.name, new.subject, new.message, new.details)
  ) then
    return null;
  end if;

  if most <= (
    select count(*) from app.inbox_messages i
    where (i.user_id = new.user_id or i.guest_id = new.guest_id)
      and i.status in ('new', 'in_progress') and i.created_at > new.created_at - interval '1 hour'
  ) then
    raise exception 'too many messages within an hour'
      using errcode = 'check_violation', constraint = 'inbox_messages_few_at_once';
  end if;
  return new;
end $function$;

-- Messages whose search text is like all patterns; the index is asked for a piece of one.
CREATE OR REPLACE FUNCTION app.find_messages(patterns text[], piece text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  -- Of all patterns at once no index knows anything.
  return query select i.id from app.inbox_messages i
    where i.search_text like piece and i.search_text like all (patterns);
end $function$;
