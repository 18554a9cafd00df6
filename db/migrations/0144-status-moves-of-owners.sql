-- Which status an owner may give to an organization, a project or an event is listed with the trigger that checks it.

create function app.check_owner_move() returns trigger language plpgsql as $$
begin
  if old.status || ' to ' || new.status <> all (tg_argv) then
    raise exception 'an owner cannot move % from % to %', tg_table_name, old.status, new.status
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
comment on function app.check_owner_move() is 'Refuses every change of status that is not among the arguments.';

drop trigger guard_partner_status on app.partners;
drop function app.guard_partner_status();
create trigger check_owner_move before update of status on app.partners
  for each row when (current_user = 'app_member' and old.status <> new.status)
  execute function app.check_owner_move('changes_asked to pending', 'rejected to pending');

drop trigger guard_project_event_status on app.project_events;
drop function app.guard_project_event_status();
create trigger check_owner_move before update of status on app.project_events
  for each row when (current_user = 'app_member' and old.status <> new.status)
  execute function app.check_owner_move(
    'draft to pending', 'changes_asked to draft', 'changes_asked to pending', 'rejected to draft', 'rejected to pending',
    'withdrawn to draft', 'withdrawn to pending', 'pending to draft', 'pending to withdrawn', 'approved to withdrawn');
