-- What staff sets for the whole site: which parts are open, the figures of the home page, the questions people ask.

create table app.site_features (
  name text primary key check (name ~ '^[a-z]+(-[a-z]+)*$'),
  enabled boolean not null default true,
  updated_at timestamptz not null default now()
);
comment on table app.site_features is
  'The parts of the site that can be switched off. What each is called and does stands in domain/site/feature.ts.';
insert into app.site_features (name) values
  ('store'), ('marketplace'), ('map'), ('calendar'), ('visit'), ('donations'), ('volunteering'), ('ambassadors'),
  ('partner-registration'), ('assistant'), ('volunteer-profile'), ('voice'), ('tracking');

create table app.site_figures (
  name text primary key check (name in ('supported', 'hours', 'meals')),
  base bigint not null default 0 check (base >= 0),
  counted bigint not null default 0,
  updated_at timestamptz
);
comment on table app.site_figures is 'The figures of the home page: what is shown is base (set by staff) and counted together.';
comment on column app.site_figures.base is 'What was done before, or elsewhere; null updated_at: never set';
comment on column app.site_figures.counted is 'Kept by trigger: what this platform has seen done';
insert into app.site_figures (name) values ('supported'), ('hours'), ('meals');

create table app.faq_entries (
  id uuid primary key,
  position integer not null check (position >= 0),
  question text not null check (length(question) between 1 and 300),
  answer text not null check (length(answer) between 1 and 5000),
  updated_at timestamptz not null default now()
);
create index faq_entries_position on app.faq_entries (position, id);
comment on table app.faq_entries is 'Questions people ask, with the answers; staff edits them.';

insert into app.faq_entries (id, position, question, answer)
select gen_random_uuid(), q.position, q.question, q.answer from (values
  (1, 'Who stands behind the projects and events here?',
   'Organizations that applied to us and were looked at by a person. We ask for their registration and, where it exists, for a certificate of good standing, and we read each project and event before it is shown. What is not approved is not to be seen here.'),
  (2, 'How does my gift reach the organization?',
   'You say what you would like to give on the page of a project. The organization confirms it and tells you how to send it, and you see on your dashboard where it stands. We take nothing off it.'),
  (3, 'I have no money to give. Can I help?',
   'Very much. Most of what is posted here asks for hands and for time: picking fruit, packing meals, teaching, repairing, keeping somebody company. Choose "Volunteer" in the list, and say when you could come.'),
  (4, 'Do I have to be in Israel, or to speak Hebrew?',
   'No. Some projects can be helped from anywhere, and some events take place in other countries: the list can be filtered by region. Organizations that need Hebrew say so in their description.'),
  (5, 'I am planning a visit. Where do I begin?',
   'With "Plan a Visit": there are four tours to ask for, and a form for a way of your own. A person reads what you send and answers you by mail within a few days.'),
  (6, 'How can our organization take part?',
   'Press "Apply to Partner" on the page of partners. The form takes about ten minutes. Our team looks at it within 2-3 business days and tells you by mail, with a reason should something be missing.'),
  (7, 'What is an ambassador?',
   'Somebody who tells others about projects they care about: a school, a synagogue, a business, a group of friends or a single person. Ambassadors get a page of their own and see what came of it.'),
  (8, 'What do you keep about me?',
   'What you enter, and what is needed to run the site. Statistics about your visits are only kept with your name if you allow it, and you can change your mind at any time. The privacy policy says it in full.')
) as q (position, question, answer);

-- How many of a project's supports stand, so that the first one counts it among the supported.
alter table app.project_events add column supports_count integer not null default 0 check (supports_count >= 0);
comment on column app.project_events.supports_count is 'Kept by trigger: supports that are confirmed or completed';

create function app.count_support() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  stood boolean := tg_op <> 'INSERT' and old.status in ('confirmed', 'completed');
  stands boolean := tg_op <> 'DELETE' and new.status in ('confirmed', 'completed');
  item uuid := case when tg_op = 'DELETE' then old.project_event_id else new.project_event_id end;
  n integer;
begin
  if stood = stands then
    return null;
  end if;
  update app.project_events set supports_count = supports_count + case when stands then 1 else -1 end
    where id = item returning supports_count into n;
  if stands and n = 1 then
    update app.site_figures set counted = counted + 1 where name = 'supported';
  elsif stood and n = 0 then
    update app.site_figures set counted = counted - 1 where name = 'supported';
  end if;
  return null;
end $$;
create trigger count_support after insert or delete or update of status on app.supports
  for each row execute function app.count_support();

grant update (supports_count) on app.project_events to app_rules;

alter table app.site_features enable row level security;
alter table app.site_features force row level security;
create policy everybody on app.site_features for select
  to app_visitor, app_guest, app_member, app_staff, app_system using (true);
create policy staff on app.site_features for update to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
grant select on app.site_features to app_visitor, app_guest, app_member, app_staff, app_system;
grant update (enabled, updated_at) on app.site_features to app_staff;

alter table app.site_figures enable row level security;
alter table app.site_figures force row level security;
create policy rules on app.site_figures to app_rules using (true) with check (true);
create policy everybody on app.site_figures for select
  to app_visitor, app_guest, app_member, app_staff, app_system using (true);
create policy staff on app.site_figures for update to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.site_figures for update to app_system using (true) with check (true);
grant select on app.site_figures to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant update (counted) on app.site_figures to app_rules;
grant update (base, updated_at) on app.site_figures to app_staff, app_system;

alter table app.faq_entries enable row level security;
alter table app.faq_entries force row level security;
create policy everybody on app.faq_entries for select
  to app_visitor, app_guest, app_member, app_staff, app_system using (true);
create policy staff on app.faq_entries to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
grant select on app.faq_entries to app_visitor, app_guest, app_member, app_staff, app_system;
grant insert (id, position, question, answer, updated_at), update (position, question, answer, updated_at), delete
  on app.faq_entries to app_staff;

alter function app.count_support() owner to app_rules;

-- What stands already, counted by the role that is allowed to see it: the owner is not.
set local role app_rules;
update app.project_events set supports_count = counts.n
  from (select project_event_id, count(*) as n from app.supports where status in ('confirmed', 'completed') group by 1) counts
  where id = counts.project_event_id;
update app.site_figures set counted = (select count(*) from app.project_events where supports_count > 0)
  where name = 'supported';
reset role;
