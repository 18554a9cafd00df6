-- Staff closes and opens organizations and what they tell and sell, says why, and shares the inbox out among themselves.

alter table app.partners
  add column suspended_at timestamptz,
  add column suspended_by uuid references app.profiles (id) on delete set null,
  add column suspension_reason text check (length(suspension_reason) <= 2000),
  add column closed_at timestamptz;
comment on column app.partners.suspension_reason is 'personal: written for one person; why it is suspended';
comment on column app.partners.closed_at is 'When its owner left for good. Nobody can restore it: nothing of it is kept.';
create index partners_suspended_by on app.partners (suspended_by);
create index partners_newest on app.partners (created_at desc, id desc);
create index partners_status on app.partners (status, created_at desc, id desc);
grant update (suspended_at, suspended_by, suspension_reason) on app.partners to app_staff;
grant update (suspended_at, suspended_by, suspension_reason, closed_at) on app.partners to app_system;

alter table app.news
  add column hidden_reason text check (length(hidden_reason) <= 2000),
  add constraint hidden_for_a_reason check (hidden_reason is null or hidden_at is not null);
comment on column app.news.hidden_reason is 'personal: written for its organization, while it is hidden; so nobody else can read it';
grant update (hidden_reason) on app.news to app_staff;
alter table app.products
  add column hidden_reason text check (length(hidden_reason) <= 2000),
  add constraint hidden_for_a_reason check (hidden_reason is null or hidden_at is not null);
comment on column app.products.hidden_reason is 'personal: written for its organization, while it is hidden; so nobody else can read it';
grant update (hidden_reason) on app.products to app_staff;
alter table app.project_events
  add column hidden_at timestamptz,
  add column hidden_reason text check (length(hidden_reason) <= 2000);
comment on column app.project_events.hidden_at is 'Taken down by staff, whatever was approved.';
comment on column app.project_events.hidden_reason is 'personal: written for its organization, while it is hidden; so nobody else can read it';
comment on column app.project_events.is_public is 'Kept by trigger: approved and not hidden, of a public organization.';
grant update (hidden_at, hidden_reason) on app.project_events to app_staff;
grant update (hidden_reason) on app.project_events to app_system;

-- What becomes public while its organization is being suspended must not slip through: it asks the organization's row
-- and holds it, so that one of the two waits for the other.
create policy rules_hold on app.partners for update to app_rules using (true) with check (false);
grant update (updated_at) on app.partners to app_rules;
drop trigger keep_project_event_public on app.project_events;
drop function app.keep_project_event_public();
create function app.keep_project_event_public() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  select p.name, new.status = 'approved' and new.hidden_at is null and p.is_public into new.organization, new.is_public
    from app.partners p where p.id = new.partner_id for share;
  return new;
end $$;
create trigger keep_project_event_public
  before insert or update of status, hidden_at, partner_id, organization, is_public on app.project_events
  for each row execute function app.keep_project_event_public();
alter function app.keep_project_event_public() owner to app_rules;
set local role app_rules;
create or replace function app.keep_offer_public() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  select new.hidden_at is null and new.withdrawn_at is null and p.is_public into new.is_public
    from app.partners p where p.id = new.partner_id for share;
  return new;
end $$;
reset role;

alter table app.inbox_messages add column assigned_to uuid references app.profiles (id) on delete set null;
comment on column app.inbox_messages.assigned_to is 'Who of the staff looks after it.';
create index inbox_messages_assigned on app.inbox_messages (assigned_to, created_at desc, id desc);
grant update (assigned_to) on app.inbox_messages to app_staff;
grant insert (assigned_to) on app.inbox_messages to app_system;
-- Sees past row security, since the roles of others are none of the asker's business.
create function app.guard_assignee() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if new.assigned_to is not null and not exists (select from app.roles where user_id = new.assigned_to) then
    raise exception 'not a member of the staff' using errcode = 'check_violation', constraint = 'inbox_messages_staff_only';
  end if;
  return new;
end $$;
comment on function app.guard_assignee() is 'Only staff looks after messages.';
grant execute on function app.guard_assignee() to app_staff, app_system;
create trigger guard_assignee before insert or update of assigned_to on app.inbox_messages
  for each row when (new.assigned_to is not null) execute function app.guard_assignee();
alter function app.guard_assignee() owner to app_rules;

-- What the figures above the administration count.
create index profiles_created_at on app.profiles (created_at);
create index project_events_running on app.project_events (start_date, end_date, approved_at, completed_at)
  where is_public and type = 'project';
