-- Whom money is paid to is kept with the payment: only they say that it has come, or gone back. What waits to be paid
-- has an end, and is limited by address. What somebody bought or gave without an account comes with them when they sign in.

alter table app.payments add column paid_to uuid references app.partners (id) on delete set null;
create index payments_paid_to on app.payments (paid_to);
comment on column app.payments.paid_to is
  'The organization that whoever pays was told to pay; null for whoever runs the site. Decided when it begins.';

create function app.payee(of_order uuid, of_support uuid) returns uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select case when count(*) = 1 and bool_and(w.status = 'approved') and (
      bool_and(w.payment_instructions <> '')
      or not exists (select from app.site_texts where slug = 'payment-instructions' and body ~ '\S'))
    then (array_agg(w.id))[1] end
  from app.partners w where w.id in (
    select p.partner_id from app.partner_orders p where p.order_id = of_order
    union all
    select e.partner_id from app.supports s join app.project_events e on e.id = s.project_event_id where s.id = of_support) $$;
comment on function app.payee(uuid, uuid) is
  'Whom an order or a gift is paid to without a provider: the one organization concerned, approved, that says how, or that has to write since nobody says it; null for whoever runs the site.';
alter function app.payee(uuid, uuid) owner to app_rules;

grant update (paid_to, due_at) on app.payments to app_rules;
set local role app_rules;
-- Who has said that it came has it. Of what has not come, or staff has said it of, holds what would be told now.
update app.payments y set paid_to = coalesce(
    (select w.id from app.payment_entries x join app.partners w on w.user_id = x.entered_by
      where x.payment_id = y.id and x.kind = 'received' and (
        exists (select from app.partner_orders p where p.order_id = y.order_id and p.partner_id = w.id)
        or exists (select from app.supports s join app.project_events e on e.id = s.project_event_id
          where s.id = y.support_id and e.partner_id = w.id)) limit 1),
    app.payee(y.order_id, y.support_id))
  where provider = 'offline';
-- Pledges had no end.
update app.payments set due_at = now() + interval '60 days'
  where kind = 'gift' and provider = 'offline' and status = 'pending' and due_at is null;

create or replace function app.guard_payment() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  owed bigint;
begin
  if new.kind = 'order' then
    select sum(total_cents) into owed from app.partner_orders where order_id = new.order_id;
  else
    select amount_cents into owed from app.supports where id = new.support_id and kind = 'donate' and status = 'pending';
  end if;
  if owed is null or owed <> new.amount_cents then
    raise exception 'another sum is owed' using errcode = 'check_violation', constraint = 'payments_owed_sum';
  end if;
  new.paid_to := case new.provider when 'offline' then app.payee(new.order_id, new.support_id) end;
  return new;
end $$;

create or replace function app.payments_to_own_partner() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select y.id from app.payments y join app.supports s on s.id = y.support_id
    join app.project_events e on e.id = s.project_event_id
    where e.partner_id = app.own_approved_partner() and (y.provider <> 'offline' or y.paid_to = e.partner_id)
  union all
  select y.id from app.payments y join app.partner_orders mine on mine.order_id = y.order_id
    where mine.partner_id = app.own_approved_partner() and (y.provider <> 'offline' or y.paid_to = mine.partner_id)
    and not exists (
      select from app.partner_orders p where p.order_id = y.order_id and p.partner_id is distinct from mine.partner_id) $$;
comment on function app.payments_to_own_partner() is
  'Payments that concern nobody but the caller''s own organization, while it is approved, and that it may end or have go back: paid to it, or by a provider who sends the money itself.';

create or replace function app.how_to_pay(payment uuid) returns text
  language sql stable security definer set search_path = app, pg_temp as $$
  select case when y.paid_to is null then (select body from app.site_texts where slug = 'payment-instructions')
    else nullif(w.payment_instructions, '') end
  from app.payments y left join app.partners w on w.id = y.paid_to and w.status = 'approved' where y.id = payment $$;
comment on function app.how_to_pay(uuid) is
  'How to pay without a provider, in the words of whom it is paid to; may be empty.';
reset role;
revoke update (paid_to, due_at) on app.payments from app_rules;

create function app.payments_for_own_partner() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select y.id from app.payments y join app.supports s on s.id = y.support_id
    join app.project_events e on e.id = s.project_event_id
    where e.partner_id = app.own_approved_partner()
  union all
  select y.id from app.payments y join app.partner_orders mine on mine.order_id = y.order_id
    where mine.partner_id = app.own_approved_partner() and not exists (
      select from app.partner_orders p where p.order_id = y.order_id and p.partner_id is distinct from mine.partner_id) $$;
comment on function app.payments_for_own_partner() is
  'Payments that concern nobody but the caller''s own organization, while it is approved, whomever they are paid to: it sees them.';
grant execute on function app.payments_for_own_partner() to app_guest, app_member;
alter function app.payments_for_own_partner() owner to app_rules;

drop policy to_own_partner on app.payments;
create policy to_own_partner on app.payments for select to app_member using (id in (select app.payments_for_own_partner()));
drop policy to_own_partner on app.refunds;
create policy to_own_partner on app.refunds for select to app_member
  using (payment_id in (select app.payments_for_own_partner())
    or partner_order_id in (select p.id from app.partner_orders p where p.partner_id = (select app.own_approved_partner())));
drop policy to_own_partner on app.payment_entries;
create policy to_own_partner on app.payment_entries for select to app_member
  using (payment_id in (select app.payments_for_own_partner()));

-- Only whom it was paid to says that money has come, or gone back.
drop policy paid_back on app.refunds;
create policy paid_back on app.refunds for update to app_member
  using (status = 'requested' and requested_by = (select app.uid())
    and payment_id in (select y.id from app.payments y where y.paid_to = (select app.own_approved_partner())))
  with check (status = 'done');
drop policy confirm on app.payment_entries;
create policy confirm on app.payment_entries for insert to app_member
  with check (kind = 'received' and provider = 'offline' and entered_by = (select app.uid())
    and payment_id in (select y.id from app.payments y where y.paid_to = (select app.own_approved_partner()))
    and payment_id not in (select app.own_payments()));
drop policy paid_back on app.payment_entries;
create policy paid_back on app.payment_entries for insert to app_member
  with check (kind = 'refunded' and provider = 'offline' and entered_by = (select app.uid())
    and payment_id in (select y.id from app.payments y where y.paid_to = (select app.own_approved_partner()))
    and payment_id not in (select app.own_payments())
    and reference in (select r.id::text from app.refunds r where r.requested_by = (select app.uid())
      and r.payment_id = payment_entries.payment_id and r.amount_cents = payment_entries.amount_cents));

-- A gift that still can be paid is neither declined nor taken back: its payment ends first, by whoever may end it.
create or replace function app.guard_gift() returns trigger language plpgsql as $$
begin
  if new.status in ('confirmed', 'refunded') and current_user <> 'app_rules'
    and exists (select from app.payments where support_id = new.id) then
    raise exception 'only its payment confirms a gift' using errcode = 'insufficient_privilege';
  end if;
  if new.status in ('declined', 'cancelled')
    and exists (select from app.payments where support_id = new.id and received_cents > refunded_cents) then
    raise exception 'its money has come' using errcode = 'check_violation', constraint = 'supports_paid';
  end if;
  if new.status in ('declined', 'cancelled')
    and exists (select from app.payments where support_id = new.id and status = 'pending') then
    raise exception 'it can still be paid' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;

drop function app.own_part_payment(uuid);
create function app.own_part_payment(part uuid)
  returns table (id uuid, provider text, status text, paid_at timestamptz, is_alone boolean, is_to_own boolean)
  language sql stable security definer set search_path = app, pg_temp as $$
  select y.id, y.provider, y.status, y.paid_at,
    not exists (select from app.partner_orders other where other.order_id = p.order_id and other.id <> p.id),
    y.paid_to is not distinct from p.partner_id
  from app.partner_orders p join app.payments y on y.order_id = p.order_id
  where p.id = part and p.partner_id = app.own_selling_partner() $$;
comment on function app.own_part_payment(uuid) is
  'How the order is paid that a part of the caller''s own organization belongs to, whether it sends all of it, and whether it is paid to it. No sum: the whole one is not its business.';
grant execute on function app.own_part_payment(uuid) to app_member;
alter function app.own_part_payment(uuid) owner to app_rules;

-- Whoever types an address, few orders of it may wait: each keeps pieces from others.
create index orders_address on app.orders (lower(email));
create function app.orders_waiting(address text) returns integer
  language sql stable security definer set search_path = app, pg_temp as $$
  select count(*)::integer from app.orders o join app.payments y on y.order_id = o.id
  where lower(o.email) = lower(orders_waiting.address) and y.status = 'pending' $$;
comment on function app.orders_waiting(text) is 'How many orders of an address wait to be paid, whoever typed it.';
grant execute on function app.orders_waiting(text) to app_guest, app_member;
alter function app.orders_waiting(text) owner to app_rules;

-- Whoever closes a part holds the payment first, as whoever hears of a refund does: so that neither waits for the other.
create function app.hold_payment(part uuid) returns void
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform from app.payments y join app.partner_orders p on p.order_id = y.order_id
    where p.id = hold_payment.part
      and (p.partner_id = app.own_approved_partner() or current_setting('role') in ('app_staff', 'app_system'))
    for update of y;
end $$;
comment on function app.hold_payment(uuid) is
  'Holds, until the end of the transaction, the payment of the order that a part belongs to: for its organization, staff and jobs.';
grant execute on function app.hold_payment(uuid) to app_member, app_staff, app_system;
alter function app.hold_payment(uuid) owner to app_rules;
