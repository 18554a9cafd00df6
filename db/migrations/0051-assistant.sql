-- The assistant: what it was asked and what it said, for a while; and what people have told it they would like to do.

create table app.assistant_interactions (
  id uuid primary key,
  user_id uuid references app.profiles (id) on delete cascade,
  action_type text not null check (action_type in ('generate', 'answer', 'analyze', 'volunteer-profile')),
  answered_by text not null check (answered_by in ('model', 'site')),
  outcome text not null check (outcome in ('answered', 'asked-back', 'nothing-found', 'refused', 'stopped', 'failed')),
  prompt text not null check (length(prompt) <= 4000),
  response text not null default '' check (length(response) <= 16000),
  hits integer not null default 0 check (hits >= 0),
  took_ms integer not null check (took_ms >= 0),
  created_at timestamptz not null default now()
);
create index assistant_interactions_newest on app.assistant_interactions (created_at desc, id desc);
create index assistant_interactions_user on app.assistant_interactions (user_id);
create index assistant_interactions_unanswered on app.assistant_interactions (created_at desc, id desc)
  where outcome in ('nothing-found', 'failed');
comment on table app.assistant_interactions is
  'What the assistant was asked and what it said, kept for 30 days. Of visitors it is not known whose it is.';
comment on column app.assistant_interactions.prompt is 'personal: what somebody wrote';
comment on column app.assistant_interactions.response is 'personal: says back what was asked';
comment on column app.assistant_interactions.answered_by is 'A model, or the site by itself';
comment on column app.assistant_interactions.hits is 'How many projects, events, partners, products and answers were shown with it';

-- Staff learn how often and how well, and what nothing was found for; never who asked, nor what was said otherwise, nor
-- what people tell of themselves for a profile.
create function app.assistant_counts(since timestamptz)
  returns table (outcome text, answered_by text, n bigint)
  language sql stable security definer set search_path = app, pg_temp as $$
  select i.outcome, i.answered_by, count(*) from app.assistant_interactions i
  where i.created_at >= since and app.is_staff() group by 1, 2 $$;
comment on function app.assistant_counts(timestamptz) is 'How the assistant has done since then, for staff.';
grant execute on function app.assistant_counts(timestamptz) to app_staff;

create table app.volunteer_profiles (
  user_id uuid primary key references app.profiles (id) on delete cascade,
  interests text[] not null default '{}' check (cardinality(interests) <= 20),
  skills text[] not null default '{}' check (cardinality(skills) <= 20),
  support_type text not null default 'unknown'
    check (support_type in ('unknown', 'volunteer', 'donate', 'attend', 'visit', 'invest', 'business')),
  connection text not null default 'interested'
    check (connection in ('interested', 'friend', 'family', 'community', 'lived-there', 'lives-there')),
  visit_frequency text not null default 'unknown'
    check (visit_frequency in ('unknown', 'never', 'once', 'sometimes', 'yearly', 'often', 'lives-there')),
  personalization_tags text[] not null default '{}' check (cardinality(personalization_tags) <= 20),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table app.volunteer_profiles is 'What a person would like to do and can do, as they reviewed it; one a person. Slugs of domain/volunteer-profile.';
comment on column app.volunteer_profiles.interests is 'personal';
comment on column app.volunteer_profiles.skills is 'personal';
comment on column app.volunteer_profiles.support_type is 'personal';
comment on column app.volunteer_profiles.connection is 'personal: what ties them to Israel';
comment on column app.volunteer_profiles.visit_frequency is 'personal';
comment on column app.volunteer_profiles.personalization_tags is 'personal';
comment on column app.volunteer_profiles.version is 'Goes up with each edit, so that whoever edits an older one is told';

-- What is near is looked for by district, newest first.
create index search_documents_district on app.search_documents (district, created_at desc, project_event_id desc)
  where district is not null;

alter table app.assistant_interactions enable row level security;
alter table app.assistant_interactions force row level security;
create policy rules on app.assistant_interactions to app_rules using (true) with check (true);
create policy leave on app.assistant_interactions for insert to app_guest with check (user_id is null);
create policy leave_own on app.assistant_interactions for insert to app_member with check (user_id = (select app.uid()));
create policy own on app.assistant_interactions for select to app_member using (user_id = (select app.uid()));
create policy staff on app.assistant_interactions for select to app_staff
  using (outcome in ('nothing-found', 'failed') and action_type in ('answer', 'generate') and (select app.is_staff()));
create policy system on app.assistant_interactions to app_system using (true) with check (true);
grant insert (id, user_id, action_type, answered_by, outcome, prompt, response, hits, took_ms, created_at)
  on app.assistant_interactions to app_guest, app_member;
grant select on app.assistant_interactions to app_member, app_system, app_rules;
grant select (id, action_type, answered_by, outcome, prompt, hits, took_ms, created_at)
  on app.assistant_interactions to app_staff;
grant delete on app.assistant_interactions to app_system;
alter function app.assistant_counts(timestamptz) owner to app_rules;

alter table app.volunteer_profiles enable row level security;
alter table app.volunteer_profiles force row level security;
create policy own on app.volunteer_profiles to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy system on app.volunteer_profiles to app_system using (true) with check (true);
grant select, delete on app.volunteer_profiles to app_member, app_system;
grant insert (user_id, interests, skills, support_type, connection, visit_frequency, personalization_tags, created_at, updated_at),
  update (interests, skills, support_type, connection, visit_frequency, personalization_tags, version, updated_at)
  on app.volunteer_profiles to app_member, app_system;
