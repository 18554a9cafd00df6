-- Uploaded files, by whom. Says nothing of who may read one: that follows from the row that refers to it.
create table app.files (
  id uuid not null,
  kind text not null,
  user_id uuid,  -- Who uploaded it
  content_type text not null,
  bytes integer not null,
  width integer,
  height integer,
  original_name text not null,  -- personal: people name files after themselves
  created_at timestamp with time zone not null default now(),
  partner_id uuid,  -- For which organization someone of its team uploaded it
  constraint files_bytes_check CHECK (((bytes >= 1) AND (bytes <= 10485760))),
  constraint files_kind_check CHECK ((kind = ANY (ARRAY['avatars'::text, 'id_documents'::text, 'partner-logos'::text, 'partner-covers'::text, 'ambassador-logos'::text, 'ambassador-photos'::text, 'project-images'::text, 'event-images'::text, 'product-images'::text, 'news-images'::text, 'ambassador-resources'::text, 'partner-documents'::text]))),
  constraint files_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint files_pkey PRIMARY KEY (id)
);
CREATE INDEX files_created_at ON app.files USING btree (created_at);
CREATE INDEX files_partner_id ON app.files USING btree (partner_id);
CREATE INDEX files_user_id ON app.files USING btree (user_id);
create policy companions on app.files for select to app_member
  using ((kind = 'avatars'::text) AND (id IN ( SELECT group_people.avatar_file_id
   FROM app.group_people)));
create policy own on app.files for all to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check (user_id = ( SELECT app.uid() AS uid));
create policy proposed_images on app.files for select to app_member
  using ((kind = ANY (ARRAY['project-images'::text, 'event-images'::text])) AND ((EXISTS ( SELECT
   FROM app.project_event_revisions
  WHERE (project_event_revisions.image_file_id = files.id))) OR (EXISTS ( SELECT
   FROM app.project_event_revision_pictures
  WHERE (project_event_revision_pictures.file_id = files.id)))));
create policy public_ambassadors on app.files for select to app_guest, app_member, app_visitor
  using ((kind = ANY (ARRAY['ambassador-logos'::text, 'ambassador-photos'::text])) AND ((EXISTS ( SELECT
   FROM app.ambassador_profiles p
  WHERE ((p.logo_file_id = files.id) AND p.is_public))) OR (EXISTS ( SELECT
   FROM app.ambassador_profiles p
  WHERE ((p.photo_file_id = files.id) AND p.is_public)))));
create policy public_covers on app.files for select to app_guest, app_visitor
  using ((kind = 'partner-covers'::text) AND (EXISTS ( SELECT
   FROM app.partner_covers c
  WHERE (c.file_id = files.id))));
create policy public_images on app.files for select to app_guest, app_member, app_visitor
  using ((kind = ANY (ARRAY['project-images'::text, 'event-images'::text])) AND ((EXISTS ( SELECT
   FROM app.project_events
  WHERE (project_events.image_file_id = files.id))) OR (EXISTS ( SELECT
   FROM app.project_event_pictures
  WHERE (project_event_pictures.file_id = files.id)))));
create policy public_logos on app.files for select to app_guest, app_member, app_visitor
  using ((kind = 'partner-logos'::text) AND (EXISTS ( SELECT
   FROM app.partners
  WHERE (partners.logo_file_id = files.id))));
create policy public_news_images on app.files for select to app_guest, app_member, app_visitor
  using ((kind = 'news-images'::text) AND (EXISTS ( SELECT
   FROM app.news
  WHERE (news.image_file_id = files.id))));
create policy public_product_images on app.files for select to app_guest, app_member, app_visitor
  using ((kind = 'product-images'::text) AND (EXISTS ( SELECT
   FROM app.product_images
  WHERE (product_images.file_id = files.id))));
create policy public_resources on app.files for select to app_guest, app_member, app_visitor
  using ((kind = 'ambassador-resources'::text) AND (EXISTS ( SELECT
   FROM app.ambassador_resources
  WHERE (ambassador_resources.file_id = files.id))));
create policy rules on app.files for all to app_rules
  using (kind = 'ambassador-resources'::text)
  with check (kind = 'ambassador-resources'::text);
create policy staff on app.files for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.files for all to app_system
  using (true)
  with check (true);
create policy team on app.files for select to app_member
  using (partner_id = ( SELECT app.own_partner() AS own_partner));
grant select on app.files to app_guest;
grant delete on app.files to app_member;
grant insert (id, kind, user_id, content_type, bytes, width, height, original_name, created_at) on app.files to app_member;
grant select on app.files to app_member;
grant select on app.files to app_rules;
grant update (user_id, original_name) on app.files to app_rules;
grant select on app.files to app_staff;
grant delete on app.files to app_system;
grant insert (id, kind, user_id, content_type, bytes, width, height, original_name, created_at, partner_id) on app.files to app_system;
grant select on app.files to app_system;
grant select on app.files to app_visitor;
CREATE TRIGGER note_gone_file AFTER DELETE ON app.files FOR EACH ROW EXECUTE FUNCTION app.note_gone_file();
CREATE TRIGGER note_team_of_file BEFORE INSERT ON app.files FOR EACH ROW WHEN ((CURRENT_USER = 'app_member'::name)) EXECUTE FUNCTION app.note_team_of_file();

-- Files whose row is gone and whose bytes are not yet. A job deletes the bytes, then this.
create table app.gone_files (
  id uuid not null,
  gone_at timestamp with time zone not null default now(),
  constraint gone_files_pkey PRIMARY KEY (id)
);
create policy rules on app.gone_files for insert to app_rules
  with check (true);
create policy system on app.gone_files for all to app_system
  using (true)
  with check (true);
grant insert (id) on app.gone_files to app_rules;
grant select (id) on app.gone_files to app_rules;
grant delete on app.gone_files to app_system;
grant select on app.gone_files to app_system;

-- The paper by which a person shows who they are, and what staff found. The paper itself goes 90 days after the decision.
create table app.identity_documents (
  user_id uuid not null,
  file_id uuid,  -- The paper; null once it was deleted
  status text not null default 'submitted'::text,
  reason text,  -- personal: written for one person
  submitted_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint decided_whole CHECK (((status = 'submitted'::text) = (decided_at IS NULL))),
  constraint identity_documents_reason_check CHECK ((length(reason) <= 2000)),
  constraint identity_documents_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'verified'::text, 'refused'::text]))),
  constraint refused_with_reason CHECK (((status <> 'refused'::text) OR (length(reason) > 0))),
  constraint identity_documents_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint identity_documents_file_id_fkey FOREIGN KEY (file_id) REFERENCES app.files(id) ON DELETE SET NULL,
  constraint identity_documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint identity_documents_pkey PRIMARY KEY (user_id)
);
CREATE INDEX identity_documents_decided_by ON app.identity_documents USING btree (decided_by);
CREATE INDEX identity_documents_file ON app.identity_documents USING btree (file_id);
CREATE INDEX identity_documents_waiting ON app.identity_documents USING btree (submitted_at) WHERE (status = 'submitted'::text);
create policy own on app.identity_documents for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy own_again on app.identity_documents for update to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (status = 'submitted'::text));
create policy own_delete on app.identity_documents for delete to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy own_submit on app.identity_documents for insert to app_member
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (status = 'submitted'::text));
create policy staff on app.identity_documents for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.identity_documents for all to app_system
  using (true)
  with check (true);
grant delete on app.identity_documents to app_member;
grant insert (user_id, file_id, submitted_at) on app.identity_documents to app_member;
grant select on app.identity_documents to app_member;
grant update (file_id, status, reason, submitted_at, decided_at, decided_by) on app.identity_documents to app_member;
grant select on app.identity_documents to app_staff;
grant update (status, reason, decided_at, decided_by) on app.identity_documents to app_staff;
grant delete on app.identity_documents to app_system;
grant insert (user_id, file_id, status, reason, submitted_at, decided_at, decided_by) on app.identity_documents to app_system;
grant select on app.identity_documents to app_system;
grant update (file_id) on app.identity_documents to app_system;
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF file_id ON app.identity_documents FOR EACH ROW EXECUTE FUNCTION app.check_file('file_id', 'id_documents');
CREATE TRIGGER notify_live AFTER INSERT OR DELETE OR UPDATE ON app.identity_documents FOR EACH ROW EXECUTE FUNCTION app.notify_live('identity');

CREATE OR REPLACE FUNCTION app.note_gone_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  insert into app.gone_files (id) values (old.id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.note_team_of_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.partner_id := case when new.kind not in ('avatars', 'id_documents', 'ambassador-logos', 'ambassador-photos', 'ambassador-resources')
    then app.own_partner() end;
  return new;
end $function$;
