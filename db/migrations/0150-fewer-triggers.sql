-- Where two triggers of a table led to the same function, or two functions did one thing, there is one. Each does what both did.

-- The triggers on the tables of the sign-in and of app_rules' functions are made anew, which needs these rights for a moment.
set local role app_rules;
grant execute on function app.mirror_user(), app.count_claim(), app.count_outcome(), app.sync_calendar_entry() to session_user;
reset role;

-- What an organization posts follows it.
set local role app_rules;
create or replace function app.follow_partner() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- Also after a change of the name, which is copied to each project and event.
  update app.project_events set is_public = new.is_public where partner_id = new.id;
  if new.is_public <> old.is_public then
    update app.news set is_public = new.is_public where partner_id = new.id;
    update app.products set is_public = new.is_public where partner_id = new.id;
  end if;
  return null;
end $$;
reset role;
drop trigger offers_follow_partner on app.partners;
set local role app_rules;
drop function app.offers_follow_partner();
reset role;

-- A profile follows the sign-in account.
drop trigger mirror_user on auth.users;
drop trigger mirror_user_email on auth.users;
drop trigger mirror_sign_up on auth.users;
set local role app_rules;
create or replace function app.mirror_user() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into app.profiles (id, full_name, email, mobile_phone, signup_ip)
      values (new.id, new.name, new.email, new.mobile_phone, new.signup_ip);
  elsif not old.email_verified then
    -- Until the address is proved, whoever signs up with it again says who they are.
    update app.profiles set full_name = new.name, email = new.email, mobile_phone = new.mobile_phone,
        signup_ip = new.signup_ip, updated_at = now()
      where id = new.id;
  elsif new.email <> old.email then
    update app.profiles set email = new.email, updated_at = now() where id = new.id;
  end if;
  return null;
end $$;
drop function app.mirror_sign_up();
reset role;
create trigger mirror_user after insert or update of name, email, mobile_phone, signup_ip on auth.users
  for each row execute function app.mirror_user();

-- Only an account with a password has one to change or to lose.
drop trigger end_asked_changes on auth.accounts;
drop trigger end_asked_changes_with_password on auth.accounts;
create trigger end_asked_changes after delete or update of password on auth.accounts
  for each row when (old.provider_id = 'credential') execute function auth.end_asked_changes();

-- Claims are counted afresh each time, so it does no harm to count once more.
drop trigger count_claim on app.refunds;
drop trigger count_claim_new on app.refunds;
create trigger count_claim after insert or update of status on app.refunds
  for each row execute function app.count_claim();
drop trigger count_claim on app.disputes;
drop trigger count_claim_new on app.disputes;
create trigger count_claim after insert or update of state on app.disputes
  for each row execute function app.count_claim();

-- Hears every update, because a refund empties hours and meals without naming them. It adds what has changed, often nothing.
drop trigger count_outcome on app.supports;
drop trigger count_outcome_changed on app.supports;
create trigger count_outcome after insert or update or delete on app.supports
  for each row execute function app.count_outcome();

-- The calendar.
drop trigger sync_calendar_entry on app.project_events;
drop trigger sync_calendar_entry_changed on app.project_events;
set local role app_rules;
create or replace function app.sync_calendar_entry() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (new.is_public, new.title, new.description, new.location, new.latitude, new.longitude,
      new.start_datetime, new.end_datetime, new.time_zone, new.organization)
    is not distinct from (old.is_public, old.title, old.description, old.location, old.latitude, old.longitude,
      old.start_datetime, old.end_datetime, old.time_zone, old.organization) then
    return null;
  end if;
  if new.is_public then
    insert into app.calendar_entries as c (project_event_id, partner_id, starts_at, ends_at, time_zone)
      values (new.id, new.partner_id, new.start_datetime, new.end_datetime, new.time_zone)
      on conflict (project_event_id) do update set
        sequence = c.sequence + 1, partner_id = new.partner_id, starts_at = new.start_datetime,
        ends_at = new.end_datetime, time_zone = new.time_zone, changed_at = now(), cancelled_at = null;
  elsif tg_op = 'UPDATE' and old.is_public then
    update app.calendar_entries set sequence = sequence + 1, changed_at = now(), cancelled_at = now()
      where project_event_id = new.id and cancelled_at is null;
  end if;
  return null;
end $$;
reset role;
create trigger sync_calendar_entry after insert or update on app.project_events
  for each row when (new.type = 'event') execute function app.sync_calendar_entry();

-- In which states units have come back is a constraint; that they do not leave again is checked with the moves of the status.
drop trigger check_restock on app.partner_orders;
drop trigger check_partner_order on app.partner_orders;
drop function app.check_restock();
alter table app.partner_orders add constraint partner_orders_restock
  check (not is_restocked or status in ('cancelled', 'refunded'));
create or replace function app.check_partner_order() returns trigger language plpgsql as $$
begin
  if new.status <> old.status and (old.status, new.status) not in (
    ('awaiting_payment', 'processing'), ('awaiting_payment', 'cancelled'),
    ('processing', 'shipped'), ('processing', 'cancelled'),
    ('shipped', 'delivered'), ('shipped', 'refunded'), ('delivered', 'refunded')) then
    raise exception 'a part of an order cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'partner_orders_legal_moves';
  end if;
  if new.status = 'processing' and old.status <> 'processing' and current_user <> 'app_rules' then
    raise exception 'only a payment starts the work' using errcode = 'insufficient_privilege';
  end if;
  if new.status = 'cancelled' and old.status <> 'cancelled' then
    new.is_restocked := true;
  end if;
  if old.is_restocked and not new.is_restocked then
    raise exception 'pieces come back once, with a cancellation or a return'
      using errcode = 'check_violation', constraint = 'partner_orders_restock';
  end if;
  return new;
end $$;
create trigger check_partner_order before update of status, is_restocked on app.partner_orders
  for each row execute function app.check_partner_order();

-- Figures of ambassadors change when a support begins or ceases to count, or gets another supporter. Projects and events announce the
-- first by their own figures already, so asking whether the support is credited saved nothing.
drop trigger notify_credited on app.supports;
drop trigger notify_content_name on app.supports;
set local role app_rules;
drop function app.notify_credited();
reset role;
create trigger notify_content after update on app.supports
  for each row when (
    old.is_name_shown and (old.name <> new.name or not new.is_name_shown)
    or old.user_id is distinct from new.user_id
    or (old.status in ('confirmed', 'completed')) <> (new.status in ('confirmed', 'completed')))
  execute function app.notify_content();

set local role app_rules;
revoke execute on function app.mirror_user(), app.count_claim(), app.count_outcome(), app.sync_calendar_entry() from session_user;
reset role;
