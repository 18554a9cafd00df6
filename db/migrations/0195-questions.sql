-- What an organization asks people who sign up: up to five questions of an item, and the answers, each with its question as it was asked.

create function app.are_texts(texts jsonb, longest integer) returns boolean
  language sql immutable parallel safe set search_path = app, pg_temp as $$
  select coalesce(case when jsonb_typeof(texts) <> 'object' then false else
    texts <> '{}' and not exists (select from jsonb_each(texts) as t(language, words)
      where language !~ '^[a-z]{2}$' or jsonb_typeof(words) <> 'string' or length(words #>> '{}') not between 1 and longest) end, false) $$;
comment on function app.are_texts(jsonb, integer) is 'Whether this is a text by language, in at least one, none longer than so many characters';

create function app.is_question(question jsonb) returns boolean
  language sql immutable parallel safe set search_path = app, pg_temp as $$
  select coalesce(case when jsonb_typeof(question) <> 'object' or jsonb_typeof(question -> 'options') <> 'array' then false else
    question ->> 'id' ~ '^[a-z0-9]{8}$'
    and jsonb_typeof(question -> 'isRequired') = 'boolean'
    and app.are_texts(question -> 'texts', 300)
    and not exists (select from jsonb_array_elements(question -> 'options') as o where not app.are_texts(o, 100))
    and jsonb_typeof(question -> 'least') in ('number', 'null') and jsonb_typeof(question -> 'most') in ('number', 'null')
    and case question ->> 'kind'
      when 'choice' then jsonb_array_length(question -> 'options') between 2 and 10
      when 'number' then jsonb_array_length(question -> 'options') = 0
        and coalesce((question ->> 'least')::numeric <= (question ->> 'most')::numeric, true)
      when 'text' then jsonb_array_length(question -> 'options') = 0
      when 'tick' then jsonb_array_length(question -> 'options') = 0
    end end, false) $$;
comment on function app.is_question(jsonb) is 'Whether this is a question as the product writes it: its kind, its texts by language, and what may be answered';

create function app.are_questions(questions jsonb) returns boolean
  language sql immutable parallel safe set search_path = app, pg_temp as $$
  select coalesce(case when jsonb_typeof(questions) <> 'array' then false else
    jsonb_array_length(questions) <= 5
    and not exists (select from jsonb_array_elements(questions) as q where not app.is_question(q))
    and (select count(distinct q ->> 'id') from jsonb_array_elements(questions) as q) = jsonb_array_length(questions) end, false) $$;
comment on function app.are_questions(jsonb) is 'Whether these are at most five questions, each with an id of its own';

create function app.is_answer(question jsonb, answer text) returns boolean
  language sql immutable parallel safe set search_path = app, pg_temp as $$
  select coalesce(case when answer is null then not (question ->> 'isRequired')::boolean else
    case question ->> 'kind'
      when 'text' then length(answer) between 1 and 500
      when 'tick' then answer = 'yes'
      when 'choice' then case when answer ~ '^[0-9]$' then answer::integer < jsonb_array_length(question -> 'options') end
      when 'number' then case when answer ~ '^-?[0-9]{1,9}([.][0-9]{1,2})?$' then
        coalesce(answer::numeric >= (question ->> 'least')::numeric, true)
        and coalesce(answer::numeric <= (question ->> 'most')::numeric, true) end
    end end, false) $$;
comment on function app.is_answer(jsonb, text) is
  'Whether this answers a question: a text; the number of an option, from 0; a number within its bounds; or "yes" for a tick. Null only where no answer is required.';
grant execute on function app.are_texts(jsonb, integer), app.is_question(jsonb), app.are_questions(jsonb), app.is_answer(jsonb, text)
  to app_member, app_staff, app_system, app_rules;

alter table app.project_events
  add column questions jsonb not null default '[]' check (questions = '[]' or app.are_questions(questions));
comment on column app.project_events.questions is 'personal: free text. What people are asked who sign up';
grant insert (questions) on app.project_events to app_system;
grant update (questions) on app.project_events to app_staff, app_system;

create table app.support_answers (
  support_id uuid not null references app.supports (id) on delete cascade,
  question_id text not null,
  position smallint not null default 0 check (position between 0 and 4),
  asked jsonb not null default '{}' check (app.is_question(asked) and asked ->> 'id' = question_id),
  answer text,
  answered_at timestamptz not null,
  primary key (support_id, question_id),
  constraint support_answers_allowed check (app.is_answer(asked, answer)),
  constraint support_answers_at_most_five unique (support_id, position) deferrable initially deferred
);
comment on table app.support_answers is
  'What people answered when they signed up, with each question as it was then. A question that was left open has a row without an answer.';
comment on column app.support_answers.asked is 'personal: written by an organization. The question, set by trigger: nobody answers what was not asked';
comment on column app.support_answers.answer is 'personal';

alter table app.support_answers enable row level security, force row level security;
create policy own on app.support_answers for select to app_member
  using (exists (select from app.supports s where s.id = support_id and s.user_id = (select app.uid())));
create policy answer on app.support_answers for insert to app_member
  with check (exists (select from app.supports s where s.id = support_id and s.user_id = (select app.uid())
    and s.status in ('waiting', 'pending', 'confirmed')));
create policy for_own_partner on app.support_answers for select to app_member
  using (exists (select from app.supports s join app.project_events e on e.id = s.project_event_id
    where s.id = support_id and e.partner_id = (select app.own_partner('{approved}', '{answer}'))));
create policy staff on app.support_answers for select to app_staff using ((select app.is_staff()));
create policy system on app.support_answers to app_system using (true) with check (true);
create policy rules on app.support_answers to app_rules using (true);
grant select, insert (support_id, question_id, answer, answered_at) on app.support_answers to app_member;
grant select on app.support_answers to app_staff;
grant select, insert (support_id, question_id, answer, answered_at), update (answer, answered_at), delete on app.support_answers to app_system;
grant select, delete on app.support_answers to app_rules;

create function app.set_question() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  select q.value, q.ordinality - 1 into new.asked, new.position
    from supports s join project_events e on e.id = s.project_event_id
    cross join lateral jsonb_array_elements(e.questions) with ordinality as q
    where s.id = new.support_id and s.kind in ('volunteer', 'attend', 'visit') and q.value ->> 'id' = new.question_id;
  if not found then
    raise exception 'not asked' using errcode = 'check_violation', constraint = 'support_answers_question_of_item';
  end if;
  return new;
end $$;
create trigger set_question before insert on app.support_answers for each row execute function app.set_question();

-- At the end of the transaction, when the answers are there. What an organization or a job enters was asked of nobody.
create function app.check_answered() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if current_setting('role') = 'app_system' then
    return null;
  end if;
  if exists (select from project_events e cross join lateral jsonb_array_elements(e.questions) as q
      where e.id = new.project_event_id and (q ->> 'isRequired')::boolean
        and not exists (select from support_answers a where a.support_id = new.id and a.question_id = q ->> 'id')) then
    raise exception 'unanswered' using errcode = 'check_violation', constraint = 'supports_answered';
  end if;
  return null;
end $$;
create constraint trigger check_answered after insert on app.supports deferrable initially deferred for each row
  when (new.user_id is not null and new.kind in ('volunteer', 'attend', 'visit')) execute function app.check_answered();

-- Answers are of whoever gave them, and so is a parent's consent: they do not pass to a group's next leader, and do not outlive an account.
create function app.forget_answers() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  delete from support_answers where support_id = new.id;
  delete from guardian_consents where support_id = new.id;
  return null;
end $$;
create trigger forget_answers after update of user_id on app.supports for each row
  when (old.user_id is distinct from new.user_id) execute function app.forget_answers();

alter function app.set_question() owner to app_rules;
alter function app.check_answered() owner to app_rules;
alter function app.forget_answers() owner to app_rules;

-- What a visitor answered stays with what else they filled in, until they confirm it.
alter table app.pending_sign_ups add column answers jsonb not null default '{}'
  check (jsonb_typeof(answers) = 'object' and length(answers::text) <= 10000);
comment on column app.pending_sign_ups.answers is 'personal: what they answered, by question, and which version of the questions';
grant insert (answers) on app.pending_sign_ups to app_system;

-- Who may come: adults only, or minors with a parent's consent.
alter table app.project_events
  add column ages text check (ages in ('consent', 'adults')),
  add column min_age smallint check (min_age between 1 and 99);
comment on column app.project_events.ages is
  'consent: minors are welcome if a parent or guardian agrees. adults: only people of 18 or more. Null: nobody is asked';
grant insert (ages, min_age) on app.project_events to app_system;
grant update (ages, min_age) on app.project_events to app_staff;

alter table app.supports
  add column consent text check (consent in ('asked', 'given', 'refused', 'withdrawn', 'lapsed')),
  add column consent_given_at timestamptz,
  add constraint consent_of_one check (consent is null or places = 1 and group_name is null and kind in ('volunteer', 'attend', 'visit')),
  add constraint consent_has_a_time check (consent is null or consent not in ('given', 'withdrawn') or consent_given_at is not null);
comment on column app.supports.consent is
  'Of a minor: whether a parent or guardian has agreed. Null for adults, and where nobody is asked';
grant insert (consent) on app.supports to app_member;
grant insert (consent, consent_given_at), update (consent, consent_given_at) on app.supports to app_system;

create table app.guardian_consents (
  support_id uuid primary key references app.supports (id) on delete cascade,
  guardian_name text not null check (length(guardian_name) between 1 and 120),
  guardian_email text not null check (guardian_email = lower(guardian_email) and length(guardian_email) <= 254),
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  said text check (length(said) between 1 and 4000),
  answered_at timestamptz
);
create index guardian_consents_expires_at on app.guardian_consents (expires_at) where answered_at is null;
comment on table app.guardian_consents is
  'The parent or guardian whom a minor named when they signed up, and what they agreed to. Whether they did is supports.consent.';
comment on column app.guardian_consents.guardian_name is 'personal: as typed by the minor';
comment on column app.guardian_consents.guardian_email is 'personal: as typed by the minor';
comment on column app.guardian_consents.said is 'personal: the words to which they agreed, with the minor''s name';
alter table app.guardian_consents enable row level security, force row level security;
create policy own on app.guardian_consents for select to app_member
  using (exists (select from app.supports s where s.id = support_id and s.user_id = (select app.uid())));
create policy name_guardian on app.guardian_consents for insert to app_member
  with check (exists (select from app.supports s where s.id = support_id and s.user_id = (select app.uid()) and s.consent = 'asked'));
create policy for_own_partner on app.guardian_consents for select to app_member
  using (exists (select from app.supports s join app.project_events e on e.id = s.project_event_id
    where s.id = support_id and e.partner_id = (select app.own_partner('{approved}', '{answer}'))));
create policy staff on app.guardian_consents for select to app_staff using ((select app.is_staff()));
create policy system on app.guardian_consents to app_system using (true) with check (true);
create policy rules on app.guardian_consents to app_rules using (true);
grant select, insert (support_id, guardian_name, guardian_email, asked_at, expires_at) on app.guardian_consents to app_member;
grant select on app.guardian_consents to app_staff;
grant select, insert (support_id, guardian_name, guardian_email, asked_at, expires_at),
  update (said, answered_at, guardian_name, guardian_email), delete on app.guardian_consents to app_system;
grant select, delete on app.guardian_consents to app_rules;

-- After the trigger that welcomes everyone, by its name: a minor waits for consent all the same.
create function app.wait_for_consent() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'INSERT' and new.consent is not null and current_setting('role') <> 'app_system'
    and (new.consent <> 'asked' or not exists (select from project_events where id = new.project_event_id and ages = 'consent')) then
    raise exception 'no consent is asked for' using errcode = 'check_violation', constraint = 'supports_consent_asked';
  end if;
  if new.consent is null or new.consent = 'given' or new.status not in ('confirmed', 'completed') then
    return new;
  end if;
  if tg_op = 'INSERT' or old.status in ('waiting', 'offered') then
    new.status := 'pending';
    new.decided_at := null;
    return new;
  end if;
  raise exception 'no consent yet' using errcode = 'check_violation', constraint = 'supports_need_consent';
end $$;
create trigger wait_for_consent before insert or update of status on app.supports for each row execute function app.wait_for_consent();
alter function app.wait_for_consent() owner to app_rules;

alter table app.pending_sign_ups add column age jsonb not null default '{}'
  check (jsonb_typeof(age) = 'object' and length(age::text) <= 2000);
comment on column app.pending_sign_ups.age is 'personal: whether they are 18 or older, and the parent or guardian of a minor';
grant insert (age) on app.pending_sign_ups to app_system;
