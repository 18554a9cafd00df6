-- What the assistant was asked and what it said, kept for 30 days. Of visitors it is not known whose it is.
create table app.assistant_interactions (
  id uuid not null,
  user_id uuid,
  action_type text not null,
  answered_by text not null,  -- A model, or the site by itself
  outcome text not null,
  prompt text not null,  -- personal: what somebody wrote
  response text not null default ''::text,  -- personal: says back what was asked
  hits integer not null default 0,  -- How many projects, events, partners, products and answers were shown with it
  took_ms integer not null,
  created_at timestamp with time zone not null default now(),
  constraint assistant_interactions_action_type_check CHECK ((action_type = ANY (ARRAY['generate'::text, 'answer'::text, 'analyze'::text, 'volunteer-profile'::text]))),
  constraint assistant_interactions_answered_by_check CHECK ((answered_by = ANY (ARRAY['model'::text, 'site'::text]))),
  constraint assistant_interactions_hits_check CHECK ((hits >= 0)),
  constraint assistant_interactions_outcome_check CHECK ((outcome = ANY (ARRAY['answered'::text, 'asked-back'::text, 'nothing-found'::text, 'refused'::text, 'stopped'::text, 'failed'::text]))),
  constraint assistant_interactions_prompt_check CHECK ((length(prompt) <= 4000)),
  constraint assistant_interactions_response_check CHECK ((length(response) <= 16000)),
  constraint assistant_interactions_took_ms_check CHECK ((took_ms >= 0)),
  constraint assistant_interactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint assistant_interactions_pkey PRIMARY KEY (id)
);
CREATE INDEX assistant_interactions_newest ON app.assistant_interactions USING btree (created_at DESC, id DESC);
CREATE INDEX assistant_interactions_unanswered ON app.assistant_interactions USING btree (created_at DESC, id DESC) WHERE (outcome = ANY (ARRAY['nothing-found'::text, 'failed'::text]));
CREATE INDEX assistant_interactions_user ON app.assistant_interactions USING btree (user_id);
create policy leave on app.assistant_interactions for insert to app_guest
  with check (user_id IS NULL);
create policy leave_own on app.assistant_interactions for insert to app_member
  with check (user_id = ( SELECT app.uid() AS uid));
create policy own on app.assistant_interactions for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy rules on app.assistant_interactions for all to app_rules
  using (true)
  with check (true);
create policy staff on app.assistant_interactions for select to app_staff
  using ((outcome = ANY (ARRAY['nothing-found'::text, 'failed'::text])) AND (action_type = ANY (ARRAY['answer'::text, 'generate'::text])) AND ( SELECT app.is_staff() AS is_staff));
create policy system on app.assistant_interactions for all to app_system
  using (true)
  with check (true);
grant insert (id, user_id, action_type, answered_by, outcome, prompt, response, hits, took_ms, created_at) on app.assistant_interactions to app_guest;
grant insert (id, user_id, action_type, answered_by, outcome, prompt, response, hits, took_ms, created_at) on app.assistant_interactions to app_member;
grant select on app.assistant_interactions to app_member;
grant select on app.assistant_interactions to app_rules;
grant select (id, action_type, answered_by, outcome, prompt, hits, took_ms, created_at) on app.assistant_interactions to app_staff;
grant delete on app.assistant_interactions to app_system;
grant select on app.assistant_interactions to app_system;

-- What a person would like to do and can do, as they reviewed it; one a person. Slugs of domain/volunteer-profile.
create table app.volunteer_profiles (
  user_id uuid not null,
  interests text[] not null default '{}'::text[],  -- personal
  skills text[] not null default '{}'::text[],  -- personal
  support_type text not null default 'unknown'::text,  -- personal
  connection text not null default 'interested'::text,  -- personal: what ties them to Israel
  visit_frequency text not null default 'unknown'::text,  -- personal
  personalization_tags text[] not null default '{}'::text[],  -- personal
  version integer not null default 1,  -- Goes up with each edit, so that whoever edits an older one is told
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint volunteer_profiles_connection_check CHECK ((connection = ANY (ARRAY['interested'::text, 'friend'::text, 'family'::text, 'community'::text, 'lived-there'::text, 'lives-there'::text]))),
  constraint volunteer_profiles_interests_check CHECK ((cardinality(interests) <= 20)),
  constraint volunteer_profiles_personalization_tags_check CHECK ((cardinality(personalization_tags) <= 20)),
  constraint volunteer_profiles_skills_check CHECK ((cardinality(skills) <= 20)),
  constraint volunteer_profiles_support_type_check CHECK ((support_type = ANY (ARRAY['unknown'::text, 'volunteer'::text, 'donate'::text, 'attend'::text, 'visit'::text, 'invest'::text, 'business'::text]))),
  constraint volunteer_profiles_visit_frequency_check CHECK ((visit_frequency = ANY (ARRAY['unknown'::text, 'never'::text, 'once'::text, 'sometimes'::text, 'yearly'::text, 'often'::text, 'lives-there'::text]))),
  constraint volunteer_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint volunteer_profiles_pkey PRIMARY KEY (user_id)
);
create policy own on app.volunteer_profiles for all to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check (user_id = ( SELECT app.uid() AS uid));
create policy system on app.volunteer_profiles for all to app_system
  using (true)
  with check (true);
grant delete on app.volunteer_profiles to app_member;
grant insert (user_id, interests, skills, support_type, connection, visit_frequency, personalization_tags, created_at, updated_at) on app.volunteer_profiles to app_member;
grant select on app.volunteer_profiles to app_member;
grant update (interests, skills, support_type, connection, visit_frequency, personalization_tags, version, updated_at) on app.volunteer_profiles to app_member;
grant delete on app.volunteer_profiles to app_system;
grant insert (user_id, interests, skills, support_type, connection, visit_frequency, personalization_tags, created_at, updated_at) on app.volunteer_profiles to app_system;
grant select on app.volunteer_profiles to app_system;
grant update (interests, skills, support_type, connection, visit_frequency, personalization_tags, version, updated_at) on app.volunteer_profiles to app_system;

-- How each use of the assistant ended, without its words, for staff.
create view app.assistant_outcomes with (security_barrier=true) as
 SELECT created_at,
    outcome,
    answered_by
   FROM app.assistant_interactions
  WHERE ( SELECT app.is_staff() AS is_staff);
grant select on app.assistant_outcomes to app_staff;
