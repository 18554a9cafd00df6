-- Transactions that notify commit one after the other. The product's own do not: they hand what is to be announced to their process,
-- which announces it after the commit, many at once.

create function app.announce(channel text, said text) returns void language plpgsql as $$
begin
  if current_setting('app.announces', true) = 'yes' then
    raise notice using errcode = 'AN001', message = channel || ' ' || coalesce(said, '');
  else
    perform pg_notify(channel, said);
  end if;
end $$;
comment on function app.announce(text, text) is
  'Announces something on a channel: by a notice to a session that announces after its commit, which says so by app.announces, otherwise by NOTIFY.';
grant execute on function app.announce(text, text) to app_staff, app_system, app_rules;

do $$
begin
  execute replace(pg_get_functiondef('app.notify_features()'::regprocedure), 'pg_notify(', 'app.announce(');
  set local role app_rules;
  execute replace(pg_get_functiondef('app.notify_live()'::regprocedure), 'pg_notify(', 'app.announce(');
  reset role;
end $$;

-- Gathers the tags without a query, which cost more than the announcement. As app_rules, because it also fires for app_auth, which
-- may not use this schema, when a deleted account leaves its supports behind.
create or replace function app.notify_content() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  before jsonb;
  after jsonb;
  argument text;
  kind text;
  key text;
  tags text;
begin
  if tg_level = 'ROW' then
    before := to_jsonb(old);
    after := to_jsonb(new);
    if coalesce(after, before) ? 'is_public'
      and not coalesce((before ->> 'is_public')::boolean, false)
      and not coalesce((after ->> 'is_public')::boolean, false) then
      return null;
    end if;
  end if;
  foreach argument in array tg_argv loop
    kind := split_part(argument, ':', 1);
    key := split_part(argument, ':', 2);
    tags := nullif(concat_ws(' ', tags, case key when '' then kind end, kind || ':' || (before ->> key),
      kind || ':' || nullif(after ->> key, before ->> key)), '');
  end loop;
  perform app.announce('content', tags);
  return null;
end $$;
alter function app.notify_content() owner to app_rules;
