-- Functions that need no more rights than their caller has lose them: what they read is the caller's own, staff's, or they are only
-- ever called by functions that run as app_rules already.

set local role app_rules;

-- Read rows that the policies of the caller show: an own page, own groups, orders to send, roles.
alter function app.own_ambassador() security invoker;
alter function app.led_groups() security invoker;
alter function app.orders_to_send() security invoker;
alter function app.is_superuser() security invoker;

-- Only staff and the system may assign a message, and both see all roles. Only staff suspends people, and may change their
-- pages.
alter function app.check_assignee() security invoker;
alter function app.follow_suspension() security invoker;

-- Called by the triggers of entries and claims; nobody else may call them.
alter function app.share_entry(app.payment_entries) security invoker;
alter function app.count_claims(uuid) security invoker;

-- Two functions differed in one condition, which is now an argument.
alter function app.payments_for_own_partner() rename to all_payments_for_own_partner;
reset role;

create function app.payments_for_own_partner(paid_to_it boolean) returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select y.id from app.payments y join app.supports s on s.id = y.support_id
    join app.project_events e on e.id = s.project_event_id
    where e.partner_id = app.own_partner('{approved}')
      and (not paid_to_it or y.provider <> 'offline' or y.paid_to = e.partner_id)
  union all
  select y.id from app.payments y join app.partner_orders mine on mine.order_id = y.order_id
    where mine.partner_id = app.own_partner('{approved}')
      and (not paid_to_it or y.provider <> 'offline' or y.paid_to = mine.partner_id)
      and not exists (
        select from app.partner_orders p where p.order_id = y.order_id and p.partner_id is distinct from mine.partner_id) $$;
comment on function app.payments_for_own_partner(boolean) is
  'Payments of gifts to own projects and events, and of orders that are all from the caller''s organization. With true, leaves out those paid to someone else by transfer or check.';
grant execute on function app.payments_for_own_partner(boolean) to app_guest, app_member;
alter function app.payments_for_own_partner(boolean) owner to app_rules;

create function pg_temp.with_argument(code text) returns text language sql as $$
  select replace(replace(regexp_replace(code, ' AS \w*payments_(for|to)_own_partner\)', ')', 'g'),
    'app.all_payments_for_own_partner()', 'app.payments_for_own_partner(false)'),
    'app.payments_to_own_partner()', 'app.payments_for_own_partner(true)') $$;

do $$
declare
  policy record;
begin
  -- So that the text of a policy names the schema of each function.
  set local search_path = pg_catalog, pg_temp;
  for policy in
    select polname, polrelid::regclass as on_table, pg_get_expr(polqual, polrelid) as rows,
      pg_get_expr(polwithcheck, polrelid) as checked
    from pg_policy where pg_get_expr(polqual, polrelid) ~ 'payments_(for|to)_own_partner'
      or pg_get_expr(polwithcheck, polrelid) ~ 'payments_(for|to)_own_partner'
  loop
    execute format('alter policy %I on %s', policy.polname, policy.on_table)
      || coalesce(' using (' || pg_temp.with_argument(policy.rows) || ')', '')
      || coalesce(' with check (' || pg_temp.with_argument(policy.checked) || ')', '');
  end loop;
end $$;

set local role app_rules;
drop function app.all_payments_for_own_partner();
drop function app.payments_to_own_partner();
reset role;
drop function pg_temp.with_argument(text);
