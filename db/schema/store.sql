-- The pictures of a product, in order.
create table app.product_images (
  product_id uuid not null,
  "position" integer not null,
  file_id uuid not null,  -- The picture
  alt text not null default ''::text,  -- personal: free text
  translations jsonb not null default '{}'::jsonb,  -- personal: the text in other languages than the product
  constraint product_images_alt_check CHECK ((length(alt) <= 300)),
  constraint product_images_position_check CHECK (("position" >= 0)),
  constraint product_images_translations_check CHECK (app.are_some_translations(translations, '{alt}'::text[])),
  constraint product_images_file_id_fkey FOREIGN KEY (file_id) REFERENCES app.files(id) ON DELETE CASCADE,
  constraint product_images_product_id_fkey FOREIGN KEY (product_id) REFERENCES app.products(id) ON DELETE CASCADE,
  constraint product_images_pkey PRIMARY KEY (product_id, file_id)
);
CREATE INDEX product_images_file ON app.product_images USING btree (file_id);
create policy of_product on app.product_images for select to app_guest, app_member, app_staff, app_visitor
  using (EXISTS ( SELECT
   FROM app.products
  WHERE (products.id = product_images.product_id)));
create policy offer on app.product_images for insert to app_member
  with check (product_id IN ( SELECT products.id
   FROM app.products
  WHERE (products.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner))));
create policy own_change on app.product_images for update to app_member
  using (product_id IN ( SELECT products.id
   FROM app.products
  WHERE (products.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner))))
  with check (product_id IN ( SELECT products.id
   FROM app.products
  WHERE (products.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner))));
create policy own_delete on app.product_images for delete to app_member
  using (product_id IN ( SELECT products.id
   FROM app.products
  WHERE (products.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner))));
create policy system on app.product_images for all to app_system
  using (true)
  with check (true);
grant select on app.product_images to app_guest;
grant delete on app.product_images to app_member;
grant insert (product_id, position, file_id, alt, translations) on app.product_images to app_member;
grant select on app.product_images to app_member;
grant update (position, alt, translations) on app.product_images to app_member;
grant select on app.product_images to app_staff;
grant insert (product_id, position, file_id, alt, translations) on app.product_images to app_system;
grant select on app.product_images to app_system;
grant select on app.product_images to app_visitor;
CREATE TRIGGER check_file BEFORE INSERT OR UPDATE OF file_id ON app.product_images FOR EACH ROW EXECUTE FUNCTION app.check_file('file_id', 'product-images');
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.product_images FOR EACH ROW EXECUTE FUNCTION app.notify_content('products', 'product:product_id');

-- The sizes of a product, one row without a size where there is only one; and how many are left.
create table app.product_variants (
  id uuid not null,
  product_id uuid not null,
  "position" integer not null,
  size text not null default ''::text,
  stock integer not null,
  was_sold boolean not null default false,  -- Set with the first order of it. Orders name it from then on, so that its organization cannot remove it any more.
  translations jsonb not null default '{}'::jsonb,  -- The size in other languages than the product; orders keep it as it is in the first
  constraint product_variants_position_check CHECK (("position" >= 0)),
  constraint product_variants_size_check CHECK ((length(size) <= 20)),
  constraint product_variants_stock_check CHECK ((stock >= 0)),
  constraint product_variants_translations_check CHECK (app.are_some_translations(translations, '{size}'::text[])),
  constraint product_variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES app.products(id) ON DELETE CASCADE,
  constraint product_variants_pkey PRIMARY KEY (id),
  constraint product_variants_product_id_size_key UNIQUE (product_id, size) DEFERRABLE
);
create policy of_product on app.product_variants for select to app_guest, app_member, app_staff, app_visitor
  using (EXISTS ( SELECT
   FROM app.products
  WHERE (products.id = product_variants.product_id)));
create policy offer on app.product_variants for insert to app_member
  with check (product_id IN ( SELECT products.id
   FROM app.products
  WHERE (products.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner))));
create policy own_change on app.product_variants for update to app_member
  using (product_id IN ( SELECT products.id
   FROM app.products
  WHERE (products.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner))))
  with check (product_id IN ( SELECT products.id
   FROM app.products
  WHERE (products.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner))));
create policy own_delete on app.product_variants for delete to app_member
  using ((NOT was_sold) AND (product_id IN ( SELECT products.id
   FROM app.products
  WHERE (products.partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner)))));
create policy rules on app.product_variants for all to app_rules
  using (true)
  with check (true);
create policy system on app.product_variants for all to app_system
  using (true)
  with check (true);
grant select on app.product_variants to app_guest;
grant delete on app.product_variants to app_member;
grant insert (id, product_id, position, size, stock, translations) on app.product_variants to app_member;
grant select on app.product_variants to app_member;
grant update (position, size, stock, translations) on app.product_variants to app_member;
grant select on app.product_variants to app_rules;
grant update (stock, was_sold) on app.product_variants to app_rules;
grant select on app.product_variants to app_staff;
grant insert (id, product_id, position, size, stock, was_sold, translations) on app.product_variants to app_system;
grant select on app.product_variants to app_system;
grant select on app.product_variants to app_visitor;
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.product_variants FOR EACH ROW EXECUTE FUNCTION app.notify_content('products', 'product:product_id');

-- What an organization sells, in US cents. Sizes and stock are in app.product_variants, pictures in app.product_images.
create table app.products (
  id uuid not null,
  partner_id uuid not null,
  name text not null,  -- personal: free text
  description text not null default ''::text,  -- personal: free text
  price_cents bigint not null,
  hidden_at timestamp with time zone,
  is_public boolean not null default false,  -- Kept by trigger: neither hidden nor withdrawn, of a public organization.
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  withdrawn_at timestamp with time zone,  -- Taken off by its organization, which can offer it again. A product is never deleted, since orders name it.
  hidden_reason text,  -- personal: written for its organization, while it is hidden; so nobody else can read it
  language text not null default 'en'::text,  -- In which the name and the description are
  translations jsonb not null default '{}'::jsonb,  -- personal: the name and the description in other languages
  constraint hidden_for_a_reason CHECK (((hidden_reason IS NULL) OR (hidden_at IS NOT NULL))),
  constraint products_description_check CHECK ((length(description) <= 5000)),
  constraint products_hidden_reason_check CHECK ((length(hidden_reason) <= 2000)),
  constraint products_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint products_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint products_price_cents_check CHECK (((price_cents >= 1) AND (price_cents <= 100000000))),
  constraint translations_are_whole CHECK (((translations = '{}'::jsonb) OR app.are_translations(translations, language,
CASE
    WHEN (description = ''::text) THEN '{name}'::text[]
    ELSE '{name,description}'::text[]
END))),
  constraint products_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint products_pkey PRIMARY KEY (id)
);
CREATE INDEX products_newest ON app.products USING btree (created_at DESC, id DESC) WHERE is_public;
CREATE INDEX products_partner ON app.products USING btree (partner_id, created_at DESC, id DESC);
create policy offer on app.products for insert to app_member
  with check (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner));
create policy own on app.products for select to app_member
  using (partner_id = ( SELECT app.own_partner() AS own_partner));
create policy own_change on app.products for update to app_member
  using (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner))
  with check (partner_id = ( SELECT app.own_partner('{approved}'::text[], '{write}'::text[]) AS own_partner));
create policy public on app.products for select to app_guest, app_member, app_visitor
  using (is_public);
create policy rules on app.products for all to app_rules
  using (true)
  with check (true);
create policy staff on app.products for all to app_staff
  using ( SELECT app.is_staff() AS is_staff)
  with check ( SELECT app.is_staff() AS is_staff);
create policy system on app.products for all to app_system
  using (true)
  with check (true);
grant select on app.products to app_guest;
grant insert (id, partner_id, name, description, price_cents, created_at, updated_at, language, translations) on app.products to app_member;
grant select on app.products to app_member;
grant update (name, description, price_cents, updated_at, withdrawn_at, language, translations) on app.products to app_member;
grant select on app.products to app_rules;
grant update (is_public) on app.products to app_rules;
grant select on app.products to app_staff;
grant update (hidden_at, updated_at, hidden_reason) on app.products to app_staff;
grant delete on app.products to app_system;
grant insert (id, partner_id, name, description, price_cents, hidden_at, created_at, updated_at, withdrawn_at, language, translations) on app.products to app_system;
grant select on app.products to app_system;
grant select on app.products to app_visitor;
CREATE TRIGGER notify_content AFTER INSERT OR DELETE OR UPDATE ON app.products FOR EACH ROW EXECUTE FUNCTION app.notify_content('products', 'product:id', 'partner-products:partner_id');
CREATE TRIGGER sync_offer_public BEFORE INSERT OR UPDATE OF hidden_at, withdrawn_at, partner_id, is_public ON app.products FOR EACH ROW EXECUTE FUNCTION app.sync_offer_public();
