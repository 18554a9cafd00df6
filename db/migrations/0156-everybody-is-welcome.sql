-- Organizations may confirm everybody who signs up while there are places, instead of each by themselves.
alter table app.project_events add column welcomes_all boolean not null default false;
comment on column app.project_events.welcomes_all is
  'Whether who signs up to volunteer or attend is confirmed at once; groups are always answered';
grant insert (welcomes_all) on app.project_events to app_system;
grant update (welcomes_all) on app.project_events to app_staff;

create function app.confirm_welcome() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if new.status = 'pending' and new.group_id is null and app.takes_place(new.kind)
    and exists (select from app.project_events where id = new.project_event_id and welcomes_all) then
    new.status := 'confirmed';
    new.decided_at := new.created_at;
  end if;
  return new;
end $$;
-- After check_support, by its name.
create trigger confirm_welcome before insert on app.supports
  for each row execute function app.confirm_welcome();
alter function app.confirm_welcome() owner to app_rules;

-- Members have no grant on the status, so only the trigger confirms.
drop policy support on app.supports;
create policy support on app.supports for insert to app_member
  with check (user_id = (select app.uid()) and status in ('pending', 'confirmed'));
