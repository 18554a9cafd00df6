-- What a person and an organization write to each other about one sign-up, gift or inquiry. Only the two of them read it; staff what
-- one of them has reported, until the report is decided.
create table app.threads (
  support_id uuid primary key references app.supports (id) on delete cascade,
  partner_id uuid not null references app.partners (id) on delete cascade,
  waits_for text check (waits_for in ('person', 'partner')),
  waits_since timestamptz,
  last_at timestamptz not null,
  person_muted_at timestamptz,
  partner_muted_at timestamptz,
  constraint threads_wait_since check ((waits_for is null) = (waits_since is null))
);
create index threads_partner on app.threads (partner_id, last_at desc);
create index threads_waiting on app.threads (partner_id, waits_since) where waits_for = 'partner';
comment on table app.threads is
  'What a person and an organization write to each other about one sign-up, gift or inquiry, with who has to answer. Made by the first message.';
comment on column app.threads.waits_for is 'Who was written to last and has not answered; null once the organization says that no answer is needed';
comment on column app.threads.waits_since is 'When the first message was written that they have not answered';
comment on column app.threads.person_muted_at is 'Since when the person gets no email about it';

create table app.thread_messages (
  id uuid primary key,
  support_id uuid not null references app.threads (support_id) on delete cascade,
  author text not null check (author in ('person', 'partner')),
  user_id uuid references app.profiles (id) on delete set null,
  body text not null check (length(body) between 1 and 2000),
  waited_since timestamptz,
  created_at timestamptz not null,
  mailed_at timestamptz,
  hidden_at timestamptz,
  hidden_by uuid references app.profiles (id) on delete set null
);
create index thread_messages_thread on app.thread_messages (support_id, created_at, id);
create index thread_messages_user on app.thread_messages (user_id);
create index thread_messages_hidden_by on app.thread_messages (hidden_by);
create index thread_messages_to_mail on app.thread_messages (created_at) where mailed_at is null;
create index thread_messages_answers on app.thread_messages (support_id, created_at) where waited_since is not null;
comment on table app.thread_messages is 'The messages of a thread, in plain text.';
comment on column app.thread_messages.author is 'Which side wrote it';
comment on column app.thread_messages.user_id is 'Who wrote it; null for a visitor''s gift and for an account that is deleted';
comment on column app.thread_messages.body is 'personal: written for one person or organization';
comment on column app.thread_messages.waited_since is 'Kept by trigger: since when the person had waited for this answer of the organization';
comment on column app.thread_messages.mailed_at is 'When the other side was emailed about it, or was not because it has muted the thread';
comment on column app.thread_messages.hidden_at is 'When staff hid it after a report: only its author still reads it';

create table app.thread_reports (
  id uuid primary key,
  support_id uuid not null references app.threads (support_id) on delete cascade,
  author text not null check (author in ('person', 'partner')),
  user_id uuid references app.profiles (id) on delete set null,
  reason text not null check (length(reason) between 1 and 1000),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references app.profiles (id) on delete set null,
  answer text check (length(answer) between 1 and 1000),
  constraint thread_reports_answered check ((decided_at is null) = (answer is null))
);
create unique index thread_reports_one_open on app.thread_reports (support_id, author) where decided_at is null;
create index thread_reports_open on app.thread_reports (created_at) where decided_at is null;
create index thread_reports_newest on app.thread_reports (created_at desc, id desc);
create index thread_reports_thread on app.thread_reports (support_id);
create index thread_reports_user on app.thread_reports (user_id);
create index thread_reports_decided_by on app.thread_reports (decided_by);
comment on table app.thread_reports is 'Threads that one side has reported to staff, and what staff answered.';
comment on column app.thread_reports.author is 'Which side reported it';
comment on column app.thread_reports.user_id is 'Who reported it; null for a visitor''s gift and for an account that is deleted';
comment on column app.thread_reports.reason is 'personal: written by one person';
comment on column app.thread_reports.answer is 'personal: written for one person';

alter table app.threads enable row level security;
alter table app.threads force row level security;
alter table app.thread_messages enable row level security;
alter table app.thread_messages force row level security;
alter table app.thread_reports enable row level security;
alter table app.thread_reports force row level security;

-- The person's own are also read and written by the page of the sign-up or gift, which may be opened by a link, as app_system.
create policy own on app.threads for select to app_member
  using (support_id in (select s.id from app.supports s where s.user_id = (select app.uid())));
create policy for_own_partner on app.threads for select to app_member
  using (partner_id = (select app.own_partner('{approved}')));
create policy keep on app.threads for update to app_member
  using (partner_id = (select app.own_partner('{approved}')))
  with check (partner_id = (select app.own_partner('{approved}')));
create policy reported on app.threads for select to app_staff
  using ((select app.is_staff()) and support_id in (select r.support_id from app.thread_reports r));
create policy settle on app.threads for update to app_staff
  using ((select app.is_staff()) and support_id in (select r.support_id from app.thread_reports r))
  with check ((select app.is_staff()));
create policy rules on app.threads for all to app_rules using (true) with check (true);
create policy system on app.threads for all to app_system using (true) with check (true);
grant select, update (waits_for, waits_since, partner_muted_at) on app.threads to app_member;
grant select, update (waits_for, waits_since) on app.threads to app_staff;
grant select, insert (support_id, partner_id, last_at), update (waits_for, waits_since, last_at) on app.threads to app_rules;
grant select, delete, update (person_muted_at, partner_muted_at) on app.threads to app_system;

create policy own on app.thread_messages for select to app_member
  using ((author = 'person' or hidden_at is null)
    and support_id in (select s.id from app.supports s where s.user_id = (select app.uid())));
create policy for_own_partner on app.thread_messages for select to app_member
  using ((author = 'partner' or hidden_at is null)
    and support_id in (select t.support_id from app.threads t where t.partner_id = (select app.own_partner('{approved}'))));
create policy write_for_own_partner on app.thread_messages for insert to app_member
  with check (author = 'partner' and user_id = (select app.uid()) and hidden_at is null and support_id in (
    select s.id from app.supports s join app.project_events e on e.id = s.project_event_id
    where e.partner_id = (select app.own_partner('{approved}'))));
create policy reported on app.thread_messages for select to app_staff
  using ((select app.is_staff()) and exists (select from app.thread_reports r
    where r.support_id = thread_messages.support_id and thread_messages.created_at <= coalesce(r.decided_at, 'infinity')));
create policy hide on app.thread_messages for update to app_staff
  using ((select app.is_staff()) and exists (select from app.thread_reports r
    where r.support_id = thread_messages.support_id and thread_messages.created_at <= coalesce(r.decided_at, 'infinity')))
  with check ((select app.is_staff()));
create policy rules on app.thread_messages for select to app_rules using (true);
create policy system on app.thread_messages for all to app_system using (true) with check (true);
grant select, insert (id, support_id, author, user_id, body, created_at) on app.thread_messages to app_member;
grant select, update (hidden_at, hidden_by) on app.thread_messages to app_staff;
grant select on app.thread_messages to app_rules;
grant select, insert (id, support_id, author, user_id, body, created_at, mailed_at, hidden_at), update (mailed_at)
  on app.thread_messages to app_system;

create policy own on app.thread_reports for select to app_member
  using (author = 'person' and support_id in (select s.id from app.supports s where s.user_id = (select app.uid())));
create policy for_own_partner on app.thread_reports for select to app_member
  using (author = 'partner'
    and support_id in (select t.support_id from app.threads t where t.partner_id = (select app.own_partner('{approved}'))));
create policy report_for_own_partner on app.thread_reports for insert to app_member
  with check (author = 'partner' and user_id = (select app.uid()) and decided_at is null
    and support_id in (select t.support_id from app.threads t where t.partner_id = (select app.own_partner('{approved}'))));
create policy staff on app.thread_reports for select to app_staff using ((select app.is_staff()));
create policy decide on app.thread_reports for update to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
create policy rules on app.thread_reports for select to app_rules using (true);
create policy system on app.thread_reports for all to app_system using (true) with check (true);
grant select, insert (id, support_id, author, user_id, reason, created_at) on app.thread_reports to app_member;
grant select, update (decided_at, decided_by, answer) on app.thread_reports to app_staff;
grant select on app.thread_reports to app_rules;
grant select, insert (id, support_id, author, user_id, reason, created_at, decided_at, decided_by, answer)
  on app.thread_reports to app_system;

-- Makes the thread, keeps who has to answer, and announces the message to the organization. The row of the thread is locked first,
-- so that two messages at once cannot both be the last of an hour.
create function app.check_thread_message() returns trigger
language plpgsql security definer set search_path to 'app', 'pg_temp' as $$
declare
  most constant integer := 10;
  support record;
  waiting record;
begin
  select s.user_id, s.email, e.partner_id, p.status as partner_status, p.user_id as owner_id, x.suspended_at into support
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
  if most <= (
    select count(*) from thread_messages m where m.support_id = new.support_id and m.author = new.author
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
comment on function app.check_thread_message() is
  'Makes the thread of a message, refuses an eleventh within an hour and where one side is gone, and keeps who has to answer.';
create trigger check_thread_message before insert on app.thread_messages
  for each row execute function app.check_thread_message();
set local role app_rules;
grant execute on function app.notify_live() to session_user;
reset role;
create trigger notify_live after insert or update on app.thread_reports
  for each row execute function app.notify_live('reports');
set local role app_rules;
revoke execute on function app.notify_live() from session_user;
reset role;
alter function app.check_thread_message() owner to app_rules;
