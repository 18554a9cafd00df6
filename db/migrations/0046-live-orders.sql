-- Orders on the desks of those who send them and of staff: open pages are told, a suspended organization still sees what
-- it owes, and an organization that sends one part of several can pay its part back without seeing the rest.

create function app.own_selling_partner() returns uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select id from app.partners where user_id = app.uid() and status in ('approved', 'suspended') $$;
comment on function app.own_selling_partner() is
  'The organization of the signed-in person that may have been ordered from: a suspended one still sees its orders.';
grant execute on function app.own_selling_partner() to app_member, app_staff;
alter function app.own_selling_partner() owner to app_rules;

set local role app_rules;
create or replace function app.orders_to_send() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select order_id from app.partner_orders where partner_id = app.own_selling_partner() $$;
comment on function app.orders_to_send() is
  'The orders that have a part of the caller''s own organization, also while it is suspended.';
create or replace function app.own_parts() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select id from app.partner_orders where order_id in (
       select id from app.orders where user_id = app.uid()
       union all select id from app.orders where guest_id = app.guest_id())
     union all select id from app.partner_orders where partner_id = app.own_selling_partner() $$;
reset role;

drop policy to_send on app.partner_orders;
create policy to_send on app.partner_orders for select to app_member
  using (partner_id = (select app.own_selling_partner()));

create function app.own_part_payment(part uuid)
  returns table (id uuid, provider text, status text, paid_at timestamptz, is_alone boolean)
  language sql stable security definer set search_path = app, pg_temp as $$
  select y.id, y.provider, y.status, y.paid_at,
    not exists (select from app.partner_orders other where other.order_id = p.order_id and other.id <> p.id)
  from app.partner_orders p join app.payments y on y.order_id = p.order_id
  where p.id = part and p.partner_id = app.own_selling_partner() $$;
comment on function app.own_part_payment(uuid) is
  'How the order is paid that a part of the caller''s own organization belongs to, and whether it sends all of it. No sum: the whole one is not its business.';
grant execute on function app.own_part_payment(uuid) to app_member;
alter function app.own_part_payment(uuid) owner to app_rules;

create function app.tell_live_orders() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  what text := 'changed';
  owner uuid;
begin
  if tg_op = 'INSERT' then
    what := 'new';
  elsif new.status = 'processing' then
    what := 'paid';
  elsif new.status = 'cancelled' then
    what := 'cancelled';
  end if;
  select user_id into owner from partners where id = new.partner_id;
  -- What people do themselves is seen, not told to them.
  if owner is not null then
    perform pg_notify('live', format('orders %s %s', case when owner = app.uid() then 'changed' else what end, owner));
  end if;
  perform pg_notify('live', format('orders %s staff', case when app.is_staff() then 'changed' else what end));
  return null;
end $$;
comment on function app.tell_live_orders() is
  'Tells on channel "live" that an order has come, was paid, cancelled or has moved on: to its organization''s owner and to staff.';
grant execute on function app.tell_live_orders() to app_guest, app_member, app_staff, app_system, app_rules;
create trigger tell_live_new after insert on app.partner_orders for each row execute function app.tell_live_orders();
create trigger tell_live after update on app.partner_orders for each row
  when (new.status <> old.status) execute function app.tell_live_orders();
alter function app.tell_live_orders() owner to app_rules;
