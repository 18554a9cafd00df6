-- Whoever gives without an account may ask for emails with updates of what they gave to.
alter table app.supports add column updates_in text check (updates_in ~ '^[a-z]{2}$'),
  add constraint updates_of_gifts check (updates_in is null or kind = 'donate');
comment on column app.supports.updates_in is
  'Of a gift without an account: the language in which its donor asked for emails with updates; null if they did not, or have stopped them';
create index supports_updates on app.supports (project_event_id) where updates_in is not null;
grant insert (updates_in) on app.supports to app_guest;
grant update (updates_in) on app.supports to app_system;

create table app.donor_notices (
  support_id uuid not null references app.supports on delete cascade,
  announcement_id uuid not null references app.announcements on delete cascade,
  created_at timestamptz not null,
  due_at timestamptz not null,
  mailed_at timestamptz,
  primary key (support_id, announcement_id)
);
create index donor_notices_due on app.donor_notices (due_at, support_id) where mailed_at is null;
create index donor_notices_announcement on app.donor_notices (announcement_id);
create index donor_notices_old on app.donor_notices (created_at);
comment on table app.donor_notices is
  'An update for a donor without an account: emailed when due, if they still want it. Of several gifts of an address to an item only one has it. Gone after half a year.';

alter table app.donor_notices enable row level security, force row level security;
create policy system on app.donor_notices to app_system using (true) with check (true);
grant select, delete, insert (support_id, announcement_id, created_at, due_at), update (mailed_at) on app.donor_notices to app_system;
