-- What visitors fill in to take part. It counts nothing until the link that was emailed to them confirms it.
create table app.pending_sign_ups (
  id uuid primary key,
  token_hash text not null unique,
  project_event_id uuid not null references app.project_events (id) on delete cascade,
  kind text not null check (kind in ('volunteer', 'attend', 'visit', 'invest', 'business')),
  name text not null check (length(name) between 1 and 120),
  email text not null check (email = lower(email) and length(email) <= 254),
  phone text check (length(phone) <= 40),
  message text not null check (length(message) <= 2000),
  places integer not null check (places between 1 and 50),
  referral_code text,
  referral_at timestamptz,
  created_at timestamptz not null,
  used_at timestamptz,
  check ((referral_code is null) = (referral_at is null))
);
comment on table app.pending_sign_ups is
  'What a visitor filled in to take part, until the emailed link confirms it or a day is over; no account, and no place is held';
comment on column app.pending_sign_ups.token_hash is 'SHA-256 of the link''s token, which only the email has';
comment on column app.pending_sign_ups.name is 'personal: as typed; nobody has proved it';
comment on column app.pending_sign_ups.email is 'personal: as typed, maybe someone else''s';
comment on column app.pending_sign_ups.phone is 'personal: as typed, for the organization';
comment on column app.pending_sign_ups.message is 'personal';
comment on column app.pending_sign_ups.referral_code is 'The ambassador''s link that the browser followed, if its visitor left the credit checked';
comment on column app.pending_sign_ups.used_at is 'When the link was used: it works once';

-- Links of one person for one thing end together; a deleted account is searched by its address.
create index pending_sign_ups_email on app.pending_sign_ups (email);
create index pending_sign_ups_item on app.pending_sign_ups (project_event_id);
-- For the job that deletes them.
create index pending_sign_ups_created on app.pending_sign_ups (created_at);

-- Only the server, after it has checked a token or a form: nobody has rows of their own here.
alter table app.pending_sign_ups enable row level security, force row level security;
create policy system on app.pending_sign_ups to app_system using (true) with check (true);
grant select, delete,
  insert (id, token_hash, project_event_id, kind, name, email, phone, message, places, referral_code, referral_at, created_at),
  update (used_at)
  on app.pending_sign_ups to app_system;
