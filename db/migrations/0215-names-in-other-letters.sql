-- People write names in the letters of their own language: "Green Fields" as גרין פילדס, "יד לילד" as "yad layeled". Where a search finds
-- nothing as it is written, names with the same consonants are found by an index of their own; the server then compares vowels too.

create function app.sounds_of(words text) returns text[]
  language plpgsql immutable strict parallel safe set search_path = pg_catalog as $$
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
end $$;
comment on function app.sounds_of(text) is
  'The consonants of each word, the same for Hebrew and Latin letters; a word that begins with a vowel begins with a. Sounds that are easily taken for each other are one.';

create function app.titles_in(title text, translations jsonb) returns text
  language sql immutable parallel safe set search_path = pg_catalog as
$$ select concat_ws(' ', title, jsonb_path_query_array(translations, '$.*.title')::text) $$;
comment on function app.titles_in(text, jsonb) is 'The title of a project or event in all its languages, to find it by.';

create index partners_sounds on app.partners using gin (app.sounds_of(search_name)) with (fastupdate = off) where is_public;
create index project_events_sounds on app.project_events using gin (app.sounds_of(app.titles_in(title, translations)))
  with (fastupdate = off) where is_public;

-- Row security keeps the planner from an index of a function, as with 0199, so this one looks past it, at what is public only.
create function app.names_like(first text, second text, third text) returns setof text
  language plpgsql stable security definer rows 100 set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  one text[] := app.sounds_of(first);
  two text[] := app.sounds_of(second);
  three text[] := app.sounds_of(third);
begin
  return query
    (select p.search_name from app.partners p where p.is_public and app.sounds_of(p.search_name) && one
      and (two is null or app.sounds_of(p.search_name) && two) and (three is null or app.sounds_of(p.search_name) && three) limit 200)
    union all
    (select app.titles_in(e.title, e.translations) from app.project_events e where e.is_public
      and app.sounds_of(app.titles_in(e.title, e.translations)) && one
      and (two is null or app.sounds_of(app.titles_in(e.title, e.translations)) && two)
      and (three is null or app.sounds_of(app.titles_in(e.title, e.translations)) && three) limit 200);
end $$;
comment on function app.names_like(text, text, text) is
  'Names of public organizations, and titles of public projects and events, that have words with the consonants of these; null for no word.';
grant execute on function app.names_like(text, text, text) to app_guest, app_visitor;
alter function app.names_like(text, text, text) owner to app_rules;
-- Whoever writes a name writes the index.
grant execute on function app.sounds_of(text), app.titles_in(text, jsonb) to app_member, app_staff, app_system, app_rules;
