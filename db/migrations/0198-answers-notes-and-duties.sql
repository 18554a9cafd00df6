-- Organizations that do not answer cannot submit new posts; emails by duty; one note to everybody who signed up for something.

-- When an organization answered a sign-up or inquiry: decided_at moves on when it is completed or cancelled.
alter table app.supports add column answered_at timestamptz;
comment on column app.supports.answered_at is
  'Kept by trigger: when the organization answered a sign-up or inquiry. Null before it has, for gifts, where everyone is welcome, and for answers before 0198';
create function app.note_answer() returns trigger language plpgsql as $$
begin
  new.answered_at := new.decided_at;
  return new;
end $$;
create trigger note_answer before update of status on app.supports for each row
  when (old.status = 'pending' and new.status in ('confirmed', 'declined', 'completed') and new.kind <> 'donate')
  execute function app.note_answer();

-- Requests that staff doubts: they still wait for an answer, and do not count against the organization.
create table app.doubtful_requests (
  kind text not null check (kind in ('sign-up', 'message', 'order')),
  subject_id uuid not null,
  since timestamptz not null,
  marked_at timestamptz not null,
  primary key (kind, subject_id, since)
);
create index doubtful_requests_marked on app.doubtful_requests (marked_at);
comment on table app.doubtful_requests is
  'Requests to organizations that staff has marked as doubtful: they do not keep the organization from submitting new posts. Gone after a year.';
comment on column app.doubtful_requests.subject_id is 'The row that waits, by its kind; without a reference, because it may be of any of these tables';
comment on column app.doubtful_requests.since is 'Since when it waited then: who asks again counts again';
alter table app.doubtful_requests enable row level security, force row level security;
create policy staff on app.doubtful_requests to app_staff using ((select app.is_staff())) with check ((select app.is_staff()));
create policy rules on app.doubtful_requests for select to app_rules using (true);
create policy system on app.doubtful_requests to app_system using (true) with check (true);
grant select, delete, insert (kind, subject_id, since, marked_at) on app.doubtful_requests to app_staff;
grant select on app.doubtful_requests to app_rules;
grant select, delete, insert (kind, subject_id, since, marked_at) on app.doubtful_requests to app_system;

create function app.is_verified(person uuid) returns boolean
  language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce((app.sign_ins_of(person) ->> 'is_proved')::boolean, false)
    and exists (select from app.profiles x where x.id = person and x.suspended_at is null) $$;
comment on function app.is_verified(uuid) is 'Whether this is the account of someone who has proved their address and is not suspended.';
grant execute on function app.is_verified(uuid) to app_member, app_staff, app_system;
alter function app.is_verified(uuid) owner to app_rules;

-- What waits has a duty, and tells whether it counts: of a verified person, not muted, not reported, not doubtful. Muting a thread
-- after it was written to changes nothing. Whoever stood in line waits since they took their place,
-- and a minor since their parent agreed.
set local role app_rules;
create or replace view app.obligations with (security_barrier = true) as
select o.kind, o.subject_id, o.owner, o.partner_id, o.requester_id, o.since, app.answer_days(o.kind) as days,
  o.since + make_interval(days => app.answer_days(o.kind)) as due_at,
  o.duty, o.project_event_id,
  o.owner = 'partner'
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

-- Answers count from when they were given, whatever became of the sign-up. Whoever stood in line is left out.
create or replace view app.answer_times with (security_barrier = true) as
select p.id as partner_id, f.answers, f.hours
from app.partners p
cross join lateral (
  select count(*)::integer as answers,
    ceil(extract(epoch from percentile_cont(0.5) within group (order by x.waited)) / 3600)::integer as hours
  from (
    select coalesce(s.answered_at, s.decided_at) - coalesce(s.consent_given_at, s.created_at) as waited
      from app.project_events e join app.supports s on s.project_event_id = e.id
      where e.partner_id = p.id and s.kind <> 'donate' and s.waiting_since is null
        and (s.answered_at is not null or s.status in ('confirmed', 'declined'))
        and coalesce(s.answered_at, s.decided_at) > coalesce(s.consent_given_at, s.created_at)
        and coalesce(s.answered_at, s.decided_at) > now() - interval '180 days'
    union all
    select now() - coalesce(s.consent_given_at, s.created_at)
      from app.project_events e join app.supports s on s.project_event_id = e.id
      where e.partner_id = p.id and s.kind <> 'donate' and s.status = 'pending' and s.email <> '' and s.waiting_since is null
        and (s.consent is null or s.consent = 'given')
        and coalesce(s.consent_given_at, s.created_at) < now() - make_interval(days => app.answer_days('sign-up'))
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
reset role;

create table app.answer_warnings (
  partner_id uuid primary key references app.partners (id) on delete cascade,
  warned_at timestamptz not null,
  refuses_at timestamptz not null,
  lifted_until timestamptz,
  lift_reason text check (length(lift_reason) between 1 and 2000),
  constraint answer_warnings_lifted_whole check ((lifted_until is null) = (lift_reason is null)),
  constraint answer_warnings_in_time check (refuses_at > warned_at)
);
comment on table app.answer_warnings is
  'When an organization was warned about what it has not answered, and from when on it cannot submit new posts until it has. Says nothing once what was overdue then is answered.';
comment on column app.answer_warnings.lifted_until is 'Until when staff lets it submit new posts all the same';
comment on column app.answer_warnings.lift_reason is 'personal: written for one organization';
alter table app.answer_warnings enable row level security, force row level security;
create policy for_own_partner on app.answer_warnings for select to app_member using (partner_id = (select app.own_partner()));
create policy staff on app.answer_warnings for select to app_staff using ((select app.is_staff()));
create policy lift on app.answer_warnings for update to app_staff using ((select app.is_staff())) with check ((select app.is_staff()));
create policy rules on app.answer_warnings to app_rules using (true) with check (true);
create policy system on app.answer_warnings to app_system using (true) with check (true);
grant select on app.answer_warnings to app_member;
grant select, update (lifted_until, lift_reason) on app.answer_warnings to app_staff;
-- The right to change something is what locking a row takes.
grant select, update (lifted_until) on app.answer_warnings to app_rules;
grant select, delete, insert (partner_id, warned_at, refuses_at, lifted_until, lift_reason),
  update (warned_at, refuses_at, lifted_until, lift_reason) on app.answer_warnings to app_system;

create function app.refuses_new_posts(partner uuid, at timestamptz) returns boolean
  language sql stable security definer set search_path = app, pg_temp as $$
  select exists (
    select from app.answer_warnings w
    where w.partner_id = partner and w.refuses_at <= at and coalesce(w.lifted_until, '-infinity') <= at
      and exists (select from app.obligations o where o.partner_id = partner and o.counts and o.due_at <= w.warned_at)) $$;
comment on function app.refuses_new_posts(uuid, timestamptz) is
  'Whether an organization, that of the caller, cannot submit new posts: it was warned, and has still not answered what was overdue then.';
grant execute on function app.refuses_new_posts(uuid, timestamptz) to app_member, app_staff, app_system;
alter function app.refuses_new_posts(uuid, timestamptz) owner to app_rules;

-- What was public before is edited, also now.
create function app.check_new_post() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  partner uuid;
begin
  select e.partner_id into partner from app.project_events e where e.id = new.project_event_id and e.approved_at is null;
  -- In turn with staff, who may be lifting it or ending that.
  perform from app.answer_warnings w where w.partner_id = partner for share;
  if app.refuses_new_posts(partner, greatest(now(), new.submitted_at)) then
    raise exception 'the organization has to answer first' using errcode = 'check_violation', constraint = 'posts_need_answers';
  end if;
  return new;
end $$;
create trigger check_new_post before insert or update of status on app.project_event_revisions for each row
  when (current_user = 'app_member' and new.status = 'pending') execute function app.check_new_post();
alter function app.check_new_post() owner to app_rules;

-- Who of an organization is emailed about what takes one of these duties: its owner, and who of its team has one; its public address
-- where it has no team.
create function app.mail_team(of_partner uuid, needed text[]) returns table (user_id uuid, email text, name text)
  language sql stable security definer set search_path = app, pg_temp as $$
  with team as (
    select x.id, x.email, x.full_name from app.profiles x
    where x.suspended_at is null and x.email <> ''
      and exists (select from app.partner_members y where y.partner_id = of_partner)
      and (x.id = (select p.user_id from app.partners p where p.id = of_partner)
        or exists (select from app.partner_members y where y.partner_id = of_partner and y.user_id = x.id and y.duties && needed))
  )
  select w.* from (
    select t.id as user_id, t.email, t.full_name as name from team t
    union all
    select null, p.email, null from app.partners p where p.id = of_partner and p.email <> '' and not exists (select from team)
  ) w
  where current_setting('role') in ('app_staff', 'app_system')
    or of_partner = app.own_partner()
    or exists (select from app.supports s join app.project_events e on e.id = s.project_event_id
      where e.partner_id = of_partner and (s.user_id = app.uid() or s.guest_id = app.guest_id() or s.id in (select app.own_group_supports())))
    or exists (select from app.partner_orders p join app.orders o on o.id = p.order_id
      where p.partner_id = of_partner and (o.user_id = app.uid() or o.guest_id = app.guest_id())) $$;
comment on function app.mail_team(uuid, text[]) is
  'The people of an organization who are emailed about what takes one of these duties, and its public address where it has no team; for staff, jobs, its team, and whoever has supported it or ordered from it.';
grant execute on function app.mail_team(uuid, text[]) to app_guest, app_member, app_staff, app_system;
alter function app.mail_team(uuid, text[]) owner to app_rules;
create policy staff on app.partner_invitations for select to app_staff using ((select app.is_staff()));
grant select on app.partner_invitations to app_staff;

-- One note to everybody who has signed up for something. Each gets it as a message in their own thread.
create table app.notes (
  id uuid primary key,
  partner_id uuid not null references app.partners (id) on delete cascade,
  project_event_id uuid not null references app.project_events (id) on delete cascade,
  audience text[] not null check (cardinality(audience) between 1 and 3 and audience <@ '{confirmed,pending,waiting}'),
  body text not null check (length(body) between 1 and 2000),
  recipients integer not null check (recipients > 0),
  user_id uuid references app.profiles (id) on delete set null,
  created_at timestamptz not null
);
create index notes_item on app.notes (project_event_id, created_at desc);
create index notes_partner on app.notes (partner_id);
create index notes_user on app.notes (user_id);
comment on table app.notes is
  'Notes of an organization to everybody who has signed up for a project or event; what each person got is in app.thread_messages.';
comment on column app.notes.audience is 'To whom: those confirmed, those waiting for an answer, those waiting for a place';
comment on column app.notes.body is 'personal: written for a few people';
comment on column app.notes.user_id is 'Who wrote it';
alter table app.notes enable row level security, force row level security;
create policy for_own_partner on app.notes for select to app_member using (partner_id = (select app.own_partner('{approved}', '{answer}')));
create policy write_for_own_partner on app.notes for insert to app_member
  with check (partner_id = (select app.own_partner('{approved}', '{answer}')) and user_id = (select app.uid())
    and project_event_id in (select e.id from app.project_events e where e.partner_id = (select app.own_partner('{approved}', '{answer}'))));
create policy rules on app.notes for select to app_rules using (true);
create policy system on app.notes to app_system using (true) with check (true);
grant select, insert (id, partner_id, project_event_id, audience, body, recipients, user_id, created_at) on app.notes to app_member;
grant select on app.notes to app_rules;
grant select, delete, insert (id, partner_id, project_event_id, audience, body, recipients, user_id, created_at) on app.notes to app_system;

alter table app.thread_messages add column note_id uuid references app.notes (id) on delete set null;
create unique index thread_messages_note on app.thread_messages (note_id, support_id) where note_id is not null;
comment on column app.thread_messages.note_id is 'The note to everybody that this is one copy of';
grant insert (note_id) on app.thread_messages to app_member, app_system;

-- Whom a note reaches: not who cancelled, has muted or reported what the organization writes, or is suspended.
create function app.note_recipients(item uuid, audience text[]) returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select s.id from app.supports s
    join app.project_events e on e.id = s.project_event_id
    left join app.threads t on t.support_id = s.id
    left join app.profiles x on x.id = s.user_id
  where s.project_event_id = item and e.partner_id = app.own_partner('{approved}', '{answer}')
    and s.kind not in ('donate', 'invest', 'business') and s.email <> ''
    and case s.status when 'offered' then 'waiting' else s.status end = any (audience)
    and x.suspended_at is null and t.person_muted_at is null
    -- Nobody has proved an address that was typed at the door.
    and not exists (select from app.attendances a where a.support_id = s.id and a.is_walk_in)
    and not exists (select from app.thread_reports r where r.support_id = s.id and r.author = 'person') $$;
comment on function app.note_recipients(uuid, text[]) is
  'The sign-ups that a note of the caller''s own organization about an item reaches, by status: confirmed, pending, waiting.';
grant execute on function app.note_recipients(uuid, text[]) to app_member;
alter function app.note_recipients(uuid, text[]) owner to app_rules;

create function app.check_note() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  most constant integer := 3;
begin
  -- In turn, so that two at once cannot both be the last of a day.
  perform pg_advisory_xact_lock(hashtextextended('app.notes ' || new.project_event_id, 0));
  if most <= (select count(*) from app.notes n where n.project_event_id = new.project_event_id
      and n.created_at > new.created_at - interval '1 day') then
    raise exception 'too many notes within a day' using errcode = 'check_violation', constraint = 'notes_few_a_day';
  end if;
  return new;
end $$;
create trigger check_note before insert on app.notes for each row execute function app.check_note();
alter function app.check_note() owner to app_rules;

-- As before; and a copy of a note counts by its note, answers nobody, and asks for no answer.
set local role app_rules;
create or replace function app.check_thread_message() returns trigger
language plpgsql security definer set search_path to 'app', 'pg_temp' as $$
declare
  most constant integer := 10;
  support record;
  waiting record;
begin
  select s.user_id, s.email, e.id as item, e.partner_id, p.status as partner_status, p.user_id as owner_id, x.suspended_at into support
    from supports s
    join project_events e on e.id = s.project_event_id
    join partners p on p.id = e.partner_id
    left join profiles x on x.id = s.user_id
    where s.id = new.support_id;
  if support.partner_status is distinct from 'approved' then
    raise exception 'the organization cannot write or be written to'
      using errcode = 'check_violation', constraint = 'threads_organization_here';
  end if;
  if support.email = '' or support.suspended_at is not null then
    raise exception 'the person cannot write or be written to' using errcode = 'check_violation', constraint = 'threads_person_here';
  end if;
  insert into threads (support_id, partner_id, last_at) values (new.support_id, support.partner_id, new.created_at)
    on conflict (support_id) do update set last_at = greatest(threads.last_at, excluded.last_at)
    returning waits_for, waits_since into waiting;
  if new.note_id is not null then
    if not exists (select from notes n where n.id = new.note_id and new.author = 'partner' and n.project_event_id = support.item
        and n.body = new.body and n.created_at = new.created_at) then
      raise exception 'not a copy of this note' using errcode = 'insufficient_privilege';
    end if;
    return new;
  end if;
  if most <= (
    select count(*) from thread_messages m where m.support_id = new.support_id and m.author = new.author and m.note_id is null
      and m.created_at > new.created_at - interval '1 hour'
  ) then
    raise exception 'too many messages within an hour' using errcode = 'check_violation', constraint = 'threads_few_at_once';
  end if;
  new.waited_since := case when new.author = 'partner' and waiting.waits_for = 'partner' then waiting.waits_since end;
  update threads set
    waits_for = case new.author when 'partner' then 'person' else 'partner' end,
    waits_since = case when new.author = 'person' and waiting.waits_for = 'partner' then waiting.waits_since else new.created_at end
    where support_id = new.support_id;
  perform app.announce('live', format('messages %s %s', case new.author when 'person' then 'new' else 'changed' end, support.owner_id))
    where support.owner_id is not null;
  return new;
end $$;
reset role;

-- app.mail_team tells who is emailed.
set local role app_rules;
drop view app.organization_addresses;
reset role;
