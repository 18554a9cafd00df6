-- What organizations tell and sell, written by themselves: no review, but staff can hide it, and they can take it off.

alter table app.news add column withdrawn_at timestamptz;
alter table app.news add column image_alt text not null default '' check (length(image_alt) <= 300);
comment on column app.news.withdrawn_at is 'Taken off by its organization, which can publish it again. What staff hides is hidden_at.';
comment on column app.news.image_alt is 'personal: free text, what the picture shows';
comment on column app.news.is_public is 'Kept by trigger: neither hidden nor withdrawn, of a public organization.';
comment on table app.news is 'What an organization tells. Public as soon as it is written, until its organization withdraws it or staff hides it.';

alter table app.products add column withdrawn_at timestamptz;
comment on column app.products.withdrawn_at is
  'Taken off by its organization, which can offer it again. A product is never deleted, since orders name it.';
comment on column app.products.is_public is 'Kept by trigger: neither hidden nor withdrawn, of a public organization.';

drop trigger keep_offer_public on app.news;
drop trigger keep_offer_public on app.products;
drop function app.keep_offer_public();
create function app.keep_offer_public() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  select new.hidden_at is null and new.withdrawn_at is null and p.is_public into new.is_public
    from app.partners p where p.id = new.partner_id;
  return new;
end $$;
create trigger keep_offer_public before insert or update of hidden_at, withdrawn_at, partner_id, is_public on app.news
  for each row execute function app.keep_offer_public();
create trigger keep_offer_public before insert or update of hidden_at, withdrawn_at, partner_id, is_public on app.products
  for each row execute function app.keep_offer_public();
alter function app.keep_offer_public() owner to app_rules;

create policy tell on app.news for insert to app_member with check (partner_id = (select app.own_approved_partner()));
create policy own_change on app.news for update to app_member
  using (partner_id = (select app.own_approved_partner())) with check (partner_id = (select app.own_approved_partner()));
create policy own_delete on app.news for delete to app_member using (partner_id = (select app.own_approved_partner()));
grant insert (id, partner_id, title, summary, body, image_file_id, image_alt, published_at, created_at, updated_at),
  update (title, summary, body, image_file_id, image_alt, withdrawn_at, updated_at), delete on app.news to app_member;

create policy offer on app.products for insert to app_member with check (partner_id = (select app.own_approved_partner()));
create policy own_change on app.products for update to app_member
  using (partner_id = (select app.own_approved_partner())) with check (partner_id = (select app.own_approved_partner()));
grant insert (id, partner_id, name, description, price_cents, created_at, updated_at),
  update (name, description, price_cents, withdrawn_at, updated_at) on app.products to app_member;

-- Sizes can change places and names within one statement or more: they are compared at the end.
alter table app.product_variants drop constraint product_variants_product_id_size_key;
alter table app.product_variants add constraint product_variants_product_id_size_key
  unique (product_id, size) deferrable initially immediate;
alter table app.product_variants add column was_sold boolean not null default false;
comment on column app.product_variants.was_sold is
  'Set with the first order of it. Orders name it from then on, so that its organization cannot remove it any more.';
create policy offer on app.product_variants for insert to app_member
  with check (product_id in (select id from app.products where partner_id = (select app.own_approved_partner())));
create policy own_change on app.product_variants for update to app_member
  using (product_id in (select id from app.products where partner_id = (select app.own_approved_partner())))
  with check (product_id in (select id from app.products where partner_id = (select app.own_approved_partner())));
create policy own_delete on app.product_variants for delete to app_member
  using (not was_sold
    and product_id in (select id from app.products where partner_id = (select app.own_approved_partner())));
grant insert (id, product_id, position, size, stock), update (position, size, stock), delete
  on app.product_variants to app_member;
grant insert (was_sold) on app.product_variants to app_system;

-- A picture is once in a product, and its place can change. Its file cannot: guard_file has asked whose it is.
alter table app.product_images drop constraint product_images_pkey;
alter table app.product_images add primary key (product_id, file_id);
create policy offer on app.product_images for insert to app_member
  with check (product_id in (select id from app.products where partner_id = (select app.own_approved_partner())));
create policy own_change on app.product_images for update to app_member
  using (product_id in (select id from app.products where partner_id = (select app.own_approved_partner())))
  with check (product_id in (select id from app.products where partner_id = (select app.own_approved_partner())));
create policy own_delete on app.product_images for delete to app_member
  using (product_id in (select id from app.products where partner_id = (select app.own_approved_partner())));
grant insert (product_id, position, file_id, alt), update (position, alt), delete on app.product_images to app_member;

-- What the demo may write besides.
grant insert (withdrawn_at, image_alt) on app.news to app_system;
grant insert (withdrawn_at) on app.products to app_system;
