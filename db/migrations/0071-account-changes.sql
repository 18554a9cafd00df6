-- What people change about how they sign in: their address, proved at the new mailbox; their password; providers.

create table auth.address_changes (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  from_address text not null,
  to_address text not null check (to_address = lower(to_address)),
  confirm_hash text not null unique,
  undo_hash text not null unique,
  asked_at timestamptz not null,
  done_at timestamptz
);
create index address_changes_user on auth.address_changes (user_id);
comment on table auth.address_changes is
  'Changes of an address: asked for, and done once a link in the new mailbox was used. Undone by a link in the old one for a week.';
comment on column auth.address_changes.from_address is 'personal';
comment on column auth.address_changes.to_address is 'personal';
comment on column auth.address_changes.confirm_hash is 'The SHA-256 of the token in the mail to the new address';
comment on column auth.address_changes.undo_hash is 'The SHA-256 of the token in the mail to the old address';
alter table auth.address_changes enable row level security;
alter table auth.address_changes force row level security;
create policy sign_in on auth.address_changes to app_auth using (true) with check (true);
grant select, delete, update (done_at),
  insert (id, user_id, from_address, to_address, confirm_hash, undo_hash, asked_at) on auth.address_changes to app_auth;
grant update (email) on auth.users to app_auth;

-- A new password, and an address taken from whoever had it unproved, end what somebody else may have asked for before.
create function auth.end_asked_changes() returns trigger language plpgsql set search_path = auth, pg_temp as $$
begin
  delete from auth.address_changes where user_id = old.user_id and done_at is null;
  return null;
end $$;
create trigger end_asked_changes after update of password on auth.accounts
  for each row execute function auth.end_asked_changes();
create trigger end_asked_changes_with_password after delete on auth.accounts
  for each row when (old.provider_id = 'credential') execute function auth.end_asked_changes();
grant execute on function auth.end_asked_changes() to app_auth;

create function app.set_password(person uuid, hash text, account uuid, keep_session uuid) returns boolean
  language plpgsql security definer set search_path = auth, pg_temp as $$
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
end $$;
comment on function app.set_password(uuid, text, uuid, uuid) is
  'Sets the password of a person, ends what was asked for before and every session but one; tells whether there was a password.';

create function app.ask_address_change(id uuid, person uuid, to_address text, confirm_hash text, undo_hash text, at timestamptz)
  returns text language plpgsql security definer set search_path = auth, pg_temp as $$
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
end $$;
comment on function app.ask_address_change(uuid, uuid, text, text, text, timestamptz) is
  'Notes that a person wants another address, in the place of what they wanted before; tells whether somebody has proved that one.';

create function app.confirm_address_change(hash text, at timestamptz, keep_session uuid) returns jsonb
  language plpgsql security definer set search_path = auth, pg_temp as $$
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
end $$;
comment on function app.confirm_address_change(text, timestamptz, uuid) is
  'Does the change whose link was used in the new mailbox, within a day and once, and ends every other session.';

create function app.undo_address_change(hash text, at timestamptz) returns jsonb
  language plpgsql security definer set search_path = auth, pg_temp as $$
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
end $$;
comment on function app.undo_address_change(text, timestamptz) is
  'Gives an account back to the address it had, for a week: ends its sessions and every way in, so that only a new password by mail opens it.';

create function app.remove_way_in(person uuid, provider text) returns text
  language plpgsql security definer set search_path = auth, pg_temp as $$
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
end $$;
comment on function app.remove_way_in(uuid, text) is 'Removes a provider of a person, unless it is their last way in.';

grant execute on function app.set_password(uuid, text, uuid, uuid),
  app.ask_address_change(uuid, uuid, text, text, text, timestamptz),
  app.confirm_address_change(text, timestamptz, uuid), app.undo_address_change(text, timestamptz),
  app.remove_way_in(uuid, text) to app_system;

grant create on schema app to app_auth;
alter function app.set_password(uuid, text, uuid, uuid) owner to app_auth;
alter function app.ask_address_change(uuid, uuid, text, text, text, timestamptz) owner to app_auth;
alter function app.confirm_address_change(text, timestamptz, uuid) owner to app_auth;
alter function app.undo_address_change(text, timestamptz) owner to app_auth;
alter function app.remove_way_in(uuid, text) owner to app_auth;
set local role app_auth;
create or replace function app.own_sign_in() returns jsonb
  language sql stable security definer set search_path = auth, pg_temp as $$
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
  from (select nullif(current_setting('app.user_id', true), '')::uuid as id) me $$;
reset role;
revoke create on schema app from app_auth;
