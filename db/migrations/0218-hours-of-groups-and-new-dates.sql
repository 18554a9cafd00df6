-- Who leads a group says who of it was there, and for how long.
alter table app.proposed_hours add column members uuid[] not null default '{}';
comment on column app.proposed_hours.members is
  'Of a group: who was there, as its leader says; hours are those of all of them. Whoever has left stays as a number that names nobody';
grant insert (members), update (members) on app.proposed_hours to app_system;

-- Hours that wait are something that an organization has to answer, as the other kinds are. They are reminded of, and staff is told, but they do
-- not keep an organization from submitting posts.
create policy rules on app.proposed_hours for select to app_rules using (true);
grant select on app.proposed_hours to app_rules;

set local role app_rules;
create or replace view app.obligations with (security_barrier = true) as
select o.kind, o.subject_id, o.owner, o.partner_id, o.requester_id, o.since, app.answer_days(o.kind) as days,
  o.since + make_interval(days => app.answer_days(o.kind)) as due_at,
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
alter table app.doubtful_requests drop constraint doubtful_requests_kind_check,
  add constraint doubtful_requests_kind_check check (kind in ('sign-up', 'message', 'hours', 'order'));

-- What waits already has been waiting without a word that it would be reminded of: no three emails at once.
set local role app_system;
insert into app.nudges (kind, subject_id, since, stage, sent_at)
  select kind, subject_id, since, 3, now() from app.obligations where kind = 'hours' and due_at <= now();
reset role;

-- A new date of an event is told to those who have saved it, or follow it: several that are approved together once.
alter table app.announcements drop constraint announcements_change_check,
  add constraint announcements_change_check check (change in ('moved', 'called-off', 'added'));
comment on table app.announcements is
  'What was new: a project or event, an article, or a campaign, each once, when it was public for the first time; and that an item was moved or called off, or has a new date.';
comment on column app.announcements.changed_item_id is
  'The item that was moved or called off, of which those hear who have saved it, or that has a new date, of which those who follow it hear too';

create function app.announce_new_date() returns trigger
language plpgsql security definer set search_path to 'app', 'pg_temp' as $$
declare
  item project_events;
begin
  select * into item from project_events where id = new.project_event_id and is_public and type = 'event';
  -- The dates with which it is published are part of that news, and what is over is only written down.
  if found and coalesce(new.ends_at, new.starts_at) > item.updated_at
    and exists (select from announcements where project_event_id = item.id and happened_at < item.updated_at) then
    insert into announcements (changed_item_id, change, happened_at) values (item.id, 'added', item.updated_at) on conflict do nothing;
  end if;
  return null;
end $$;
comment on function app.announce_new_date() is 'Records that a public event has a date to come that it did not have before.';
create trigger announce_new_date after insert on app.project_event_dates for each row execute function app.announce_new_date();
alter function app.announce_new_date() owner to app_rules;

set local role app_rules;
create or replace view app.public_announcements with (security_barrier = true) as
select a.id, a.happened_at,
  case when e.id is not null then 'item' when u.id is not null then 'update' when n.id is not null then 'news'
    when g.id is not null then a.change else 'campaign' end as kind,
  coalesce(e.id, n.id, c.ambassador_id, case when a.change = 'called-off' then g.partner_id else g.id end) as subject_id,
  coalesce(e.partner_id, n.partner_id, g.partner_id) as partner_id, c.ambassador_id, e.id as item_id,
  coalesce(n.project_event_id, g.id) as about_id,
  jsonb_build_object(x.language, x.title)
    || coalesce((select jsonb_object_agg(t.key, t.value ->> 'title') from jsonb_each(x.translations) t), '{}') as titles,
  coalesce(p.names, jsonb_build_object('en', s.display_name)) as authors,
  case when u.id is not null then jsonb_build_object(u.language, u.title)
    || coalesce((select jsonb_object_agg(t.key, t.value ->> 'title') from jsonb_each(u.translations) t), '{}') end as about_titles
from app.announcements a
left join app.project_events e on e.id = a.project_event_id and e.is_public
left join app.news n on n.id = a.news_id and n.is_public
left join app.project_events u on u.id = n.project_event_id and u.is_public
-- What was called off is public no longer: only who had saved it, and got a notice, still sees its title, and only if its organization ended it.
left join app.project_events g on g.id = a.changed_item_id and case when a.change <> 'called-off' then g.is_public
  else g.status = 'withdrawn' and g.hidden_at is null and exists (select from app.partners o where o.id = g.partner_id and o.is_public)
    and (current_user = 'app_system' or exists (select from app.notices w where w.announcement_id = a.id and w.user_id = (select app.uid()))) end
left join app.partners p on p.id = coalesce(e.partner_id, n.partner_id, g.partner_id)
left join app.ambassador_campaigns c on c.id = a.campaign_id
left join app.ambassador_profiles s on s.id = c.ambassador_id and s.is_public
cross join lateral (select coalesce(e.language, n.language, c.language, g.language) as language,
  coalesce(e.title, n.title, c.title, g.title) as title,
  coalesce(e.translations, n.translations, c.translations, g.translations) as translations) x
where e.id is not null or n.id is not null or s.id is not null or g.id is not null;
reset role;
