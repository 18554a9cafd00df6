-- What staff and jobs did. Append-only: nobody is granted update or delete. Holds ids, field names and values that are not personal.
create table app.audit_entries (
  id uuid not null,
  at timestamp with time zone not null default now(),
  actor_kind text not null,
  actor_id uuid,
  operation text not null,
  subject text not null,
  subject_id uuid,
  reason text,  -- Why, as staff wrote it. Goes with the account that it is about (app.forget_reasons); nothing else of a line ever changes.
  before jsonb,
  after jsonb,
  request_id text,
  constraint audit_entries_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['staff'::text, 'system'::text]))),
  constraint audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_actor ON app.audit_entries USING btree (actor_id, at DESC, id DESC);
CREATE INDEX audit_entries_at ON app.audit_entries USING btree (at DESC, id DESC);
CREATE INDEX audit_entries_of_subject ON app.audit_entries USING btree (subject, at DESC, id DESC);
CREATE INDEX audit_entries_operation ON app.audit_entries USING btree (operation, at DESC, id DESC);
CREATE INDEX audit_entries_subject_id ON app.audit_entries USING btree (subject_id, at DESC, id DESC);
create policy rules on app.audit_entries for select to app_rules
  using (true);
create policy rules_forget on app.audit_entries for update to app_rules
  using (reason IS NOT NULL)
  with check (reason IS NULL);
create policy staff_reads on app.audit_entries for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy staff_writes on app.audit_entries for insert to app_staff
  with check ((actor_kind = 'staff'::text) AND (actor_id = ( SELECT app.uid() AS uid)));
create policy system_writes on app.audit_entries for insert to app_system
  with check ((actor_kind = 'system'::text) AND (actor_id IS NULL));
grant select (subject_id, reason) on app.audit_entries to app_rules;
grant update (reason) on app.audit_entries to app_rules;
grant insert (id, at, actor_kind, actor_id, operation, subject, subject_id, reason, before, after, request_id) on app.audit_entries to app_staff;
grant select on app.audit_entries to app_staff;
grant insert (id, at, actor_kind, actor_id, operation, subject, subject_id, reason, before, after, request_id) on app.audit_entries to app_system;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON app.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();

-- Which writes were done already, with their answer, so that a repeated request is not a second deed. Kept a day.
create table app.idempotency_keys (
  actor text not null,
  operation text not null,
  key text not null,
  answer jsonb,  -- personal: may repeat what the person gave
  at timestamp with time zone not null default now(),
  content text,  -- Hash of what was asked; null in rows from before this column.
  constraint idempotency_keys_pkey PRIMARY KEY (actor, operation, key)
);
CREATE INDEX idempotency_keys_at ON app.idempotency_keys USING btree (at);
create policy own_guest on app.idempotency_keys for all to app_guest
  using (actor = ('guest:'::text || ( SELECT app.guest_id() AS guest_id)))
  with check (actor = ('guest:'::text || ( SELECT app.guest_id() AS guest_id)));
create policy own_member on app.idempotency_keys for all to app_member, app_staff
  using (actor = ('member:'::text || ( SELECT app.uid() AS uid)))
  with check (actor = ('member:'::text || ( SELECT app.uid() AS uid)));
create policy system on app.idempotency_keys for all to app_system
  using (true)
  with check (true);
grant insert (actor, operation, key, at, content) on app.idempotency_keys to app_guest;
grant select on app.idempotency_keys to app_guest;
grant update (answer, at, content) on app.idempotency_keys to app_guest;
grant insert (actor, operation, key, at, content) on app.idempotency_keys to app_member;
grant select on app.idempotency_keys to app_member;
grant update (answer, at, content) on app.idempotency_keys to app_member;
grant insert (actor, operation, key, at, content) on app.idempotency_keys to app_staff;
grant select on app.idempotency_keys to app_staff;
grant update (answer, at, content) on app.idempotency_keys to app_staff;
grant delete on app.idempotency_keys to app_system;
grant insert (actor, operation, key, at, content) on app.idempotency_keys to app_system;
grant select on app.idempotency_keys to app_system;
grant update (answer, at, content) on app.idempotency_keys to app_system;

-- Mails to send, enqueued in the transaction of what they tell about. The worker sends, retries with back-off and gives up.
create table app.mails (
  id uuid not null,
  kind text not null,
  to_address text not null,  -- personal
  subject text not null,  -- personal: may hold a name
  text text not null,  -- personal; without the tokens of its links once it has left or was given up, except in a demo
  html text not null,  -- personal; without the tokens of its links once it has left or was given up, except in a demo
  status text not null default 'queued'::text,
  attempts integer not null default 0,
  due_at timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  failure text,  -- personal: the mail server's answer may repeat the address
  reply_to text,  -- An address of ours that answers go to, where it is not the sender's
  unsubscribe_url text,  -- personal: ends the topic for the person it was written to
  is_brief boolean not null default false,  -- Gone as soon as it has left, such as the last mail to somebody who is forgotten
  constraint mails_attempts_check CHECK ((attempts >= 0)),
  constraint mails_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]))),
  constraint mails_pkey PRIMARY KEY (id)
);
CREATE INDEX mails_created_at ON app.mails USING btree (created_at DESC);
CREATE INDEX mails_due ON app.mails USING btree (due_at, id) WHERE (status = 'queued'::text);
create policy enqueue on app.mails for insert to app_guest, app_member, app_staff
  with check ((status = 'queued'::text) AND (attempts = 0));
create policy system on app.mails for all to app_system
  using (true)
  with check (true);
grant insert (id, kind, to_address, subject, text, html, due_at, created_at, reply_to, unsubscribe_url, is_brief) on app.mails to app_guest;
grant insert (id, kind, to_address, subject, text, html, due_at, created_at, reply_to, unsubscribe_url, is_brief) on app.mails to app_member;
grant insert (id, kind, to_address, subject, text, html, due_at, created_at, reply_to, unsubscribe_url, is_brief) on app.mails to app_staff;
grant delete on app.mails to app_system;
grant insert (id, kind, to_address, subject, text, html, due_at, created_at, reply_to, unsubscribe_url, is_brief) on app.mails to app_system;
grant select on app.mails to app_system;
grant update (text, html, status, attempts, due_at, sent_at, failure, unsubscribe_url) on app.mails to app_system;

-- How often something was tried since a moment. Keys are hashes of what is limited (an address, a connection); they expire, and lock nobody out for ever.
create table app.rate_limits (
  key text not null,  -- personal: a keyed hash
  began_at timestamp with time zone not null,
  n integer not null default 1,
  constraint rate_limits_n_check CHECK ((n > 0)),
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_began ON app.rate_limits USING btree (began_at);
create policy system on app.rate_limits for all to app_system
  using (true)
  with check (true);
grant delete on app.rate_limits to app_system;
grant insert (key, began_at, n) on app.rate_limits to app_system;
grant select on app.rate_limits to app_system;
grant update (began_at, n) on app.rate_limits to app_system;

-- Announces something on a channel: by a notice to a session that announces after its commit, which says so by app.announces, otherwise by NOTIFY.
CREATE OR REPLACE FUNCTION app.announce(channel text, said text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('app.announces', true) = 'yes' then
    raise notice using errcode = 'AN001', message = channel || ' ' || coalesce(said, '');
  else
    perform pg_notify(channel, said);
  end if;
end $function$;

-- Days in which something of this kind should be answered.
CREATE OR REPLACE FUNCTION app.answer_days(kind text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select case kind when 'application' then 5 when 'order' then 5 else 3 end $function$;

-- Until when something of this kind that has been waiting since then should be answered: the end of that day in Israel.
CREATE OR REPLACE FUNCTION app.answer_due(kind text, since timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select ((since at time zone 'Asia/Jerusalem')::date + app.answer_days(kind) + 1)::timestamp at time zone 'Asia/Jerusalem'
    - interval '1 millisecond' $function$;

-- Whether these are at most five questions, each with an id of its own
CREATE OR REPLACE FUNCTION app.are_questions(questions jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select coalesce(case when jsonb_typeof(questions) <> 'array' then false else
    jsonb_array_length(questions) <= 5
    and not exists (select from jsonb_array_elements(questions) as q where not app.is_question(q))
    and (select count(distinct q ->> 'id') from jsonb_array_elements(questions) as q) = jsonb_array_length(questions) end, false) $function$;

-- Whether these are texts in other languages, by language and column, of short texts that may be translated one by one
CREATE OR REPLACE FUNCTION app.are_some_translations(translations jsonb, columns text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select case when jsonb_typeof(translations) <> 'object' or length(translations::text) > 20000
      or jsonb_path_exists(translations, '$.* ? (@.type() != "object")')
      or jsonb_path_exists(translations, '$.*.* ? (@.type() != "string" || @ == "")') then false
    else not exists (
      select from jsonb_each(translations) as t(language, texts)
      where language !~ '^[a-z]{2}$' or texts = '{}' or not array(select jsonb_object_keys(texts)) <@ columns) end $function$;

-- Whether this is a text by language, in at least one, none longer than so many characters
CREATE OR REPLACE FUNCTION app.are_texts(texts jsonb, longest integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select coalesce(case when jsonb_typeof(texts) <> 'object' then false else
    texts <> '{}' and not exists (select from jsonb_each(texts) as t(language, words)
      where language !~ '^[a-z]{2}$' or jsonb_typeof(words) <> 'string' or length(words #>> '{}') not between 1 and longest) end, false) $function$;

-- Whether each translation is whole: it has a text for each of these columns and nothing else. None is in the language of the row itself.
CREATE OR REPLACE FUNCTION app.are_translations(translations jsonb, of_language text, columns text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select case when jsonb_typeof(translations) <> 'object' then false else
    not translations ? of_language and length(translations::text) <= 100000 and not exists (
      select from jsonb_each(translations) as t(language, texts)
      where language !~ '^[a-z]{2}$' or jsonb_typeof(texts) <> 'object'
        or (select array_agg(key order by key) from jsonb_each_text(texts) where value <> '')
          is distinct from (select array_agg(c order by c) from unnest(columns) as c)) end $function$;

-- The same, and each translation may have one text more
CREATE OR REPLACE FUNCTION app.are_translations(translations jsonb, of_language text, columns text[], optional text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select case when jsonb_typeof(translations) <> 'object' or jsonb_path_exists(translations, '$.* ? (@.type() != "object")')
      or jsonb_path_exists(translations, '$.*.* ? (@.type() != "string" || @ == "")') then false
    else app.are_translations((select jsonb_object_agg(key, value - optional) from jsonb_each(translations)), of_language, columns) end $function$;

-- Makes the rest of this transaction staff's, after the roles table has said so.
CREATE OR REPLACE FUNCTION app.enter_staff()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  perform set_config('role', 'app_staff', true);
end $function$;

-- Text without accents, points and capitals, for comparing.
CREATE OR REPLACE FUNCTION app.fold_text(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select btrim(regexp_replace(translate(lower(regexp_replace(normalize(given, NFKD),
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]',
      '', 'g')),
    'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩØŁĐÆŒ‘’‛ʼ׳`“”„‟״‐‑‒–—―־',
    'абвгдежзиклмнопрстуфхцчшщъыьэюяієґαβγδεζηθικλμνξοπρστυφχψωøłđæœ''''''''''''"""""-------'),
    '\s+', ' ', 'g')) $function$;

-- The visitor's own id of this transaction (from a cookie), or null.
CREATE OR REPLACE FUNCTION app.guest_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.guest_id', true), '')::uuid $function$;

-- Whether a list, which is a text of lines in translations, has as many entries in each, and no empty one
CREATE OR REPLACE FUNCTION app.have_lines(translations jsonb, texts text, lines integer)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select not exists (
    select from jsonb_each(translations) as t(language, words)
    where cardinality(string_to_array(words ->> texts, E'\n')) <> lines or E'\n' || (words ->> texts) || E'\n' ~ '\n\s*\n') $function$;

-- Whether this answers a question: a text; the number of an option, from 0; a number within its bounds; or "yes" for a tick. Null only where no answer is required.
CREATE OR REPLACE FUNCTION app.is_answer(question jsonb, answer text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select coalesce(case when answer is null then not (question ->> 'isRequired')::boolean else
    case question ->> 'kind'
      when 'text' then length(answer) between 1 and 500
      when 'tick' then answer = 'yes'
      when 'choice' then case when answer ~ '^[0-9]$' then answer::integer < jsonb_array_length(question -> 'options') end
      when 'number' then case when answer ~ '^-?[0-9]{1,9}([.][0-9]{1,2})?$' then
        coalesce(answer::numeric >= (question ->> 'least')::numeric, true)
        and coalesce(answer::numeric <= (question ->> 'most')::numeric, true) end
    end end, false) $function$;

-- Whether this is a question as the product writes it: its kind, its texts by language, and what may be answered
CREATE OR REPLACE FUNCTION app.is_question(question jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
    end end, false) $function$;

-- Whether a campaign runs at that moment.
CREATE OR REPLACE FUNCTION app.is_running(campaign app.ambassador_campaigns, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select (campaign.ended_at is null or campaign.ended_at > at)
    and (campaign.ends_on is null or campaign.ends_on >= (at at time zone 'Asia/Jerusalem')::date) $function$;

CREATE OR REPLACE FUNCTION app.language_of(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select case when length(regexp_replace(words, '[^א-ת]', '', 'g')) > length(regexp_replace(words, '[^A-Za-z]', '', 'g'))
    then 'he' else 'en' end $function$;

-- The letters of a text and each two of them that stand together, once each.
CREATE OR REPLACE FUNCTION app.letters_of(given text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct substr(given, n, wide)), '{}')
  from generate_series(1, length(given)) as n, generate_series(1, 2) as wide $function$;

CREATE OR REPLACE FUNCTION app.mailbox_of(address text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select regexp_replace(lower(address), '\+[^@]*@', '@') $function$;

-- When a notice of this moment is emailed; null if it is only in the bell. A time zone that the database does not know is Israel's.
CREATE OR REPLACE FUNCTION app.notice_due(how text, zone text, at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
end $function$;

-- The moment from which the time filter calls a project or an event past.
CREATE OR REPLACE FUNCTION app.past_from(type text, start_datetime timestamp with time zone, end_date date, time_zone text, completed_at timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(
    case when type = 'event' then start_datetime
      else least((end_date + 1)::timestamp at time zone time_zone, completed_at) end,
    'infinity') $function$;

-- The text of a condition that an index of letters can answer; holds nothing of what was given.
CREATE OR REPLACE FUNCTION app.people_index_condition(pieces text[], letters text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when cardinality(pieces) > 0
    then (select string_agg(format('p.search_text like $3[%s]', n), ' and ') from generate_subscripts(pieces, 1) as n)
    else 'app.letters_of(p.search_text) @> $4' end $function$;

-- The same, for staff.
CREATE OR REPLACE FUNCTION app.person_sign_ins(person uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  return app.sign_ins_of(person);
end $function$;

CREATE OR REPLACE FUNCTION app.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Granted no more than the update of a reason, and bound by the policy below to leave none.
  if tg_op = 'UPDATE' and current_user = 'app_rules' then
    return null;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'insufficient_privilege';
end $function$;

-- The consonants of each word, the same for Hebrew and Latin letters; a word that begins with a vowel begins with a. Sounds that are easily taken for each other are one.
CREATE OR REPLACE FUNCTION app.sounds_of(words text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog'
AS $function$
declare
  -- Without points, geresh and gershayim.
  plain text := regexp_replace(lower(words), '[\u0591-\u05bd\u05bf-\u05c7''׳’"״”]', '', 'g');
  readings text[] := array[plain];
  sounds text := '';
begin
  -- "And", "in", "to" and "the" are written together with a Hebrew word.
  if plain ~ '[א-ת]' then
    readings := readings || regexp_replace(plain, '(^|[^א-ת])[הובל](?=[א-ת]{3})', '\1', 'g');
  end if;
  -- Some Latin letters have several sounds.
  if plain ~ 'ch|kh|j|\Yw' then
    readings := array[replace(replace(replace(plain, 'kh', 'h'), 'ch', 'h'), 'j', 'y'),
      replace(plain, 'ch', 'k'), replace(plain, 'ch', 's')] || readings[2:];
    readings[1] := regexp_replace(readings[1], '\Yw', 'a', 'g');
  end if;
  foreach plain in array readings loop
    plain := regexp_replace(plain, 'tion', 'sn', 'g');
    plain := regexp_replace(plain, 'sch|sh|t[sz]|c(?=[eiy])', 's', 'g');
    plain := replace(replace(replace(replace(plain, 'ph', 'p'), 'gh', 'h'), 'qu', 'kv'), 'x', 'ks');
    plain := regexp_replace(regexp_replace(plain, '([a-z])\1', '\1', 'g'), 'ck|kk', 'k', 'g');
    plain := regexp_replace(replace(plain, 'וו', 'ב'), '(^|[^א-ת])ו', '\1ב', 'g');
    plain := translate(plain, 'vwfcqjzeiouyhאהחעיובגדזסצץשטתכךקלמםנןפףר', 'bbpkkgsaaaaaaaaaaaabgdsssssttkkklmmnnppr');
    sounds := sounds || ' ' || regexp_replace(plain, '\Ya+', '', 'g');
  end loop;
  return array(select distinct sound from regexp_split_to_table(sounds, '[^a-z]+') as sound where length(sound) > 1);
end $function$;

-- Splits an amount by weights, to the cent: the shares add up to it, and none is more than its weight unless the amount is more than all.
CREATE OR REPLACE FUNCTION app.split_cents(amount bigint, weights bigint[])
 RETURNS bigint[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select array_agg((div(amount * upto, whole) - div(amount * (upto - weight), whole))::bigint order by nth)
  from (select nth, weight::numeric, sum(weight) over (order by nth) as upto, nullif(sum(weight) over (), 0) as whole
    from unnest(weights) with ordinality as each (weight, nth)) w $function$;

CREATE OR REPLACE FUNCTION app.takes_place(kind text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select kind in ('volunteer', 'attend') $function$;

-- The title of a project or event in all its languages, to find it by.
CREATE OR REPLACE FUNCTION app.titles_in(title text, translations jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO 'pg_catalog'
AS $function$ select concat_ws(' ', title, jsonb_path_query_array(translations, '$.*.title')::text) $function$;

-- The signed-in person of this transaction, or null. An ended claim reads as an empty text.
CREATE OR REPLACE FUNCTION app.uid()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('app.user_id', true), '')::uuid $function$;

-- Weeks since 1970, which began on a Thursday.
CREATE OR REPLACE FUNCTION app.week_of(moment timestamp with time zone)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select floor(extract(epoch from moment at time zone 'UTC') / 604800)::int $function$;
