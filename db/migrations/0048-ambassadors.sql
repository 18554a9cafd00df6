-- Ambassadors: their pages, what they stand up for, their campaigns and links; who came through a link, and which supports
-- are credited to whom. The rule of credit stands in docs/decisions/0017-credit.md.

create table app.ambassador_profiles (
  id uuid primary key,
  user_id uuid not null unique references app.profiles (id) on delete cascade,
  ambassador_type text not null check (ambassador_type in (
    'school', 'synagogue', 'nonprofit', 'business', 'community', 'individual', 'other')),
  full_name text not null check (length(full_name) between 1 and 120),
  organization_name text check (length(organization_name) between 1 and 200),
  display_name text not null generated always as (coalesce(organization_name, full_name)) stored,
  bio text not null default '' check (length(bio) <= 2000),
  logo_file_id uuid references app.files (id) on delete set null,
  photo_file_id uuid references app.files (id) on delete set null,
  contact_email text not null check (length(contact_email) between 3 and 254),
  is_email_public boolean not null default true,
  public_email text generated always as (case when is_email_public then contact_email end) stored,
  mobile_number text not null check (length(mobile_number) between 1 and 40),
  social_links jsonb not null default '{}',
  hidden_at timestamptz,
  hidden_by uuid references app.profiles (id) on delete set null,
  hidden_reason text check (length(hidden_reason) <= 2000),
  is_public boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint hidden_with_reason check (hidden_at is null or length(hidden_reason) > 0)
);
create index ambassador_profiles_public on app.ambassador_profiles (created_at desc, id desc) where is_public;
create index ambassador_profiles_newest on app.ambassador_profiles (created_at desc, id desc);
create index ambassador_profiles_logo on app.ambassador_profiles (logo_file_id);
create index ambassador_profiles_photo on app.ambassador_profiles (photo_file_id);
create index ambassador_profiles_hidden_by on app.ambassador_profiles (hidden_by);
comment on table app.ambassador_profiles is
  'One page a person, public from its registration on; staff may hide it. What is not on the page never leaves its owner and staff.';
comment on column app.ambassador_profiles.is_public is 'Kept by trigger: neither hidden nor of a suspended person. Everything public asks this column.';
comment on column app.ambassador_profiles.full_name is 'personal: never shown where there is an organization''s name';
comment on column app.ambassador_profiles.organization_name is 'personal: may be a person''s name';
comment on column app.ambassador_profiles.display_name is 'personal: what the page is called';
comment on column app.ambassador_profiles.bio is 'personal';
comment on column app.ambassador_profiles.contact_email is 'personal: visitors read public_email instead';
comment on column app.ambassador_profiles.public_email is 'personal: the address, where its owner shows it';
comment on column app.ambassador_profiles.mobile_number is 'personal: for the office only';
comment on column app.ambassador_profiles.social_links is 'personal: map of network to address';
comment on column app.ambassador_profiles.hidden_reason is 'personal: written for one person';
comment on column app.ambassador_profiles.version is 'Goes up with each edit, so that whoever edits an older one is told';

create table app.ambassador_project_events (
  ambassador_id uuid not null references app.ambassador_profiles (id) on delete cascade,
  project_event_id uuid not null references app.project_events (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (ambassador_id, project_event_id)
);
create index ambassador_project_events_item on app.ambassador_project_events (project_event_id);
comment on table app.ambassador_project_events is 'Which projects and events an ambassador stands up for, on their page.';

create table app.ambassador_campaigns (
  id uuid primary key,
  ambassador_id uuid not null references app.ambassador_profiles (id) on delete cascade,
  title text not null check (length(title) between 3 and 120),
  description text not null default '' check (length(description) <= 1000),
  project_event_id uuid references app.project_events (id) on delete set null,
  goal_kind text not null check (goal_kind in ('raised', 'supporters')),
  goal bigint not null check (goal between 1 and 10000000000),
  ends_on date,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint goal_of_its_kind check (goal_kind <> 'supporters' or goal <= 1000000)
);
create index ambassador_campaigns_ambassador on app.ambassador_campaigns (ambassador_id, created_at desc, id desc);
create index ambassador_campaigns_item on app.ambassador_campaigns (project_event_id);
comment on table app.ambassador_campaigns is
  'What an ambassador asks others for: a sum or a number of supporters, for one project or event or for all. Its progress is counted from credits.';
comment on column app.ambassador_campaigns.title is 'personal: an ambassador''s own words';
comment on column app.ambassador_campaigns.description is 'personal: an ambassador''s own words';
comment on column app.ambassador_campaigns.goal is 'US cents of gifts, or supporters';
comment on column app.ambassador_campaigns.ends_on is 'The last day, in Jerusalem';
comment on column app.ambassador_campaigns.ended_at is 'Ended before its day by its ambassador';

create table app.ambassador_links (
  code text primary key check (code ~ '^[a-z2-9]{8}$'),
  ambassador_id uuid not null references app.ambassador_profiles (id) on delete cascade,
  campaign_id uuid unique references app.ambassador_campaigns (id) on delete cascade,
  created_at timestamptz not null default now()
);
create unique index ambassador_links_own on app.ambassador_links (ambassador_id) where campaign_id is null;
create index ambassador_links_ambassador on app.ambassador_links (ambassador_id);
comment on table app.ambassador_links is 'The words behind /a/: one for each ambassador and one for each campaign. No secrets.';

create table app.ambassador_visits (
  link_code text not null references app.ambassador_links (code) on delete cascade,
  day date not null,
  project_event_id uuid references app.project_events (id) on delete cascade,
  visits integer not null default 1 check (visits > 0),
  unique nulls not distinct (link_code, day, project_event_id)
);
create index ambassador_visits_item on app.ambassador_visits (project_event_id);
comment on table app.ambassador_visits is
  'How often a link was followed on a day (in Jerusalem) and to which project or event; of nobody in particular.';

create table app.ambassador_credits (
  support_id uuid primary key references app.supports (id) on delete cascade,
  ambassador_id uuid not null references app.ambassador_profiles (id) on delete cascade,
  campaign_id uuid references app.ambassador_campaigns (id),
  touched_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index ambassador_credits_ambassador on app.ambassador_credits (ambassador_id, created_at desc);
create index ambassador_credits_campaign on app.ambassador_credits (campaign_id);
comment on table app.ambassador_credits is
  'Which support came through which ambassador. What it counts for is never stored: it follows from what becomes of the support and its money.';
comment on column app.ambassador_credits.touched_at is 'When the supporter followed the link';

create function app.own_ambassador() returns uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select id from app.ambassador_profiles where user_id = app.uid() $$;
comment on function app.own_ambassador() is 'The ambassador page of the signed-in person, shown or hidden, or null.';
grant execute on function app.own_ambassador() to app_member, app_staff;

create function app.keep_ambassador_public() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  new.is_public := new.hidden_at is null
    and not exists (select from app.profiles where id = new.user_id and suspended_at is not null);
  return new;
end $$;
create trigger keep_ambassador_public before insert or update on app.ambassador_profiles
  for each row execute function app.keep_ambassador_public();
create function app.follow_suspension() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.ambassador_profiles set updated_at = updated_at where user_id = new.id;
  return null;
end $$;
comment on function app.follow_suspension() is 'Takes the page of a suspended ambassador from the public, and gives it back.';
create trigger follow_suspension after update of suspended_at on app.profiles
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function app.follow_suspension();

-- Only what is public is stood up for, and no more than a page can carry.
create function app.guard_ambassador_item() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform from app.ambassador_profiles where id = new.ambassador_id for update;
  if not exists (select from app.project_events where id = new.project_event_id and is_public) then
    raise exception 'not public' using errcode = 'check_violation', constraint = 'ambassador_items_public';
  end if;
  if (select count(*) from app.ambassador_project_events where ambassador_id = new.ambassador_id) >= 60 then
    raise exception 'enough' using errcode = 'check_violation', constraint = 'ambassador_items_enough';
  end if;
  return new;
end $$;
create trigger guard_ambassador_item before insert on app.ambassador_project_events
  for each row execute function app.guard_ambassador_item();
create function app.guard_campaign() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform from app.ambassador_profiles where id = new.ambassador_id for update;
    if (select count(*) from app.ambassador_campaigns where ambassador_id = new.ambassador_id) >= 50 then
      raise exception 'enough' using errcode = 'check_violation', constraint = 'campaigns_enough';
    end if;
  end if;
  if new.project_event_id is not null and (tg_op = 'INSERT' or new.project_event_id is distinct from old.project_event_id)
    and not exists (select from app.project_events where id = new.project_event_id and is_public) then
    raise exception 'not public' using errcode = 'check_violation', constraint = 'campaigns_public_item';
  end if;
  -- What came for one thing is not shown as come for another; one that is deleted goes by itself.
  if tg_op = 'UPDATE' and new.project_event_id is distinct from old.project_event_id
    and exists (select from app.ambassador_credits where campaign_id = old.id)
    and (old.project_event_id is null or exists (select from app.project_events where id = old.project_event_id)) then
    raise exception 'credited' using errcode = 'check_violation', constraint = 'campaigns_credited_item';
  end if;
  return new;
end $$;
create trigger guard_campaign before insert or update on app.ambassador_campaigns
  for each row execute function app.guard_campaign();

create table app.ambassador_supporters (
  support_id uuid primary key references app.ambassador_credits (support_id) on delete cascade,
  ambassador_id uuid not null references app.ambassador_profiles (id) on delete cascade,
  supporter uuid not null
);
create index ambassador_supporters_ambassador on app.ambassador_supporters (ambassador_id);
comment on table app.ambassador_supporters is
  'Which credits of an ambassador are of one person, to count people by. Apart from the credits, as no ambassador may read it: one shown name would name all that is given without one.';
comment on column app.ambassador_supporters.supporter is
  'The same for the same person and ambassador; made of nothing, and kept when an account goes or a group is handed over';

-- An account, else an address, is one person; whoever comes for the first time gets a number at random. One credit of a person
-- at a time, lest two at once make two people of them.
create function app.name_supporter() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  given app.supports;
  known uuid;
begin
  select * into given from app.supports where id = new.support_id;
  if given.user_id is not null or given.email <> '' then
    perform pg_advisory_xact_lock(hashtextextended(
      format('credit %s %s', new.ambassador_id, coalesce(given.user_id::text, lower(given.email))), 0));
    select n.supporter into known
    from app.ambassador_supporters n join app.supports s on s.id = n.support_id
    where n.ambassador_id = new.ambassador_id
      and (s.user_id = given.user_id
        or given.user_id is null and s.user_id is null and lower(s.email) = lower(given.email))
    order by s.created_at, s.id limit 1;
  end if;
  insert into app.ambassador_supporters (support_id, ambassador_id, supporter)
    values (new.support_id, new.ambassador_id, coalesce(known, gen_random_uuid()));
  return null;
end $$;
comment on function app.name_supporter() is 'Gives a credit the number its person has with this ambassador, else a new one.';
create trigger name_supporter after insert on app.ambassador_credits
  for each row execute function app.name_supporter();

create function app.is_running(campaign app.ambassador_campaigns, at timestamptz) returns boolean
  language sql stable set search_path = app, pg_temp as $$
  select (campaign.ended_at is null or campaign.ended_at > at)
    and (campaign.ends_on is null or campaign.ends_on >= (at at time zone 'Asia/Jerusalem')::date) $$;
comment on function app.is_running(app.ambassador_campaigns, timestamptz) is 'Whether a campaign runs at that moment.';
grant execute on function app.is_running(app.ambassador_campaigns, timestamptz)
  to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;

-- The one way to a credit: the caller's own support, just given, by somebody who followed a public ambassador's link in the
-- thirty days before it, who is not the ambassador and does not support the ambassador's organization, which would confirm its own
-- figures. What is credited to is held, so that no support fails over a page
-- that is deleted in the same moment.
create function app.credit_support(support uuid, code text, touched timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = app, pg_temp as $$
declare
  given app.supports;
  link app.ambassador_links;
  page app.ambassador_profiles;
  campaign app.ambassador_campaigns;
begin
  select * into given from app.supports where id = credit_support.support and status = 'pending'
    and (user_id = app.uid() or guest_id = app.guest_id());
  select * into link from app.ambassador_links l where l.code = credit_support.code;
  select * into page from app.ambassador_profiles where id = link.ambassador_id and is_public for key share;
  if given.id is null or page.id is null
    or touched > given.created_at or touched < given.created_at - interval '30 days'
    or given.user_id = page.user_id or lower(given.email) = lower(page.contact_email)
    or exists (select from app.profiles where id = page.user_id and lower(email) = lower(given.email))
    or exists (select from app.project_events e join app.partners o on o.id = e.partner_id
      where e.id = given.project_event_id and o.user_id = page.user_id) then
    return false;
  end if;
  select * into campaign from app.ambassador_campaigns c
    where c.id = link.campaign_id and app.is_running(c, given.created_at)
      and (c.project_event_id is null or c.project_event_id = given.project_event_id) for key share;
  insert into app.ambassador_credits (support_id, ambassador_id, campaign_id, touched_at, created_at)
    values (given.id, page.id, campaign.id, touched, given.created_at) on conflict do nothing;
  return found;
end $$;
comment on function app.credit_support(uuid, text, timestamptz) is
  'Credits the caller''s new support to the ambassador whose link they followed; false where the rule gives no credit.';
grant execute on function app.credit_support(uuid, text, timestamptz) to app_guest, app_member;

-- Everything that is told of credits is told from here: what counts is what is confirmed or done, and of gifts what has
-- come and has not gone back.
create function app.credited(whose uuid[])
  returns table (support_id uuid, ambassador_id uuid, campaign_id uuid, project_event_id uuid, kind text, status text,
    counts boolean, supporter uuid, raised_cents bigint, created_at timestamptz)
  language sql stable security definer set search_path = app, pg_temp as $$
  select s.id, c.ambassador_id, c.campaign_id, s.project_event_id, s.kind, s.status,
    s.status in ('confirmed', 'completed'),
    n.supporter,
    case when s.status in ('confirmed', 'completed') then coalesce(y.received_cents - y.refunded_cents, 0) else 0 end,
    s.created_at
  from app.ambassador_credits c join app.supports s on s.id = c.support_id left join app.payments y on y.support_id = s.id
    join app.ambassador_profiles p on p.id = c.ambassador_id join app.ambassador_supporters n on n.support_id = c.support_id
  where c.ambassador_id = any (whose) and s.user_id is distinct from p.user_id $$;
comment on function app.credited(uuid[]) is
  'Each credited support of these ambassadors and what it counts for; none that is their own by now. For the functions below only.';

create function app.ambassador_figures(whose uuid[])
  returns table (ambassador_id uuid, campaigns integer, supports integer, supporters integer, raised_cents bigint)
  language sql stable security definer set search_path = app, pg_temp as $$
  select p.id,
    (select count(*) from app.ambassador_campaigns where ambassador_id = p.id)::integer,
    (count(c.support_id) filter (where c.counts))::integer,
    (count(distinct c.supporter) filter (where c.counts))::integer,
    coalesce(sum(c.raised_cents), 0)::bigint
  from app.ambassador_profiles p left join app.credited(whose) c on c.ambassador_id = p.id
  where p.id = any (whose) and (p.is_public or p.user_id = app.uid() or current_setting('role') in ('app_staff', 'app_system'))
  group by p.id $$;
comment on function app.ambassador_figures(uuid[]) is
  'What ambassadors have brought so far: campaigns of any age, supports and supporters that count, US cents. Of public pages, and of the caller''s own.';
create function app.campaign_figures(whose uuid)
  returns table (campaign_id uuid, supports integer, supporters integer, raised_cents bigint)
  language sql stable security definer set search_path = app, pg_temp as $$
  select g.id,
    (count(c.support_id) filter (where c.counts))::integer,
    (count(distinct c.supporter) filter (where c.counts))::integer,
    coalesce(sum(c.raised_cents), 0)::bigint
  from app.ambassador_campaigns g join app.ambassador_profiles p on p.id = g.ambassador_id
    left join app.credited(array[whose]) c on c.campaign_id = g.id
  where g.ambassador_id = whose
    and (p.is_public or p.user_id = app.uid() or current_setting('role') in ('app_staff', 'app_system'))
  group by g.id $$;
comment on function app.campaign_figures(uuid) is 'The same for each campaign of one ambassador.';
grant execute on function app.ambassador_figures(uuid[]), app.campaign_figures(uuid)
  to app_visitor, app_guest, app_member, app_staff, app_system;

create function app.own_credits()
  returns table (support_id uuid, campaign_id uuid, project_event_id uuid, title text, type text, kind text, status text,
    counts boolean, supporter uuid, name text, amount_cents bigint, raised_cents bigint, created_at timestamptz)
  language sql stable security definer set search_path = app, pg_temp as $$
  select c.support_id, c.campaign_id, c.project_event_id, e.title, e.type, c.kind, c.status, c.counts,
    c.supporter,
    case when s.is_name_shown and c.counts and c.raised_cents > 0 then nullif(s.name, '') end,
    case when c.counts and c.raised_cents > 0 then s.amount_cents end, c.raised_cents, c.created_at
  from app.credited(array[app.own_ambassador()]) c join app.supports s on s.id = c.support_id
    join app.project_events e on e.id = c.project_event_id
  where app.own_ambassador() is not null $$;
comment on function app.own_credits() is
  'Every support credited to the caller: what and when; a sum once money has come and stayed, and then the name of a giver who shows it to all. The supporter is to count by alone.';
grant execute on function app.own_credits() to app_member;

alter table app.ambassador_profiles enable row level security;
alter table app.ambassador_profiles force row level security;
create policy rules on app.ambassador_profiles to app_rules using (true) with check (true);
create policy public on app.ambassador_profiles for select to app_visitor, app_guest using (is_public);
create policy own on app.ambassador_profiles for select to app_member using (user_id = (select app.uid()));
create policy register on app.ambassador_profiles for insert to app_member with check (user_id = (select app.uid()));
create policy own_change on app.ambassador_profiles for update to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy staff on app.ambassador_profiles to app_staff using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.ambassador_profiles to app_system using (true) with check (true);
grant select (id, ambassador_type, display_name, bio, logo_file_id, photo_file_id, public_email, social_links, is_public,
  created_at) on app.ambassador_profiles to app_visitor, app_guest;
grant select on app.ambassador_profiles to app_member, app_staff, app_system, app_rules;
grant insert (id, user_id, ambassador_type, full_name, organization_name, bio, logo_file_id, photo_file_id, contact_email,
  is_email_public, mobile_number, social_links, created_at, updated_at) on app.ambassador_profiles to app_member, app_system;
grant insert (hidden_at, hidden_by, hidden_reason) on app.ambassador_profiles to app_system;
grant update (ambassador_type, full_name, organization_name, bio, logo_file_id, photo_file_id, contact_email, is_email_public,
  mobile_number, social_links, version, updated_at) on app.ambassador_profiles to app_member;
grant update (hidden_at, hidden_by, hidden_reason, updated_at) on app.ambassador_profiles to app_staff;
grant update (is_public, updated_at) on app.ambassador_profiles to app_rules;

alter table app.ambassador_project_events enable row level security;
alter table app.ambassador_project_events force row level security;
create policy rules on app.ambassador_project_events for select to app_rules using (true);
create policy public on app.ambassador_project_events for select to app_visitor, app_guest
  using (exists (select from app.ambassador_profiles p where p.id = ambassador_id and p.is_public));
create policy own on app.ambassador_project_events to app_member
  using (ambassador_id = (select app.own_ambassador())) with check (ambassador_id = (select app.own_ambassador()));
create policy staff on app.ambassador_project_events for select to app_staff using ((select app.is_staff()));
create policy system on app.ambassador_project_events to app_system using (true) with check (true);
grant select on app.ambassador_project_events to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant insert (ambassador_id, project_event_id, created_at) on app.ambassador_project_events to app_member, app_system;
grant delete on app.ambassador_project_events to app_member;

alter table app.ambassador_campaigns enable row level security;
alter table app.ambassador_campaigns force row level security;
create policy rules on app.ambassador_campaigns for select to app_rules using (true);
create policy public on app.ambassador_campaigns for select to app_visitor, app_guest
  using (exists (select from app.ambassador_profiles p where p.id = ambassador_id and p.is_public));
create policy own on app.ambassador_campaigns to app_member
  using (ambassador_id = (select app.own_ambassador())) with check (ambassador_id = (select app.own_ambassador()));
create policy staff on app.ambassador_campaigns for select to app_staff using ((select app.is_staff()));
create policy system on app.ambassador_campaigns to app_system using (true) with check (true);
grant select on app.ambassador_campaigns to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant insert (id, ambassador_id, title, description, project_event_id, goal_kind, goal, ends_on, created_at, updated_at)
  on app.ambassador_campaigns to app_member, app_system;
grant insert (ended_at) on app.ambassador_campaigns to app_system;
grant update (title, description, project_event_id, goal_kind, goal, ends_on, ended_at, version, updated_at)
  on app.ambassador_campaigns to app_member;
grant delete on app.ambassador_campaigns to app_member;

alter table app.ambassador_links enable row level security;
alter table app.ambassador_links force row level security;
create policy rules on app.ambassador_links for select to app_rules using (true);
create policy public on app.ambassador_links for select to app_visitor, app_guest
  using (exists (select from app.ambassador_profiles p where p.id = ambassador_id and p.is_public));
create policy own on app.ambassador_links for select to app_member using (ambassador_id = (select app.own_ambassador()));
create policy make on app.ambassador_links for insert to app_member
  with check (ambassador_id = (select app.own_ambassador()) and (campaign_id is null or campaign_id in (
    select c.id from app.ambassador_campaigns c where c.ambassador_id = (select app.own_ambassador()))));
create policy staff on app.ambassador_links for select to app_staff using ((select app.is_staff()));
create policy system on app.ambassador_links to app_system using (true) with check (true);
grant select on app.ambassador_links to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant insert (code, ambassador_id, campaign_id, created_at) on app.ambassador_links to app_member, app_system;

alter table app.ambassador_visits enable row level security;
alter table app.ambassador_visits force row level security;
create policy own on app.ambassador_visits for select to app_member
  using (link_code in (select code from app.ambassador_links where ambassador_id = (select app.own_ambassador())));
create policy system on app.ambassador_visits to app_system using (true) with check (true);
grant select on app.ambassador_visits to app_member, app_system;
create policy rules on app.ambassador_visits to app_rules using (true) with check (true);
grant select on app.ambassador_visits to app_rules;
grant insert (link_code, day, project_event_id, visits), update (visits), delete on app.ambassador_visits to app_system, app_rules;
create function app.outlive_item() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  insert into app.ambassador_visits as kept (link_code, day, visits)
    select link_code, day, visits from app.ambassador_visits where project_event_id = old.id
    on conflict (link_code, day, project_event_id) do update set visits = kept.visits + excluded.visits;
  update app.ambassador_campaigns set ended_at = now(), updated_at = now()
    where project_event_id = old.id and ended_at is null;
  return old;
end $$;
comment on function app.outlive_item() is
  'Visits to what is deleted count on as visits of the link; a campaign for it has ended, lest it become one for everything.';
create policy rules_end on app.ambassador_campaigns for update to app_rules using (true) with check (true);
grant update (ended_at, updated_at) on app.ambassador_campaigns to app_rules;
create trigger outlive_item before delete on app.project_events for each row execute function app.outlive_item();
alter function app.outlive_item() owner to app_rules;

alter table app.ambassador_credits enable row level security;
alter table app.ambassador_credits force row level security;
create policy rules on app.ambassador_credits to app_rules using (true) with check (true);
create policy own on app.ambassador_credits for select to app_member using (ambassador_id = (select app.own_ambassador()));
create policy given on app.ambassador_credits for select to app_guest, app_member
  using (support_id in (select s.id from app.supports s
    where s.user_id = (select app.uid()) or s.guest_id = (select app.guest_id())));
create policy for_own_partner on app.ambassador_credits for select to app_member
  using (support_id in (select s.id from app.supports s join app.project_events e on e.id = s.project_event_id
    where e.partner_id = (select app.own_approved_partner())));
create policy staff on app.ambassador_credits for select to app_staff using ((select app.is_staff()));
create policy system on app.ambassador_credits to app_system using (true) with check (true);
grant select on app.ambassador_credits to app_guest, app_member, app_staff, app_system, app_rules;
grant insert (support_id, ambassador_id, campaign_id, touched_at, created_at) on app.ambassador_credits to app_rules, app_system;

alter table app.ambassador_supporters enable row level security;
alter table app.ambassador_supporters force row level security;
create policy rules on app.ambassador_supporters to app_rules using (true) with check (true);
grant select, insert (support_id, ambassador_id, supporter) on app.ambassador_supporters to app_rules;

create function app.brought_by(supports uuid[]) returns table (support_id uuid, ambassador_id uuid, name text, is_public boolean)
  language sql stable security definer set search_path = app, pg_temp as $$
  select c.support_id, p.id, p.display_name, p.is_public
  from app.ambassador_credits c join app.ambassador_profiles p on p.id = c.ambassador_id
    join app.supports s on s.id = c.support_id
  where c.support_id = any (brought_by.supports)
    and (s.user_id = app.uid() or s.guest_id = app.guest_id() or current_setting('role') in ('app_staff', 'app_system')
      or s.project_event_id in (select e.id from app.project_events e where e.partner_id = app.own_approved_partner())) $$;
comment on function app.brought_by(uuid[]) is
  'Through whom supports came: for whoever gave them, the organization they are for, and staff.';
grant execute on function app.brought_by(uuid[]) to app_guest, app_member, app_staff, app_system;

create trigger guard_logo before insert or update of logo_file_id on app.ambassador_profiles
  for each row execute function app.guard_file('logo_file_id', 'ambassador-logos');
create trigger guard_photo before insert or update of photo_file_id on app.ambassador_profiles
  for each row execute function app.guard_file('photo_file_id', 'ambassador-photos');
create policy public_ambassadors on app.files for select to app_visitor, app_guest, app_member
  using (kind in ('ambassador-logos', 'ambassador-photos')
    and (exists (select from app.ambassador_profiles p where p.logo_file_id = files.id and p.is_public)
      or exists (select from app.ambassador_profiles p where p.photo_file_id = files.id and p.is_public)));

-- What the public sees of ambassadors is thrown away where it changes; what counts changes with the supports.
create trigger tell_content_new after insert on app.ambassador_profiles for each row
  when (new.is_public) execute function app.tell_content();
create trigger tell_content after update on app.ambassador_profiles for each row
  when (old.is_public or new.is_public) execute function app.tell_content();
create trigger tell_content_gone after delete on app.ambassador_profiles for each row
  when (old.is_public) execute function app.tell_content();
create trigger tell_content after insert or update or delete on app.ambassador_project_events
  for each statement execute function app.tell_content();
create trigger tell_content after insert or update or delete on app.ambassador_campaigns
  for each statement execute function app.tell_content();
create function app.tell_credited() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if exists (select from app.ambassador_credits where support_id = new.id) then
    perform pg_notify('content', '');
  end if;
  return null;
end $$;
comment on function app.tell_credited() is 'Tells that an ambassador''s figures have changed with a support.';
create trigger tell_credited after update of status, user_id on app.supports for each row
  when (old.status <> new.status or old.user_id is distinct from new.user_id) execute function app.tell_credited();
create function app.tell_live_ambassadors() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', format('ambassadors %s staff', case tg_op when 'INSERT' then 'new' else 'changed' end));
  return null;
end $$;
comment on function app.tell_live_ambassadors() is 'Tells staff on channel "live" of a new ambassador, and of a page that was hidden or shown.';
grant execute on function app.tell_live_ambassadors() to app_member, app_staff, app_system;
create trigger tell_live_new after insert on app.ambassador_profiles for each row execute function app.tell_live_ambassadors();
create trigger tell_live after update of hidden_at on app.ambassador_profiles for each row
  when (old.hidden_at is distinct from new.hidden_at) execute function app.tell_live_ambassadors();

alter function app.own_ambassador() owner to app_rules;
alter function app.keep_ambassador_public() owner to app_rules;
alter function app.follow_suspension() owner to app_rules;
alter function app.guard_ambassador_item() owner to app_rules;
alter function app.guard_campaign() owner to app_rules;
alter function app.name_supporter() owner to app_rules;
alter function app.credit_support(uuid, text, timestamptz) owner to app_rules;
alter function app.credited(uuid[]) owner to app_rules;
alter function app.ambassador_figures(uuid[]) owner to app_rules;
alter function app.campaign_figures(uuid) owner to app_rules;
alter function app.own_credits() owner to app_rules;
alter function app.brought_by(uuid[]) owner to app_rules;
alter function app.tell_credited() owner to app_rules;

-- What staff wrote of somebody's page goes with them too.
set local role app_rules;
create or replace function app.forget_reasons(person uuid) returns void
  language sql volatile security definer set search_path = app, pg_temp as $$
  with own as (select id from app.partners where user_id = person),
    ordered as (select id from app.orders where user_id = person),
    given as (select id from app.supports where user_id = person)
  update app.audit_entries set reason = null
  where reason is not null and subject_id in (
    select person
    union all select id from own
    union all select id from app.news where partner_id in (select id from own)
    union all select id from app.products where partner_id in (select id from own)
    union all select id from app.project_events where partner_id in (select id from own)
    union all select id from app.ambassador_profiles where user_id = person
    union all select id from ordered
    union all select id from app.partner_orders where order_id in (select id from ordered)
    union all select id from given
    union all select id from app.payments
      where order_id in (select id from ordered) or support_id in (select id from given)) $$;
reset role;
