-- What waits for someone, since when and until when: one place for pages, emails and the refusal of new posts.

-- Days in which it should be answered.
create function app.answer_days(kind text) returns integer
language sql immutable parallel safe set search_path to 'app', 'pg_temp' as $$
  select case kind when 'application' then 5 when 'order' then 5 else 3 end $$;
comment on function app.answer_days(text) is 'Days in which something of this kind should be answered.';
grant execute on function app.answer_days(text) to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;

create policy rules_waiting on app.partner_applications for select to app_rules using (true);
grant select (id, partner_id, user_id, status, submitted_at) on app.partner_applications to app_rules;
create policy rules_waiting on app.project_event_revisions for select to app_rules using (true);
grant select (id, project_event_id, user_id, status, submitted_at, updated_at) on app.project_event_revisions to app_rules;

create view app.obligations with (security_barrier = true) as
select o.kind, o.subject_id, o.owner, o.partner_id, o.requester_id, o.since, app.answer_days(o.kind) as days,
  o.since + make_interval(days => app.answer_days(o.kind)) as due_at
from (
  select 'sign-up' as kind, s.id as subject_id, 'partner' as owner, e.partner_id, s.user_id as requester_id, s.created_at as since
    from app.supports s join app.project_events e on e.id = s.project_event_id
    where s.status = 'pending' and s.kind <> 'donate' and s.email <> ''
  union all
  select 'message', t.support_id, 'partner', t.partner_id, s.user_id, t.waits_since
    from app.threads t join app.supports s on s.id = t.support_id
    where t.waits_for = 'partner'
  union all
  select 'order', p.id, 'partner', p.partner_id, o.user_id, coalesce(y.paid_at, p.created_at)
    from app.partner_orders p join app.orders o on o.id = p.order_id left join app.payments y on y.order_id = o.id
    where p.status = 'processing' and p.partner_id is not null
  union all
  select 'application', a.id, 'staff', a.partner_id, a.user_id, a.submitted_at
    from app.partner_applications a where a.status = 'pending'
  union all
  select 'post', r.id, 'staff', e.partner_id, r.user_id, coalesce(r.submitted_at, r.updated_at)
    from app.project_event_revisions r join app.project_events e on e.id = r.project_event_id
    where r.status = 'pending'
  union all
  select 'inbox', i.id, 'staff', null, i.user_id, i.created_at
    from app.inbox_messages i where i.status in ('new', 'in_progress')
  union all
  select 'report', r.id, 'staff', null, r.user_id, r.created_at
    from app.thread_reports r where r.decided_at is null
) o
where current_setting('role') in ('app_staff', 'app_system')
  or o.requester_id = (select app.uid())
  or o.partner_id = (select app.own_partner());
comment on view app.obligations is
  'What waits for an answer of an organization or of staff, since when and until when; for whoever asked, the organization and staff.';
grant select on app.obligations to app_member, app_staff, app_system;
alter view app.obligations owner to app_rules;

-- How long organizations take: half of the answers to sign-ups, inquiries and messages of the last 180 days came within so many hours.
-- What is overdue counts as answered only now, so that silence does not look fast.
create view app.answer_times with (security_barrier = true) as
select p.id as partner_id, f.answers, f.hours
from app.partners p
cross join lateral (
  select count(*)::integer as answers,
    ceil(extract(epoch from percentile_cont(0.5) within group (order by x.waited)) / 3600)::integer as hours
  from (
    select s.decided_at - s.created_at as waited
      from app.project_events e join app.supports s on s.project_event_id = e.id
      where e.partner_id = p.id and s.kind <> 'donate' and s.status in ('confirmed', 'declined')
        and s.decided_at > s.created_at and s.decided_at > now() - interval '180 days'
    union all
    select now() - s.created_at
      from app.project_events e join app.supports s on s.project_event_id = e.id
      where e.partner_id = p.id and s.kind <> 'donate' and s.status = 'pending' and s.email <> ''
        and s.created_at < now() - make_interval(days => app.answer_days('sign-up'))
    union all
    select m.created_at - m.waited_since
      from app.threads t join app.thread_messages m on m.support_id = t.support_id
      where t.partner_id = p.id and m.waited_since is not null and m.created_at > now() - interval '180 days'
    union all
    select now() - t.waits_since from app.threads t
      where t.partner_id = p.id and t.waits_for = 'partner'
        and t.waits_since < now() - make_interval(days => app.answer_days('message'))
  ) x) f
where p.is_public or p.user_id = (select app.uid())
  or current_setting('role') in ('app_staff', 'app_system');
comment on view app.answer_times is
  'In how many hours an organization gives half of its answers, and how many answers of the last 180 days that is from.';
grant select on app.answer_times to app_visitor, app_guest, app_member, app_staff, app_system;
alter view app.answer_times owner to app_rules;

create table app.nudges (
  kind text not null,
  subject_id uuid not null,
  since timestamptz not null,
  stage smallint not null check (stage between 1 and 3),
  sent_at timestamptz not null,
  primary key (kind, subject_id, since, stage)
);
create index nudges_sent on app.nudges (sent_at);
comment on table app.nudges is
  'Which emails about what is overdue were sent: two to whoever has to answer, and the third, about an organization, to staff. Gone after a year.';
comment on column app.nudges.subject_id is 'The row that waits, by its kind; without a reference, because it may be of any of these tables';
comment on column app.nudges.since is 'Since when it waited then: who has to answer again is reminded again';
alter table app.nudges enable row level security;
alter table app.nudges force row level security;
create policy staff on app.nudges for select to app_staff using ((select app.is_staff()));
create policy system on app.nudges for all to app_system using (true) with check (true);
grant select on app.nudges to app_staff;
grant select, delete, insert (kind, subject_id, since, stage, sent_at) on app.nudges to app_system;
