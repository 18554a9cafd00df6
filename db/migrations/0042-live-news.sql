-- Tells every process, when a change commits, what is new and for whom, so that open pages of the back office show it.

create function app.tell_live() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  owner uuid;
begin
  if tg_table_name = 'supports' then
    select p.user_id into owner from project_events e join partners p on p.id = e.partner_id
      where e.id = new.project_event_id;
    if owner is not null then
      perform pg_notify('live', format('supports %s %s', case tg_op when 'INSERT' then 'new' else 'changed' end, owner));
    end if;
    return null;
  end if;
  perform pg_notify('live', format('%s %s staff', tg_argv[0], tg_argv[1]));
  -- Apart from the rest: other tables have no such columns.
  if tg_table_name = 'project_event_revisions' then
    select p.user_id into owner from project_events e join partners p on p.id = e.partner_id
      where e.id = new.project_event_id;
    if owner is not null and new.decided_at is not null then
      perform pg_notify('live', format('posts decided %s', owner));
    end if;
  end if;
  return null;
end $$;
comment on function app.tell_live() is
  'Tells on channel "live" what has happened: a room, whether it is new or changed, and for whom (staff, or the id of an organization''s owner). Nothing that anybody wrote.';
grant execute on function app.tell_live() to app_guest, app_member, app_staff, app_system;

create trigger tell_live_new after insert on app.project_event_revisions for each row
  when (new.status = 'pending') execute function app.tell_live('posts', 'new');
create trigger tell_live_again after update on app.project_event_revisions for each row
  when (new.status = 'pending' and old.status <> 'pending') execute function app.tell_live('posts', 'new');
create trigger tell_live after update on app.project_event_revisions for each row
  when (old.status = 'pending' and new.status <> 'pending') execute function app.tell_live('posts', 'changed');

create trigger tell_live_new after insert on app.partner_applications for each row
  when (new.status = 'pending') execute function app.tell_live('applications', 'new');
create trigger tell_live after update on app.partner_applications for each row
  when (new.status <> old.status) execute function app.tell_live('applications', 'changed');

create trigger tell_live_new after insert on app.identity_documents for each row
  when (new.status = 'submitted') execute function app.tell_live('identity', 'new');
create trigger tell_live_again after update on app.identity_documents for each row
  when (new.status = 'submitted' and old.submitted_at <> new.submitted_at)
  execute function app.tell_live('identity', 'new');
create trigger tell_live after update on app.identity_documents for each row
  when (new.status <> old.status and new.status <> 'submitted') execute function app.tell_live('identity', 'changed');
create trigger tell_live_gone after delete on app.identity_documents for each row
  when (old.status = 'submitted') execute function app.tell_live('identity', 'changed');

create trigger tell_live_new after insert on app.inbox_messages for each row
  execute function app.tell_live('inbox', 'new');
create trigger tell_live after update or delete on app.inbox_messages for each row
  execute function app.tell_live('inbox', 'changed');
create trigger tell_live after insert on app.inbox_answers for each row
  execute function app.tell_live('inbox', 'changed');

create trigger tell_live_new after insert on app.supports for each row execute function app.tell_live();
create trigger tell_live after update on app.supports for each row
  when (new.status <> old.status) execute function app.tell_live();

alter function app.tell_live() owner to app_rules;
