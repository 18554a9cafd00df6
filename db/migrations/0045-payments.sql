-- The books: what is to be paid for an order or a gift, each sum that came in or went back, and what is being paid back.
-- Amounts are US cents. Card data never comes here.

create table app.payments (
  id uuid primary key,
  kind text not null check (kind in ('order', 'gift')),
  order_id uuid unique references app.orders (id),
  support_id uuid unique references app.supports (id) on delete set null,
  provider text not null check (provider in ('offline', 'stripe')),
  status text not null default 'pending' check (status in ('pending', 'paid', 'ended', 'refunded')),
  amount_cents bigint not null check (amount_cents > 0),
  received_cents bigint not null default 0 check (received_cents >= 0),
  refunded_cents bigint not null default 0,
  session text unique,
  charge text unique,
  due_at timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint for_what_it_says check (case kind when 'order' then order_id is not null and support_id is null else order_id is null end),
  constraint never_more_back_than_in check (refunded_cents between 0 and received_cents)
);
create index payments_due on app.payments (due_at) where status = 'pending';
create index payments_newest on app.payments (created_at desc, id desc);
create index payments_to_close on app.payments (updated_at) where status = 'ended' and session is not null;
create index payments_waiting on app.payments (kind, created_at) where status = 'pending';
comment on table app.payments is 'One for each order and each gift: how it is paid, and how much of it has come.';
comment on column app.payments.session is 'The provider''s name for where the person pays; none once that is closed for good';
comment on column app.payments.charge is 'The provider''s name for the money that came';
comment on column app.payments.due_at is 'Until when it can be paid; then it ends, and what was held for it is given back. Null: no limit';
comment on column app.payments.received_cents is 'Kept by trigger: the sum of what came in';
comment on column app.payments.refunded_cents is 'Kept by trigger: the sum of what went back';

create table app.refunds (
  id uuid primary key,
  payment_id uuid not null references app.payments (id),
  partner_order_id uuid references app.partner_orders (id),
  amount_cents bigint not null check (amount_cents > 0),
  status text not null default 'requested' check (status in ('requested', 'sent', 'done', 'failed')),
  reference text unique,
  requested_by uuid references app.profiles (id) on delete set null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  failure text check (length(failure) <= 500),
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index refunds_payment on app.refunds (payment_id);
create unique index refunds_part on app.refunds (partner_order_id) where status <> 'failed';
create index refunds_due on app.refunds (due_at) where status = 'requested';
create index refunds_requested_by on app.refunds (requested_by);
comment on table app.refunds is
  'Money that goes back. Requested in the same breath as its reason; a job asks the provider, whose answer makes it done.';
comment on column app.refunds.reference is 'The provider''s name for it';

create table app.payment_entries (
  id uuid primary key,
  payment_id uuid not null references app.payments (id),
  kind text not null check (kind in ('received', 'refunded')),
  amount_cents bigint not null check (amount_cents > 0),
  provider text not null check (provider in ('offline', 'stripe')),
  reference text not null check (length(reference) between 1 and 255),
  entered_by uuid references app.profiles (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (provider, kind, reference)
);
create index payment_entries_payment on app.payment_entries (payment_id, created_at);
create index payment_entries_entered_by on app.payment_entries (entered_by);
comment on table app.payment_entries is
  'Each sum that came in or went back, once: what is told twice has the same reference. Append-only.';
comment on column app.payment_entries.reference is
  'What makes it the same when it is told again: the provider''s charge or refund, or offline the id of the payment or refund';

alter table app.project_events
  add column raised_cents bigint not null default 0 check (raised_cents >= 0),
  add column gift_count integer not null default 0 check (gift_count >= 0);
comment on column app.project_events.raised_cents is 'Kept by trigger: gifts that have come, less what went back';
comment on column app.project_events.gift_count is 'Kept by trigger: gifts that have come and were not paid back whole';

-- Gifts of visitors, and gifts that are paid back.
alter table app.supports
  add column guest_id uuid,
  add column is_name_shown boolean not null default false,
  drop constraint supports_status_check,
  add constraint supports_status_check
    check (status in ('pending', 'confirmed', 'completed', 'declined', 'cancelled', 'refunded')),
  add constraint gifts_only_without_account check (guest_id is null or (kind = 'donate' and user_id is null)),
  add constraint only_gifts_go_back check (status <> 'refunded' or kind = 'donate');
create index supports_guest on app.supports (guest_id);
comment on column app.supports.guest_id is 'personal: a visitor''s own id, known to their browser only';
comment on column app.supports.is_name_shown is 'Whether the giver''s name may stand beside the gift in public';
create policy own_as_guest on app.supports for select to app_guest using (guest_id = (select app.guest_id()));
create policy give_as_guest on app.supports for insert to app_guest
  with check (guest_id = (select app.guest_id()) and user_id is null and kind = 'donate' and status = 'pending');
create policy cancel_as_guest on app.supports for update to app_guest
  using (guest_id = (select app.guest_id()) and status = 'pending') with check (status = 'cancelled');
grant select on app.supports to app_guest;
grant insert (id, project_event_id, kind, guest_id, name, email, phone, message, places, amount_cents, is_name_shown, created_at, updated_at)
  on app.supports to app_guest;
grant insert (is_name_shown) on app.supports to app_member, app_system;
grant insert (guest_id) on app.supports to app_system;
grant update (guest_id) on app.supports to app_system;
grant update (status, decided_at, updated_at) on app.supports to app_guest;
grant execute on function app.takes_place(text) to app_guest;

set local role app_rules;
create or replace function app.guard_support() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  item app.project_events;
  held integer := 0;
  wanted integer := 0;
begin
  if tg_op = 'UPDATE' and old.status <> new.status and (old.status, new.status) not in (
    ('pending', 'confirmed'), ('pending', 'declined'), ('pending', 'cancelled'),
    ('confirmed', 'completed'), ('confirmed', 'declined'), ('confirmed', 'cancelled'),
    ('confirmed', 'refunded'), ('completed', 'refunded')) then
    raise exception 'a support cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'supports_legal_moves';
  end if;
  if new.status = 'refunded' then
    new.hours := null;
    new.meals := null;
  end if;
  if tg_op = 'INSERT' then
    select * into item from app.project_events where id = new.project_event_id;
    if item.is_public is not true then
      raise exception 'not public' using errcode = 'check_violation', constraint = 'supports_public_item';
    end if;
    if not (new.kind = any (item.support_types) or (new.kind = 'attend' and item.type = 'event')) then
      raise exception 'not offered' using errcode = 'check_violation', constraint = 'supports_offered_kind';
    end if;
    if exists (select from app.partners where id = item.partner_id and user_id = new.user_id) then
      raise exception 'one''s own' using errcode = 'check_violation', constraint = 'supports_not_ones_own';
    end if;
  end if;
  if not app.takes_place(new.kind) then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.status not in ('declined', 'cancelled') then
    held := old.places;
  end if;
  if new.status not in ('declined', 'cancelled') then
    wanted := new.places;
  end if;
  if wanted <> held then
    update app.project_events set places_taken = places_taken + wanted - held
      where id = new.project_event_id and (wanted < held or places is null or places_taken + wanted - held <= places);
    if not found then
      raise exception 'no places left' using errcode = 'check_violation', constraint = 'supports_places_left';
    end if;
  end if;
  return new;
end $$;
reset role;

-- A gift is confirmed by its money and refused or taken back before it, and undone by paying it back: the books move it.
create function app.guard_gift() returns trigger language plpgsql as $$
begin
  if new.status in ('confirmed', 'refunded') and current_user <> 'app_rules'
    and exists (select from app.payments where support_id = new.id) then
    raise exception 'only its payment confirms a gift' using errcode = 'insufficient_privilege';
  end if;
  if new.status in ('declined', 'cancelled')
    and exists (select from app.payments where support_id = new.id and received_cents > refunded_cents) then
    raise exception 'its money has come' using errcode = 'check_violation', constraint = 'supports_paid';
  end if;
  return new;
end $$;
comment on function app.guard_gift() is 'Keeps a gift and its payment in step.';
create trigger guard_gift before update of status on app.supports
  for each row when (new.kind = 'donate' and old.status <> new.status) execute function app.guard_gift();

-- Which payments the caller may confirm: gifts to the caller's approved organization, and orders it alone sends.
create function app.payments_to_own_partner() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select y.id from app.payments y join app.supports s on s.id = y.support_id
    join app.project_events e on e.id = s.project_event_id
    where e.partner_id = app.own_approved_partner()
  union all
  select y.id from app.payments y join app.partner_orders mine on mine.order_id = y.order_id
    where mine.partner_id = app.own_approved_partner() and not exists (
      select from app.partner_orders p where p.order_id = y.order_id and p.partner_id is distinct from mine.partner_id) $$;
comment on function app.payments_to_own_partner() is
  'Payments that concern nobody but the caller''s own organization, while it is approved: it may confirm them.';
create function app.own_payments() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select id from app.payments where order_id in (
    select id from app.orders where user_id = app.uid()
    union all select id from app.orders where guest_id = app.guest_id())
  union all
  select id from app.payments where support_id in (
    select id from app.supports where user_id = app.uid()
    union all select id from app.supports where guest_id = app.guest_id()) $$;
comment on function app.own_payments() is 'What the caller pays, for orders and gifts of their own.';
grant execute on function app.payments_to_own_partner(), app.own_payments() to app_guest, app_member;
create function app.payment_of_part(part uuid) returns table (payment_id uuid, provider text)
  language sql stable security definer set search_path = app, pg_temp as $$
  select y.id, y.provider from app.payments y join app.partner_orders p on p.order_id = y.order_id
    where p.id = part and p.partner_id = app.own_approved_partner() $$;
comment on function app.payment_of_part(uuid) is
  'The payment that a part of the caller''s own organization is paid with, for paying back; no sum, since others'' parts are in it.';
grant execute on function app.payment_of_part(uuid) to app_member, app_staff, app_system;

-- A payment is of the sum the order or gift has; what it is for is closed with it.
create function app.guard_payment() returns trigger
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
  return new;
end $$;
create trigger guard_payment before insert on app.payments for each row execute function app.guard_payment();

create function app.guard_refund() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  payment app.payments;
  left_of_it bigint;
begin
  select * into payment from app.payments where id = new.payment_id for update;
  if new.partner_order_id is not null and not exists (select from app.partner_orders
      where id = new.partner_order_id and order_id = payment.order_id and total_cents >= new.amount_cents) then
    raise exception 'not a part of what was paid' using errcode = 'check_violation', constraint = 'refunds_of_its_part';
  end if;
  left_of_it := payment.received_cents - coalesce((select sum(amount_cents) from app.refunds
      where payment_id = payment.id and status <> 'failed'), 0);
  -- The provider's dashboard may have paid back some of it already: then a part gets what is left.
  if new.partner_order_id is not null and payment.provider = 'stripe' and left_of_it > 0 then
    new.amount_cents := least(new.amount_cents, left_of_it);
  end if;
  if new.amount_cents > left_of_it then
    raise exception 'more than has come' using errcode = 'check_violation', constraint = 'refunds_within_received';
  end if;
  return new;
end $$;
create trigger guard_refund before insert on app.refunds for each row execute function app.guard_refund();

-- What an entry moves: the payment's sums and state, the work on an order, a gift's confirmation, a project's progress.
-- What comes for something that has ended meanwhile is in the books all the same, and moves nothing else.
create function app.count_entry() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  before app.payments;
  payment app.payments;
  had boolean;
  has boolean;
begin
  select * into before from app.payments where id = new.payment_id for update;
  if before.provider <> new.provider then
    raise exception 'another way of paying' using errcode = 'check_violation', constraint = 'payment_entries_provider';
  end if;
  if new.kind = 'received' and new.provider = 'offline'
    and (before.status <> 'pending' or new.amount_cents <> before.amount_cents) then
    raise exception 'not awaited' using errcode = 'check_violation', constraint = 'payment_entries_awaited';
  end if;
  update app.payments set
      received_cents = received_cents + case new.kind when 'received' then new.amount_cents else 0 end,
      refunded_cents = refunded_cents + case new.kind when 'refunded' then new.amount_cents else 0 end,
      updated_at = new.created_at
    where id = new.payment_id returning * into payment;
  update app.payments set
      status = case
        when payment.received_cents > 0 and payment.refunded_cents = payment.received_cents then 'refunded'
        when payment.status = 'pending' and payment.received_cents >= payment.amount_cents then 'paid'
        else payment.status end,
      paid_at = coalesce(paid_at, case when payment.received_cents >= payment.amount_cents then new.created_at end)
    where id = payment.id returning * into payment;

  if payment.kind = 'order' then
    if before.status = 'pending' and payment.status = 'paid' then
      update app.partner_orders set status = 'processing', updated_at = new.created_at
        where order_id = payment.order_id and status = 'awaiting_payment';
    end if;
    return null;
  end if;
  if payment.support_id is null or before.status = 'ended' then
    return null;
  end if;
  if before.status = 'pending' and payment.status = 'paid' then
    update app.supports set status = 'confirmed', decided_at = new.created_at, updated_at = new.created_at
      where id = payment.support_id and status = 'pending';
  elsif payment.status = 'refunded' then
    -- The figures listen to these columns, and only when they are named.
    update app.supports set status = 'refunded', hours = null, meals = null, updated_at = new.created_at
      where id = payment.support_id and status in ('confirmed', 'completed');
  end if;
  had := before.received_cents > before.refunded_cents;
  has := payment.received_cents > payment.refunded_cents;
  update app.project_events e set
      raised_cents = raised_cents + (payment.received_cents - payment.refunded_cents)
        - (before.received_cents - before.refunded_cents),
      gift_count = gift_count + has::integer - had::integer
    from app.supports s where s.id = payment.support_id and e.id = s.project_event_id;
  return null;
end $$;
comment on function app.count_entry() is 'Carries an entry over to the payment it belongs to and to what was paid for.';
create trigger count_entry after insert on app.payment_entries for each row execute function app.count_entry();
create trigger append_only before update of id, payment_id, kind, amount_cents, provider, reference, created_at or delete
  on app.payment_entries for each row execute function app.refuse_change();

-- Where the books disagree with themselves: nothing, if all is well.
create function app.book_faults() returns table (fault text, id uuid)
  language sql stable security definer set search_path = app, pg_temp as $$
  select 'payment and its entries', y.id from app.payments y
    left join lateral (select coalesce(sum(amount_cents) filter (where kind = 'received'), 0) came,
        coalesce(sum(amount_cents) filter (where kind = 'refunded'), 0) went
      from app.payment_entries where payment_id = y.id) e on true
    where (y.received_cents, y.refunded_cents) is distinct from (e.came, e.went)
  union all
  select 'order and its payment', o.id from app.orders o left join app.payments y on y.order_id = o.id
    where y.amount_cents is distinct from (select sum(total_cents) from app.partner_orders where order_id = o.id)
  union all
  select 'part and its lines', p.id from app.partner_orders p
    where p.total_cents <> coalesce((select sum(quantity * price_cents) from app.order_lines where partner_order_id = p.id), 0)
  union all
  -- What the provider's dashboard paid back in part is nobody's part: the order goes on, until nothing is left.
  select 'work without payment', p.id from app.partner_orders p join app.payments y on y.order_id = p.order_id
    where p.status in ('processing', 'shipped', 'delivered') and (y.refunded_cents >= y.received_cents
      or y.received_cents - coalesce((select sum(amount_cents) from app.refunds
          where payment_id = y.id and status = 'done' and partner_order_id is not null), 0)
        < (select sum(total_cents) from app.partner_orders
          where order_id = p.order_id and status in ('processing', 'shipped', 'delivered')))
  union all
  select 'waiting for a payment that has ended', p.id from app.partner_orders p join app.payments y on y.order_id = p.order_id
    where p.status = 'awaiting_payment' and y.status <> 'pending'
  union all
  select 'gift and its payment', s.id from app.supports s join app.payments y on y.support_id = s.id
    where s.amount_cents <> y.amount_cents
      or (s.status in ('confirmed', 'completed')) <> (y.status = 'paid')
      or (s.status = 'refunded') <> (y.status = 'refunded' and s.status not in ('declined', 'cancelled'))
  union all
  select 'progress and its gifts', e.id from app.project_events e
    where e.raised_cents <> coalesce((select sum(y.received_cents - y.refunded_cents)
      from app.supports s join app.payments y on y.support_id = s.id
      where s.project_event_id = e.id and s.status in ('confirmed', 'completed', 'refunded')), 0)
  union all
  select 'refund and its entry', r.id from app.refunds r
    where (r.status = 'done') <> exists (select from app.payment_entries x
      where x.payment_id = r.payment_id and x.kind = 'refunded'
        and x.reference in (r.id::text, coalesce(r.reference, r.id::text))) $$;
comment on function app.book_faults() is 'Every disagreement between payments, entries, orders, gifts and progress; no row if all is well.';

-- Who gave, as far as they want it known.
create function app.public_gifts(item uuid, most integer)
  returns table (name text, amount_cents bigint, given_at timestamptz)
  language sql stable security definer set search_path = app, pg_temp as $$
  select case when s.is_name_shown then nullif(s.name, '') end, y.received_cents - y.refunded_cents, y.paid_at
  from app.supports s join app.payments y on y.support_id = s.id join app.project_events e on e.id = s.project_event_id
  where s.project_event_id = item and e.is_public and s.status in ('confirmed', 'completed')
    and y.received_cents > y.refunded_cents
  order by y.paid_at desc, s.id desc limit least(most, 50) $$;
comment on function app.public_gifts(uuid, integer) is
  'The newest gifts that have come for what is public; without a name where the giver did not say that it may be shown.';
grant execute on function app.public_gifts(uuid, integer) to app_visitor, app_guest, app_member;
grant execute on function app.book_faults() to app_staff, app_system;

-- How to pay where nobody but people moves the money: the organization's own words, else the site's.
alter table app.partners add column payment_instructions text not null default '' check (length(payment_instructions) <= 2000);
comment on column app.partners.payment_instructions is 'personal: free text, how the organization is paid without a provider';
grant update (payment_instructions) on app.partners to app_member, app_system;
grant insert (payment_instructions) on app.partners to app_system;

create table app.site_texts (
  slug text primary key check (slug in ('payment-instructions')),
  body text not null default '' check (length(body) <= 4000),
  version integer not null default 1,
  updated_at timestamptz
);
comment on table app.site_texts is 'Texts of the whole site that staff edits.';
comment on column app.site_texts.version is 'Goes up with each edit, so that whoever edits an older one is told';
insert into app.site_texts (slug) values ('payment-instructions');
alter table app.site_texts enable row level security;
alter table app.site_texts force row level security;
create policy everybody on app.site_texts for select to app_visitor, app_guest, app_member, app_rules using (true);
create policy staff on app.site_texts to app_staff using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.site_texts to app_system using (true) with check (true);
grant select on app.site_texts to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant update (body, version, updated_at) on app.site_texts to app_staff, app_system;

create function app.how_to_pay(payment uuid) returns text
  language sql stable security definer set search_path = app, pg_temp as $$
  select coalesce(nullif(case when count(distinct partner_id) = 1 then max(payment_instructions) filter (where is_approved) end, ''),
    (select body from app.site_texts where slug = 'payment-instructions'))
  from (
    select w.id as partner_id, w.payment_instructions, w.status = 'approved' as is_approved from app.payments y
      join app.supports s on s.id = y.support_id join app.project_events e on e.id = s.project_event_id
      join app.partners w on w.id = e.partner_id where y.id = payment
    union all
    select w.id, w.payment_instructions, w.status = 'approved' from app.payments y
      join app.partner_orders p on p.order_id = y.order_id join app.partners w on w.id = p.partner_id
      where y.id = payment) whose $$;
comment on function app.how_to_pay(uuid) is
  'How to pay without a provider: what the one organization concerned says while it is approved, else what the site says; may be empty.';
grant execute on function app.how_to_pay(uuid) to app_guest, app_member, app_staff, app_system;

do $$
declare
  books text;
begin
  foreach books in array array['payments', 'refunds', 'payment_entries'] loop
    execute format('alter table app.%I enable row level security', books);
    execute format('alter table app.%I force row level security', books);
    execute format('create policy rules on app.%I to app_rules using (true) with check (true)', books);
    execute format('create policy staff on app.%I to app_staff using ((select app.is_staff())) with check ((select app.is_staff()))', books);
    execute format('create policy system on app.%I to app_system using (true) with check (true)', books);
    execute format('grant select on app.%I to app_guest, app_member, app_staff, app_system, app_rules', books);
  end loop;
end $$;
create policy own on app.payments for select to app_guest, app_member using (id in (select app.own_payments()));
create policy to_own_partner on app.payments for select to app_member using (id in (select app.payments_to_own_partner()));
create policy begin on app.payments for insert to app_guest, app_member
  with check (status = 'pending' and (order_id in (select app.own_orders())
    or support_id in (select s.id from app.supports s
      where s.user_id = (select app.uid()) or s.guest_id = (select app.guest_id()))));
create policy take_back on app.payments for update to app_guest, app_member
  using (id in (select app.own_payments()) and status = 'pending') with check (status = 'ended');
create policy refuse on app.payments for update to app_member
  using (id in (select app.payments_to_own_partner()) and status = 'pending') with check (status = 'ended');
grant insert (id, kind, order_id, support_id, provider, amount_cents, due_at, created_at, updated_at)
  on app.payments to app_guest, app_member, app_system;
grant update (status, updated_at) on app.payments to app_guest, app_member, app_staff;
grant update (status, session, charge, due_at, updated_at) on app.payments to app_system;
grant update (status, received_cents, refunded_cents, paid_at, updated_at) on app.payments to app_rules;

create policy own on app.refunds for select to app_guest, app_member using (payment_id in (select app.own_payments()));
create policy to_own_partner on app.refunds for select to app_member
  using (payment_id in (select app.payments_to_own_partner())
    or partner_order_id in (select p.id from app.partner_orders p where p.partner_id = (select app.own_approved_partner())));
create policy pay_back on app.refunds for insert to app_member
  with check (status = 'requested' and requested_by = (select app.uid())
    and ((partner_order_id is null and payment_id in (select app.payments_to_own_partner()))
      or partner_order_id in (select p.id from app.partner_orders p where p.partner_id = (select app.own_approved_partner()))));
-- Only who holds the money says that it has gone: of an order that several send, staff.
create policy paid_back on app.refunds for update to app_member
  using (status = 'requested' and requested_by = (select app.uid())
    and payment_id in (select app.payments_to_own_partner())) with check (status = 'done');
grant insert (id, payment_id, partner_order_id, amount_cents, requested_by, created_at, due_at)
  on app.refunds to app_member, app_staff, app_system;
grant update (status, done_at) on app.refunds to app_member, app_staff;
grant update (status, reference, attempts, due_at, failure, done_at) on app.refunds to app_system;

create policy own on app.payment_entries for select to app_guest, app_member using (payment_id in (select app.own_payments()));
create policy to_own_partner on app.payment_entries for select to app_member
  using (payment_id in (select app.payments_to_own_partner()));
create policy confirm on app.payment_entries for insert to app_member
  with check (kind = 'received' and provider = 'offline' and entered_by = (select app.uid())
    and payment_id in (select app.payments_to_own_partner()) and payment_id not in (select app.own_payments()));
create policy paid_back on app.payment_entries for insert to app_member
  with check (kind = 'refunded' and provider = 'offline' and entered_by = (select app.uid())
    and payment_id in (select app.payments_to_own_partner()) and payment_id not in (select app.own_payments())
    and reference in (select r.id::text from app.refunds r where r.requested_by = (select app.uid())
      and r.payment_id = payment_entries.payment_id and r.amount_cents = payment_entries.amount_cents));
grant insert (id, payment_id, kind, amount_cents, provider, reference, entered_by, created_at)
  on app.payment_entries to app_member, app_staff, app_system;

grant update (status, hours, meals, decided_at, updated_at) on app.supports to app_rules;
create policy rules_move on app.supports for update to app_rules using (true) with check (true);
grant select, update (raised_cents, gift_count) on app.project_events to app_rules;
grant insert (raised_cents, gift_count) on app.project_events to app_system;

alter function app.payments_to_own_partner() owner to app_rules;
alter function app.own_payments() owner to app_rules;
alter function app.payment_of_part(uuid) owner to app_rules;
alter function app.guard_payment() owner to app_rules;
alter function app.guard_refund() owner to app_rules;
alter function app.count_entry() owner to app_rules;
alter function app.book_faults() owner to app_rules;
alter function app.public_gifts(uuid, integer) owner to app_rules;
alter function app.how_to_pay(uuid) owner to app_rules;

-- What staff wrote of somebody's order, gift or payment goes with them too.
set local role app_rules;
create or replace function app.forget_reasons(person uuid) returns void
  language sql volatile security definer set search_path = app, pg_temp as $$
  with own as (select id from app.partners where user_id = person),
    ordered as (select id from app.orders where user_id = person),
    given as (select id from app.supports where user_id = person)
  update app.audit_entries set reason = null
  where reason is not null and subject_id in (
    select person
    union all select id from own
    union all select id from app.news where partner_id in (select id from own)
    union all select id from app.products where partner_id in (select id from own)
    union all select id from app.project_events where partner_id in (select id from own)
    union all select id from ordered
    union all select id from app.partner_orders where order_id in (select id from ordered)
    union all select id from given
    union all select id from app.payments
      where order_id in (select id from ordered) or support_id in (select id from given)) $$;
reset role;

-- Pledges from before the books: what was confirmed has come, what was refused or taken back has ended.
alter table app.payments disable trigger guard_payment;
set local role app_system;
insert into app.payments (id, kind, support_id, provider, amount_cents, created_at, updated_at)
  select gen_random_uuid(), 'gift', id, 'offline', amount_cents, created_at, updated_at from app.supports where kind = 'donate';
insert into app.payment_entries (id, payment_id, kind, amount_cents, provider, reference, created_at)
  select gen_random_uuid(), y.id, 'received', y.amount_cents, 'offline', y.id::text, coalesce(s.decided_at, s.updated_at)
  from app.payments y join app.supports s on s.id = y.support_id where s.status in ('confirmed', 'completed');
update app.payments y set status = 'ended' from app.supports s
  where s.id = y.support_id and s.status in ('declined', 'cancelled');
reset role;
alter table app.payments enable trigger guard_payment;
