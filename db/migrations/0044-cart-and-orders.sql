-- What people put aside to buy, and what they ordered: an order is split into one part for each organization.

create table app.cart_lines (
  id uuid primary key,
  user_id uuid references app.profiles (id) on delete cascade,
  guest_id uuid,
  variant_id uuid not null references app.product_variants (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 99),
  seen_price_cents bigint not null check (seen_price_cents > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint of_one_person check (num_nonnulls(user_id, guest_id) = 1)
);
create unique index cart_lines_member on app.cart_lines (user_id, variant_id);
create unique index cart_lines_guest on app.cart_lines (guest_id, variant_id);
create index cart_lines_variant on app.cart_lines (variant_id);
create index cart_lines_updated_at on app.cart_lines (updated_at);
comment on table app.cart_lines is 'What a visitor or member means to buy. Nothing is held back for it.';
comment on column app.cart_lines.guest_id is 'personal: a visitor''s own id, known to their browser only';
comment on column app.cart_lines.seen_price_cents is 'The price the person was shown last: another one is told before paying';

alter table app.cart_lines enable row level security;
alter table app.cart_lines force row level security;
create policy own on app.cart_lines to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()) and guest_id is null);
create policy own_as_guest on app.cart_lines to app_guest
  using (guest_id = (select app.guest_id())) with check (guest_id = (select app.guest_id()) and user_id is null);
create policy rules on app.cart_lines to app_rules using (true) with check (true);
create policy system on app.cart_lines to app_system using (true) with check (true);
grant select, delete on app.cart_lines to app_guest, app_member, app_system, app_rules;
grant insert (id, user_id, guest_id, variant_id, quantity, seen_price_cents, created_at, updated_at)
  on app.cart_lines to app_guest, app_member, app_system, app_rules;
grant update (quantity, seen_price_cents, updated_at) on app.cart_lines to app_guest, app_member;
grant update (quantity, updated_at) on app.cart_lines to app_rules;

create function app.take_over_cart(guest uuid) returns integer
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  taken integer;
begin
  if app.uid() is null then
    return 0;
  end if;
  -- What is taken away is what is put in, in one statement: whoever comes at the same time finds nothing any more.
  with theirs as (
    delete from app.cart_lines where guest_id = guest returning *
  ), in_order as (
    select theirs.*, mine.id is not null as is_mine,
      count(*) filter (where mine.id is null) over (order by theirs.created_at desc, theirs.id desc) as nth
    from theirs left join app.cart_lines mine on mine.user_id = app.uid() and mine.variant_id = theirs.variant_id
  ), put as (
    insert into app.cart_lines as mine (id, user_id, variant_id, quantity, seen_price_cents, created_at, updated_at)
    select id, app.uid(), variant_id, quantity, seen_price_cents, created_at, now() from in_order
    where is_mine or nth <= 50 - (select count(*) from app.cart_lines where user_id = app.uid())
    order by variant_id
    on conflict (user_id, variant_id) do update
      set quantity = least(99, mine.quantity + excluded.quantity), updated_at = now()
    returning 1
  )
  select count(*) into taken from put;
  return taken;
end $$;
comment on function app.take_over_cart(uuid) is
  'Puts what a visitor has in the cart into that of the signed-in person, and tells how many lines: of one kind at most 99 pieces, and at most 50 lines, the newest first. Whoever knows the visitor''s id is that visitor.';
grant execute on function app.take_over_cart(uuid) to app_member;
alter function app.take_over_cart(uuid) owner to app_rules;

create table app.orders (
  id uuid primary key,
  number bigint generated always as identity (start with 1001) unique,
  user_id uuid references app.profiles (id) on delete set null,
  guest_id uuid,
  name text not null check (length(name) <= 120),
  email text not null check (length(email) <= 320),
  phone text check (length(phone) <= 40),
  street text not null check (length(street) <= 200),
  city text not null check (length(city) <= 120),
  state text not null default '' check (length(state) <= 120),
  postal_code text not null default '' check (length(postal_code) <= 20),
  country text not null check (length(country) <= 2),
  note text not null default '' check (length(note) <= 1000),
  erase_when_done boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index orders_user on app.orders (user_id, created_at desc, id desc);
create index orders_guest on app.orders (guest_id);
create index orders_newest on app.orders (created_at desc, id desc);
comment on table app.orders is 'Who ordered and where it goes. What was ordered is in the parts, one for each organization.';
comment on column app.orders.number is 'Said to people as F4I-{number}';
comment on column app.orders.guest_id is 'personal: a visitor''s own id, known to their browser only';
comment on column app.orders.name is 'personal';
comment on column app.orders.email is 'personal';
comment on column app.orders.phone is 'personal';
comment on column app.orders.street is 'personal';
comment on column app.orders.city is 'personal';
comment on column app.orders.state is 'personal: state or province';
comment on column app.orders.postal_code is 'personal';
comment on column app.orders.country is 'personal: two letters, ISO 3166-1';
comment on column app.orders.note is 'personal';
comment on column app.orders.erase_when_done is 'Its person has left: name and address go as soon as nothing has to be sent any more';

create table app.partner_orders (
  id uuid primary key,
  order_id uuid not null references app.orders (id) on delete cascade,
  partner_id uuid references app.partners (id) on delete set null,
  status text not null default 'awaiting_payment'
    check (status in ('awaiting_payment', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded')),
  total_cents bigint not null default 0 check (total_cents >= 0),
  tracking text not null default '' check (length(tracking) <= 200),
  reason text check (length(reason) <= 2000),
  is_restocked boolean not null default false,
  shipped_at timestamptz,
  delivered_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_id, partner_id)
);
create index partner_orders_partner on app.partner_orders (partner_id, created_at desc, id desc);
create index partner_orders_open on app.partner_orders (partner_id, status)
  where status in ('awaiting_payment', 'processing', 'shipped');
comment on table app.partner_orders is 'The part of an order that one organization sends. Its status is what the customer is told.';
comment on column app.partner_orders.total_cents is 'Kept by trigger: the sum of its lines';
comment on column app.partner_orders.tracking is 'personal: free text, how it was sent and under which number';
comment on column app.partner_orders.reason is 'personal: written for one person, why it was cancelled or paid back';
comment on column app.partner_orders.is_restocked is 'Whether its pieces went back into stock';
comment on column app.partner_orders.closed_at is 'When it was cancelled or paid back';

create table app.order_lines (
  id uuid primary key,
  partner_order_id uuid not null references app.partner_orders (id) on delete cascade,
  product_id uuid references app.products (id) on delete set null,
  variant_id uuid references app.product_variants (id) on delete set null,
  product_name text not null default '' check (length(product_name) <= 120),
  size text not null default '' check (length(size) <= 20),
  quantity integer not null check (quantity between 1 and 99),
  price_cents bigint not null check (price_cents > 0),
  unique (partner_order_id, variant_id)
);
create index order_lines_product on app.order_lines (product_id);
create index order_lines_variant on app.order_lines (variant_id);
comment on table app.order_lines is 'What was ordered, at the price of that moment. Never changed afterwards.';
comment on column app.order_lines.product_name is 'personal: free text, as its organization called it then';
comment on column app.order_lines.size is 'personal: free text';

-- Whose they are, asked past row security: the policies of orders and of their parts ask about each other.
create function app.own_orders() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select id from app.orders where user_id = app.uid() or guest_id = app.guest_id() $$;
comment on function app.own_orders() is 'The orders of the signed-in person, or of the visitor with this claim.';
create function app.orders_to_send() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select order_id from app.partner_orders where partner_id = app.own_approved_partner() $$;
comment on function app.orders_to_send() is 'The orders that have a part of the caller''s own organization, while it is approved.';
create function app.own_parts() returns setof uuid
  language sql stable security definer set search_path = app, pg_temp as
  $$ select p.id from app.partner_orders p join app.orders o on o.id = p.order_id
     where o.user_id = app.uid() or o.guest_id = app.guest_id() or p.partner_id = app.own_approved_partner() $$;
comment on function app.own_parts() is 'The parts of orders that the caller ordered, or that the caller''s organization sends.';
grant execute on function app.own_orders(), app.orders_to_send(), app.own_parts() to app_guest, app_member;

-- The last wall before what is sold: only what is public, at its price of this moment, and never more than there is.
-- Pieces are held from here on. Whoever orders several kinds takes them in the order of their ids, so that two who
-- order at once never wait for each other.
create function app.guard_order_line() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  part app.partner_orders;
  product app.products;
begin
  select * into part from app.partner_orders where id = new.partner_order_id for update;
  if part.status <> 'awaiting_payment' or exists (select from app.payments where order_id = part.order_id) then
    raise exception 'the order is closed' using errcode = 'check_violation', constraint = 'order_lines_open_order';
  end if;
  select p.* into product from app.products p join app.product_variants v on v.product_id = p.id
    where v.id = new.variant_id for share of p;
  if product.is_public is not true or product.partner_id is distinct from part.partner_id then
    raise exception 'not offered' using errcode = 'check_violation', constraint = 'order_lines_offered';
  end if;
  if product.price_cents <> new.price_cents then
    raise exception 'another price' using errcode = 'check_violation', constraint = 'order_lines_price';
  end if;
  update app.product_variants set stock = stock - new.quantity, was_sold = true
    where id = new.variant_id and stock >= new.quantity returning size into new.size;
  if not found then
    raise exception 'sold out' using errcode = 'check_violation', constraint = 'order_lines_in_stock';
  end if;
  new.product_id := product.id;
  new.product_name := product.name;
  update app.partner_orders set total_cents = total_cents + new.quantity * new.price_cents where id = part.id;
  return new;
end $$;
comment on function app.guard_order_line() is
  'Takes the pieces of a line from stock, at the price that stands now, and names what they are.';
create trigger guard_order_line before insert on app.order_lines
  for each row execute function app.guard_order_line();

-- Which way a part goes, and that being paid is the books' business alone.
create function app.guard_part() returns trigger language plpgsql as $$
begin
  if (old.status, new.status) not in (
    ('awaiting_payment', 'processing'), ('awaiting_payment', 'cancelled'),
    ('processing', 'shipped'), ('processing', 'cancelled'),
    ('shipped', 'delivered'), ('shipped', 'refunded'), ('delivered', 'refunded')) then
    raise exception 'a part of an order cannot go from % to %', old.status, new.status
      using errcode = 'check_violation', constraint = 'partner_orders_legal_moves';
  end if;
  if new.status = 'processing' and current_user <> 'app_rules' then
    raise exception 'only a payment starts the work' using errcode = 'insufficient_privilege';
  end if;
  if new.status = 'cancelled' then
    new.is_restocked := true;
  end if;
  return new;
end $$;
create trigger guard_part before update of status on app.partner_orders
  for each row when (old.status <> new.status) execute function app.guard_part();
create function app.guard_restock() returns trigger language plpgsql as $$
begin
  if old.is_restocked and not new.is_restocked or new.is_restocked and new.status not in ('cancelled', 'refunded') then
    raise exception 'pieces come back once, with a cancellation or a return'
      using errcode = 'check_violation', constraint = 'partner_orders_restock';
  end if;
  return new;
end $$;
create trigger restock_guard before update of is_restocked on app.partner_orders
  for each row execute function app.guard_restock();

create function app.restock() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  -- All of the order at once and in the order of their ids, as they were taken: so nobody waits for one who waits.
  perform from app.product_variants where id in (
      select l.variant_id from app.order_lines l join app.partner_orders p on p.id = l.partner_order_id
      where p.order_id = new.order_id)
    order by id for no key update;
  update app.product_variants v set stock = v.stock + l.quantity
    from (select variant_id, quantity from app.order_lines where partner_order_id = new.id order by variant_id) l
    where v.id = l.variant_id;
  return null;
end $$;
comment on function app.restock() is 'Puts the pieces of a part back into stock.';
create trigger restock after update on app.partner_orders
  for each row when (new.is_restocked and not old.is_restocked) execute function app.restock();

create function app.organization_name(organization uuid) returns text
  language sql stable security definer set search_path = app, pg_temp as
  $$ select name from app.partners where id = organization and is_public $$;
comment on function app.organization_name(uuid) is
  'What a public organization is called: visitors may read it, and so may members, who see no organizations but their own.';
grant execute on function app.organization_name(uuid) to app_guest, app_member;

create function app.order_organizations(of_order uuid)
  returns table (partner_id uuid, name text, address text, is_public boolean)
  language sql stable security definer set search_path = app, pg_temp as $$
  select w.id, w.name, w.email, w.is_public
  from app.partner_orders p join app.partners w on w.id = p.partner_id
  where p.order_id = of_order
    and (of_order in (select app.own_orders()) or w.id = app.own_approved_partner()
      or current_setting('role') in ('app_staff', 'app_system')) $$;
comment on function app.order_organizations(uuid) is
  'Who sends an order and where they are told of it, also when they are no longer public: for whoever ordered, staff and jobs; an organization is told of itself.';
grant execute on function app.order_organizations(uuid) to app_guest, app_member, app_staff, app_system;

alter table app.orders enable row level security;
alter table app.orders force row level security;
create policy rules on app.orders for select to app_rules using (true);
create policy own on app.orders for select to app_member using (user_id = (select app.uid()));
create policy own_as_guest on app.orders for select to app_guest using (guest_id = (select app.guest_id()));
create policy to_send on app.orders for select to app_member using (id in (select app.orders_to_send()));
create policy place on app.orders for insert to app_member
  with check (user_id = (select app.uid()) and guest_id is null);
create policy place_as_guest on app.orders for insert to app_guest
  with check (guest_id = (select app.guest_id()) and user_id is null);
create policy staff on app.orders for select to app_staff using ((select app.is_staff()));
create policy system on app.orders to app_system using (true) with check (true);
grant select on app.orders to app_guest, app_member, app_staff, app_system, app_rules;
grant insert (id, user_id, guest_id, name, email, phone, street, city, state, postal_code, country, note, created_at, updated_at)
  on app.orders to app_guest, app_member, app_system;
grant update (name, email, phone, street, city, state, postal_code, country, note, guest_id, erase_when_done, updated_at)
  on app.orders to app_system;

alter table app.partner_orders enable row level security;
alter table app.partner_orders force row level security;
create policy rules on app.partner_orders to app_rules using (true) with check (true);
create policy ordered on app.partner_orders for select to app_guest, app_member
  using (order_id in (select app.own_orders()));
create policy to_send on app.partner_orders for select to app_member
  using (partner_id = (select app.own_approved_partner()));
create policy place on app.partner_orders for insert to app_guest, app_member
  with check (order_id in (select app.own_orders()) and status = 'awaiting_payment');
create policy take_back on app.partner_orders for update to app_guest, app_member
  using (order_id in (select app.own_orders()) and status = 'awaiting_payment') with check (status = 'cancelled');
create policy send on app.partner_orders for update to app_member
  using (partner_id = (select app.own_approved_partner())) with check (partner_id = (select app.own_approved_partner()));
create policy staff on app.partner_orders to app_staff using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.partner_orders to app_system using (true) with check (true);
grant select on app.partner_orders to app_guest, app_member, app_staff, app_system, app_rules;
grant insert (id, order_id, partner_id, created_at, updated_at) on app.partner_orders to app_guest, app_member, app_system;
grant update (status, closed_at, updated_at) on app.partner_orders to app_guest;
grant update (status, tracking, reason, is_restocked, shipped_at, delivered_at, closed_at, updated_at)
  on app.partner_orders to app_member, app_staff, app_system;
grant update (status, total_cents, updated_at) on app.partner_orders to app_rules;

alter table app.order_lines enable row level security;
alter table app.order_lines force row level security;
create policy rules on app.order_lines for select to app_rules using (true);
create policy of_own_part on app.order_lines for select to app_guest, app_member
  using (partner_order_id in (select app.own_parts()));
create policy place on app.order_lines for insert to app_guest, app_member
  with check (partner_order_id in (select p.id from app.partner_orders p where p.order_id in (select app.own_orders())));
create policy staff on app.order_lines for select to app_staff using ((select app.is_staff()));
create policy system on app.order_lines to app_system using (true) with check (true);
grant select on app.order_lines to app_guest, app_member, app_staff, app_system, app_rules;
grant insert (id, partner_order_id, variant_id, quantity, price_cents) on app.order_lines to app_guest, app_member, app_system;
grant update (product_name, size) on app.order_lines to app_system;

-- What the guards above may do with what they guard.
create policy rules on app.product_variants to app_rules using (true) with check (true);
grant select, update (stock, was_sold) on app.product_variants to app_rules;

alter function app.own_orders() owner to app_rules;
alter function app.orders_to_send() owner to app_rules;
alter function app.own_parts() owner to app_rules;
alter function app.guard_order_line() owner to app_rules;
alter function app.restock() owner to app_rules;
alter function app.organization_name(uuid) owner to app_rules;
alter function app.order_organizations(uuid) owner to app_rules;
