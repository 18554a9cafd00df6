-- Reminders of dates, each sent once: to people who signed up, and to the organization the list of them. Whoever inserts a row sends
-- its email in the same transaction.
create table app.reminders (
  project_event_id uuid not null references app.project_events (id) on delete cascade,
  support_id uuid references app.supports (id) on delete cascade,
  kind text not null check (kind in ('week', 'day', 'list')),
  starts_at timestamptz not null,
  sent_at timestamptz not null,
  constraint lists_are_for_organizations check ((kind = 'list') = (support_id is null)),
  constraint reminders_once unique nulls not distinct (project_event_id, starts_at, kind, support_id)
);
create index reminders_support on app.reminders (support_id);
create index project_event_dates_start on app.project_event_dates (starts_at);
comment on table app.reminders is
  'Which reminders of the dates of projects and events have been emailed: a week and a day before, and to the organization the list of people.';
comment on column app.reminders.support_id is 'The sign-up of which a person was reminded; null for the list';
comment on column app.reminders.starts_at is 'When the date started as the email said: one that is moved is reminded of again';

alter table app.reminders enable row level security;
alter table app.reminders force row level security;
create policy system on app.reminders to app_system using (true) with check (true);
grant select on app.reminders to app_system;
grant insert (project_event_id, support_id, kind, starts_at, sent_at) on app.reminders to app_system;
