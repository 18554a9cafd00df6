-- Notes of an organization to everybody who has signed up for a project or event; what each person got is in app.thread_messages.
create table app.notes (
  id uuid not null,
  partner_id uuid not null,
  project_event_id uuid not null,
  audience text[] not null,  -- To whom: those confirmed, those waiting for an answer, those waiting for a place
  body text not null,  -- personal: written for a few people
  recipients integer not null,
  user_id uuid,  -- Who wrote it
  created_at timestamp with time zone not null,
  date_ids uuid[] not null default '{}'::uuid[],  -- The dates whose people it went to, where they choose; none: everybody. A date may be no longer
  constraint notes_audience_check CHECK ((((cardinality(audience) >= 1) AND (cardinality(audience) <= 3)) AND (audience <@ '{confirmed,pending,waiting}'::text[]))),
  constraint notes_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000))),
  constraint notes_recipients_check CHECK ((recipients > 0)),
  constraint notes_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint notes_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint notes_pkey PRIMARY KEY (id)
);
CREATE INDEX notes_item ON app.notes USING btree (project_event_id, created_at DESC);
CREATE INDEX notes_partner ON app.notes USING btree (partner_id);
CREATE INDEX notes_user ON app.notes USING btree (user_id);
create policy for_own_partner on app.notes for select to app_member
  using (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner));
create policy rules on app.notes for select to app_rules
  using (true);
create policy system on app.notes for all to app_system
  using (true)
  with check (true);
create policy write_for_own_partner on app.notes for insert to app_member
  with check ((partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner)) AND (user_id = ( SELECT app.uid() AS uid)) AND (project_event_id IN ( SELECT e.id
   FROM app.project_events e
  WHERE (e.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner)))));
grant insert (id, partner_id, project_event_id, audience, body, recipients, user_id, created_at, date_ids) on app.notes to app_member;
grant select on app.notes to app_member;
grant select on app.notes to app_rules;
grant delete on app.notes to app_system;
grant insert (id, partner_id, project_event_id, audience, body, recipients, user_id, created_at, date_ids) on app.notes to app_system;
grant select on app.notes to app_system;
CREATE TRIGGER check_note BEFORE INSERT ON app.notes FOR EACH ROW EXECUTE FUNCTION app.check_note();

CREATE OR REPLACE FUNCTION app.check_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  most constant integer := 3;
begin
  -- In turn, so that two at once cannot both be the last of a day.
  perform pg_advisory_xact_lock(hashtextextended('app.notes ' || new.project_event_id, 0));
  if most <= (select count(*) from app.notes n where n.project_event_id = new.project_event_id
      and n.created_at > new.created_at - interval '1 day') then
    raise exception 'too many notes within a day' using errcode = 'check_violation', constraint = 'notes_few_a_day';
  end if;
  return new;
end $function$;
