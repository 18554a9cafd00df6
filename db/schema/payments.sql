-- A payer has asked their bank for money back. The bank holds it until the dispute is won or lost.
create table app.disputes (
  id uuid not null,
  payment_id uuid not null,
  reference text not null,  -- The provider's name for it
  amount_cents bigint not null,
  state text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint disputes_amount_cents_check CHECK ((amount_cents > 0)),
  constraint disputes_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 255))),
  constraint disputes_state_check CHECK ((state = ANY (ARRAY['opened'::text, 'won'::text, 'lost'::text]))),
  constraint disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES app.payments(id),
  constraint disputes_pkey PRIMARY KEY (id),
  constraint disputes_reference_key UNIQUE (reference)
);
CREATE INDEX disputes_payment ON app.disputes USING btree (payment_id);
create policy own on app.disputes for select to app_guest, app_member
  using ((payment_id IN ( SELECT app.own_payments() AS own_payments)) OR (payment_id IN ( SELECT app.payments_for_own_partner(false) AS payments_for_own_partner)));
create policy rules on app.disputes for all to app_rules
  using (true)
  with check (true);
create policy staff on app.disputes for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.disputes for all to app_system
  using (true)
  with check (true);
grant select on app.disputes to app_guest;
grant select on app.disputes to app_member;
grant select on app.disputes to app_rules;
grant select on app.disputes to app_staff;
grant insert (id, payment_id, reference, amount_cents, state, created_at, updated_at) on app.disputes to app_system;
grant select on app.disputes to app_system;
grant update (state, updated_at) on app.disputes to app_system;
CREATE TRIGGER count_claim AFTER INSERT OR UPDATE OF state ON app.disputes FOR EACH ROW EXECUTE FUNCTION app.count_claim();

-- Each sum that came in or went back, once: what is told twice has the same reference. Append-only.
create table app.payment_entries (
  id uuid not null,
  payment_id uuid not null,
  kind text not null,
  amount_cents bigint not null,
  provider text not null,
  reference text not null,  -- What makes it the same when it is told again: the provider's charge or refund, or offline the id of the payment or refund
  entered_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint payment_entries_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payment_entries_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'refunded'::text]))),
  constraint payment_entries_provider_check CHECK ((provider = ANY (ARRAY['offline'::text, 'stripe'::text]))),
  constraint payment_entries_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 255))),
  constraint payment_entries_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint payment_entries_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES app.payments(id),
  constraint payment_entries_pkey PRIMARY KEY (id),
  constraint payment_entries_provider_kind_reference_key UNIQUE (provider, kind, reference)
);
CREATE INDEX payment_entries_entered_by ON app.payment_entries USING btree (entered_by);
CREATE INDEX payment_entries_payment ON app.payment_entries USING btree (payment_id, created_at);
create policy confirm on app.payment_entries for insert to app_member
  with check ((kind = 'received'::text) AND (provider = 'offline'::text) AND (entered_by = ( SELECT app.uid() AS uid)) AND (payment_id IN ( SELECT y.id
   FROM app.payments y
  WHERE (y.paid_to = ( SELECT app.own_partner('{approved}'::text[], '{money}'::text[]) AS own_partner)))) AND (NOT (payment_id IN ( SELECT app.own_payments() AS own_payments))));
create policy own on app.payment_entries for select to app_guest, app_member
  using (payment_id IN ( SELECT app.own_payments() AS own_payments));
create policy paid_back on app.payment_entries for insert to app_member
  with check ((kind = 'refunded'::text) AND (provider = 'offline'::text) AND (entered_by = ( SELECT app.uid() AS uid)) AND (payment_id IN ( SELECT y.id
   FROM app.payments y
  WHERE (y.paid_to = ( SELECT app.own_partner('{approved}'::text[], '{money}'::text[]) AS own_partner)))) AND (NOT (payment_id IN ( SELECT app.own_payments() AS own_payments))) AND (reference IN ( SELECT (r.id)::text AS id
   FROM app.refunds r
  WHERE ((r.requested_by = ( SELECT app.uid() AS uid)) AND (r.payment_id = payment_entries.payment_id) AND (r.amount_cents = payment_entries.amount_cents)))));
create policy rules on app.payment_entries for all to app_rules
  using (true)
  with check (true);
create policy staff on app.payment_entries for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.payment_entries for all to app_system
  using (true)
  with check (true);
create policy to_own_partner on app.payment_entries for select to app_member
  using (payment_id IN ( SELECT app.payments_for_own_partner(false) AS payments_for_own_partner));
grant select on app.payment_entries to app_guest;
grant insert (id, payment_id, kind, amount_cents, provider, reference, entered_by, created_at) on app.payment_entries to app_member;
grant select on app.payment_entries to app_member;
grant select on app.payment_entries to app_rules;
grant insert (id, payment_id, kind, amount_cents, provider, reference, entered_by, created_at) on app.payment_entries to app_staff;
grant select on app.payment_entries to app_staff;
grant insert (id, payment_id, kind, amount_cents, provider, reference, entered_by, created_at) on app.payment_entries to app_system;
grant select on app.payment_entries to app_system;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OF id, payment_id, kind, amount_cents, provider, reference, created_at ON app.payment_entries FOR EACH ROW EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER count_entry AFTER INSERT ON app.payment_entries FOR EACH ROW EXECUTE FUNCTION app.count_entry();

-- How much of an entry belongs to which part of an order. Written with the entry, and never changed.
create table app.payment_entry_shares (
  entry_id uuid not null,
  partner_order_id uuid not null,
  kind text not null,
  amount_cents bigint not null,
  refund_id uuid,
  created_at timestamp with time zone not null,
  constraint payment_entry_shares_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payment_entry_shares_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'refunded'::text]))),
  constraint payment_entry_shares_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES app.payment_entries(id),
  constraint payment_entry_shares_partner_order_id_fkey FOREIGN KEY (partner_order_id) REFERENCES app.partner_orders(id),
  constraint payment_entry_shares_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES app.refunds(id),
  constraint payment_entry_shares_pkey PRIMARY KEY (entry_id, partner_order_id)
);
CREATE INDEX payment_entry_shares_part ON app.payment_entry_shares USING btree (partner_order_id, created_at);
CREATE INDEX payment_entry_shares_refund ON app.payment_entry_shares USING btree (refund_id);
create policy of_own_part on app.payment_entry_shares for select to app_guest, app_member
  using (partner_order_id IN ( SELECT app.own_parts() AS own_parts));
create policy rules on app.payment_entry_shares for all to app_rules
  using (true)
  with check (true);
create policy staff on app.payment_entry_shares for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.payment_entry_shares for all to app_system
  using (true)
  with check (true);
grant select on app.payment_entry_shares to app_guest;
grant select on app.payment_entry_shares to app_member;
grant insert (entry_id, partner_order_id, kind, amount_cents, refund_id, created_at) on app.payment_entry_shares to app_rules;
grant select on app.payment_entry_shares to app_rules;
grant select on app.payment_entry_shares to app_staff;
grant select on app.payment_entry_shares to app_system;

-- One for each order and each gift: how it is paid, and how much of it has come.
create table app.payments (
  id uuid not null,
  kind text not null,
  order_id uuid,
  support_id uuid,
  provider text not null,
  status text not null default 'pending'::text,
  amount_cents bigint not null,
  received_cents bigint not null default 0,  -- Kept by trigger: the sum of what came in
  refunded_cents bigint not null default 0,  -- Kept by trigger: the sum of what went back
  session text,  -- The provider's name for where the person pays; none once that is closed for good
  charge text,  -- The provider's name for the money that came
  due_at timestamp with time zone,  -- Until when it can be paid; then it ends, and what was held for it is given back. Null: no limit
  paid_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  paid_to uuid,  -- The organization that whoever pays was told to pay; null for whoever runs the site. Decided when it begins.
  going_back_cents bigint not null default 0,  -- Kept by trigger: refunds that were asked for and have not gone yet
  disputed_cents bigint not null default 0,  -- Kept by trigger: what the bank holds back of it while disputes are open
  constraint for_what_it_says CHECK (
CASE kind
    WHEN 'order'::text THEN ((order_id IS NOT NULL) AND (support_id IS NULL))
    ELSE (order_id IS NULL)
END),
  constraint never_more_back_than_in CHECK (((refunded_cents >= 0) AND (refunded_cents <= received_cents))),
  constraint payments_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payments_disputed_cents_check CHECK ((disputed_cents >= 0)),
  constraint payments_going_back_cents_check CHECK ((going_back_cents >= 0)),
  constraint payments_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'gift'::text]))),
  constraint payments_provider_check CHECK ((provider = ANY (ARRAY['offline'::text, 'stripe'::text]))),
  constraint payments_received_cents_check CHECK ((received_cents >= 0)),
  constraint payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'ended'::text, 'refunded'::text]))),
  constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES app.orders(id),
  constraint payments_paid_to_fkey FOREIGN KEY (paid_to) REFERENCES app.partners(id) ON DELETE SET NULL,
  constraint payments_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE SET NULL,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_charge_key UNIQUE (charge),
  constraint payments_order_id_key UNIQUE (order_id),
  constraint payments_session_key UNIQUE (session),
  constraint payments_support_id_key UNIQUE (support_id)
);
CREATE INDEX payments_due ON app.payments USING btree (due_at) WHERE (status = 'pending'::text);
CREATE INDEX payments_newest ON app.payments USING btree (created_at DESC, id DESC);
CREATE INDEX payments_paid_to ON app.payments USING btree (paid_to);
CREATE INDEX payments_to_close ON app.payments USING btree (updated_at) WHERE ((status = 'ended'::text) AND (session IS NOT NULL));
CREATE INDEX payments_waiting ON app.payments USING btree (kind, created_at) WHERE (status = 'pending'::text);
create policy begin on app.payments for insert to app_guest, app_member
  with check ((status = 'pending'::text) AND ((order_id IN ( SELECT app.own_orders() AS own_orders)) OR (support_id IN ( SELECT s.id
   FROM app.supports s
  WHERE ((s.user_id = ( SELECT app.uid() AS uid)) OR (s.guest_id = ( SELECT app.guest_id() AS guest_id)))))));
create policy own on app.payments for select to app_guest, app_member
  using (id IN ( SELECT app.own_payments() AS own_payments));
create policy refuse on app.payments for update to app_member
  using ((id IN ( SELECT app.payments_for_own_partner(true) AS payments_for_own_partner)) AND (status = 'pending'::text))
  with check (status = 'ended'::text);
create policy rules on app.payments for all to app_rules
  using (true)
  with check (true);
create policy staff on app.payments for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.payments for all to app_system
  using (true)
  with check (true);
create policy take_back on app.payments for update to app_guest, app_member
  using ((id IN ( SELECT app.own_payments() AS own_payments)) AND (status = 'pending'::text))
  with check (status = 'ended'::text);
create policy to_own_partner on app.payments for select to app_member
  using (id IN ( SELECT app.payments_for_own_partner(false) AS payments_for_own_partner));
grant insert (id, kind, order_id, support_id, provider, amount_cents, due_at, created_at, updated_at) on app.payments to app_guest;
grant select on app.payments to app_guest;
grant update (status, updated_at) on app.payments to app_guest;
grant insert (id, kind, order_id, support_id, provider, amount_cents, due_at, created_at, updated_at) on app.payments to app_member;
grant select on app.payments to app_member;
grant update (status, updated_at) on app.payments to app_member;
grant select on app.payments to app_rules;
grant update (status, received_cents, refunded_cents, paid_at, updated_at, going_back_cents, disputed_cents) on app.payments to app_rules;
grant select on app.payments to app_staff;
grant update (status, updated_at) on app.payments to app_staff;
grant insert (id, kind, order_id, support_id, provider, amount_cents, due_at, created_at, updated_at) on app.payments to app_system;
grant select on app.payments to app_system;
grant update (status, session, charge, due_at, updated_at) on app.payments to app_system;
CREATE TRIGGER check_payment BEFORE INSERT ON app.payments FOR EACH ROW EXECUTE FUNCTION app.check_payment();
CREATE TRIGGER notify_content_sum AFTER UPDATE ON app.payments FOR EACH ROW WHEN (((new.support_id IS NOT NULL) AND ((old.received_cents - old.refunded_cents) <> (new.received_cents - new.refunded_cents)))) EXECUTE FUNCTION app.notify_content('supports');

-- The units of an order line that a refund is for. They stay, also if the money did not go.
create table app.refund_lines (
  refund_id uuid not null,
  order_line_id uuid not null,
  quantity integer not null,
  is_restocked boolean not null default false,
  constraint refund_lines_quantity_check CHECK ((quantity > 0)),
  constraint refund_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES app.order_lines(id) ON DELETE CASCADE,
  constraint refund_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES app.refunds(id),
  constraint refund_lines_pkey PRIMARY KEY (refund_id, order_line_id)
);
CREATE INDEX refund_lines_line ON app.refund_lines USING btree (order_line_id);
create policy own on app.refund_lines for select to app_guest, app_member
  using (refund_id IN ( SELECT r.id
   FROM app.refunds r));
create policy refund on app.refund_lines for insert to app_member
  with check (refund_id IN ( SELECT r.id
   FROM app.refunds r
  WHERE ((r.requested_by = ( SELECT app.uid() AS uid)) AND (r.status = 'requested'::text))));
create policy rules on app.refund_lines for all to app_rules
  using (true)
  with check (true);
create policy staff on app.refund_lines for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy staff_refund on app.refund_lines for insert to app_staff
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.refund_lines for all to app_system
  using (true)
  with check (true);
grant select on app.refund_lines to app_guest;
grant insert (refund_id, order_line_id, quantity, is_restocked) on app.refund_lines to app_member;
grant select on app.refund_lines to app_member;
grant select on app.refund_lines to app_rules;
grant insert (refund_id, order_line_id, quantity, is_restocked) on app.refund_lines to app_staff;
grant select on app.refund_lines to app_staff;
grant insert (refund_id, order_line_id, quantity, is_restocked) on app.refund_lines to app_system;
grant select on app.refund_lines to app_system;
CREATE TRIGGER count_refund_line AFTER INSERT ON app.refund_lines FOR EACH ROW EXECUTE FUNCTION app.count_refund_line();

-- Money that goes back. Requested in the same breath as its reason; a job asks the provider, whose answer makes it done.
create table app.refunds (
  id uuid not null,
  payment_id uuid not null,
  partner_order_id uuid,
  amount_cents bigint not null,
  status text not null default 'requested'::text,
  reference text,  -- The provider's name for it
  requested_by uuid,
  attempts integer not null default 0,
  due_at timestamp with time zone not null default now(),
  failure text,
  created_at timestamp with time zone not null default now(),
  done_at timestamp with time zone,
  reason text,  -- personal: written for one person, why a line or a sum was refunded
  replaces uuid,  -- The failed refund that this one was asked for in place of
  constraint refunds_amount_cents_check CHECK ((amount_cents > 0)),
  constraint refunds_failure_check CHECK ((length(failure) <= 500)),
  constraint refunds_reason_check CHECK ((length(reason) <= 2000)),
  constraint refunds_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'sent'::text, 'done'::text, 'failed'::text]))),
  constraint refunds_partner_order_id_fkey FOREIGN KEY (partner_order_id) REFERENCES app.partner_orders(id),
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES app.payments(id),
  constraint refunds_replaces_fkey FOREIGN KEY (replaces) REFERENCES app.refunds(id),
  constraint refunds_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES app.profiles(id) ON DELETE SET NULL,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_reference_key UNIQUE (reference)
);
CREATE INDEX refunds_due ON app.refunds USING btree (due_at) WHERE (status = 'requested'::text);
CREATE INDEX refunds_part ON app.refunds USING btree (partner_order_id);
CREATE INDEX refunds_payment ON app.refunds USING btree (payment_id);
CREATE UNIQUE INDEX refunds_replaces ON app.refunds USING btree (replaces);
CREATE INDEX refunds_requested_by ON app.refunds USING btree (requested_by);
CREATE INDEX refunds_unsent ON app.refunds USING btree (payment_id) WHERE (status = ANY (ARRAY['requested'::text, 'failed'::text]));
create policy own on app.refunds for select to app_guest, app_member
  using (payment_id IN ( SELECT app.own_payments() AS own_payments));
create policy paid_back on app.refunds for update to app_member
  using ((status = 'requested'::text) AND (requested_by = ( SELECT app.uid() AS uid)) AND (payment_id IN ( SELECT y.id
   FROM app.payments y
  WHERE (y.paid_to = ( SELECT app.own_partner('{approved}'::text[], '{money}'::text[]) AS own_partner)))))
  with check (status = 'done'::text);
create policy pay_back on app.refunds for insert to app_member
  with check ((status = 'requested'::text) AND (requested_by = ( SELECT app.uid() AS uid)) AND (((partner_order_id IS NULL) AND (payment_id IN ( SELECT app.payments_for_own_partner(true) AS payments_for_own_partner))) OR (partner_order_id IN ( SELECT p.id
   FROM app.partner_orders p
  WHERE (p.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{money}'::text[]) AS own_partner))))));
create policy rules on app.refunds for all to app_rules
  using (true)
  with check (true);
create policy staff on app.refunds for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.refunds for all to app_system
  using (true)
  with check (true);
create policy to_own_partner on app.refunds for select to app_member
  using ((payment_id IN ( SELECT app.payments_for_own_partner(false) AS payments_for_own_partner)) OR (partner_order_id IN ( SELECT p.id
   FROM app.partner_orders p
  WHERE (p.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{money}'::text[]) AS own_partner)))));
grant select on app.refunds to app_guest;
grant insert (id, payment_id, partner_order_id, amount_cents, requested_by, due_at, created_at, reason) on app.refunds to app_member;
grant select on app.refunds to app_member;
grant update (status, done_at) on app.refunds to app_member;
grant select on app.refunds to app_rules;
grant insert (id, payment_id, partner_order_id, amount_cents, requested_by, due_at, created_at, reason, replaces) on app.refunds to app_staff;
grant select on app.refunds to app_staff;
grant update (status, done_at) on app.refunds to app_staff;
grant insert (id, payment_id, partner_order_id, amount_cents, requested_by, due_at, created_at, reason, replaces) on app.refunds to app_system;
grant select on app.refunds to app_system;
grant update (status, reference, attempts, due_at, failure, done_at, reason) on app.refunds to app_system;
CREATE TRIGGER check_refund BEFORE INSERT ON app.refunds FOR EACH ROW EXECUTE FUNCTION app.check_refund();
CREATE TRIGGER count_claim AFTER INSERT OR UPDATE OF status ON app.refunds FOR EACH ROW EXECUTE FUNCTION app.count_claim();

-- Every place where payments, entries, shares, orders, refunds and gifts disagree; no row when all is well.
create view app.ledger_mismatches with (security_barrier=true) as
 SELECT 'payment and its entries'::text AS fault,
    y.id
   FROM (app.payments y
     LEFT JOIN LATERAL ( SELECT COALESCE(sum(payment_entries.amount_cents) FILTER (WHERE (payment_entries.kind = 'received'::text)), (0)::numeric) AS came,
            COALESCE(sum(payment_entries.amount_cents) FILTER (WHERE (payment_entries.kind = 'refunded'::text)), (0)::numeric) AS went
           FROM app.payment_entries
          WHERE (payment_entries.payment_id = y.id)) e ON (true))
  WHERE (((y.received_cents)::numeric IS DISTINCT FROM e.came) OR ((y.refunded_cents)::numeric IS DISTINCT FROM e.went))
UNION ALL
 SELECT 'payment and its claims'::text AS fault,
    y.id
   FROM app.payments y
  WHERE (((y.going_back_cents)::numeric IS DISTINCT FROM ( SELECT COALESCE(sum(refunds.amount_cents), (0)::numeric) AS "coalesce"
           FROM app.refunds
          WHERE ((refunds.payment_id = y.id) AND (refunds.status = ANY (ARRAY['requested'::text, 'sent'::text]))))) OR ((y.disputed_cents)::numeric IS DISTINCT FROM LEAST(( SELECT COALESCE(sum(disputes.amount_cents), (0)::numeric) AS "coalesce"
           FROM app.disputes
          WHERE ((disputes.payment_id = y.id) AND (disputes.state = 'opened'::text))), ((y.received_cents - y.refunded_cents))::numeric)))
UNION ALL
 SELECT 'entry and its shares'::text AS fault,
    x.id
   FROM (app.payment_entries x
     JOIN app.payments y ON ((y.id = x.payment_id)))
  WHERE (((x.amount_cents * ((y.order_id IS NOT NULL))::integer))::numeric <> ( SELECT COALESCE(sum(payment_entry_shares.amount_cents), (0)::numeric) AS "coalesce"
           FROM app.payment_entry_shares
          WHERE (payment_entry_shares.entry_id = x.id)))
UNION ALL
 SELECT 'part and its shares'::text AS fault,
    p.id
   FROM (app.partner_orders p
     LEFT JOIN LATERAL ( SELECT COALESCE(sum(payment_entry_shares.amount_cents) FILTER (WHERE (payment_entry_shares.kind = 'received'::text)), (0)::numeric) AS came,
            COALESCE(sum(payment_entry_shares.amount_cents) FILTER (WHERE (payment_entry_shares.kind = 'refunded'::text)), (0)::numeric) AS went
           FROM app.payment_entry_shares
          WHERE (payment_entry_shares.partner_order_id = p.id)) s ON (true))
  WHERE (((p.received_cents)::numeric IS DISTINCT FROM s.came) OR ((p.refunded_cents)::numeric IS DISTINCT FROM s.went))
UNION ALL
 SELECT 'parts and their payment'::text AS fault,
    y.id
   FROM (app.payments y
     JOIN app.partner_orders p ON ((p.order_id = y.order_id)))
  GROUP BY y.id
 HAVING ((((sum(p.received_cents) IS DISTINCT FROM (y.received_cents)::numeric) OR (sum(p.refunded_cents) IS DISTINCT FROM (y.refunded_cents)::numeric)) OR (sum(p.going_back_cents) IS DISTINCT FROM (y.going_back_cents)::numeric)) OR (sum(p.disputed_cents) IS DISTINCT FROM (y.disputed_cents)::numeric))
UNION ALL
 SELECT 'line and its refunds'::text AS fault,
    l.id
   FROM app.order_lines l
  WHERE (l.refunded_quantity <> ( SELECT COALESCE(sum(refund_lines.quantity), (0)::bigint) AS "coalesce"
           FROM app.refund_lines
          WHERE (refund_lines.order_line_id = l.id)))
UNION ALL
 SELECT 'order and its payment'::text AS fault,
    o.id
   FROM (app.orders o
     LEFT JOIN app.payments y ON ((y.order_id = o.id)))
  WHERE ((y.amount_cents)::numeric IS DISTINCT FROM ( SELECT sum(partner_orders.total_cents) AS sum
           FROM app.partner_orders
          WHERE (partner_orders.order_id = o.id)))
UNION ALL
 SELECT 'part and its lines'::text AS fault,
    p.id
   FROM app.partner_orders p
  WHERE ((p.total_cents)::numeric <> COALESCE(( SELECT sum((order_lines.quantity * order_lines.price_cents)) AS sum
           FROM app.order_lines
          WHERE (order_lines.partner_order_id = p.id)), (0)::numeric))
UNION ALL
 SELECT 'work without payment'::text AS fault,
    p.id
   FROM app.partner_orders p
  WHERE ((p.status = ANY (ARRAY['processing'::text, 'shipped'::text, 'delivered'::text])) AND ((p.received_cents < p.total_cents) OR (p.refunded_cents >= p.received_cents)))
UNION ALL
 SELECT 'waiting for a payment that has ended'::text AS fault,
    p.id
   FROM (app.partner_orders p
     JOIN app.payments y ON ((y.order_id = p.order_id)))
  WHERE ((p.status = 'awaiting_payment'::text) AND (y.status <> 'pending'::text))
UNION ALL
 SELECT 'gift and its payment'::text AS fault,
    s.id
   FROM (app.supports s
     JOIN app.payments y ON ((y.support_id = s.id)))
  WHERE ((s.amount_cents <> y.amount_cents) OR ((s.status = ANY (ARRAY['confirmed'::text, 'completed'::text])) <> (y.status = 'paid'::text)) OR ((s.status = 'refunded'::text) <> ((y.status = 'refunded'::text) AND (s.status <> ALL (ARRAY['declined'::text, 'cancelled'::text])))))
UNION ALL
 SELECT 'progress and its gifts'::text AS fault,
    e.id
   FROM app.project_events e
  WHERE ((e.raised_cents)::numeric <> COALESCE(( SELECT sum((y.received_cents - y.refunded_cents)) AS sum
           FROM (app.supports s
             JOIN app.payments y ON ((y.support_id = s.id)))
          WHERE ((s.project_event_id = e.id) AND (s.status = ANY (ARRAY['confirmed'::text, 'completed'::text, 'refunded'::text])))), (0)::numeric))
UNION ALL
 SELECT 'refund and its entry'::text AS fault,
    r.id
   FROM app.refunds r
  WHERE ((r.status = 'done'::text) <> (EXISTS ( SELECT
           FROM app.payment_entries x
          WHERE ((x.payment_id = r.payment_id) AND (x.kind = 'refunded'::text) AND (x.reference = ANY (ARRAY[(r.id)::text, COALESCE(r.reference, (r.id)::text)]))))));
grant select on app.ledger_mismatches to app_staff, app_system;

CREATE OR REPLACE FUNCTION app.check_payment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION app.check_refund()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION app.count_claim()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  perform app.count_claims(new.payment_id);
  return null;
end $function$;

-- Keeps what of a payment, and of each part of its order, is on its way back or disputed.
CREATE OR REPLACE FUNCTION app.count_claims(payment uuid)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
end $function$;

-- Carries an entry over to the payment it belongs to and to what was paid for.
CREATE OR REPLACE FUNCTION app.count_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
end $function$;

-- Counts refunded units of a line, and offers them again where they came back.
CREATE OR REPLACE FUNCTION app.count_refund_line()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
end $function$;

-- Holds, until the end of the transaction, the payment of the order that a part belongs to: for its organization, staff and jobs.
CREATE OR REPLACE FUNCTION app.hold_payment(part uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  perform from app.payments y join app.partner_orders p on p.order_id = y.order_id
    where p.id = hold_payment.part
      and (p.partner_id = app.own_partner('{approved}', '{answer,money}'::text[]) or current_setting('role') in ('app_staff', 'app_system'))
    for update of y;
end $function$;

-- How to pay without a provider, in each language that it is written in: what the payee says, while it is approved, or the site; null if nobody says it.
CREATE OR REPLACE FUNCTION app.how_to_pay(payment uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select jsonb_object(array[said.language, said.words])
    || coalesce((select jsonb_object_agg(key, value ->> said.column) from jsonb_each(said.translations)), '{}')
  from app.payments y cross join lateral (
    select language, body as words, translations, 'body' as column from app.site_texts
      where y.paid_to is null and slug = 'payment-instructions'
    union all
    select payment_language, payment_instructions, payment_translations, 'words' from app.partners
      where id = y.paid_to and status = 'approved') as said
  where y.id = payment and said.words ~ '\S' $function$;

-- What the caller pays, for orders and gifts of their own.
CREATE OR REPLACE FUNCTION app.own_payments()
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  return query
    select id from app.payments where order_id in (
      select id from app.orders where user_id = app.uid()
      union all select id from app.orders where guest_id = app.guest_id())
    union all
    select id from app.payments where support_id in (
      select id from app.supports where user_id = app.uid()
      union all select id from app.supports where guest_id = app.guest_id());
end $function$;

-- Payments of gifts to own projects and events, and of orders that are all from the caller's organization. With true, leaves out those paid to someone else by transfer or check.
CREATE OR REPLACE FUNCTION app.payments_for_own_partner(paid_to_it boolean)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
declare
  own uuid := app.own_partner('{approved}', '{money}'::text[]);
begin
  if own is null then
    return;
  end if;
  return query
    select y.id from app.payments y join app.supports s on s.id = y.support_id
      join app.project_events e on e.id = s.project_event_id
      where e.partner_id = own and (not paid_to_it or y.provider <> 'offline' or y.paid_to = own)
    union all
    select y.id from app.payments y join app.partner_orders mine on mine.order_id = y.order_id
      where mine.partner_id = own and (not paid_to_it or y.provider <> 'offline' or y.paid_to = own)
        and not exists (
          select from app.partner_orders p where p.order_id = y.order_id and p.partner_id is distinct from own);
end $function$;

-- Writes which parts of an order an entry belongs to, and keeps their sums.
CREATE OR REPLACE FUNCTION app.share_entry(entry app.payment_entries)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'app', 'pg_temp'
AS $function$
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
end $function$;
