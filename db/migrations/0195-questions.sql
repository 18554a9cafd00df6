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

-- Answers are of whoever gave them: they do not pass to a group's next leader, and do not outlive an account.
create function app.forget_answers() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  delete from support_answers where support_id = new.id;
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
