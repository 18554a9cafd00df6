-- What should be answered "by December 1" may be answered all of that day.
create function app.answer_due(kind text, since timestamptz) returns timestamptz
language sql immutable parallel safe set search_path to 'app', 'pg_temp' as $$
  select ((since at time zone 'Asia/Jerusalem')::date + app.answer_days(kind) + 1)::timestamp at time zone 'Asia/Jerusalem'
    - interval '1 millisecond' $$;
comment on function app.answer_due(text, timestamptz) is
  'Until when something of this kind that has been waiting since then should be answered: the end of that day in Israel.';
grant execute on function app.answer_due(text, timestamptz) to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;

set local role app_rules;
create or replace view app.obligations with (security_barrier = true) as
select o.kind, o.subject_id, o.owner, o.partner_id, o.requester_id, o.since, app.answer_days(o.kind) as days,
  app.answer_due(o.kind, o.since) as due_at,
  o.duty, o.project_event_id,
  o.owner = 'partner' and o.kind <> 'hours'
    and app.is_verified(o.requester_id)
    and not exists (select from app.doubtful_requests d where d.kind = o.kind and d.subject_id = o.subject_id and d.since = o.since)
    and not exists (select from app.threads t where t.support_id = o.support_id
      and (t.person_muted_at is not null or t.partner_muted_at < o.since))
    and not exists (select from app.thread_reports r where r.support_id = o.support_id and r.decided_at is null) as counts
from (
  select 'sign-up' as kind, s.id as subject_id, 'partner' as owner, e.partner_id, s.user_id as requester_id,
      case when s.waiting_since is null then coalesce(s.consent_given_at, s.created_at) else s.updated_at end as since,
      'answer' as duty, e.id as project_event_id, s.id as support_id
    from app.supports s join app.project_events e on e.id = s.project_event_id
    where s.status = 'pending' and s.kind <> 'donate' and s.email <> '' and (s.consent is null or s.consent = 'given')
  union all
  select 'message', t.support_id, 'partner', t.partner_id, s.user_id, t.waits_since,
      case s.kind when 'donate' then 'money' else 'answer' end, s.project_event_id, t.support_id
    from app.threads t join app.supports s on s.id = t.support_id
    where t.waits_for = 'partner'
  union all
  -- As said-hours.ts asks.
  select 'hours', s.id, 'partner', e.partner_id, s.user_id, min(p.proposed_at), 'answer', e.id, s.id
    from app.proposed_hours p join app.supports s on s.id = p.support_id join app.project_events e on e.id = s.project_event_id
    where p.hours is not null and s.status in ('confirmed', 'completed')
      and not exists (select from app.attendances c where c.support_id = s.id and c.date_id is not distinct from p.date_id
        and (c.hours is not null or c.status = 'absent' and c.confirmed_at > p.proposed_at))
      and (s.hours is null or exists (select from app.attendances c where c.support_id = s.id and c.hours is not null))
    group by s.id, e.id
  union all
  select 'order', p.id, 'partner', p.partner_id, o.user_id, coalesce(y.paid_at, p.created_at), 'answer', null::uuid, null::uuid
    from app.partner_orders p join app.orders o on o.id = p.order_id left join app.payments y on y.order_id = o.id
    where p.status = 'processing' and p.partner_id is not null
  union all
  select 'application', a.id, 'staff', a.partner_id, a.user_id, a.submitted_at, null, null::uuid, null::uuid
    from app.partner_applications a where a.status = 'pending'
  union all
  select 'post', r.id, 'staff', e.partner_id, r.user_id, coalesce(r.submitted_at, r.updated_at), null, e.id, null::uuid
    from app.project_event_revisions r join app.project_events e on e.id = r.project_event_id
    where r.status = 'pending'
  union all
  select 'inbox', i.id, 'staff', null, i.user_id, i.created_at, null, null::uuid, null::uuid
    from app.inbox_messages i where i.status in ('new', 'in_progress')
  union all
  select 'report', r.id, 'staff', null, r.user_id, r.created_at, null, null::uuid, null::uuid
    from app.thread_reports r where r.decided_at is null
) o
where current_setting('role') in ('app_staff', 'app_system')
  or o.requester_id = (select app.uid())
  or o.partner_id = (select app.own_partner());
reset role;
