-- What a visitor or member means to buy. Nothing is held back for it.
create table app.cart_lines (
  id uuid not null,
  user_id uuid,
  guest_id uuid,  -- personal: a visitor's own id, known to their browser only
  variant_id uuid not null,
  quantity integer not null,
  seen_price_cents bigint not null,  -- The price the person was shown last: another one is told before paying
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint cart_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99))),
  constraint cart_lines_seen_price_cents_check CHECK ((seen_price_cents > 0)),
  constraint of_one_person CHECK ((num_nonnulls(user_id, guest_id) = 1)),
  constraint cart_lines_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint cart_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES app.product_variants(id) ON DELETE CASCADE,
  constraint cart_lines_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX cart_lines_guest ON app.cart_lines USING btree (guest_id, variant_id);
CREATE UNIQUE INDEX cart_lines_member ON app.cart_lines USING btree (user_id, variant_id);
CREATE INDEX cart_lines_updated_at ON app.cart_lines USING btree (updated_at);
CREATE INDEX cart_lines_variant ON app.cart_lines USING btree (variant_id);
create policy own on app.cart_lines for all to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (guest_id IS NULL));
create policy own_as_guest on app.cart_lines for all to app_guest
  using (guest_id = ( SELECT app.guest_id() AS guest_id))
  with check ((guest_id = ( SELECT app.guest_id() AS guest_id)) AND (user_id IS NULL));
create policy rules on app.cart_lines for all to app_rules
  using (true)
  with check (true);
create policy system on app.cart_lines for all to app_system
  using (true)
  with check (true);
grant delete on app.cart_lines to app_guest;
grant insert (id, user_id, guest_id, variant_id, quantity, seen_price_cents, created_at, updated_at) on app.cart_lines to app_guest;
grant select on app.cart_lines to app_guest;
grant update (quantity, seen_price_cents, updated_at) on app.cart_lines to app_guest;
grant delete on app.cart_lines to app_member;
grant insert (id, user_id, guest_id, variant_id, quantity, seen_price_cents, created_at, updated_at) on app.cart_lines to app_member;
grant select on app.cart_lines to app_member;
grant update (quantity, seen_price_cents, updated_at) on app.cart_lines to app_member;
grant delete on app.cart_lines to app_rules;
grant insert (id, user_id, guest_id, variant_id, quantity, seen_price_cents, created_at, updated_at) on app.cart_lines to app_rules;
grant select on app.cart_lines to app_rules;
grant update (quantity, updated_at) on app.cart_lines to app_rules;
grant delete on app.cart_lines to app_system;
grant insert (id, user_id, guest_id, variant_id, quantity, seen_price_cents, created_at, updated_at) on app.cart_lines to app_system;
grant select on app.cart_lines to app_system;

-- What was ordered, at the price of that moment. Never changed afterwards.
create table app.order_lines (
  id uuid not null,
  partner_order_id uuid not null,
  product_id uuid,
  variant_id uuid,
  product_name text not null default ''::text,  -- personal: free text, as its organization called it then
  size text not null default ''::text,  -- personal: free text
  quantity integer not null,
  price_cents bigint not null,
  refunded_quantity integer not null default 0,  -- Kept by trigger: of so many units the price was refunded line by line
  constraint order_lines_check CHECK (((refunded_quantity >= 0) AND (refunded_quantity <= quantity))),
  constraint order_lines_price_cents_check CHECK ((price_cents > 0)),
  constraint order_lines_product_name_check CHECK ((length(product_name) <= 120)),
  constraint order_lines_quantity_check CHECK (((quantity >= 1) AND (quantity <= 99))),
  constraint order_lines_size_check CHECK ((length(size) <= 20)),
  constraint order_lines_partner_order_id_fkey FOREIGN KEY (partner_order_id) REFERENCES app.partner_orders(id) ON DELETE CASCADE,
  constraint order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES app.products(id) ON DELETE SET NULL,
  constraint order_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES app.product_variants(id) ON DELETE SET NULL,
  constraint order_lines_pkey PRIMARY KEY (id),
  constraint order_lines_partner_order_id_variant_id_key UNIQUE (partner_order_id, variant_id)
);
CREATE INDEX order_lines_product ON app.order_lines USING btree (product_id);
CREATE INDEX order_lines_variant ON app.order_lines USING btree (variant_id);
create policy of_own_part on app.order_lines for select to app_guest, app_member
  using (partner_order_id IN ( SELECT app.own_parts() AS own_parts));
create policy place on app.order_lines for insert to app_guest, app_member
  with check (partner_order_id IN ( SELECT p.id
   FROM app.partner_orders p
  WHERE (p.order_id IN ( SELECT app.own_orders() AS own_orders))));
create policy rules on app.order_lines for select to app_rules
  using (true);
create policy rules_refunded on app.order_lines for update to app_rules
  using (true)
  with check (true);
create policy staff on app.order_lines for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.order_lines for all to app_system
  using (true)
  with check (true);
grant insert (id, partner_order_id, variant_id, quantity, price_cents) on app.order_lines to app_guest;
grant select on app.order_lines to app_guest;
grant insert (id, partner_order_id, variant_id, quantity, price_cents) on app.order_lines to app_member;
grant select on app.order_lines to app_member;
grant select on app.order_lines to app_rules;
grant update (refunded_quantity) on app.order_lines to app_rules;
grant select on app.order_lines to app_staff;
grant insert (id, partner_order_id, variant_id, quantity, price_cents) on app.order_lines to app_system;
grant select on app.order_lines to app_system;
grant update (product_name, size) on app.order_lines to app_system;
CREATE TRIGGER check_order_line BEFORE INSERT ON app.order_lines FOR EACH ROW EXECUTE FUNCTION app.check_order_line();

-- Who ordered and where it goes. What was ordered is in the parts, one for each organization.
create table app.orders (
  id uuid not null,
  number bigint not null,  -- Said to people as F4I-{number}
  user_id uuid,
  guest_id uuid,  -- personal: a visitor's own id, known to their browser only
  name text not null,  -- personal
  email text not null,  -- personal
  phone text,  -- personal
  street text not null,  -- personal
  city text not null,  -- personal
  state text not null default ''::text,  -- personal: state or province
  postal_code text not null default ''::text,  -- personal
  country text not null,  -- personal: two letters, ISO 3166-1
  note text not null default ''::text,  -- personal
  erase_when_done boolean not null default false,  -- Its person has left: name and address go as soon as nothing has to be sent any more
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint orders_city_check CHECK ((length(city) <= 120)),
  constraint orders_country_check CHECK ((length(country) <= 2)),
  constraint orders_email_check CHECK ((length(email) <= 320)),
  constraint orders_name_check CHECK ((length(name) <= 120)),
  constraint orders_note_check CHECK ((length(note) <= 1000)),
  constraint orders_phone_check CHECK ((length(phone) <= 40)),
  constraint orders_postal_code_check CHECK ((length(postal_code) <= 20)),
  constraint orders_state_check CHECK ((length(state) <= 120)),
  constraint orders_street_check CHECK ((length(street) <= 200)),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_number_key UNIQUE (number)
);
CREATE INDEX orders_guest ON app.orders USING btree (guest_id);
CREATE INDEX orders_mailbox ON app.orders USING btree (app.mailbox_of(email), created_at DESC) WHERE (user_id IS NULL);
CREATE INDEX orders_newest ON app.orders USING btree (created_at DESC, id DESC);
CREATE INDEX orders_search ON app.orders USING gin (lower(email) public.gin_trgm_ops, lower(name) public.gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX orders_user ON app.orders USING btree (user_id, created_at DESC, id DESC);
create policy for_own_partner on app.orders for select to app_member
  using (id IN ( SELECT app.orders_to_send() AS orders_to_send));
create policy own on app.orders for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy own_as_guest on app.orders for select to app_guest
  using (guest_id = ( SELECT app.guest_id() AS guest_id));
create policy place on app.orders for insert to app_member
  with check ((user_id = ( SELECT app.uid() AS uid)) AND (guest_id IS NULL));
create policy place_as_guest on app.orders for insert to app_guest
  with check ((guest_id = ( SELECT app.guest_id() AS guest_id)) AND (user_id IS NULL));
create policy rules on app.orders for select to app_rules
  using (true);
create policy rules_move on app.orders for update to app_rules
  using (true)
  with check (true);
create policy staff on app.orders for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.orders for all to app_system
  using (true)
  with check (true);
grant insert (id, user_id, guest_id, name, email, phone, street, city, state, postal_code, country, note, created_at, updated_at) on app.orders to app_guest;
grant select on app.orders to app_guest;
grant insert (id, user_id, guest_id, name, email, phone, street, city, state, postal_code, country, note, created_at, updated_at) on app.orders to app_member;
grant select on app.orders to app_member;
grant select on app.orders to app_rules;
grant update (user_id, guest_id) on app.orders to app_rules;
grant select on app.orders to app_staff;
grant insert (id, user_id, guest_id, name, email, phone, street, city, state, postal_code, country, note, created_at, updated_at) on app.orders to app_system;
grant select on app.orders to app_system;
grant update (guest_id, name, email, phone, street, city, state, postal_code, country, note, erase_when_done, updated_at) on app.orders to app_system;

-- The part of an order that one organization sends. Its status is what the customer is told.
create table app.partner_orders (
  id uuid not null,
  order_id uuid not null,
  partner_id uuid,
  status text not null default 'awaiting_payment'::text,
  total_cents bigint not null default 0,  -- Kept by trigger: the sum of its lines
  tracking text not null default ''::text,  -- personal: free text, how it was sent and under which number
  reason text,  -- personal: written for one person, why it was cancelled or paid back
  is_restocked boolean not null default false,  -- Whether its pieces went back into stock
  shipped_at timestamp with time zone,
  delivered_at timestamp with time zone,
  closed_at timestamp with time zone,  -- When it was cancelled or paid back
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  received_cents bigint not null default 0,  -- Kept by trigger: its shares of what came in
  refunded_cents bigint not null default 0,  -- Kept by trigger: its shares of what went back
  going_back_cents bigint not null default 0,  -- Kept by trigger: its share of refunds that have not gone yet
  disputed_cents bigint not null default 0,  -- Kept by trigger: its share of what the bank holds back
  constraint partner_orders_disputed_cents_check CHECK ((disputed_cents >= 0)),
  constraint partner_orders_going_back_cents_check CHECK ((going_back_cents >= 0)),
  constraint partner_orders_never_more_back_than_in CHECK (((refunded_cents >= 0) AND (refunded_cents <= received_cents))),
  constraint partner_orders_reason_check CHECK ((length(reason) <= 2000)),
  constraint partner_orders_received_cents_check CHECK ((received_cents >= 0)),
  constraint partner_orders_restock CHECK (((NOT is_restocked) OR (status = ANY (ARRAY['cancelled'::text, 'refunded'::text])))),
  constraint partner_orders_status_check CHECK ((status = ANY (ARRAY['awaiting_payment'::text, 'processing'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text, 'refunded'::text]))),
  constraint partner_orders_total_cents_check CHECK ((total_cents >= 0)),
  constraint partner_orders_tracking_check CHECK ((length(tracking) <= 200)),
  constraint partner_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES app.orders(id) ON DELETE CASCADE,
  constraint partner_orders_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE SET NULL,
  constraint partner_orders_pkey PRIMARY KEY (id),
  constraint partner_orders_order_id_partner_id_key UNIQUE (order_id, partner_id)
);
CREATE INDEX partner_orders_open ON app.partner_orders USING btree (partner_id, status) WHERE (status = ANY (ARRAY['awaiting_payment'::text, 'processing'::text, 'shipped'::text]));
CREATE INDEX partner_orders_partner ON app.partner_orders USING btree (partner_id, created_at DESC, id DESC);
CREATE INDEX partner_orders_status ON app.partner_orders USING btree (status, order_id);
create policy ordered on app.partner_orders for select to app_guest, app_member
  using (order_id IN ( SELECT app.own_orders() AS own_orders));
create policy place on app.partner_orders for insert to app_guest, app_member
  with check ((order_id IN ( SELECT app.own_orders() AS own_orders)) AND (status = 'awaiting_payment'::text));
create policy rules on app.partner_orders for all to app_rules
  using (true)
  with check (true);
create policy send on app.partner_orders for update to app_member
  using (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner))
  with check (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{answer,money}'::text[]) AS own_partner));
create policy staff on app.partner_orders for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.partner_orders for all to app_system
  using (true)
  with check (true);
create policy take_back on app.partner_orders for update to app_guest, app_member
  using ((order_id IN ( SELECT app.own_orders() AS own_orders)) AND (status = 'awaiting_payment'::text))
  with check (status = 'cancelled'::text);
create policy to_send on app.partner_orders for select to app_member
  using (partner_id = ( SELECT app.own_partner('{approved,suspended}'::text[], '{answer,money}'::text[]) AS own_partner));
grant insert (id, order_id, partner_id, created_at, updated_at) on app.partner_orders to app_guest;
grant select on app.partner_orders to app_guest;
grant update (status, closed_at, updated_at) on app.partner_orders to app_guest;
grant insert (id, order_id, partner_id, created_at, updated_at) on app.partner_orders to app_member;
grant select on app.partner_orders to app_member;
grant update (status, tracking, reason, is_restocked, shipped_at, delivered_at, closed_at, updated_at) on app.partner_orders to app_member;
grant select on app.partner_orders to app_rules;
grant update (status, total_cents, updated_at, received_cents, refunded_cents, going_back_cents, disputed_cents) on app.partner_orders to app_rules;
grant select on app.partner_orders to app_staff;
grant update (status, tracking, reason, is_restocked, shipped_at, delivered_at, closed_at, updated_at) on app.partner_orders to app_staff;
grant insert (id, order_id, partner_id, created_at, updated_at) on app.partner_orders to app_system;
grant select on app.partner_orders to app_system;
grant update (status, tracking, reason, is_restocked, shipped_at, delivered_at, closed_at, updated_at) on app.partner_orders to app_system;
CREATE TRIGGER check_partner_order BEFORE UPDATE OF status, is_restocked ON app.partner_orders FOR EACH ROW EXECUTE FUNCTION app.check_partner_order();
CREATE TRIGGER notify_live AFTER INSERT OR UPDATE ON app.partner_orders FOR EACH ROW EXECUTE FUNCTION app.notify_live('orders');
CREATE TRIGGER restock AFTER UPDATE ON app.partner_orders FOR EACH ROW WHEN ((new.is_restocked AND (NOT old.is_restocked))) EXECUTE FUNCTION app.restock();

-- The organizations of an order, for those who ordered and for staff; an organization sees itself.
create view app.order_organizations with (security_barrier=true) as
 SELECT p.order_id,
    w.id AS partner_id,
    w.name,
    w.names,
    w.email AS address,
    w.is_public
   FROM (app.partner_orders p
     JOIN app.partners w ON ((w.id = p.partner_id)))
  WHERE ((p.order_id IN ( SELECT app.own_orders() AS own_orders)) OR (w.id = ( SELECT app.own_partner('{approved}'::text[]) AS own_partner)) OR (current_setting('role'::text) = ANY (ARRAY['app_staff'::text, 'app_system'::text])));
grant select on app.order_organizations to app_guest, app_member, app_staff, app_system;

-- How the orders that an organization sends a part of are paid, without sums: these may be of several organizations.
create view app.own_part_payments with (security_barrier=true) as
 SELECT p.id AS partner_order_id,
    y.id AS payment_id,
    y.provider,
    y.status,
    y.paid_at,
    (NOT (EXISTS ( SELECT
           FROM app.partner_orders other
          WHERE ((other.order_id = p.order_id) AND (other.id <> p.id))))) AS is_alone,
    (NOT (y.paid_to IS DISTINCT FROM p.partner_id)) AS is_to_own
   FROM (app.partner_orders p
     JOIN app.payments y ON ((y.order_id = p.order_id)))
  WHERE (p.partner_id = ( SELECT app.own_partner('{approved,suspended}'::text[], '{answer,money}'::text[]) AS own_partner));
grant select on app.own_part_payments to app_member, app_staff, app_system;

-- Takes the pieces of a line from stock, at the price that stands now, and names what they are.
CREATE OR REPLACE FUNCTION app.check_order_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION app.check_partner_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- Gifts whose address (of which the index is asked for a piece) or whose item's text is like a pattern, or whose id ends with a reference; of each item the newest, at most `most`, or all if that is null.
CREATE OR REPLACE FUNCTION app.find_gifts(address_like text, piece text, title_like text, reference text, most integer)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  -- As with orders, no index knows what is compared last.
  return query
    select s.id from app.supports s where s.kind = 'donate' and lower(s.email) like piece and lower(s.email || '') like address_like
    union
    select s.id from app.supports s where s.kind = 'donate' and right(s.id::text, 8) = reference
    union
    select s.id from app.project_events e cross join lateral (
        select g.id from app.supports g where g.project_event_id = e.id and g.kind = 'donate'
        order by g.created_at desc, g.id desc limit most
      ) s where e.search_text like title_like;
end $function$;

-- Orders whose address or name is like a pattern in lower case; the index is asked for a piece of it.
CREATE OR REPLACE FUNCTION app.find_orders(pattern text, piece text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  -- No index knows the texts compared last: it would read a long list for each run of letters that all addresses have.
  return query select o.id from app.orders o
    where (lower(o.email) like piece or lower(o.name) like piece) and lower(o.email || E'\n' || o.name) like pattern;
end $function$;

-- Whether an address that a visitor typed may be emailed how to pay: for five orders and gifts of visitors within an hour, including the present one, which is already stored.
CREATE OR REPLACE FUNCTION app.may_mail_how_to_pay(address text, at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  most constant integer := 5;
  mailbox constant text := app.mailbox_of(address);
  since constant timestamptz := at - interval '1 hour';
begin
  -- One at a time for a mailbox; otherwise several at once would not count each other.
  perform pg_advisory_xact_lock(hashtextextended('payment mailbox ' || mailbox, 0));
  return most >= (
    select count(*) from app.orders o
      where o.user_id is null and app.mailbox_of(o.email) = mailbox and o.created_at > since
  ) + (
    select count(*) from app.supports s
      where s.kind = 'donate' and s.user_id is null and app.mailbox_of(s.email) = mailbox and s.created_at > since
  );
end $function$;

-- The orders that have a part of the caller's own organization, also while it is suspended.
CREATE OR REPLACE FUNCTION app.orders_to_send()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO 'app', 'pg_temp'
AS $function$ select order_id from app.partner_orders where partner_id = app.own_partner('{approved,suspended}', '{answer,money}'::text[]) $function$;

-- The orders of the signed-in person, or of the visitor with this claim.
CREATE OR REPLACE FUNCTION app.own_orders()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return query select id from app.orders where user_id = app.uid() or guest_id = app.guest_id();
end $function$;

-- The parts of orders that the caller ordered, or that the caller's organization sends.
CREATE OR REPLACE FUNCTION app.own_parts()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return query
    select id from app.partner_orders where order_id in (
      select id from app.orders where user_id = app.uid()
      union all select id from app.orders where guest_id = app.guest_id())
    union all
    select id from app.partner_orders
      where partner_id = (select app.own_partner('{approved,suspended}', '{answer,money}'::text[]));
end $function$;

-- Puts the pieces of a part back into stock.
CREATE OR REPLACE FUNCTION app.restock()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
end $function$;

-- Puts what a visitor has in the cart into that of the signed-in person, and tells how many lines: of one kind at most 99 pieces, and at most 50 lines, the newest first. Whoever knows the visitor's id is that visitor.
CREATE OR REPLACE FUNCTION app.take_over_cart(guest uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
end $function$;
