-- The days on which an event takes place where it takes place, so that a month of them is found by index.

alter table app.calendar_entries
  add column first_day date not null generated always as ((starts_at at time zone time_zone)::date) stored,
  -- An event that ends at midnight is not one of the day that begins then. Where clocks are set back over midnight,
  -- its end can seem to lie before its beginning.
  add column last_day date not null generated always as (greatest(
    (starts_at at time zone time_zone)::date,
    ((coalesce(ends_at, starts_at) at time zone time_zone) - interval '1 microsecond')::date)) stored;
comment on column app.calendar_entries.first_day is 'The day on which it begins, in its own time zone';
comment on column app.calendar_entries.last_day is 'The last day of which it has a part, in its own time zone';

create index calendar_entries_day on app.calendar_entries (first_day, starts_at, project_event_id) include (last_day)
  where cancelled_at is null;
create index calendar_entries_longer on app.calendar_entries using gist (daterange(first_day, last_day, '[]'))
  where cancelled_at is null and last_day > first_day;
create index calendar_entries_partner_day
  on app.calendar_entries (partner_id, first_day, starts_at, project_event_id) include (last_day)
  where cancelled_at is null;
create index calendar_entries_start on app.calendar_entries (starts_at, project_event_id) where cancelled_at is null;
