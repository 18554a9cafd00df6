-- Ways to sign in: a password (hashed) or an identity at a provider.
create table auth.accounts (
  id uuid not null,
  user_id uuid not null,
  provider_id text not null,
  account_id text not null,  -- personal: id at the provider, or the user's own id for a password
  password text,
  access_token text,  -- personal
  refresh_token text,  -- personal
  id_token text,  -- personal
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_provider_id_account_id_key UNIQUE (provider_id, account_id)
);
CREATE INDEX accounts_user_id ON auth.accounts USING btree (user_id);
create policy sign_in on auth.accounts for all to app_auth
  using (true)
  with check (true);
grant delete on auth.accounts to app_auth;
grant insert (id, user_id, provider_id, account_id, password, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, created_at, updated_at) on auth.accounts to app_auth;
grant select on auth.accounts to app_auth;
grant update (account_id, password, access_token, refresh_token, id_token, access_token_expires_at, refresh_token_expires_at, scope, updated_at) on auth.accounts to app_auth;
CREATE TRIGGER end_asked_changes AFTER DELETE OR UPDATE OF password ON auth.accounts FOR EACH ROW WHEN ((old.provider_id = 'credential'::text)) EXECUTE FUNCTION auth.end_asked_changes();

-- Changes of an address: asked for, and done once a link in the new mailbox was used. Undone by a link in the old one for a week.
create table auth.address_changes (
  id uuid not null,
  user_id uuid not null,
  from_address text not null,  -- personal
  to_address text not null,  -- personal
  confirm_hash text not null,  -- The SHA-256 of the token in the mail to the new address
  undo_hash text not null,  -- The SHA-256 of the token in the mail to the old address
  asked_at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint address_changes_to_address_check CHECK ((to_address = lower(to_address))),
  constraint address_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint address_changes_pkey PRIMARY KEY (id),
  constraint address_changes_confirm_hash_key UNIQUE (confirm_hash),
  constraint address_changes_undo_hash_key UNIQUE (undo_hash)
);
CREATE INDEX address_changes_user ON auth.address_changes USING btree (user_id);
create policy sign_in on auth.address_changes for all to app_auth
  using (true)
  with check (true);
grant delete on auth.address_changes to app_auth;
grant insert (id, user_id, from_address, to_address, confirm_hash, undo_hash, asked_at) on auth.address_changes to app_auth;
grant select on auth.address_changes to app_auth;
grant update (done_at) on auth.address_changes to app_auth;

-- Open sessions; the cookie holds the signed token.
create table auth.sessions (
  id uuid not null,
  user_id uuid not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,  -- personal
  user_agent text,  -- personal
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_key UNIQUE (token)
);
CREATE INDEX sessions_user_id ON auth.sessions USING btree (user_id);
create policy sign_in on auth.sessions for all to app_auth
  using (true)
  with check (true);
grant delete on auth.sessions to app_auth;
grant insert (id, user_id, token, expires_at, ip_address, user_agent, created_at, updated_at) on auth.sessions to app_auth;
grant select on auth.sessions to app_auth;
grant update (token, expires_at, ip_address, user_agent, updated_at) on auth.sessions to app_auth;
CREATE TRIGGER note_sign_in AFTER INSERT ON auth.sessions FOR EACH ROW EXECUTE FUNCTION app.note_sign_in();

-- Who can sign in. What the product itself knows of a person is in app.profiles.
create table auth.users (
  id uuid not null,
  name text not null,  -- personal
  email text not null,  -- personal
  email_verified boolean not null default false,
  image text,  -- personal
  mobile_phone text,  -- personal
  signup_ip text,  -- personal: address of the connection that signed up
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint users_email_is_lower_case CHECK ((email = lower(email))),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_email_key UNIQUE (email)
);
create policy sign_in on auth.users for all to app_auth
  using (true)
  with check (true);
grant delete on auth.users to app_auth;
grant insert (id, name, email, email_verified, image, mobile_phone, signup_ip, created_at, updated_at) on auth.users to app_auth;
grant select on auth.users to app_auth;
grant update (name, email, email_verified, image, mobile_phone, signup_ip, updated_at) on auth.users to app_auth;
CREATE TRIGGER mirror_user AFTER INSERT OR UPDATE OF name, email, mobile_phone, signup_ip ON auth.users FOR EACH ROW EXECUTE FUNCTION app.mirror_user();

-- Short-lived proofs: reset tokens and the like.
create table auth.verifications (
  id uuid not null,
  identifier text not null,  -- The SHA-256 of a token or a state, never the token itself
  value text not null,  -- personal: may hold an id
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint verifications_pkey PRIMARY KEY (id)
);
CREATE INDEX verifications_identifier ON auth.verifications USING btree (identifier);
create policy sign_in on auth.verifications for all to app_auth
  using (true)
  with check (true);
grant delete on auth.verifications to app_auth;
grant insert (id, identifier, value, expires_at, created_at, updated_at) on auth.verifications to app_auth;
grant select on auth.verifications to app_auth;
grant update (value, expires_at, updated_at) on auth.verifications to app_auth;

-- Which topics of mail a person does or does not want. Without a row: what domain/accounts/mail-topic.ts says.
create table app.mail_choices (
  user_id uuid not null,
  topic text not null,
  is_wanted boolean not null,
  updated_at timestamp with time zone not null default now(),
  constraint mail_choices_topic_check CHECK ((topic ~ '^[a-z]+(-[a-z]+)*$'::text)),
  constraint mail_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint mail_choices_pkey PRIMARY KEY (user_id, topic)
);
create policy own on app.mail_choices for all to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check (user_id = ( SELECT app.uid() AS uid));
create policy rules on app.mail_choices for select to app_rules
  using (true);
create policy system on app.mail_choices for all to app_system
  using (true)
  with check (true);
grant insert (user_id, topic, is_wanted, updated_at) on app.mail_choices to app_member;
grant select on app.mail_choices to app_member;
grant update (is_wanted, updated_at) on app.mail_choices to app_member;
grant select on app.mail_choices to app_rules;
grant insert (user_id, topic, is_wanted, updated_at) on app.mail_choices to app_system;
grant select on app.mail_choices to app_system;
grant update (is_wanted, updated_at) on app.mail_choices to app_system;

-- How many people there are: one row, kept by trigger.
create table app.people_count (
  is_only boolean not null default true,
  n bigint not null,
  constraint people_count_is_only_check CHECK (is_only),
  constraint people_count_pkey PRIMARY KEY (is_only)
);
create policy rules on app.people_count for all to app_rules
  using (true)
  with check (true);
create policy staff on app.people_count for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
grant insert (n) on app.people_count to app_rules;
grant select on app.people_count to app_rules;
grant update (n) on app.people_count to app_rules;
grant select on app.people_count to app_staff;

-- What a person would like to support, where, and for what; slugs of domain/accounts/preferences.ts.
create table app.preferences (
  user_id uuid not null,
  support_types text[] not null default '{}'::text[],
  locations text[] not null default '{}'::text[],
  categories text[] not null default '{}'::text[],
  updated_at timestamp with time zone not null default now(),
  constraint preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint preferences_pkey PRIMARY KEY (user_id)
);
create policy own on app.preferences for all to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check (user_id = ( SELECT app.uid() AS uid));
create policy system on app.preferences for all to app_system
  using (true)
  with check (true);
grant insert (user_id, support_types, locations, categories, updated_at) on app.preferences to app_member;
grant select on app.preferences to app_member;
grant update (support_types, locations, categories, updated_at) on app.preferences to app_member;
grant insert (user_id, support_types, locations, categories, updated_at) on app.preferences to app_system;
grant select on app.preferences to app_system;
grant update (support_types, locations, categories, updated_at) on app.preferences to app_system;

-- One row for each changed field of a profile. Pictures only say that they were updated.
create table app.profile_changes (
  id uuid not null,
  user_id uuid not null,
  field_name text not null,  -- personal: names a column of app.profiles
  old_value text,  -- personal
  new_value text,  -- personal
  changed_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint profile_changes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint profile_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint profile_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX profile_changes_changed_by ON app.profile_changes USING btree (changed_by);
CREATE INDEX profile_changes_user ON app.profile_changes USING btree (user_id, created_at DESC);
create policy own on app.profile_changes for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy own_write on app.profile_changes for insert to app_member
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (changed_by = ( SELECT app.uid() AS uid)));
create policy staff on app.profile_changes for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.profile_changes for all to app_system
  using (true)
  with check (true);
grant insert (id, user_id, field_name, old_value, new_value, changed_by, created_at) on app.profile_changes to app_member;
grant select on app.profile_changes to app_member;
grant select on app.profile_changes to app_staff;
grant delete on app.profile_changes to app_system;
grant insert (id, user_id, field_name, old_value, new_value, changed_by, created_at) on app.profile_changes to app_system;
grant select on app.profile_changes to app_system;

-- What the product knows of a person. Made by trigger with the sign-in account; holds no password.
create table app.profiles (
  id uuid not null,
  full_name text not null,  -- personal
  email text not null,  -- personal: mirrors the sign-in address; readable by its owner and staff
  mobile_phone text,  -- personal
  signup_ip text,  -- personal
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  address text,  -- personal
  city text,  -- personal
  state text,  -- personal
  country text,  -- personal
  postal_code text,  -- personal
  avatar_file_id uuid,  -- The picture
  last_sign_in timestamp with time zone,  -- Set by trigger with each new session
  search_text text not null generated always as (app.fold_text(((((full_name || ' '::text) || email) || ' '::text) || COALESCE(signup_ip, ''::text)))) stored,  -- personal: name, address and where they signed up from, for staff's search
  suspended_at timestamp with time zone,  -- Since when this person may not sign in. What they made public stays.
  suspension_reason text,  -- personal: written for one person
  language text,  -- In which they read this site and its mails
  constraint profiles_address_check CHECK ((length(address) <= 200)),
  constraint profiles_city_check CHECK ((length(city) <= 120)),
  constraint profiles_country_check CHECK ((length(country) <= 120)),
  constraint profiles_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint profiles_postal_code_check CHECK ((length(postal_code) <= 20)),
  constraint profiles_state_check CHECK ((length(state) <= 120)),
  constraint profiles_suspension_reason_check CHECK ((length(suspension_reason) <= 2000)),
  constraint suspended_with_reason CHECK (((suspended_at IS NULL) OR (length(suspension_reason) > 0))),
  constraint profiles_avatar_file_id_fkey FOREIGN KEY (avatar_file_id) REFERENCES app.files(id) ON DELETE SET NULL,
  constraint profiles_id_fkey FOREIGN KEY (id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint profiles_pkey PRIMARY KEY (id)
);
CREATE INDEX profiles_avatar ON app.profiles USING btree (avatar_file_id);
CREATE INDEX profiles_created_at ON app.profiles USING btree (created_at);
CREATE INDEX profiles_email ON app.profiles USING btree (email);
CREATE INDEX profiles_letters ON app.profiles USING gin (app.letters_of(search_text)) WITH (fastupdate=off);
CREATE INDEX profiles_newest ON app.profiles USING btree (created_at DESC, id DESC);
CREATE INDEX profiles_search ON app.profiles USING gin (search_text public.gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX profiles_signup_ip ON app.profiles USING btree (signup_ip, created_at DESC, id DESC);
CREATE INDEX profiles_suspended ON app.profiles USING btree (created_at DESC, id DESC) WHERE (suspended_at IS NOT NULL);
create policy own on app.profiles for select to app_member
  using (id = ( SELECT app.uid() AS uid));
create policy own_change on app.profiles for update to app_member
  using (id = ( SELECT app.uid() AS uid))
  with check (id = ( SELECT app.uid() AS uid));
create policy rules on app.profiles for all to app_rules
  using (true)
  with check (true);
create policy staff on app.profiles for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy suspend on app.profiles for update to app_staff
  using ( SELECT app.is_superuser() AS is_superuser)
  with check ( SELECT app.is_superuser() AS is_superuser);
create policy system on app.profiles for select to app_system
  using (true);
grant select on app.profiles to app_member;
grant update (full_name, mobile_phone, updated_at, address, city, state, country, postal_code, avatar_file_id, language) on app.profiles to app_member;
grant insert (id, full_name, email, mobile_phone, signup_ip) on app.profiles to app_rules;
grant select on app.profiles to app_rules;
grant update (full_name, email, mobile_phone, signup_ip, updated_at, last_sign_in) on app.profiles to app_rules;
grant select on app.profiles to app_staff;
grant update (updated_at, suspended_at, suspension_reason) on app.profiles to app_staff;
grant select on app.profiles to app_system;
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF avatar_file_id ON app.profiles FOR EACH ROW EXECUTE FUNCTION app.check_file('avatar_file_id', 'avatars');
CREATE TRIGGER count_people_added AFTER INSERT ON app.profiles REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.count_people();
CREATE TRIGGER count_people_gone AFTER DELETE ON app.profiles REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION app.count_people();
CREATE TRIGGER end_sessions AFTER UPDATE OF suspended_at ON app.profiles FOR EACH ROW WHEN ((new.suspended_at IS NOT NULL)) EXECUTE FUNCTION app.end_sessions();
CREATE TRIGGER follow_suspension AFTER UPDATE OF suspended_at ON app.profiles FOR EACH ROW WHEN ((old.suspended_at IS DISTINCT FROM new.suspended_at)) EXECUTE FUNCTION app.follow_suspension();
CREATE TRIGGER keep_last_superuser BEFORE UPDATE OF suspended_at ON app.profiles FOR EACH ROW WHEN (((old.suspended_at IS NULL) AND (new.suspended_at IS NOT NULL))) EXECUTE FUNCTION app.keep_last_superuser();

-- Staff only. Partner and ambassador are not roles: they follow from the person's organization and page.
create table app.roles (
  user_id uuid not null,
  role text not null,
  granted_at timestamp with time zone not null default now(),
  constraint roles_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'superuser'::text]))),
  constraint roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint roles_pkey PRIMARY KEY (user_id, role)
);
create policy appoint on app.roles for insert to app_staff
  with check ( SELECT app.is_superuser() AS is_superuser);
create policy dismiss on app.roles for delete to app_staff
  using ( SELECT app.is_superuser() AS is_superuser);
create policy own on app.roles for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy rules on app.roles for select to app_rules
  using (true);
create policy staff on app.roles for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.roles for all to app_system
  using (true)
  with check (true);
grant select on app.roles to app_member;
grant select on app.roles to app_rules;
grant delete on app.roles to app_staff;
grant insert (user_id, role) on app.roles to app_staff;
grant select on app.roles to app_staff;
grant insert (user_id, role) on app.roles to app_system;
grant select on app.roles to app_system;
CREATE TRIGGER keep_last_superuser BEFORE DELETE OR UPDATE ON app.roles FOR EACH ROW EXECUTE FUNCTION app.keep_last_superuser();

-- Filters of the administration's lists that a staff member has saved; nobody else sees them
create table app.saved_filters (
  id uuid not null,
  user_id uuid not null,
  list text not null,  -- The path of the list
  name text not null,  -- personal: chosen by them
  query text not null,  -- personal: the parameters of the address, with what they searched for
  created_at timestamp with time zone not null default now(),
  constraint saved_filters_list_check CHECK (((list ~ '^/admin(/[a-z-]+)*$'::text) AND (length(list) <= 100))),
  constraint saved_filters_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint saved_filters_query_check CHECK (((length(query) >= 1) AND (length(query) <= 1000))),
  constraint saved_filters_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint saved_filters_pkey PRIMARY KEY (id),
  constraint saved_filters_user_id_list_name_key UNIQUE (user_id, list, name)
);
create policy own on app.saved_filters for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy own_of_staff on app.saved_filters for all to app_staff
  using ((user_id = ( SELECT app.uid() AS uid)) AND ( SELECT app.is_staff() AS is_staff))
  with check ((user_id = ( SELECT app.uid() AS uid)) AND ( SELECT app.is_staff() AS is_staff));
create policy system on app.saved_filters for all to app_system
  using (true)
  with check (true);
grant select on app.saved_filters to app_member;
grant delete on app.saved_filters to app_staff;
grant insert (id, user_id, list, name, query, created_at) on app.saved_filters to app_staff;
grant select on app.saved_filters to app_staff;
grant update (query) on app.saved_filters to app_staff;
grant insert (id, user_id, list, name, query, created_at) on app.saved_filters to app_system;
grant select on app.saved_filters to app_system;

-- Notes that a person wants another address, in the place of what they wanted before; tells whether somebody has proved that one.
CREATE OR REPLACE FUNCTION app.ask_address_change(id uuid, person uuid, to_address text, confirm_hash text, undo_hash text, at timestamp with time zone)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'auth', 'pg_temp'
AS $function$
declare
  own auth.users;
begin
  select * into strict own from auth.users u where u.id = person for update;
  delete from auth.address_changes c where c.user_id = person and c.done_at is null;
  insert into auth.address_changes (id, user_id, from_address, to_address, confirm_hash, undo_hash, asked_at)
    values (ask_address_change.id, person, own.email, ask_address_change.to_address, ask_address_change.confirm_hash,
      ask_address_change.undo_hash, at);
  return case when exists (select from auth.users u where u.email = ask_address_change.to_address and u.email_verified)
    then 'taken' else 'free' end;
end $function$;

-- Does the change whose link was used in the new mailbox, within a day and once, and ends every other session.
CREATE OR REPLACE FUNCTION app.confirm_address_change(hash text, at timestamp with time zone, keep_session uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'auth', 'pg_temp'
AS $function$
declare
  change auth.address_changes;
  holder auth.users;
begin
  select * into change from auth.address_changes where confirm_hash = hash and done_at is null
    and asked_at > at - interval '1 day' for update;
  if change.id is null or not exists (
      select from auth.users where id = change.user_id and email = change.from_address for update) then
    return jsonb_build_object('outcome', 'over');
  end if;
  select * into holder from auth.users where email = change.to_address;
  if holder.id is not null then
    return jsonb_build_object('outcome', case when holder.email_verified then 'taken' else 'unproved' end, 'holder', holder.id);
  end if;
  update auth.users set email = change.to_address, email_verified = true, updated_at = at where id = change.user_id;
  update auth.address_changes set done_at = at where id = change.id;
  delete from auth.verifications where value = change.user_id::text;
  delete from auth.sessions where user_id = change.user_id and id is distinct from keep_session;
  return jsonb_build_object('outcome', 'done', 'person', change.user_id, 'from', change.from_address, 'to', change.to_address);
end $function$;

-- How many people match, counted no further than `most`. With `enough` of them among the newest 2,000, nobody looks whether there are more: then it is open.
CREATE OR REPLACE FUNCTION app.count_found_people(words text[], pieces text[], letters text[], address text, what text, enough integer, most integer, OUT n integer, OUT is_open boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  matches text := app.people_condition(words, address, what);
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  is_open := false;
  if cardinality(words) > 0 then
    execute format('select count(*)
        from (select p.* from app.profiles p order by p.created_at desc, p.id desc limit 2000) as p where %s', matches)
      into n using words, address;
    if n >= enough then
      is_open := (select c.n > 2000 from app.people_count c);
      return;
    end if;
    matches := matches || ' and ' || app.people_index_condition(pieces, letters);
  end if;
  execute format('select count(*) from (select from app.profiles p where %s limit $5) as few', matches)
    into n using words, address, pieces, letters, most;
end $function$;

CREATE OR REPLACE FUNCTION app.count_people()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    update app.people_count set n = n + (select count(*) from added);
  else
    update app.people_count set n = n - (select count(*) from gone);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION auth.end_asked_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'auth', 'pg_temp'
AS $function$
begin
  delete from auth.address_changes where user_id = old.user_id and done_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.end_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'auth', 'pg_temp'
AS $function$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end $function$;

-- People who match, the newest first, beginning behind `edge`; or the nearest newer ones, the oldest first. Words and pieces are patterns; whatever has the words has the pieces and the letters too.
CREATE OR REPLACE FUNCTION app.find_people(words text[], pieces text[], letters text[], address text, what text, edge uuid, is_newer boolean, most integer)
 RETURNS SETOF app.profiles
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  matches constant text := app.people_condition(words, address, what);
  beyond constant text := case when edge is null then 'true' else format(
    '(p.created_at, p.id) %s (select e.created_at, e.id from app.profiles e where e.id = $5)',
    case when is_newer then '>' else '<' end) end;
  in_order constant text := case when is_newer then 'order by p.created_at, p.id' else 'order by p.created_at desc, p.id desc' end;
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  return query execute case when cardinality(words) = 0 then
    format('select p.* from app.profiles p where %s and %s %s limit $6', matches, beyond, in_order)
  else
    format('with near as materialized (
        select p.* from (select p.* from app.profiles p where %1$s %2$s limit 2000) as p where %3$s %2$s limit $6
      ), far as materialized (
        select p.* from app.profiles p where (select count(*) from near) < $6 and %4$s and %3$s and %1$s
      )
      select p.* from (select * from near where (select count(*) from near) = $6 union all select * from far) as p
      %2$s limit $6', beyond, in_order, matches, app.people_index_condition(pieces, letters))
  end using words, address, pieces, letters, edge, most;
end $function$;

-- Takes the page of a suspended ambassador from the public, and gives it back.
CREATE OR REPLACE FUNCTION app.follow_suspension()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  update app.ambassador_profiles set updated_at = updated_at where user_id = new.id;
  return null;
end $function$;

-- Deletes sessions and proofs that hold no more, at most so many of each, and tells how many.
CREATE OR REPLACE FUNCTION app.forget_expired_sign_ins(at timestamp with time zone, most integer)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'auth', 'pg_temp'
AS $function$
  with s as (delete from auth.sessions where id in
      (select id from auth.sessions where expires_at < at order by expires_at limit most) returning 1),
    v as (delete from auth.verifications where id in
      (select id from auth.verifications where expires_at < at order by expires_at limit most) returning 1)
  select ((select count(*) from s) + (select count(*) from v))::integer $function$;

-- Deletes how a person signs in, and with it their profile and all that hangs on it.
CREATE OR REPLACE FUNCTION app.forget_sign_in(person uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'auth', 'pg_temp'
AS $function$
  delete from auth.verifications v using auth.users u
    where u.id = person and (position(u.email in lower(v.identifier || ' ' || v.value)) > 0
      or position(person::text in v.identifier || ' ' || v.value) > 0);
  delete from auth.users where id = person $function$;

-- Makes a member the leader: whoever takes what was offered to them, or whom a job names. Says done, or why not.
CREATE OR REPLACE FUNCTION app.hand_over_group(of_group uuid, heir uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  by_job boolean := current_setting('role') = 'app_system';
  lead app.profiles;
  moving uuid[];
begin
  perform from app.volunteer_groups where id = of_group
    and (by_job or heir = app.uid() and offered_to = heir) for no key update;
  if not found then
    return 'not-offered';
  end if;
  select p.* into lead from app.profiles p join app.group_members x on x.user_id = p.id
    where x.group_id = of_group and p.id = heir and p.suspended_at is null;
  if lead.id is null then
    return 'not-offered';
  end if;
  moving := array(
    select s.id from app.supports s join app.project_events e on e.id = s.project_event_id
    where s.group_id = of_group and s.status in ('waiting', 'offered', 'pending', 'confirmed') and not coalesce(case
      when e.completed_at is not null then true
      when e.type = 'project' then e.end_date < (now() at time zone e.time_zone)::date
      when e.end_datetime is not null then e.end_datetime <= now()
      else (e.start_datetime at time zone e.time_zone)::date < (now() at time zone e.time_zone)::date
    end, false));
  if exists (select from app.supports s join app.project_events e on e.id = s.project_event_id
      join app.partners p on p.id = e.partner_id where s.id = any (moving) and p.user_id = heir) then
    return 'own-item';
  end if;
  update app.volunteer_groups set owner_id = heir, offered_to = null, updated_at = now() where id = of_group;
  -- Whoever was not asked gives nobody their address.
  update app.supports set user_id = heir, name = lead.full_name, email = case when by_job then '' else lead.email end,
    phone = null, message = '', updated_at = now()
    where id = any (moving);
  return 'done';
end $function$;

CREATE OR REPLACE FUNCTION app.is_staff()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return exists (select from app.roles r join app.profiles p on p.id = r.user_id
    where r.user_id = app.uid() and p.suspended_at is null);
end $function$;

CREATE OR REPLACE FUNCTION app.is_superuser()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return exists (select from app.roles r join app.profiles p on p.id = r.user_id
    where r.user_id = app.uid() and r.role = 'superuser' and p.suspended_at is null);
end $function$;

-- Whether this is the account of someone who has proved their address and is not suspended.
CREATE OR REPLACE FUNCTION app.is_verified(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select coalesce((app.sign_ins_of(person) ->> 'is_proved')::boolean, false)
    and exists (select from app.profiles x where x.id = person and x.suspended_at is null) $function$;

CREATE OR REPLACE FUNCTION app.keep_last_superuser()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  leaving uuid;
begin
  if tg_table_name = 'profiles' then
    leaving := new.id;
  elsif old.role = 'superuser' then
    leaving := old.user_id;
  end if;
  if leaving is not null then
    perform pg_advisory_xact_lock(hashtextextended('superusers leave', 0));
    if exists (select from app.roles where user_id = leaving and role = 'superuser')
      and not exists (select from app.roles r join app.profiles p on p.id = r.user_id
        where r.role = 'superuser' and p.suspended_at is null and r.user_id <> leaving) then
      raise exception 'the last superuser stays' using errcode = 'check_violation', constraint = 'last_superuser';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $function$;

-- The language of whoever reads an address, as a person or for their organization; null if it is not known.
CREATE OR REPLACE FUNCTION app.mail_language(address text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select r.language
  from (
    select coalesce(p.language, 'en') as language, 1 as rank from app.profiles p where p.email = lower(mail_language.address)
    union all
    select coalesce(p.language, 'en'), 2 from app.partners o join app.profiles p on p.id = o.user_id
    where lower(o.email) = lower(mail_language.address)
  ) r order by r.rank, r.language limit 1 $function$;

-- Who reads an address, as a person or for their organization, and whether they have chosen to get mail of a topic; null without a choice.
CREATE OR REPLACE FUNCTION app.mail_reader(address text, about text)
 RETURNS TABLE(person uuid, is_wanted boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select r.id, (select c.is_wanted from app.mail_choices c where c.user_id = r.id and c.topic = mail_reader.about)
  from (
    select p.id, 1 as rank from app.profiles p where p.email = lower(mail_reader.address)
    union all
    select o.user_id, 2 from app.partners o where lower(o.email) = lower(mail_reader.address) and o.user_id is not null
  ) r order by r.rank limit 1 $function$;

-- The people of an organization who are emailed about what takes one of these duties, and its public address where it has no team; for staff, jobs, its team, and whoever has supported it or ordered from it.
CREATE OR REPLACE FUNCTION app.mail_team(of_partner uuid, needed text[])
 RETURNS TABLE(user_id uuid, email text, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  with team as (
    select x.id, x.email, x.full_name from app.profiles x
    where x.suspended_at is null and x.email <> ''
      and exists (select from app.partner_members y where y.partner_id = of_partner)
      and (x.id = (select p.user_id from app.partners p where p.id = of_partner)
        or exists (select from app.partner_members y where y.partner_id = of_partner and y.user_id = x.id and y.duties && needed))
  )
  select w.* from (
    select t.id as user_id, t.email, t.full_name as name from team t
    union all
    select null, p.email, null from app.partners p where p.id = of_partner and p.email <> '' and not exists (select from team)
  ) w
  where current_setting('role') in ('app_staff', 'app_system')
    or of_partner = app.own_partner()
    or exists (select from app.supports s join app.project_events e on e.id = s.project_event_id
      where e.partner_id = of_partner and (s.user_id = app.uid() or s.guest_id = app.guest_id() or s.id in (select app.own_group_supports())))
    or exists (select from app.partner_orders p join app.orders o on o.id = p.order_id
      where p.partner_id = of_partner and (o.user_id = app.uid() or o.guest_id = app.guest_id())) $function$;

-- Whether the sender of a message of one's own may be sent a confirmation.
CREATE OR REPLACE FUNCTION app.may_confirm(asked uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select exists (select from app.profiles p where p.id = m.user_id and p.email = m.email)
    or 5 > (
      select count(*) from app.inbox_messages i
      where app.mailbox_of(i.email) = app.mailbox_of(m.email) and i.id <> m.id
        and i.created_at > m.created_at - interval '1 hour')
  from app.inbox_messages m
  where m.id = asked and (m.user_id = app.uid() or m.guest_id = app.guest_id()) $function$;

CREATE OR REPLACE FUNCTION app.mirror_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into app.profiles (id, full_name, email, mobile_phone, signup_ip)
      values (new.id, new.name, new.email, new.mobile_phone, new.signup_ip);
  elsif not old.email_verified then
    -- Until the address is proved, whoever signs up with it again says who they are.
    update app.profiles set full_name = new.name, email = new.email, mobile_phone = new.mobile_phone,
        signup_ip = new.signup_ip, updated_at = now()
      where id = new.id;
  elsif new.email <> old.email then
    update app.profiles set email = new.email, updated_at = now() where id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.note_sign_in()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  update app.profiles set last_sign_in = now() where id = new.user_id and suspended_at is null;
  if not found then
    raise exception 'this person is suspended' using errcode = 'check_violation', constraint = 'person_is_suspended';
  end if;
  return null;
end $function$;

-- How the signed-in person signs in, and where they are; without what opens the door.
CREATE OR REPLACE FUNCTION app.own_sign_in()
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'auth', 'pg_temp'
AS $function$
  select jsonb_build_object(
    'user', (select to_jsonb(u) from auth.users u where u.id = me.id),
    'accounts', (select coalesce(jsonb_agg(
        to_jsonb(a) - array['password', 'access_token', 'refresh_token', 'id_token'] order by a.created_at), '[]')
      from auth.accounts a where a.user_id = me.id),
    'address_changes', (select coalesce(jsonb_agg(
        to_jsonb(c) - array['confirm_hash', 'undo_hash'] order by c.asked_at), '[]')
      from auth.address_changes c where c.user_id = me.id),
    'sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'token' order by s.created_at), '[]')
      from auth.sessions s where s.user_id = me.id))
  from (select nullif(current_setting('app.user_id', true), '')::uuid as id) me $function$;

-- The text of a condition; holds nothing of what was given but which of it there is.
CREATE OR REPLACE FUNCTION app.people_condition(words text[], address text, what text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select concat_ws(' and ', 'true',
    -- Of all words at once no index knows anything: whether one is asked, and for what, is said apart.
    case when cardinality(words) > 0 then 'p.search_text like all ($1)' end,
    case when address is not null then 'p.signup_ip = $2' end,
    case what
      when 'superuser' then 'p.id in (select user_id from app.roles where role = ''superuser'')'
      when 'admin' then 'p.id in (select user_id from app.roles group by user_id having max(role) = ''admin'')'
      when 'regular' then 'not exists (select from app.roles r where r.user_id = p.id)'
      when 'suspended' then 'p.suspended_at is not null'
    end) $function$;

-- Removes a provider of a person, unless it is their last way in.
CREATE OR REPLACE FUNCTION app.remove_way_in(person uuid, provider text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'auth', 'pg_temp'
AS $function$
declare
  ways integer;
begin
  -- One at a time: two that were removed at once would each see the other still there.
  perform from auth.users where id = person for update;
  select count(distinct provider_id) into ways from auth.accounts where user_id = person;
  if not exists (select from auth.accounts where user_id = person and provider_id = provider) then
    return 'none';
  elsif ways <= 1 then
    return 'last';
  end if;
  delete from auth.accounts where user_id = person and provider_id = provider;
  return 'removed';
end $function$;

-- Sets the password of a person, ends what was asked for before and every session but one; tells whether there was a password.
CREATE OR REPLACE FUNCTION app.set_password(person uuid, hash text, account uuid, keep_session uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'auth', 'pg_temp'
AS $function$
declare
  had boolean;
begin
  perform from auth.users where id = person for update;
  update auth.accounts set password = hash, updated_at = now() where user_id = person and provider_id = 'credential';
  had := found;
  if not had then
    insert into auth.accounts (id, user_id, provider_id, account_id, password, created_at, updated_at)
      values (account, person, 'credential', person::text, hash, now(), now());
  end if;
  delete from auth.address_changes where user_id = person and done_at is null;
  delete from auth.verifications where value = person::text;
  delete from auth.sessions where user_id = person and id is distinct from keep_session;
  return had;
end $function$;

-- Whether a person has proved their address, how they sign in and where they are; without what opens the door.
CREATE OR REPLACE FUNCTION app.sign_ins_of(person uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'auth', 'pg_temp'
AS $function$
  select jsonb_build_object(
    'is_proved', u.email_verified,
    'ways', (select coalesce(jsonb_agg(a.provider_id order by a.created_at), '[]') from auth.accounts a where a.user_id = u.id),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('since', s.created_at, 'last_used', s.updated_at,
        'user_agent', s.user_agent, 'address', s.ip_address) order by s.updated_at desc), '[]')
      from (select * from auth.sessions where user_id = u.id and expires_at > now() order by updated_at desc limit 20) s))
  from auth.users u where u.id = person $function$;

-- Makes the gifts and orders of a visitor the signed-in person's, where they were made under this person's own proved address; tells how many, and how many are left for others: null while the address is not proved. Whoever knows the visitor's id is that visitor.
CREATE OR REPLACE FUNCTION app.take_over_guest(guest uuid)
 RETURNS TABLE(taken integer, left_over integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  own_address text := (select lower(email) from app.profiles where id = app.uid());
  moved uuid[];
  bought integer;
begin
  if own_address is null or not coalesce((app.sign_ins_of(app.uid()) ->> 'is_proved')::boolean, false) then
    return query select 0, null::integer;
    return;
  end if;
  with given as (
    update app.supports s set user_id = app.uid(), guest_id = null
      where s.guest_id = guest and s.user_id is null and lower(s.email) = own_address
        and not exists (select from app.project_events e join app.partners p on p.id = e.partner_id
          where e.id = s.project_event_id and p.user_id = app.uid())
      returning s.id)
  select coalesce(array_agg(id), '{}') into moved from given;
  -- One person stays one supporter of an ambassador, under the number they were first given.
  update app.ambassador_supporters n set supporter = (
      select first.supporter from app.ambassador_supporters first join app.supports s on s.id = first.support_id
      where first.ambassador_id = n.ambassador_id and s.user_id = app.uid() order by s.created_at, s.id limit 1)
    where n.support_id = any (moved);
  update app.orders o set user_id = app.uid(), guest_id = null
    where o.guest_id = guest and o.user_id is null and not o.erase_when_done and lower(o.email) = own_address;
  get diagnostics bought = row_count;
  return query select cardinality(moved) + bought,
    ((select count(*) from app.supports s where s.guest_id = guest and s.user_id is null)
      + (select count(*) from app.orders o where o.guest_id = guest and o.user_id is null))::integer;
end $function$;

-- Gives an account back to the address it had, for a week: ends its sessions and every way in, so that only a new password by mail opens it.
CREATE OR REPLACE FUNCTION app.undo_address_change(hash text, at timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'auth', 'pg_temp'
AS $function$
declare
  change auth.address_changes;
  own auth.users;
  holder auth.users;
begin
  select * into change from auth.address_changes where undo_hash = hash and asked_at > at - interval '7 days' for update;
  select * into own from auth.users where id = change.user_id for update;
  -- Whoever changed the address once may have changed it again since.
  if own.id is null or change.done_at is null and own.email <> change.from_address then
    return jsonb_build_object('outcome', 'over');
  end if;
  select * into holder from auth.users where email = change.from_address and id <> own.id;
  if holder.id is not null then
    return jsonb_build_object('outcome', case when holder.email_verified then 'over' else 'unproved' end, 'holder', holder.id);
  end if;
  update auth.users set email = change.from_address, email_verified = true, updated_at = at where id = own.id;
  delete from auth.address_changes where user_id = own.id;
  delete from auth.verifications where value = own.id::text;
  delete from auth.sessions where user_id = own.id;
  delete from auth.accounts where user_id = own.id;
  return jsonb_build_object('outcome', 'undone', 'person', own.id, 'to', change.from_address);
end $function$;
