-- What a person may ask of us: mail of some topics only, all that is stored about them, and to be forgotten.

alter table app.mails
  add column unsubscribe_url text,
  add column is_brief boolean not null default false;
comment on column app.mails.unsubscribe_url is 'personal: ends the topic for the person it was written to';
comment on column app.mails.is_brief is 'Gone as soon as it has left, such as the last mail to somebody who is forgotten';
grant insert (unsubscribe_url, is_brief) on app.mails to app_guest, app_member, app_staff, app_system;

-- Who writes to somebody else may not read their choices, but a mail must not be written against them.
create function app.mail_reader(address text, about text) returns table (person uuid, is_wanted boolean)
  language sql stable security definer set search_path = app, pg_temp as $$
  select r.id, (select c.is_wanted from app.mail_choices c where c.user_id = r.id and c.topic = mail_reader.about)
  from (
    select p.id, 1 as rank from app.profiles p where p.email = lower(mail_reader.address)
    union all
    select o.user_id, 2 from app.partners o where lower(o.email) = lower(mail_reader.address) and o.user_id is not null
  ) r order by r.rank limit 1 $$;
comment on function app.mail_reader(text, text) is
  'Who reads an address, as a person or for their organization, and whether they have chosen to get mail of a topic; null without a choice.';
grant execute on function app.mail_reader(text, text) to app_guest, app_member, app_staff, app_system;
create policy rules on app.mail_choices for select to app_rules using (true);
grant select on app.mail_choices to app_rules;
create index partners_email on app.partners (lower(email));
create index profiles_email on app.profiles (email);
alter function app.mail_reader(text, text) owner to app_rules;

-- Bytes lie outside the database, so they go after their row has. Until then it is known that they are to go.
create table app.gone_files (
  id uuid primary key,
  gone_at timestamptz not null default now()
);
comment on table app.gone_files is 'Files whose row is gone and whose bytes are not yet. A job deletes the bytes, then this.';
alter table app.gone_files enable row level security;
alter table app.gone_files force row level security;
create policy rules on app.gone_files for insert to app_rules with check (true);
create policy system on app.gone_files to app_system using (true) with check (true);
grant insert (id) on app.gone_files to app_rules;
grant select, delete on app.gone_files to app_system;
create function app.note_gone_file() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  insert into app.gone_files (id) values (old.id) on conflict do nothing;
  return null;
end $$;
create trigger note_gone_file after delete on app.files for each row execute function app.note_gone_file();
grant select (id) on app.gone_files to app_rules;
alter function app.note_gone_file() owner to app_rules;

-- To forget a person. The books stay: what was supported keeps its kind, places and amount, and no name.
grant update (status, name, email, phone, message, reason, decided_at, updated_at) on app.supports to app_system;
grant update (status, name, name_hebrew, search_name, website, registration_number, email, phone, contact_person_name,
    contact_person_role, social_links, physical_address, description, mission, other_focus_area, other_audience,
    other_activity, updated_at)
  on app.partners to app_system;
grant delete on app.partner_applications, app.project_events, app.project_event_revisions, app.news, app.products,
  app.inbox_messages to app_system;
grant update (status, title, description, location, latitude, longitude, search_text, updated_at) on app.project_events
  to app_system;

-- Sign-in is reached by nobody but its own role, which owns these and nothing else here.
create function app.forget_sign_in(person uuid) returns void
  language sql security definer set search_path = auth, pg_temp as $$
  delete from auth.verifications v using auth.users u
    where u.id = person and (position(u.email in lower(v.identifier || ' ' || v.value)) > 0
      or position(person::text in v.identifier || ' ' || v.value) > 0);
  delete from auth.users where id = person $$;
comment on function app.forget_sign_in(uuid) is 'Deletes how a person signs in, and with it their profile and all that hangs on it.';

create function app.forget_expired_sign_ins(at timestamptz, most integer) returns integer
  language sql security definer set search_path = auth, pg_temp as $$
  with s as (delete from auth.sessions where id in
      (select id from auth.sessions where expires_at < at order by expires_at limit most) returning 1),
    v as (delete from auth.verifications where id in
      (select id from auth.verifications where expires_at < at order by expires_at limit most) returning 1)
  select ((select count(*) from s) + (select count(*) from v))::integer $$;
comment on function app.forget_expired_sign_ins(timestamptz, integer) is
  'Deletes sessions and proofs that hold no more, at most so many of each, and tells how many.';

create function app.own_sign_in() returns jsonb
  language sql stable security definer set search_path = auth, pg_temp as $$
  select jsonb_build_object(
    'user', (select to_jsonb(u) from auth.users u where u.id = me.id),
    'accounts', (select coalesce(jsonb_agg(
        to_jsonb(a) - array['password', 'access_token', 'refresh_token', 'id_token'] order by a.created_at), '[]')
      from auth.accounts a where a.user_id = me.id),
    'sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'token' order by s.created_at), '[]')
      from auth.sessions s where s.user_id = me.id))
  from (select nullif(current_setting('app.user_id', true), '')::uuid as id) me $$;
comment on function app.own_sign_in() is 'How the signed-in person signs in, and where they are; without what opens the door.';
grant execute on function app.forget_sign_in(uuid), app.forget_expired_sign_ins(timestamptz, integer) to app_system;
grant execute on function app.own_sign_in() to app_member;

-- Owning a function asks for creating in its schema, for this moment.
grant create on schema app to app_auth;
alter function app.forget_sign_in(uuid) owner to app_auth;
alter function app.forget_expired_sign_ins(timestamptz, integer) owner to app_auth;
alter function app.own_sign_in() owner to app_auth;
revoke create on schema app from app_auth;

-- A project can be deleted: what keeps its search document up to date has told the database not to. Its owner changes it.
set local role app_rules;
create or replace function app.project_search() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  was app.search_documents;
begin
  delete from app.search_documents where project_event_id = coalesce(new.id, old.id) returning * into was;
  if was.project_event_id is not null then
    update app.facet_counts set n = n - 1
      where type = was.type and category = was.category and region = coalesce(was.region, '');
  end if;
  if tg_op <> 'DELETE' and new.is_public then
    insert into app.search_documents
      (project_event_id, type, category, region, district, support_types, created_at, start_datetime, haystack,
        latitude, longitude)
      select new.id, new.type, new.category, new.region, new.district, new.support_types, new.created_at,
        new.start_datetime, new.search_text || ' ' || p.search_name, new.latitude, new.longitude
      from app.partners p where p.id = new.partner_id;
    insert into app.facet_counts as f (type, category, region, n)
      values (new.type, new.category, coalesce(new.region, ''), 1)
      on conflict (type, category, region) do update set n = f.n + 1;
  end if;
  -- Before a deletion nothing returned would mean: do not delete.
  if tg_op = 'DELETE' then
    return old;
  end if;
  return null;
end $$;
reset role;
