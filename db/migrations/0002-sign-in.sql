-- The tables of better-auth 1.7, in its own schema, with our names. Ids are UUIDs made by the app (version 7).

create table auth.users (
  id uuid primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  mobile_phone text,
  signup_ip text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_is_lower_case check (email = lower(email))
);
comment on table auth.users is 'Who can sign in. What the product itself knows of a person is in app.profiles.';
comment on column auth.users.name is 'personal';
comment on column auth.users.email is 'personal';
comment on column auth.users.image is 'personal';
comment on column auth.users.mobile_phone is 'personal';
comment on column auth.users.signup_ip is 'personal: address of the connection that signed up';

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_user_id on auth.sessions (user_id);
comment on table auth.sessions is 'Open sessions; the cookie holds the signed token.';
comment on column auth.sessions.ip_address is 'personal';
comment on column auth.sessions.user_agent is 'personal';

create table auth.accounts (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index accounts_user_id on auth.accounts (user_id);
comment on table auth.accounts is 'Ways to sign in: a password (hashed) or an identity at a provider.';
comment on column auth.accounts.account_id is 'personal: id at the provider, or the user''s own id for a password';
comment on column auth.accounts.access_token is 'personal';
comment on column auth.accounts.refresh_token is 'personal';
comment on column auth.accounts.id_token is 'personal';

create table auth.verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on auth.verifications (identifier);
comment on table auth.verifications is 'Short-lived proofs: reset tokens and the like.';
comment on column auth.verifications.identifier is 'personal: may hold an address';
comment on column auth.verifications.value is 'personal: may hold an id';

do $$
declare
  name text;
begin
  foreach name in array array['users', 'sessions', 'accounts', 'verifications'] loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('alter table auth.%I force row level security', name);
    execute format('create policy sign_in on auth.%I to app_auth using (true) with check (true)', name);
  end loop;
end $$;

grant select, delete on auth.users, auth.sessions, auth.accounts, auth.verifications to app_auth;
grant insert (id, name, email, email_verified, image, mobile_phone, signup_ip, created_at, updated_at),
  update (name, email, email_verified, image, updated_at) on auth.users to app_auth;
grant insert (id, user_id, token, expires_at, ip_address, user_agent, created_at, updated_at),
  update (token, expires_at, ip_address, user_agent, updated_at) on auth.sessions to app_auth;
grant insert (id, user_id, provider_id, account_id, password, access_token, refresh_token, id_token,
    access_token_expires_at, refresh_token_expires_at, scope, created_at, updated_at),
  update (account_id, password, access_token, refresh_token, id_token, access_token_expires_at,
    refresh_token_expires_at, scope, updated_at) on auth.accounts to app_auth;
grant insert (id, identifier, value, expires_at, created_at, updated_at),
  update (value, expires_at, updated_at) on auth.verifications to app_auth;
