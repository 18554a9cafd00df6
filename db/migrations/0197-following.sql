-- News may be about one project or event: an update of it.
alter table app.news add column project_event_id uuid references app.project_events (id) on delete set null;
comment on column app.news.project_event_id is 'The project or event of its organization that it is about: an update of it';
create index news_item on app.news (project_event_id, published_at desc, id desc) where project_event_id is not null;
grant insert (project_event_id), update (project_event_id) on app.news to app_member;
grant insert (project_event_id) on app.news to app_system;

create function app.check_news_item() returns trigger
language plpgsql security definer set search_path to 'app', 'pg_temp' as $$
begin
  if new.project_event_id is not null and not exists (
    select from project_events e
    where e.id = new.project_event_id and e.partner_id = new.partner_id and e.approved_at is not null
  ) then
    raise exception 'an update is about an approved project or event of its organization'
      using errcode = 'check_violation', constraint = 'news_item_is_own';
  end if;
  return new;
end $$;
comment on function app.check_news_item() is 'Refuses an update of what is not an approved project or event of its own organization.';
create trigger check_news_item before insert or update of project_event_id, partner_id on app.news
  for each row execute function app.check_news_item();

set local role app_rules;
grant execute on function app.notify_content() to session_user;
reset role;
drop trigger notify_content on app.news;
create trigger notify_content after insert or update or delete on app.news
  for each row execute function app.notify_content('news:id', 'partner-news:partner_id', 'item-news:project_event_id');
set local role app_rules;
revoke execute on function app.notify_content() from session_user;
reset role;

-- What someone follows. Private: an organization learns only how many.
create table app.follows (
  id uuid primary key,
  user_id uuid not null references app.profiles (id) on delete cascade,
  partner_id uuid references app.partners (id) on delete cascade,
  ambassador_id uuid references app.ambassador_profiles (id) on delete cascade,
  search text check (length(search) between 1 and 2000),
  how text not null check (how in ('at-once', 'daily', 'weekly', 'bell')),
  time_zone text not null default 'Asia/Jerusalem' check (length(time_zone) between 1 and 64),
  created_at timestamptz not null,
  constraint follows_one_thing check (num_nonnulls(partner_id, ambassador_id, search) = 1),
  constraint follows_partner_once unique (user_id, partner_id),
  constraint follows_ambassador_once unique (user_id, ambassador_id),
  constraint follows_search_once unique (user_id, search)
);
create index follows_partner on app.follows (partner_id) where partner_id is not null;
create index follows_ambassador on app.follows (ambassador_id) where ambassador_id is not null;
create index follows_search on app.follows (search) where search is not null;
comment on table app.follows is
  'Whom or what people follow: an organization, an ambassador, or a list with filters, such as one topic or one town. Nobody else sees it.';
comment on column app.follows.search is 'personal: the query string of a list of projects and events, in its shortest form';
comment on column app.follows.how is 'How often new things are emailed; bell: not at all';
comment on column app.follows.time_zone is 'That of the browser in which it was chosen, for digests at eight in the morning';

-- What is new, once. Made by trigger when something is public for the first time; a job spreads it.
create table app.announcements (
  id uuid primary key default gen_random_uuid(),
  project_event_id uuid unique references app.project_events (id) on delete cascade,
  news_id uuid unique references app.news (id) on delete cascade,
  campaign_id uuid unique references app.ambassador_campaigns (id) on delete cascade,
  happened_at timestamptz not null,
  spread_at timestamptz,
  constraint announcements_one_thing check (num_nonnulls(project_event_id, news_id, campaign_id) = 1)
);
create index announcements_waiting on app.announcements (happened_at, id) where spread_at is null;
comment on table app.announcements is
  'What was new: a project or event, an article, or a campaign, each once, when it was public for the first time.';
comment on column app.announcements.spread_at is 'When those who follow or support it got a notice; null until then';

create table app.notices (
  user_id uuid not null references app.profiles (id) on delete cascade,
  announcement_id uuid not null references app.announcements (id) on delete cascade,
  follow_id uuid references app.follows (id) on delete set null,
  is_support boolean not null default false,
  how text not null check (how in ('at-once', 'daily', 'weekly', 'bell')),
  created_at timestamptz not null,
  due_at timestamptz,
  read_at timestamptz,
  mailed_at timestamptz,
  primary key (user_id, announcement_id)
);
create index notices_newest on app.notices (user_id, created_at desc, announcement_id desc);
create index notices_unread on app.notices (user_id) where read_at is null;
create index notices_due on app.notices (due_at, user_id) where mailed_at is null and read_at is null and due_at is not null;
create index notices_announcement on app.notices (announcement_id);
create index notices_follow on app.notices (follow_id);
create index notices_old on app.notices (created_at);
comment on table app.notices is
  'What is new for a person: in the bell of their pages, and emailed when due if they have not read it. Gone after half a year.';
comment on column app.notices.follow_id is 'Because of what they follow; null because they support it, or no longer follow it';
comment on column app.notices.is_support is 'An update of what they signed up for or gave to';
comment on column app.notices.due_at is 'When it is emailed; null: only in the bell';

-- The next moment for an email: three minutes later, so that several become one; at eight in the morning; on Sunday at eight.
create function app.notice_due(how text, zone text, at timestamptz) returns timestamptz
language plpgsql stable set search_path to 'app', 'pg_temp' as $$
declare
  here timestamp;
  known text := zone;
begin
  begin
    here := at at time zone known;
  exception when invalid_parameter_value then
    known := 'Asia/Jerusalem';
    here := at at time zone known;
  end;
  return case how
    when 'at-once' then at + interval '3 minutes'
    when 'daily' then (date_trunc('day', here - interval '8 hours') + interval '1 day 8 hours') at time zone known
    when 'weekly' then (date_trunc('week', here - interval '6 days 8 hours') + interval '13 days 8 hours') at time zone known
  end;
end $$;
comment on function app.notice_due(text, text, timestamptz) is
  'When a notice of this moment is emailed; null if it is only in the bell. A time zone that the database does not know is Israel''s.';
grant execute on function app.notice_due(text, text, timestamptz) to app_member, app_system;

-- What is there already is not new.
alter table app.project_events no force row level security;
alter table app.news no force row level security;
alter table app.ambassador_campaigns no force row level security;
insert into app.announcements (project_event_id, happened_at, spread_at)
  select id, updated_at, updated_at from app.project_events where approved_at is not null;
insert into app.announcements (news_id, happened_at, spread_at) select id, published_at, published_at from app.news;
insert into app.announcements (campaign_id, happened_at, spread_at) select id, created_at, created_at from app.ambassador_campaigns;
alter table app.project_events force row level security;
alter table app.news force row level security;
alter table app.ambassador_campaigns force row level security;

alter table app.follows enable row level security, force row level security;
alter table app.announcements enable row level security, force row level security;
alter table app.notices enable row level security, force row level security;

create function app.is_followable(partner uuid, ambassador uuid) returns boolean
language sql stable security definer set search_path to 'app', 'pg_temp' as $$
  select (partner is null or exists (select from partners p where p.id = partner and p.is_public))
    and (ambassador is null or exists (select from ambassador_profiles s where s.id = ambassador and s.is_public)) $$;
comment on function app.is_followable(uuid, uuid) is 'Whether an organization or an ambassador is public, so that they can be followed.';
grant execute on function app.is_followable(uuid, uuid) to app_member;

create policy own on app.follows for select to app_member using (user_id = (select app.uid()));
create policy own_choice on app.follows for update to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy own_end on app.follows for delete to app_member using (user_id = (select app.uid()));
create policy start on app.follows for insert to app_member
  with check (user_id = (select app.uid()) and app.is_followable(partner_id, ambassador_id));
create policy rules on app.follows for select to app_rules using (true);
create policy system on app.follows to app_system using (true) with check (true);
grant select, delete, insert (id, user_id, partner_id, ambassador_id, search, how, time_zone, created_at), update (how, time_zone)
  on app.follows to app_member;
grant select on app.follows to app_rules;
grant select, delete, insert (id, user_id, partner_id, ambassador_id, search, how, time_zone, created_at) on app.follows to app_system;

create policy own on app.notices for select to app_member using (user_id = (select app.uid()));
create policy own_read on app.notices for update to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy system on app.notices to app_system using (true) with check (true);
grant select, update (read_at, how, due_at) on app.notices to app_member;
grant select, delete, insert (user_id, announcement_id, follow_id, is_support, how, created_at, due_at, read_at, mailed_at), update (mailed_at)
  on app.notices to app_system;

create policy rules on app.announcements to app_rules using (true) with check (true);
create policy system on app.announcements to app_system using (true) with check (true);
grant select, insert (project_event_id, news_id, campaign_id, happened_at) on app.announcements to app_rules;
grant select, update (spread_at) on app.announcements to app_system;

-- What is new and public now, with what pages and emails say of it.
create view app.public_announcements with (security_barrier = true) as
select a.id, a.happened_at,
  case when e.id is not null then 'item' when u.id is not null then 'update' when n.id is not null then 'news' else 'campaign' end as kind,
  coalesce(e.id, n.id, c.ambassador_id) as subject_id,
  coalesce(e.partner_id, n.partner_id) as partner_id, c.ambassador_id, e.id as item_id, n.project_event_id as about_id,
  jsonb_build_object(x.language, x.title)
    || coalesce((select jsonb_object_agg(t.key, t.value ->> 'title') from jsonb_each(x.translations) t), '{}') as titles,
  coalesce(p.names, jsonb_build_object('en', s.display_name)) as authors,
  case when u.id is not null then jsonb_build_object(u.language, u.title)
    || coalesce((select jsonb_object_agg(t.key, t.value ->> 'title') from jsonb_each(u.translations) t), '{}') end as about_titles
from app.announcements a
left join app.project_events e on e.id = a.project_event_id and e.is_public
left join app.news n on n.id = a.news_id and n.is_public
left join app.project_events u on u.id = n.project_event_id and u.is_public
left join app.partners p on p.id = coalesce(e.partner_id, n.partner_id)
left join app.ambassador_campaigns c on c.id = a.campaign_id
left join app.ambassador_profiles s on s.id = c.ambassador_id and s.is_public
cross join lateral (select coalesce(e.language, n.language, c.language) as language, coalesce(e.title, n.title, c.title) as title,
  coalesce(e.translations, n.translations, c.translations) as translations) x
where e.id is not null or n.id is not null or s.id is not null;
comment on view app.public_announcements is
  'What was new and is public now, with its title and its organization or ambassador in each of their languages.';
grant select on app.public_announcements to app_member, app_system;
alter view app.public_announcements owner to app_rules;

create view app.own_follows with (security_barrier = true) as
select f.id, f.partner_id, f.ambassador_id, f.search, f.how, f.created_at,
  case when p.is_public then p.names when s.is_public then jsonb_build_object('en', s.display_name) end as names
from app.follows f
left join app.partners p on p.id = f.partner_id
left join app.ambassador_profiles s on s.id = f.ambassador_id
where f.user_id = (select app.uid());
comment on view app.own_follows is 'What the caller follows, with the names of what is public; they cannot read ambassadors otherwise.';
grant select on app.own_follows to app_member;
alter view app.own_follows owner to app_rules;

create function app.announce_first() returns trigger
language plpgsql security definer set search_path to 'app', 'pg_temp' as $$
begin
  case tg_table_name
    when 'project_events' then
      insert into announcements (project_event_id, happened_at) values (new.id, new.updated_at) on conflict do nothing;
    when 'news' then
      insert into announcements (news_id, happened_at) values (new.id, new.published_at) on conflict do nothing;
    else
      insert into announcements (campaign_id, happened_at) values (new.id, new.created_at) on conflict do nothing;
  end case;
  return null;
end $$;
comment on function app.announce_first() is 'Records that something is public for the first time.';
create trigger announce_first_insert after insert on app.project_events
  for each row when (new.is_public) execute function app.announce_first();
create trigger announce_first after update of is_public, status, hidden_at, partner_id, organization, organization_names on app.project_events
  for each row when (new.is_public and not old.is_public) execute function app.announce_first();
create trigger announce_first_insert after insert on app.news
  for each row when (new.is_public) execute function app.announce_first();
create trigger announce_first after update of hidden_at, withdrawn_at, partner_id, is_public on app.news
  for each row when (new.is_public and not old.is_public) execute function app.announce_first();
create trigger announce_first after insert on app.ambassador_campaigns
  for each row execute function app.announce_first();

create function app.count_followers() returns integer
language sql stable security definer set search_path to 'app', 'pg_temp' as $$
  select count(*)::integer from follows where partner_id = app.own_partner('{approved}') $$;
comment on function app.count_followers() is 'How many people follow the caller''s own organization; nobody learns who.';
revoke execute on function app.count_followers() from public;
grant execute on function app.count_followers() to app_member;

alter function app.is_followable(uuid, uuid) owner to app_rules;
alter function app.check_news_item() owner to app_rules;
alter function app.announce_first() owner to app_rules;
alter function app.count_followers() owner to app_rules;
