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
  execute replace(pg_get_functiondef('app.notify_content()'::regprocedure), 'pg_notify(', 'app.announce(');
  execute replace(pg_get_functiondef('app.notify_features()'::regprocedure), 'pg_notify(', 'app.announce(');
  set local role app_rules;
  execute replace(pg_get_functiondef('app.notify_live()'::regprocedure), 'pg_notify(', 'app.announce(');
  reset role;
end $$;

-- Also fires for app_auth, which may not use this schema, when a deleted account leaves its supports behind.
alter function app.notify_content() security definer set search_path = app, pg_temp;
alter function app.notify_content() owner to app_rules;
