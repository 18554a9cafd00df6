-- The messages of a thread, in plain text.
create table app.thread_messages (
  id uuid not null,
  support_id uuid not null,
  author text not null,  -- Which side wrote it
  user_id uuid,  -- Who wrote it; null for a visitor's gift and for an account that is deleted
  body text not null,  -- personal: written for one person or organization
  waited_since timestamp with time zone,  -- Kept by trigger: since when the person had waited for this answer of the organization
  created_at timestamp with time zone not null,
  mailed_at timestamp with time zone,  -- When the other side was emailed about it, or was not because it has muted the thread
  hidden_at timestamp with time zone,  -- When staff hid it after a report: only its author still reads it
  hidden_by uuid,
  note_id uuid,  -- The note to everybody that this is one copy of
  constraint thread_messages_author_check CHECK ((author = ANY (ARRAY['person'::text, 'partner'::text]))),
  constraint thread_messages_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000))),
  constraint thread_messages_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint thread_messages_note_id_fkey FOREIGN KEY (note_id) REFERENCES app.notes(id) ON DELETE SET NULL,
  constraint thread_messages_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.threads(support_id) ON DELETE CASCADE,
  constraint thread_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint thread_messages_pkey PRIMARY KEY (id)
);
CREATE INDEX thread_messages_answers ON app.thread_messages USING btree (support_id, created_at) WHERE (waited_since IS NOT NULL);
CREATE INDEX thread_messages_hidden_by ON app.thread_messages USING btree (hidden_by);
CREATE UNIQUE INDEX thread_messages_note ON app.thread_messages USING btree (note_id, support_id) WHERE (note_id IS NOT NULL);
CREATE INDEX thread_messages_thread ON app.thread_messages USING btree (support_id, created_at, id);
CREATE INDEX thread_messages_to_mail ON app.thread_messages USING btree (created_at) WHERE (mailed_at IS NULL);
CREATE INDEX thread_messages_user ON app.thread_messages USING btree (user_id);
create policy for_own_partner on app.thread_messages for select to app_member
  using (((author = 'partner'::text) OR (hidden_at IS NULL)) AND (support_id IN ( SELECT t.support_id
   FROM app.threads t
  WHERE (t.partner_id = ( SELECT app.own_partner('{approved}'::text[]) AS own_partner)))));
create policy hide on app.thread_messages for update to app_staff
  using (( SELECT app.is_staff() AS is_staff) AND (EXISTS ( SELECT
   FROM app.thread_reports r
  WHERE ((r.support_id = thread_messages.support_id) AND (thread_messages.created_at <= COALESCE(r.decided_at, 'infinity'::timestamp with time zone))))))
  with check ( SELECT app.is_staff() AS is_staff);
create policy own on app.thread_messages for select to app_member
  using (((author = 'person'::text) OR (hidden_at IS NULL)) AND (support_id IN ( SELECT s.id
   FROM app.supports s
  WHERE (s.user_id = ( SELECT app.uid() AS uid)))));
create policy reported on app.thread_messages for select to app_staff
  using (( SELECT app.is_staff() AS is_staff) AND (EXISTS ( SELECT
   FROM app.thread_reports r
  WHERE ((r.support_id = thread_messages.support_id) AND (thread_messages.created_at <= COALESCE(r.decided_at, 'infinity'::timestamp with time zone))))));
create policy rules on app.thread_messages for select to app_rules
  using (true);
create policy system on app.thread_messages for all to app_system
  using (true)
  with check (true);
create policy write_for_own_partner on app.thread_messages for insert to app_member
  with check ((author = 'partner'::text) AND (user_id = ( SELECT app.uid() AS uid)) AND (hidden_at IS NULL) AND (support_id IN ( SELECT s.id
   FROM (app.supports s
     JOIN app.project_events e ON ((e.id = s.project_event_id)))
  WHERE (e.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner)))));
grant insert (id, support_id, author, user_id, body, created_at, note_id) on app.thread_messages to app_member;
grant select on app.thread_messages to app_member;
grant select on app.thread_messages to app_rules;
grant select on app.thread_messages to app_staff;
grant update (hidden_at, hidden_by) on app.thread_messages to app_staff;
grant insert (id, support_id, author, user_id, body, created_at, mailed_at, hidden_at, note_id) on app.thread_messages to app_system;
grant select on app.thread_messages to app_system;
grant update (mailed_at) on app.thread_messages to app_system;
CREATE TRIGGER check_thread_message BEFORE INSERT ON app.thread_messages FOR EACH ROW EXECUTE FUNCTION app.check_thread_message();

-- Threads that one side has reported to staff, and what staff answered.
create table app.thread_reports (
  id uuid not null,
  support_id uuid not null,
  author text not null,  -- Which side reported it
  user_id uuid,  -- Who reported it; null for a visitor's gift and for an account that is deleted
  reason text not null,  -- personal: written by one person
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  answer text,  -- personal: written for one person
  constraint thread_reports_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 1000))),
  constraint thread_reports_answered CHECK (((decided_at IS NULL) = (answer IS NULL))),
  constraint thread_reports_author_check CHECK ((author = ANY (ARRAY['person'::text, 'partner'::text]))),
  constraint thread_reports_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 1000))),
  constraint thread_reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint thread_reports_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.threads(support_id) ON DELETE CASCADE,
  constraint thread_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint thread_reports_pkey PRIMARY KEY (id)
);
CREATE INDEX thread_reports_decided_by ON app.thread_reports USING btree (decided_by);
CREATE INDEX thread_reports_newest ON app.thread_reports USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX thread_reports_one_open ON app.thread_reports USING btree (support_id, author) WHERE (decided_at IS NULL);
CREATE INDEX thread_reports_open ON app.thread_reports USING btree (created_at) WHERE (decided_at IS NULL);
CREATE INDEX thread_reports_thread ON app.thread_reports USING btree (support_id);
CREATE INDEX thread_reports_user ON app.thread_reports USING btree (user_id);
create policy decide on app.thread_reports for update to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy for_own_partner on app.thread_reports for select to app_member
  using ((author = 'partner'::text) AND (support_id IN ( SELECT t.support_id
   FROM app.threads t
  WHERE (t.partner_id = ( SELECT app.own_partner('{approved}'::text[]) AS own_partner)))));
create policy own on app.thread_reports for select to app_member
  using ((author = 'person'::text) AND (support_id IN ( SELECT s.id
   FROM app.supports s
  WHERE (s.user_id = ( SELECT app.uid() AS uid)))));
create policy report_for_own_partner on app.thread_reports for insert to app_member
  with check ((author = 'partner'::text) AND (user_id = ( SELECT app.uid() AS uid)) AND (decided_at IS NULL) AND (support_id IN ( SELECT t.support_id
   FROM app.threads t
  WHERE (t.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner)))));
create policy rules on app.thread_reports for select to app_rules
  using (true);
create policy staff on app.thread_reports for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.thread_reports for all to app_system
  using (true)
  with check (true);
grant insert (id, support_id, author, user_id, reason, created_at) on app.thread_reports to app_member;
grant select on app.thread_reports to app_member;
grant select on app.thread_reports to app_rules;
grant select on app.thread_reports to app_staff;
grant update (decided_at, decided_by, answer) on app.thread_reports to app_staff;
grant insert (id, support_id, author, user_id, reason, created_at, decided_at, decided_by, answer) on app.thread_reports to app_system;
grant select on app.thread_reports to app_system;
CREATE TRIGGER notify_live AFTER INSERT OR UPDATE ON app.thread_reports FOR EACH ROW EXECUTE FUNCTION app.notify_live('reports');

-- What a person and an organization write to each other about one sign-up, gift or inquiry, with who has to answer. Made by the first message.
create table app.threads (
  support_id uuid not null,
  partner_id uuid not null,
  waits_for text,  -- Who was written to last and has not answered; null once the organization says that no answer is needed
  waits_since timestamp with time zone,  -- When the first message was written that they have not answered
  last_at timestamp with time zone not null,
  person_muted_at timestamp with time zone,  -- Since when the person gets no email about it
  partner_muted_at timestamp with time zone,
  constraint threads_wait_since CHECK (((waits_for IS NULL) = (waits_since IS NULL))),
  constraint threads_waits_for_check CHECK ((waits_for = ANY (ARRAY['person'::text, 'partner'::text]))),
  constraint threads_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint threads_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE CASCADE,
  constraint threads_pkey PRIMARY KEY (support_id)
);
CREATE INDEX threads_partner ON app.threads USING btree (partner_id, last_at DESC);
CREATE INDEX threads_waiting ON app.threads USING btree (partner_id, waits_since) WHERE (waits_for = 'partner'::text);
create policy for_own_partner on app.threads for select to app_member
  using ((partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner)) AND (EXISTS ( SELECT
   FROM app.supports s
  WHERE (s.id = threads.support_id))));
create policy keep on app.threads for update to app_member
  using (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner))
  with check (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner));
create policy own on app.threads for select to app_member
  using (support_id IN ( SELECT s.id
   FROM app.supports s
  WHERE (s.user_id = ( SELECT app.uid() AS uid))));
create policy reported on app.threads for select to app_staff
  using (( SELECT app.is_staff() AS is_staff) AND (support_id IN ( SELECT r.support_id
   FROM app.thread_reports r)));
create policy rules on app.threads for all to app_rules
  using (true)
  with check (true);
create policy settle on app.threads for update to app_staff
  using (( SELECT app.is_staff() AS is_staff) AND (support_id IN ( SELECT r.support_id
   FROM app.thread_reports r)))
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.threads for all to app_system
  using (true)
  with check (true);
grant select on app.threads to app_member;
grant update (waits_for, waits_since, partner_muted_at) on app.threads to app_member;
grant insert (support_id, partner_id, last_at) on app.threads to app_rules;
grant select on app.threads to app_rules;
grant update (waits_for, waits_since, last_at) on app.threads to app_rules;
grant select on app.threads to app_staff;
grant update (waits_for, waits_since) on app.threads to app_staff;
grant delete on app.threads to app_system;
grant select on app.threads to app_system;
grant update (person_muted_at, partner_muted_at) on app.threads to app_system;

-- Makes the thread of a message, refuses an eleventh within an hour and where one side is gone, and keeps who has to answer.
CREATE OR REPLACE FUNCTION app.check_thread_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  most constant integer := 10;
  support record;
  waiting record;
begin
  select s.user_id, s.email, e.id as item, e.partner_id, p.status as partner_status, p.user_id as owner_id, x.suspended_at into support
    from supports s
    join project_events e on e.id = s.project_event_id
    join partners p on p.id = e.partner_id
    left join profiles x on x.id = s.user_id
    where s.id = new.support_id;
  if support.partner_status is distinct from 'approved' then
    raise exception 'the organization cannot write or be written to'
      using errcode = 'check_violation', constraint = 'threads_organization_here';
  end if;
  if support.email = '' or support.suspended_at is not null then
    raise exception 'the person cannot write or be written to' using errcode = 'check_violation', constraint = 'threads_person_here';
  end if;
  insert into threads (support_id, partner_id, last_at) values (new.support_id, support.partner_id, new.created_at)
    on conflict (support_id) do update set last_at = greatest(threads.last_at, excluded.last_at)
    returning waits_for, waits_since into waiting;
  if new.note_id is not null then
    if not exists (select from notes n where n.id = new.note_id and new.author = 'partner' and n.project_event_id = support.item
        and n.body = new.body and n.created_at = new.created_at) then
      raise exception 'not a copy of this note' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if most <= (
    select count(*) from thread_messages m where m.support_id = new.support_id and m.author = new.author and m.note_id is null
      and m.created_at > new.created_at - interval '1 hour'
  ) then
    raise exception 'too many messages within an hour' using errcode = 'check_violation', constraint = 'threads_few_at_once';
  end if;
  new.waited_since := case when new.author = 'partner' and waiting.waits_for = 'partner' then waiting.waits_since end;
  update threads set
    waits_for = case new.author when 'partner' then 'person' else 'partner' end,
    waits_since = case when new.author = 'person' and waiting.waits_for = 'partner' then waiting.waits_since else new.created_at end
    where support_id = new.support_id;
  perform app.announce('live', format('messages %s %s', case new.author when 'person' then 'new' else 'changed' end, support.owner_id))
    where support.owner_id is not null;
  return new;
end $function$;
