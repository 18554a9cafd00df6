-- Hours that a person says they gave: of each date of their sign-up, and of what goes on for long of each day.
create table app.proposed_hours (
  id uuid primary key,
  support_id uuid not null references app.supports on delete cascade,
  date_id uuid references app.project_event_dates on delete cascade,
  day date,
  hours integer check (hours between 1 and 10000),
  proposed_at timestamptz not null,
  -- Saying it again changes what was said.
  constraint proposed_hours_once unique nulls not distinct (support_id, date_id, day)
);
create index proposed_hours_date on app.proposed_hours (date_id) where date_id is not null;
comment on table app.proposed_hours is
  'What people say how long they were there, until their organization has confirmed hours of that date. It counts nothing.';
comment on column app.proposed_hours.date_id is 'Which date of the item; null if it has none';
comment on column app.proposed_hours.hours is 'Null once taken back: that it was said stays, so that its organization is emailed once';
comment on column app.proposed_hours.day is 'Which day, of an item without dates or of a date that lasts for days; null for the date as a whole';

alter table app.supports no force row level security;
alter table app.project_event_dates no force row level security;
insert into app.proposed_hours (id, support_id, date_id, hours, proposed_at)
  select gen_random_uuid(), s.id,
    coalesce(s.date_id, (select d.id from app.project_event_dates d where d.project_event_id = s.project_event_id order by d.starts_at, d.id limit 1)),
    s.proposed_hours, s.updated_at
  from app.supports s where s.proposed_hours is not null and s.hours is null;
alter table app.supports force row level security;
alter table app.project_event_dates force row level security;
alter table app.supports drop column proposed_hours;

alter table app.proposed_hours enable row level security, force row level security;
-- Whoever sees the sign-up: its person, those who come along, and whoever of the organization answers sign-ups.
create policy of_sign_up on app.proposed_hours for select to app_member
  using (exists (select from app.supports s where s.id = support_id));
create policy system on app.proposed_hours to app_system using (true) with check (true);
grant select on app.proposed_hours to app_member;
grant select, insert (id, support_id, date_id, day, hours, proposed_at), update (hours, proposed_at) on app.proposed_hours to app_system;

-- The certificate of a group names its leader: of a group of which was noted who came, it is the leader's and the organization's, and
-- each of the others sees their own alone.
drop policy of_sign_up on app.certificates;
create policy of_sign_up on app.certificates for select to app_member
  using (member_id = (select app.uid()) or member_id is null and exists (select from app.supports s where s.id = support_id
    and (s.group_name is null or s.user_id = (select app.uid())
      or s.project_event_id in (select id from app.project_events where partner_id = (select app.own_partner('{approved}', '{answer}')))
      or not exists (select from app.attendances a where a.support_id = s.id and a.members <> '{}'))));
