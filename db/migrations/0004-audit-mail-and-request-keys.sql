-- What every command may leave behind, in its own transaction: an audit line, mails to send, and the key of its request.

create table app.audit_entries (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('staff', 'system')),
  actor_id uuid,
  operation text not null,
  subject text not null,
  subject_id uuid,
  reason text,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_entries_at on app.audit_entries (at desc, id desc);
create index audit_entries_subject on app.audit_entries (subject, subject_id);
comment on table app.audit_entries is
  'What staff and jobs did. Append-only: nobody is granted update or delete. Holds ids, field names and values that are not personal.';

alter table app.audit_entries enable row level security;
alter table app.audit_entries force row level security;
create policy staff_writes on app.audit_entries for insert to app_staff
  with check (actor_kind = 'staff' and actor_id = (select app.uid()));
create policy staff_reads on app.audit_entries for select to app_staff using ((select app.is_staff()));
create policy system_writes on app.audit_entries for insert to app_system
  with check (actor_kind = 'system' and actor_id is null);
grant select on app.audit_entries to app_staff;
grant insert (id, at, actor_kind, actor_id, operation, subject, subject_id, reason, before, after, request_id)
  on app.audit_entries to app_staff, app_system;

create table app.mails (
  id uuid primary key,
  kind text not null,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failure text
);
create index mails_due on app.mails (due_at) where status = 'queued';
create index mails_created_at on app.mails (created_at desc);
comment on table app.mails is
  'Mails to send, enqueued in the transaction of what they tell about. The worker sends, retries with back-off and gives up.';
comment on column app.mails.to_address is 'personal';
comment on column app.mails.subject is 'personal: may hold a name';
comment on column app.mails.text is 'personal';
comment on column app.mails.html is 'personal';
comment on column app.mails.failure is 'personal: the mail server''s answer may repeat the address';

alter table app.mails enable row level security;
alter table app.mails force row level security;
create policy enqueue on app.mails for insert to app_guest, app_member, app_staff
  with check (status = 'queued' and attempts = 0);
create policy system on app.mails to app_system using (true) with check (true);
grant insert (id, kind, to_address, subject, text, html, due_at, created_at) on app.mails
  to app_guest, app_member, app_staff, app_system;
grant select, delete, update (status, attempts, due_at, sent_at, failure) on app.mails to app_system;

create table app.request_keys (
  actor text not null,
  operation text not null,
  key text not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (actor, operation, key)
);
create index request_keys_at on app.request_keys (at);
comment on table app.request_keys is
  'Which writes were done already, with their answer, so that a repeated request is not a second deed. Kept a day.';
comment on column app.request_keys.answer is 'personal: may repeat what the person gave';

alter table app.request_keys enable row level security;
alter table app.request_keys force row level security;
create policy own_member on app.request_keys to app_member, app_staff
  using (actor = 'member:' || (select app.uid())) with check (actor = 'member:' || (select app.uid()));
create policy own_guest on app.request_keys to app_guest
  using (actor = 'guest:' || (select app.guest_id())) with check (actor = 'guest:' || (select app.guest_id()));
create policy system on app.request_keys to app_system using (true) with check (true);
grant select on app.request_keys to app_guest, app_member, app_staff, app_system;
grant insert (actor, operation, key, at), update (answer, at) on app.request_keys
  to app_guest, app_member, app_staff, app_system;
grant delete on app.request_keys to app_system;
