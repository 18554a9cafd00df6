-- One function and one trigger for each table decide what open pages of staff and organizations hear at once.

create function app.notify_live() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  topic constant text := tg_argv[0];
  for_staff text := case tg_op when 'INSERT' then 'new' else 'changed' end;
  for_owner text;
  owner uuid;
begin
  -- A branch for each table, because each has columns of its own. OLD is null on insert, NEW on delete.
  if tg_table_name = 'supports' then
    if tg_op = 'UPDATE' and (new.status, new.places, new.still_coming_at)
        is not distinct from (old.status, old.places, old.still_coming_at) then
      return null;
    end if;
    for_owner := for_staff;
    for_staff := null;
  elsif tg_table_name = 'partner_orders' then
    if tg_op = 'UPDATE' and (new.status, new.refunded_cents, new.going_back_cents, new.disputed_cents)
        is not distinct from (old.status, old.refunded_cents, old.going_back_cents, old.disputed_cents) then
      return null;
    end if;
    if tg_op = 'UPDATE' and new.status <> old.status then
      for_staff := case new.status when 'processing' then 'paid' when 'cancelled' then 'cancelled' else 'changed' end;
    end if;
    select user_id into owner from partners where id = new.partner_id;
    -- Nobody needs an announcement of what they did themselves.
    for_owner := case when owner = app.uid() then 'changed' else for_staff end;
    for_staff := case when app.is_staff() then 'changed' else for_staff end;
  elsif tg_table_name = 'project_event_revisions' then
    if (new.status = 'pending') is not distinct from coalesce(old.status = 'pending', false) then
      return null;
    end if;
    for_staff := case new.status when 'pending' then 'new' else 'changed' end;
    for_owner := case when new.decided_at is not null then 'decided' end;
  elsif tg_table_name = 'partner_applications' then
    if new.status = old.status or (tg_op = 'INSERT' and new.status <> 'pending') then
      return null;
    end if;
  elsif tg_table_name = 'identity_documents' then
    if new.status = 'submitted' then
      if new.submitted_at = old.submitted_at then
        return null;
      end if;
      for_staff := 'new';
    elsif tg_op = 'INSERT' or new.status = old.status or (tg_op = 'DELETE' and old.status <> 'submitted') then
      return null;
    end if;
  elsif tg_table_name = 'ambassador_profiles' then
    if tg_op = 'UPDATE' and new.hidden_at is not distinct from old.hidden_at then
      return null;
    end if;
  elsif tg_table_name = 'inbox_answers' then
    for_staff := 'changed';
  end if;
  if tg_table_name in ('supports', 'project_event_revisions') then
    select p.user_id into owner from project_events e join partners p on p.id = e.partner_id
      where e.id = new.project_event_id;
  end if;
  perform pg_notify('live', format('%s %s staff', topic, for_staff)) where for_staff is not null;
  perform pg_notify('live', format('%s %s %s', topic, for_owner, owner)) where for_owner is not null and owner is not null;
  return null;
end $$;
comment on function app.notify_live() is
  'Says what is new, and to whom: to staff, and to the owner of an organization. Its argument is the topic.';
alter function app.notify_live() owner to app_rules;

do $$
declare
  old_trigger record;
begin
  for old_trigger in select tgname, tgrelid::regclass as on_table from pg_trigger
      where tgfoid in ('app.tell_live'::regproc, 'app.tell_live_orders'::regproc, 'app.tell_live_ambassadors'::regproc) loop
    execute format('drop trigger %I on %s', old_trigger.tgname, old_trigger.on_table);
  end loop;
end $$;

set local role app_rules;
drop function app.tell_live();
drop function app.tell_live_orders();
grant execute on function app.notify_live() to session_user;
reset role;
drop function app.tell_live_ambassadors();

create trigger notify_live after insert or update of hidden_at on app.ambassador_profiles
  for each row execute function app.notify_live('ambassadors');
create trigger notify_live after insert or update or delete on app.identity_documents
  for each row execute function app.notify_live('identity');
create trigger notify_live after insert on app.inbox_answers
  for each row execute function app.notify_live('inbox');
create trigger notify_live after insert or update or delete on app.inbox_messages
  for each row execute function app.notify_live('inbox');
create trigger notify_live after insert or update on app.partner_applications
  for each row execute function app.notify_live('applications');
create trigger notify_live after insert or update on app.partner_orders
  for each row execute function app.notify_live('orders');
create trigger notify_live after insert or update on app.project_event_revisions
  for each row execute function app.notify_live('posts');
create trigger notify_live after insert or update on app.supports
  for each row execute function app.notify_live('supports');

set local role app_rules;
revoke execute on function app.notify_live() from session_user;
reset role;
