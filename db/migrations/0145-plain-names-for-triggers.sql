-- Triggers and their functions say in plain words what they do: check_ refuses, sync_ derives, notify_ announces.
-- The order in which triggers of one event fire, which is that of their names, stays the same.

do $$
declare
  old_trigger record;
  old_function record;
  names constant jsonb := '{
    "guard_part": "check_partner_order",
    "keep_calendar_entry": "sync_calendar_entry",
    "keep_calendar_entry_changed": "sync_calendar_entry_changed",
    "restock_guard": "check_restock"}';
begin
  for old_trigger in
    select tgname, tgrelid::regclass as on_table, coalesce(names ->> tgname, regexp_replace(regexp_replace(regexp_replace(
      tgname, '^guard_', 'check_'), '^tell_', 'notify_'), '^keep_(\w+_public)$', 'sync_\1')) as new_name
    from pg_trigger where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = 'app'::regnamespace)
  loop
    if old_trigger.tgname <> old_trigger.new_name then
      execute format('alter trigger %I on %s rename to %I', old_trigger.tgname, old_trigger.on_table, old_trigger.new_name);
    end if;
  end loop;
  for old_function in
    select proname, proowner::regrole as owner, coalesce(names ->> proname, regexp_replace(regexp_replace(regexp_replace(
      proname, '^guard_', 'check_'), '^tell_', 'notify_'), '^keep_(\w+_public)$', 'sync_\1')) as new_name
    from pg_proc where pronamespace = 'app'::regnamespace
  loop
    if old_function.proname <> old_function.new_name then
      execute format('set local role %s', old_function.owner);
      execute format('alter function app.%I() rename to %I', old_function.proname, old_function.new_name);
      reset role;
    end if;
  end loop;
end $$;
