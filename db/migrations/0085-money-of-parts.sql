-- What has come, gone back, is on its way back and is disputed is kept for each part of an order as it is for each payment,
-- by the same entries: so that everyone who may see a part reads the same sums. Lines and sums can go back, not only parts.

alter table app.payments
  add column going_back_cents bigint not null default 0 check (going_back_cents >= 0),
  add column disputed_cents bigint not null default 0 check (disputed_cents >= 0);
comment on column app.payments.going_back_cents is 'Kept by trigger: refunds that were asked for and have not gone yet';
comment on column app.payments.disputed_cents is 'Kept by trigger: what the bank holds back of it while disputes are open';

alter table app.partner_orders
  add column received_cents bigint not null default 0 check (received_cents >= 0),
  add column refunded_cents bigint not null default 0,
  add column going_back_cents bigint not null default 0 check (going_back_cents >= 0),
  add column disputed_cents bigint not null default 0 check (disputed_cents >= 0),
  add constraint partner_orders_never_more_back_than_in check (refunded_cents between 0 and received_cents);
comment on column app.partner_orders.received_cents is 'Kept by trigger: its shares of what came in';
comment on column app.partner_orders.refunded_cents is 'Kept by trigger: its shares of what went back';
comment on column app.partner_orders.going_back_cents is 'Kept by trigger: its share of refunds that have not gone yet';
comment on column app.partner_orders.disputed_cents is 'Kept by trigger: its share of what the bank holds back';

alter table app.order_lines
  add column refunded_quantity integer not null default 0 check (refunded_quantity between 0 and quantity);
comment on column app.order_lines.refunded_quantity is 'Kept by trigger: of so many units the price was refunded line by line';

alter table app.refunds
  add column reason text check (length(reason) <= 2000),
  add column replaces uuid references app.refunds (id);
comment on column app.refunds.reason is 'personal: written for one person, why a line or a sum was refunded';
comment on column app.refunds.replaces is 'The failed refund that this one was asked for in place of';
create unique index refunds_replaces on app.refunds (replaces);
-- A part can be refunded in several steps; never more than is left of it.
drop index app.refunds_part;
create index refunds_part on app.refunds (partner_order_id);

create table app.payment_entry_shares (
  entry_id uuid not null references app.payment_entries (id),
  partner_order_id uuid not null references app.partner_orders (id),
  kind text not null check (kind in ('received', 'refunded')),
  amount_cents bigint not null check (amount_cents > 0),
  refund_id uuid references app.refunds (id),
  created_at timestamptz not null,
  primary key (entry_id, partner_order_id)
);
create index payment_entry_shares_part on app.payment_entry_shares (partner_order_id, created_at);
create index payment_entry_shares_refund on app.payment_entry_shares (refund_id);
comment on table app.payment_entry_shares is
  'How much of an entry belongs to which part of an order. Written with the entry, and never changed.';

create table app.refund_lines (
  refund_id uuid not null references app.refunds (id),
  order_line_id uuid not null references app.order_lines (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  is_restocked boolean not null default false,
  primary key (refund_id, order_line_id)
);
create index refund_lines_line on app.refund_lines (order_line_id);
comment on table app.refund_lines is 'The units of an order line that a refund is for. They stay, also if the money did not go.';

create table app.disputes (
  id uuid primary key,
  payment_id uuid not null references app.payments (id),
  reference text not null unique check (length(reference) between 1 and 255),
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('opened', 'won', 'lost')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index disputes_payment on app.disputes (payment_id);
comment on table app.disputes is 'A payer has asked their bank for money back. The bank holds it until the dispute is won or lost.';
comment on column app.disputes.reference is 'The provider''s name for it';

do $$
declare
  books text;
begin
  foreach books in array array['payment_entry_shares', 'refund_lines', 'disputes'] loop
    execute format('alter table app.%I enable row level security', books);
    execute format('alter table app.%I force row level security', books);
    execute format('create policy rules on app.%I to app_rules using (true) with check (true)', books);
    execute format('create policy staff on app.%I for select to app_staff using ((select app.is_staff()))', books);
    execute format('create policy system on app.%I to app_system using (true) with check (true)', books);
    execute format('grant select on app.%I to app_staff, app_system, app_rules', books);
  end loop;
end $$;
create policy of_own_part on app.payment_entry_shares for select to app_guest, app_member
  using (partner_order_id in (select app.own_parts()));
grant select on app.payment_entry_shares to app_guest, app_member;
grant insert (entry_id, partner_order_id, kind, amount_cents, refund_id, created_at) on app.payment_entry_shares to app_rules;
create policy own on app.refund_lines for select to app_guest, app_member
  using (refund_id in (select r.id from app.refunds r));
create policy refund on app.refund_lines for insert to app_member
  with check (refund_id in (select r.id from app.refunds r where r.requested_by = (select app.uid()) and r.status = 'requested'));
create policy staff_refund on app.refund_lines for insert to app_staff with check ((select app.is_staff()));
grant select on app.refund_lines to app_guest, app_member;
grant insert (refund_id, order_line_id, quantity, is_restocked) on app.refund_lines to app_member, app_staff, app_system;
create policy own on app.disputes for select to app_guest, app_member
  using (payment_id in (select app.own_payments()) or payment_id in (select app.payments_for_own_partner()));
grant select on app.disputes to app_guest, app_member;
grant insert (id, payment_id, reference, amount_cents, state, created_at, updated_at), update (state, updated_at)
  on app.disputes to app_system;
grant insert (reason) on app.refunds to app_member, app_staff, app_system;
grant insert (replaces) on app.refunds to app_staff, app_system;
grant update (reason) on app.refunds to app_system;
grant update (going_back_cents, disputed_cents) on app.payments to app_rules;
grant update (received_cents, refunded_cents, going_back_cents, disputed_cents) on app.partner_orders to app_rules;
create policy rules_refunded on app.order_lines for update to app_rules using (true) with check (true);
grant update (refunded_quantity) on app.order_lines to app_rules;

create function app.split_cents(amount bigint, weights bigint[]) returns bigint[]
  language sql immutable set search_path = app, pg_temp as $$
  select array_agg((div(amount * upto, whole) - div(amount * (upto - weight), whole))::bigint order by nth)
  from (select nth, weight::numeric, sum(weight) over (order by nth) as upto, nullif(sum(weight) over (), 0) as whole
    from unnest(weights) with ordinality as each (weight, nth)) w $$;
comment on function app.split_cents(bigint, bigint[]) is
  'Splits an amount by weights, to the cent: the shares add up to it, and none is more than its weight unless the amount is more than all.';

-- Which parts of an order an entry belongs to. What came belongs to each as it costs. What went back belongs to the part that
-- its refund names; where none is named, as with a refund made at the provider, to the one part of which exactly as much is
-- left, else to all by what is left of each.
create function app.share_entry(entry app.payment_entries) returns void
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  of_order uuid;
  refund app.refunds;
  parts uuid[];
  totals bigint[];
  kept bigint[];
  unpromised bigint[];
  own bigint[];
  shares bigint[];
begin
  select order_id into of_order from app.payments where id = entry.payment_id;
  if of_order is null then
    return;
  end if;
  select array_agg(id), array_agg(total_cents), array_agg(received_cents - refunded_cents),
      array_agg(greatest(received_cents - refunded_cents - going_back_cents, 0))
    into parts, totals, kept, unpromised
    from (select * from app.partner_orders where order_id = of_order order by id for no key update) p;
  if entry.kind = 'received' then
    shares := app.split_cents(entry.amount_cents, totals);
  else
    select * into refund from app.refunds
      where payment_id = entry.payment_id and (id::text = entry.reference or reference = entry.reference);
    if refund.partner_order_id is not null then
      -- More than the part has left, after a refund at the provider: then the rest is that of the others.
      select array_agg(case when part = refund.partner_order_id then least(entry.amount_cents, cents) else 0 end order by nth)
        into own from unnest(parts, kept) with ordinality as each (part, cents, nth);
    elsif (select count(*) from unnest(unpromised) as cents where cents = entry.amount_cents) = 1 then
      select array_agg(case when cents = entry.amount_cents then cents else 0 end order by nth)
        into own from unnest(unpromised) with ordinality as each (cents, nth);
    elsif (select sum(cents) from unnest(unpromised) as cents) >= entry.amount_cents then
      own := app.split_cents(entry.amount_cents, unpromised);
    else
      own := array_fill(0::bigint, array[cardinality(parts)]);
    end if;
    select array_agg(mine + coalesce(more, 0) order by nth) into shares
      from unnest(own, app.split_cents(
        entry.amount_cents - (select sum(cents)::bigint from unnest(own) as cents),
        (select array_agg(cents - mine order by nth) from unnest(kept, own) with ordinality as each (cents, mine, nth))
      )) with ordinality as each (mine, more, nth);
  end if;
  insert into app.payment_entry_shares (entry_id, partner_order_id, kind, amount_cents, refund_id, created_at)
    select entry.id, part, entry.kind, cents, refund.id, entry.created_at
    from unnest(parts, shares) as each (part, cents) where cents > 0;
  update app.partner_orders p set
      received_cents = received_cents + case entry.kind when 'received' then cents else 0 end,
      refunded_cents = refunded_cents + case entry.kind when 'refunded' then cents else 0 end
    from unnest(parts, shares) as each (part, cents) where p.id = part and cents > 0;
end $$;
comment on function app.share_entry(app.payment_entries) is 'Writes which parts of an order an entry belongs to, and keeps their sums.';

-- What is promised and what is held back, of a payment and of each part of its order.
create function app.count_claims(payment uuid) returns void
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  paid app.payments;
  parts uuid[];
  kept bigint[];
  named bigint[];
  unnamed bigint;
begin
  select * into paid from app.payments where id = count_claims.payment for update;
  update app.payments set
      going_back_cents = coalesce((select sum(amount_cents) from app.refunds
        where payment_id = paid.id and status in ('requested', 'sent')), 0),
      disputed_cents = least(coalesce((select sum(amount_cents) from app.disputes
        where payment_id = paid.id and state = 'opened'), 0), paid.received_cents - paid.refunded_cents)
    where id = paid.id returning * into paid;
  if paid.order_id is null then
    return;
  end if;
  select coalesce(sum(amount_cents), 0)::bigint into unnamed from app.refunds
    where payment_id = paid.id and status in ('requested', 'sent') and partner_order_id is null;
  select array_agg(p.id order by p.id), array_agg(p.received_cents - p.refunded_cents order by p.id),
      array_agg(coalesce(asked.cents, 0) order by p.id)
    into parts, kept, named
    from app.partner_orders p left join lateral (select sum(amount_cents)::bigint as cents from app.refunds
      where partner_order_id = p.id and status in ('requested', 'sent')) asked on true
    where p.order_id = paid.order_id;
  update app.partner_orders p set going_back_cents = back, disputed_cents = held
    from (select part, own + coalesce(more, 0) as back, coalesce(held, 0) as held
      from unnest(parts, named, app.split_cents(unnamed, kept), app.split_cents(paid.disputed_cents, kept))
        as each (part, own, more, held)) claims
    where p.id = part and (p.going_back_cents, p.disputed_cents) is distinct from (back, held);
end $$;
comment on function app.count_claims(uuid) is 'Keeps what of a payment, and of each part of its order, is on its way back or disputed.';

create function app.count_claim() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  perform app.count_claims(new.payment_id);
  return null;
end $$;
create trigger count_claim_new after insert on app.refunds for each row execute function app.count_claim();
create trigger count_claim after update on app.refunds for each row
  when (old.status <> new.status) execute function app.count_claim();
create trigger count_claim_new after insert on app.disputes for each row execute function app.count_claim();
create trigger count_claim after update on app.disputes for each row
  when (old.state <> new.state) execute function app.count_claim();

create function app.count_refund_line() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  line app.order_lines;
begin
  update app.order_lines l set refunded_quantity = refunded_quantity + new.quantity
    from app.refunds r
    where r.id = new.refund_id and l.id = new.order_line_id and l.partner_order_id = r.partner_order_id
    returning l.* into line;
  if line.id is null then
    raise exception 'not of this part' using errcode = 'check_violation', constraint = 'refund_lines_of_its_part';
  end if;
  if new.is_restocked then
    update app.product_variants set stock = stock + new.quantity where id = line.variant_id;
  end if;
  return null;
end $$;
comment on function app.count_refund_line() is 'Counts refunded units of a line, and offers them again where they came back.';
create trigger count_refund_line after insert on app.refund_lines for each row execute function app.count_refund_line();

set local role app_rules;
create or replace function app.restock() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- All of the order at once and in the order of their ids, as they were taken: so nobody waits for one who waits.
  perform from app.product_variants where id in (
      select l.variant_id from app.order_lines l join app.partner_orders p on p.id = l.partner_order_id
      where p.order_id = new.order_id)
    order by id for no key update;
  -- For units that were refunded before it was said then whether they came back.
  update app.product_variants v set stock = v.stock + l.quantity - l.refunded_quantity
    from (select variant_id, quantity, refunded_quantity from app.order_lines
      where partner_order_id = new.id order by variant_id) l
    where v.id = l.variant_id;
  return null;
end $$;

create or replace function app.guard_refund() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  payment app.payments;
  part app.partner_orders;
begin
  select * into payment from app.payments where id = new.payment_id for update;
  if new.amount_cents > payment.received_cents - payment.refunded_cents - payment.going_back_cents then
    raise exception 'more than is left' using errcode = 'check_violation', constraint = 'refunds_within_received';
  end if;
  if new.partner_order_id is null then
    return new;
  end if;
  select * into part from app.partner_orders where id = new.partner_order_id and order_id = payment.order_id;
  if part.id is null then
    raise exception 'not a part of what was paid' using errcode = 'check_violation', constraint = 'refunds_of_its_part';
  end if;
  if new.amount_cents > part.received_cents - part.refunded_cents - part.going_back_cents then
    raise exception 'more than is left' using errcode = 'check_violation', constraint = 'refunds_within_received';
  end if;
  return new;
end $$;

create or replace function app.count_entry() returns trigger
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
  perform app.share_entry(new);
  perform app.count_claims(payment.id);

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

create or replace function app.book_faults() returns table (fault text, id uuid)
  language sql stable security definer set search_path = app, pg_temp as $$
  select 'payment and its entries', y.id from app.payments y
    left join lateral (select coalesce(sum(amount_cents) filter (where kind = 'received'), 0) came,
        coalesce(sum(amount_cents) filter (where kind = 'refunded'), 0) went
      from app.payment_entries where payment_id = y.id) e on true
    where (y.received_cents, y.refunded_cents) is distinct from (e.came, e.went)
  union all
  select 'payment and its claims', y.id from app.payments y
    where (y.going_back_cents, y.disputed_cents) is distinct from (
      (select coalesce(sum(amount_cents), 0) from app.refunds where payment_id = y.id and status in ('requested', 'sent')),
      least((select coalesce(sum(amount_cents), 0) from app.disputes where payment_id = y.id and state = 'opened'),
        y.received_cents - y.refunded_cents))
  union all
  select 'entry and its shares', x.id from app.payment_entries x join app.payments y on y.id = x.payment_id
    where x.amount_cents * (y.order_id is not null)::integer
      <> (select coalesce(sum(amount_cents), 0) from app.payment_entry_shares where entry_id = x.id)
  union all
  select 'part and its shares', p.id from app.partner_orders p
    left join lateral (select coalesce(sum(amount_cents) filter (where kind = 'received'), 0) came,
        coalesce(sum(amount_cents) filter (where kind = 'refunded'), 0) went
      from app.payment_entry_shares where partner_order_id = p.id) s on true
    where (p.received_cents, p.refunded_cents) is distinct from (s.came, s.went)
  union all
  select 'parts and their payment', y.id from app.payments y join app.partner_orders p on p.order_id = y.order_id
    group by y.id
    having (sum(p.received_cents), sum(p.refunded_cents), sum(p.going_back_cents), sum(p.disputed_cents))
      is distinct from (y.received_cents, y.refunded_cents, y.going_back_cents, y.disputed_cents)
  union all
  select 'line and its refunds', l.id from app.order_lines l
    where l.refunded_quantity <> (select coalesce(sum(quantity), 0) from app.refund_lines where order_line_id = l.id)
  union all
  select 'order and its payment', o.id from app.orders o left join app.payments y on y.order_id = o.id
    where y.amount_cents is distinct from (select sum(total_cents) from app.partner_orders where order_id = o.id)
  union all
  select 'part and its lines', p.id from app.partner_orders p
    where p.total_cents <> coalesce((select sum(quantity * price_cents) from app.order_lines where partner_order_id = p.id), 0)
  union all
  -- What went back in part is still sent; nothing is, once all of it has gone back.
  select 'work without payment', p.id from app.partner_orders p
    where p.status in ('processing', 'shipped', 'delivered')
      and (p.received_cents < p.total_cents or p.refunded_cents >= p.received_cents)
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

-- Whoever has the page open sees the sums move; only what is new to them is announced.
create or replace function app.tell_live_orders() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  what text := 'changed';
  owner uuid;
begin
  if tg_op = 'INSERT' then
    what := 'new';
  elsif new.status = 'processing' and old.status <> new.status then
    what := 'paid';
  elsif new.status = 'cancelled' and old.status <> new.status then
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
grant execute on function app.tell_live_orders() to session_user;
reset role;
create trigger tell_live_money after update on app.partner_orders for each row
  when (old.status = new.status and (old.refunded_cents, old.going_back_cents, old.disputed_cents)
    is distinct from (new.refunded_cents, new.going_back_cents, new.disputed_cents))
  execute function app.tell_live_orders();
set local role app_rules;
revoke execute on function app.tell_live_orders() from session_user;
reset role;

alter function app.split_cents(bigint, bigint[]) owner to app_rules;
alter function app.share_entry(app.payment_entries) owner to app_rules;
alter function app.count_claims(uuid) owner to app_rules;
alter function app.count_claim() owner to app_rules;
alter function app.count_refund_line() owner to app_rules;

-- What was in the books before.
alter table app.partner_orders disable trigger tell_live_money;
set local role app_rules;
do $$
declare
  entry app.payment_entries;
begin
  for entry in select x.* from app.payment_entries x join app.payments y on y.id = x.payment_id
      where y.order_id is not null order by x.created_at, x.kind, x.id loop
    perform app.share_entry(entry);
  end loop;
end $$;
select app.count_claims(payment_id) from (select distinct payment_id from app.refunds where status in ('requested', 'sent')) open;
reset role;
alter table app.partner_orders enable trigger tell_live_money;
grant update (replaces) on app.refunds to app_system;
set local role app_system;
update app.refunds r set replaces = failed.id
  from (select id, status, lead(id) over (partition by payment_id, partner_order_id order by created_at, id) as next
    from app.refunds) failed
  where failed.status = 'failed' and failed.next = r.id;
reset role;
revoke update (replaces) on app.refunds from app_system;
-- Disputes left a line in the log, and no row of their own.
alter table app.audit_entries no force row level security;
alter table app.payments no force row level security;
alter table app.disputes no force row level security;
insert into app.disputes (id, payment_id, reference, amount_cents, state, created_at, updated_at)
  select distinct on (said[1]) gen_random_uuid(), y.id, said[1], (a.after ->> 'amount_cents')::bigint, said[2], a.at, a.at
  from (select *, regexp_match(reason, '^dispute (\S+): (opened|won|lost)$') as said from app.audit_entries
    where subject = 'payments') a join app.payments y on y.id = a.subject_id
  where said is not null and (a.after ->> 'amount_cents')::bigint > 0
  order by said[1], a.at desc;
alter table app.audit_entries force row level security;
alter table app.payments force row level security;
alter table app.disputes force row level security;
