-- Who may stand behind a connection, and how a policy learns who asks.
-- Roles belong to the whole server, so they may exist already.

do $$
declare
  role_name text;
begin
  foreach role_name in array array[
    'app_visitor', -- reads what is public
    'app_guest',   -- writes a visitor's own rows
    'app_member',  -- serves a signed-in person
    'app_staff',   -- serves an admin or superuser; entered by app.enter_staff() only
    'app_system',  -- serves named jobs
    'app_auth',    -- has the sign-in schema, nothing else
    'app_rules'    -- owns the few functions that must see past row security
  ] loop
    begin
      execute format('create role %I nologin', role_name);
    exception when duplicate_object or unique_violation then
      null;
    end;
    -- The owner may become each role, but inherits nothing: policies written for app_staff must not
    -- bind the bare owner. Servers before 16 know no such option; there inheritance is off for the login.
    if current_setting('server_version_num')::int >= 160000 then
      execute format('grant %I to current_user with inherit false, set true', role_name);
    else
      execute format('grant %I to current_user', role_name);
    end if;
  end loop;
  if current_setting('server_version_num')::int < 160000
     and not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('alter role %I noinherit', current_user);
  end if;
end $$;

create schema app;
comment on schema app is 'What the product keeps. Every table has row security enabled and forced.';
create schema auth;
comment on schema auth is 'What sign-in keeps. Only app_auth reaches it.';

-- Creating is what changing a function''s owner to app_rules asks for; the role cannot log in.
grant usage, create on schema app to app_rules;
grant usage on schema app to app_visitor, app_guest, app_member, app_staff, app_system;
grant usage on schema auth to app_auth;
alter default privileges revoke execute on functions from public;

create function app.uid() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
comment on function app.uid() is 'The signed-in person of this transaction, or null. An ended claim reads as an empty text.';

create function app.guest_id() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.guest_id', true), '')::uuid $$;
comment on function app.guest_id() is 'The visitor''s own id of this transaction (from a cookie), or null.';

grant execute on function app.uid(), app.guest_id()
  to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
