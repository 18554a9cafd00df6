-- One function instead of three says which organization a person owns; the statuses that matter are its argument.

set local role app_rules;
alter function app.own_partner() rename to own_any_partner;
reset role;

create function app.own_partner(statuses text[] default '{}') returns uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select id from app.partners where user_id = app.uid() and (cardinality(statuses) = 0 or status = any (statuses)) $$;
comment on function app.own_partner(text[]) is
  'The organization of this person, or null; with statuses, only if it is in one of them.';
grant execute on function app.own_partner(text[]) to app_guest, app_member, app_staff;
alter function app.own_partner(text[]) owner to app_rules;

create function pg_temp.with_statuses(code text) returns text language sql as $$
  select replace(replace(replace(regexp_replace(code, ' AS own_\w*partner\)', ')', 'g'),
    'app.own_any_partner()', 'app.own_partner()'),
    'app.own_approved_partner()', 'app.own_partner(''{approved}'')'),
    'app.own_selling_partner()', 'app.own_partner(''{approved,suspended}'')') $$;

do $$
declare
  policy record;
  definition text;
begin
  -- So that the text of a policy names the schema of each function.
  set local search_path = pg_catalog, pg_temp;
  for policy in
    select polname, polrelid::regclass as on_table, pg_get_expr(polqual, polrelid) as rows,
      pg_get_expr(polwithcheck, polrelid) as checked
    from pg_policy where pg_get_expr(polqual, polrelid) ~ 'own_(any|approved|selling)_partner'
      or pg_get_expr(polwithcheck, polrelid) ~ 'own_(any|approved|selling)_partner'
  loop
    execute format('alter policy %I on %s', policy.polname, policy.on_table)
      || coalesce(' using (' || pg_temp.with_statuses(policy.rows) || ')', '')
      || coalesce(' with check (' || pg_temp.with_statuses(policy.checked) || ')', '');
  end loop;
  for definition in
    select pg_temp.with_statuses(pg_get_functiondef(oid)) from pg_proc
    where pronamespace = 'app'::regnamespace and prosrc ~ 'own_(approved|selling)_partner\(\)'
  loop
    set local role app_rules;
    execute definition;
    reset role;
  end loop;
end $$;

set local role app_rules;
drop function app.own_any_partner();
drop function app.own_approved_partner();
drop function app.own_selling_partner();
reset role;
drop function pg_temp.with_statuses(text);
