-- What people answered when they signed up, with each question as it was then. A question that was left open has a row without an answer.
create table app.support_answers (
  support_id uuid not null,
  question_id text not null,
  "position" smallint not null default 0,
  asked jsonb not null default '{}'::jsonb,  -- personal: written by an organization. The question, set by trigger: nobody answers what was not asked
  answer text,  -- personal
  answered_at timestamp with time zone not null,
  constraint support_answers_allowed CHECK (app.is_answer(asked, answer)),
  constraint support_answers_check CHECK ((app.is_question(asked) AND ((asked ->> 'id'::text) = question_id))),
  constraint support_answers_position_check CHECK ((("position" >= 0) AND ("position" <= 4))),
  constraint support_answers_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE CASCADE,
  constraint support_answers_pkey PRIMARY KEY (support_id, question_id),
  constraint support_answers_at_most_five UNIQUE (support_id, "position") DEFERRABLE INITIALLY DEFERRED
);
create policy answer on app.support_answers for insert to app_member
  with check (EXISTS ( SELECT
   FROM app.supports s
  WHERE ((s.id = support_answers.support_id) AND (s.user_id = ( SELECT app.uid() AS uid)) AND (s.status = ANY (ARRAY['waiting'::text, 'pending'::text, 'confirmed'::text])))));
create policy for_own_partner on app.support_answers for select to app_member
  using (EXISTS ( SELECT
   FROM (app.supports s
     JOIN app.project_events e ON ((e.id = s.project_event_id)))
  WHERE ((s.id = support_answers.support_id) AND (e.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer}'::text[]) AS own_partner)))));
create policy own on app.support_answers for select to app_member
  using (EXISTS ( SELECT
   FROM app.supports s
  WHERE ((s.id = support_answers.support_id) AND (s.user_id = ( SELECT app.uid() AS uid)))));
create policy rules on app.support_answers for all to app_rules
  using (true);
create policy staff on app.support_answers for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.support_answers for all to app_system
  using (true)
  with check (true);
grant insert (support_id, question_id, answer, answered_at) on app.support_answers to app_member;
grant select on app.support_answers to app_member;
grant delete on app.support_answers to app_rules;
grant select on app.support_answers to app_rules;
grant select on app.support_answers to app_staff;
grant delete on app.support_answers to app_system;
grant insert (support_id, question_id, answer, answered_at) on app.support_answers to app_system;
grant select on app.support_answers to app_system;
grant update (answer, answered_at) on app.support_answers to app_system;
CREATE TRIGGER set_question BEFORE INSERT ON app.support_answers FOR EACH ROW EXECUTE FUNCTION app.set_question();

CREATE OR REPLACE FUNCTION app.set_question()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  select q.value, q.ordinality - 1 into new.asked, new.position
    from supports s join project_events e on e.id = s.project_event_id
    cross join lateral jsonb_array_elements(e.questions) with ordinality as q
    where s.id = new.support_id and s.kind in ('volunteer', 'attend', 'visit') and q.value ->> 'id' = new.question_id;
  if not found then
    raise exception 'not asked' using errcode = 'check_violation', constraint = 'support_answers_question_of_item';
  end if;
  return new;
end $function$;
