-- Staff's search of people reads no more than a page needs, however many there are: the newest 2,000, and what an index
-- finds only where those do not fill a page. Writing to profiles waits while the index is made: ten seconds for 100,000 people.

-- The index of three letters knows no shorter word and, where the database's locale is C as in the embedded one, no letters
-- but those of ASCII. This finds the others.
create function app.letters_of(given text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(given, n, wide)), '{}')
  from generate_series(1, length(given)) as n, generate_series(1, 2) as wide $$;
comment on function app.letters_of(text) is 'The letters of a text and each two of them that stand together, once each.';
grant execute on function app.letters_of(text) to app_member, app_staff, app_system, app_rules;
create index profiles_letters on app.profiles using gin (app.letters_of(search_text)) with (fastupdate = off);

drop function app.find_people(text[], text, text, uuid, boolean, integer);
drop function app.count_found_people(text[], text, text, integer);
create or replace function app.people_condition(words text[], address text, what text) returns text language sql immutable as $$
  select concat_ws(' and ', 'true',
    -- Of all words at once no index knows anything: whether one is asked, and for what, is said apart.
    case when cardinality(words) > 0 then 'p.search_text like all ($1)' end,
    case when address is not null then 'p.signup_ip = $2' end,
    case what
      when 'superuser' then 'p.id in (select user_id from app.roles where role = ''superuser'')'
      when 'admin' then 'p.id in (select user_id from app.roles group by user_id having max(role) = ''admin'')'
      when 'regular' then 'not exists (select from app.roles r where r.user_id = p.id)'
      when 'suspended' then 'p.suspended_at is not null'
    end) $$;
create function app.people_index_condition(pieces text[], letters text[]) returns text language sql immutable as $$
  select case when cardinality(pieces) > 0
    then (select string_agg(format('p.search_text like $3[%s]', n), ' and ') from generate_subscripts(pieces, 1) as n)
    else 'app.letters_of(p.search_text) @> $4' end $$;
comment on function app.people_index_condition(text[], text[]) is 'The text of a condition that an index of letters can answer; holds nothing of what was given.';

create function app.find_people(words text[], pieces text[], letters text[], address text, what text, edge uuid,
    is_newer boolean, most integer) returns setof app.profiles
  language plpgsql stable security definer set search_path = app, pg_temp as $$
declare
  matches constant text := app.people_condition(words, address, what);
  beyond constant text := case when edge is null then 'true' else format(
    '(p.created_at, p.id) %s (select e.created_at, e.id from app.profiles e where e.id = $5)',
    case when is_newer then '>' else '<' end) end;
  in_order constant text := case when is_newer then 'order by p.created_at, p.id' else 'order by p.created_at desc, p.id desc' end;
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  return query execute case when cardinality(words) = 0 then
    format('select p.* from app.profiles p where %s and %s %s limit $6', matches, beyond, in_order)
  else
    format('with near as materialized (
        select p.* from (select p.* from app.profiles p where %1$s %2$s limit 2000) as p where %3$s %2$s limit $6
      ), far as materialized (
        select p.* from app.profiles p where (select count(*) from near) < $6 and %4$s and %3$s and %1$s
      )
      select p.* from (select * from near where (select count(*) from near) = $6 union all select * from far) as p
      %2$s limit $6', beyond, in_order, matches, app.people_index_condition(pieces, letters))
  end using words, address, pieces, letters, edge, most;
end $$;
comment on function app.find_people(text[], text[], text[], text, text, uuid, boolean, integer) is
  'People who match, the newest first, beginning behind `edge`; or the nearest newer ones, the oldest first. Words and pieces are patterns; whatever has the words has the pieces and the letters too.';

create function app.count_found_people(words text[], pieces text[], letters text[], address text, what text,
    enough integer, most integer, out n integer, out is_open boolean)
  language plpgsql stable security definer set search_path = app, pg_temp as $$
declare
  matches text := app.people_condition(words, address, what);
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  is_open := false;
  if cardinality(words) > 0 then
    execute format('select count(*)
        from (select p.* from app.profiles p order by p.created_at desc, p.id desc limit 2000) as p where %s', matches)
      into n using words, address;
    if n >= enough then
      is_open := (select c.n > 2000 from app.people_count c);
      return;
    end if;
    matches := matches || ' and ' || app.people_index_condition(pieces, letters);
  end if;
  execute format('select count(*) from (select from app.profiles p where %s limit $5) as few', matches)
    into n using words, address, pieces, letters, most;
end $$;
comment on function app.count_found_people(text[], text[], text[], text, text, integer, integer) is
  'How many people match, counted no further than `most`. With `enough` of them among the newest 2,000, nobody looks whether there are more: then it is open.';

grant execute on function app.people_index_condition(text[], text[]) to app_rules;
grant execute on function app.find_people(text[], text[], text[], text, text, uuid, boolean, integer),
  app.count_found_people(text[], text[], text[], text, text, integer, integer) to app_staff;
alter function app.find_people(text[], text[], text[], text, text, uuid, boolean, integer) owner to app_rules;
alter function app.count_found_people(text[], text[], text[], text, text, integer, integer) owner to app_rules;
