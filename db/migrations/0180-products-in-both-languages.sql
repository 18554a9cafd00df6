-- Products may be in two languages, as articles: a translation has a description if the product has one.
alter table app.products
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  add column translations jsonb not null default '{}',
  add constraint translations_are_whole check (translations = '{}' or app.are_translations(translations, language,
    case when description = '' then '{name}'::text[] else '{name,description}' end));
comment on column app.products.language is 'In which the name and the description are';
comment on column app.products.translations is 'personal: the name and the description in other languages';
grant insert (language, translations) on app.products to app_member, app_system;
grant update (language, translations) on app.products to app_member;
alter table app.products disable trigger user;
alter table app.products no force row level security;
update app.products set language = 'he' where app.language_of(concat(name, ' ', description)) = 'he';
alter table app.products force row level security;
alter table app.products enable trigger user;
