-- What organizations tell and sell. Both go live at once and can be hidden by staff.

create table app.news (
  id uuid primary key,
  partner_id uuid not null references app.partners (id) on delete cascade,
  title text not null check (length(title) between 1 and 160),
  summary text not null check (length(summary) between 1 and 500),
  body text not null default '' check (length(body) <= 20000),
  image_file_id uuid references app.files (id) on delete set null,
  published_at timestamptz not null,
  hidden_at timestamptz,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index news_partner on app.news (partner_id, published_at desc, id desc);
create index news_newest on app.news (published_at desc, id desc) where is_public;
create index news_image on app.news (image_file_id);
comment on table app.news is 'What an organization tells. Public as soon as it is written, unless staff hides it.';
comment on column app.news.is_public is 'Kept by trigger: not hidden, of a public organization.';
comment on column app.news.title is 'personal: free text';
comment on column app.news.summary is 'personal: free text';
comment on column app.news.body is 'personal: free text';

create table app.products (
  id uuid primary key,
  partner_id uuid not null references app.partners (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  description text not null default '' check (length(description) <= 5000),
  price_cents bigint not null check (price_cents between 1 and 100000000),
  hidden_at timestamptz,
  is_public boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_partner on app.products (partner_id, created_at desc, id desc);
create index products_newest on app.products (created_at desc, id desc) where is_public;
comment on table app.products is 'What an organization sells, in US cents. Sizes and stock are in app.product_variants, pictures in app.product_images.';
comment on column app.products.is_public is 'Kept by trigger: not hidden, of a public organization.';
comment on column app.products.name is 'personal: free text';
comment on column app.products.description is 'personal: free text';

create table app.product_variants (
  id uuid primary key,
  product_id uuid not null references app.products (id) on delete cascade,
  position integer not null check (position >= 0),
  size text not null default '' check (length(size) <= 20),
  stock integer not null check (stock >= 0),
  unique (product_id, size)
);
comment on table app.product_variants is 'The sizes of a product, one row without a size where there is only one; and how many are left.';

create table app.product_images (
  product_id uuid not null references app.products (id) on delete cascade,
  position integer not null check (position >= 0),
  file_id uuid not null references app.files (id) on delete cascade,
  alt text not null default '' check (length(alt) <= 300),
  primary key (product_id, position)
);
create index product_images_file on app.product_images (file_id);
comment on table app.product_images is 'The pictures of a product, in order.';
comment on column app.product_images.file_id is 'The picture';
comment on column app.product_images.alt is 'personal: free text';

create function app.keep_offer_public() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  select new.hidden_at is null and p.is_public into new.is_public from app.partners p where p.id = new.partner_id;
  return new;
end $$;
create trigger keep_offer_public before insert or update of hidden_at, partner_id, is_public on app.news
  for each row execute function app.keep_offer_public();
create trigger keep_offer_public before insert or update of hidden_at, partner_id, is_public on app.products
  for each row execute function app.keep_offer_public();

create function app.offers_follow_partner() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.news set is_public = new.is_public where partner_id = new.id;
  update app.products set is_public = new.is_public where partner_id = new.id;
  return null;
end $$;
create trigger offers_follow_partner after update on app.partners for each row
  when (old.is_public is distinct from new.is_public) execute function app.offers_follow_partner();

alter table app.news enable row level security;
alter table app.news force row level security;
create policy rules on app.news to app_rules using (true) with check (true);
create policy public on app.news for select to app_visitor, app_guest, app_member using (is_public);
create policy own on app.news for select to app_member using (partner_id = (select app.own_partner()));
create policy staff on app.news to app_staff using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.news to app_system using (true) with check (true);
grant select on app.news to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant update (is_public) on app.news to app_rules;
grant update (hidden_at, updated_at) on app.news to app_staff;
grant insert (id, partner_id, title, summary, body, image_file_id, published_at, created_at, updated_at)
  on app.news to app_system;

alter table app.products enable row level security;
alter table app.products force row level security;
create policy rules on app.products to app_rules using (true) with check (true);
create policy public on app.products for select to app_visitor, app_guest, app_member using (is_public);
create policy own on app.products for select to app_member using (partner_id = (select app.own_partner()));
create policy staff on app.products to app_staff using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.products to app_system using (true) with check (true);
grant select on app.products to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant update (is_public) on app.products to app_rules;
grant update (hidden_at, updated_at) on app.products to app_staff;
grant insert (id, partner_id, name, description, price_cents, created_at, updated_at) on app.products to app_system;

-- Readable where the product is: the sub-select asks the policies of products.
alter table app.product_variants enable row level security;
alter table app.product_variants force row level security;
create policy of_product on app.product_variants for select to app_visitor, app_guest, app_member, app_staff
  using (exists (select from app.products where id = product_id));
create policy system on app.product_variants to app_system using (true) with check (true);
grant select on app.product_variants to app_visitor, app_guest, app_member, app_staff, app_system;
grant insert (id, product_id, position, size, stock) on app.product_variants to app_system;

alter table app.product_images enable row level security;
alter table app.product_images force row level security;
create policy of_product on app.product_images for select to app_visitor, app_guest, app_member, app_staff
  using (exists (select from app.products where id = product_id));
create policy system on app.product_images to app_system using (true) with check (true);
grant select on app.product_images to app_visitor, app_guest, app_member, app_staff, app_system;
grant insert (product_id, position, file_id, alt) on app.product_images to app_system;

create trigger guard_file before insert or update of image_file_id on app.news
  for each row execute function app.guard_file('image_file_id', 'news-images');
create trigger guard_file before insert or update of file_id on app.product_images
  for each row execute function app.guard_file('file_id', 'product-images');
create policy public_news_images on app.files for select to app_visitor, app_guest, app_member
  using (kind = 'news-images' and exists (select from app.news where image_file_id = files.id));
create policy public_product_images on app.files for select to app_visitor, app_guest, app_member
  using (kind = 'product-images' and exists (select from app.product_images where file_id = files.id));

alter function app.keep_offer_public() owner to app_rules;
alter function app.offers_follow_partner() owner to app_rules;
