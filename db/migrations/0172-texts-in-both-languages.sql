-- What organizations write may be in two languages. The language of the texts themselves, and the same texts in others, keyed by language
-- and column: {"he": {"title": "…", "description": "…"}}. So another language needs no column.
create function app.are_translations(translations jsonb, of_language text, columns text[]) returns boolean
  language sql immutable parallel safe set search_path = app, pg_temp as $$
  select case when jsonb_typeof(translations) <> 'object' then false else
    not translations ? of_language and length(translations::text) <= 100000 and not exists (
      select from jsonb_each(translations) as t(language, texts)
      where language !~ '^[a-z]{2}$' or jsonb_typeof(texts) <> 'object'
        or (select array_agg(key order by key) from jsonb_each_text(texts) where value <> '')
          is distinct from (select array_agg(c order by c) from unnest(columns) as c)) end $$;
comment on function app.are_translations(jsonb, text, text[]) is
  'Whether each translation is whole: it has a text for each of these columns and nothing else. None is in the language of the row itself.';
grant execute on function app.are_translations(jsonb, text, text[]) to app_staff, app_system, app_rules, app_member;

-- In which of the two languages a text is written, by its letters.
create function app.language_of(words text) returns text
  language sql immutable parallel safe set search_path = app, pg_temp as $$
  select case when length(regexp_replace(words, '[^א-ת]', '', 'g')) > length(regexp_replace(words, '[^A-Za-z]', '', 'g'))
    then 'he' else 'en' end $$;
grant execute on function app.language_of(text) to app_staff, app_system, app_rules, app_member;

alter table app.project_events
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  add column translations jsonb not null default '{}',
  add constraint translations_are_whole check (translations = '{}' or app.are_translations(translations, language, '{title,description}'));
comment on column app.project_events.language is 'In which the title and the description are';
comment on column app.project_events.translations is 'personal: the title and the description in other languages';
grant insert (language, translations) on app.project_events to app_system;
grant update (language, translations) on app.project_events to app_staff, app_system;
alter table app.project_events disable trigger user;
set local role app_system;
update app.project_events set language = 'he' where app.language_of(concat(title, ' ', description)) = 'he';
reset role;
alter table app.project_events enable trigger user;

-- Calendars show the texts in the language of their feed.
drop trigger sync_calendar_entries on app.project_events;
drop function app.sync_calendar_entries();
create function app.sync_calendar_entries() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if (new.is_public, new.title, new.description, new.translations, new.location, new.latitude, new.longitude, new.time_zone, new.organization)
    is not distinct from
      (old.is_public, old.title, old.description, old.translations, old.location, old.latitude, old.longitude, old.time_zone,
        old.organization) then
    return null;
  end if;
  if new.is_public then
    perform app.enter_dates(new.id);
  elsif old.is_public then
    perform app.cancel_dates(new.id);
  end if;
  perform app.order_dates(new.id);
  return null;
end $$;
create trigger sync_calendar_entries after update on app.project_events
  for each row when (new.type = 'event') execute function app.sync_calendar_entries();
alter function app.sync_calendar_entries() owner to app_rules;
