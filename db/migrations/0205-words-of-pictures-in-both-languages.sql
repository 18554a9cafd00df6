-- What pictures show, their captions, and sizes of products may be in other languages too. They are short, and each is by itself: a
-- translation may have some of them.
create function app.are_some_translations(translations jsonb, columns text[]) returns boolean
  language sql immutable parallel safe set search_path = app, pg_temp as $$
  select case when jsonb_typeof(translations) <> 'object' or length(translations::text) > 20000
      or jsonb_path_exists(translations, '$.* ? (@.type() != "object")')
      or jsonb_path_exists(translations, '$.*.* ? (@.type() != "string" || @ == "")') then false
    else not exists (
      select from jsonb_each(translations) as t(language, texts)
      where language !~ '^[a-z]{2}$' or texts = '{}' or not array(select jsonb_object_keys(texts)) <@ columns) end $$;
comment on function app.are_some_translations(jsonb, text[]) is
  'Whether these are texts in other languages, by language and column, of short texts that may be translated one by one';
grant execute on function app.are_some_translations(jsonb, text[]) to app_staff, app_system, app_rules, app_member;

alter table app.project_event_revision_pictures
  add column translations jsonb not null default '{}' check (app.are_some_translations(translations, '{caption,alt}'));
comment on column app.project_event_revision_pictures.translations is 'personal: the same in other languages, as typed';
grant insert (translations) on app.project_event_revision_pictures to app_member, app_system;
grant update (translations) on app.project_event_revision_pictures to app_member;

alter table app.project_event_pictures
  add column translations jsonb not null default '{}' check (app.are_some_translations(translations, '{caption,alt}'));
comment on column app.project_event_pictures.translations is 'personal: the same in other languages than the item';
grant insert (translations) on app.project_event_pictures to app_staff, app_system;

alter table app.product_images
  add column translations jsonb not null default '{}' check (app.are_some_translations(translations, '{alt}'));
comment on column app.product_images.translations is 'personal: the text in other languages than the product';
grant insert (translations) on app.product_images to app_member, app_system;
grant update (translations) on app.product_images to app_member;

alter table app.product_variants
  add column translations jsonb not null default '{}' check (app.are_some_translations(translations, '{size}'));
comment on column app.product_variants.translations is 'The size in other languages than the product; orders keep it as it is in the first';
grant insert (translations) on app.product_variants to app_member, app_system;
grant update (translations) on app.product_variants to app_member;

alter table app.partner_covers
  add column translations jsonb not null default '{}' check (app.are_some_translations(translations, '{alt}'));
comment on column app.partner_covers.translations is 'personal: the text in other languages than the first';
grant insert (translations) on app.partner_covers to app_member, app_system;
grant update (translations) on app.partner_covers to app_member;

alter table app.news drop constraint translations_are_whole;
alter table app.news add constraint translations_are_whole check (translations = '{}' or app.are_translations(translations, language,
  case when body = '' then '{title,summary}'::text[] else '{title,summary,body}' end, 'imageAlt'));
comment on column app.news.translations is 'personal: the title, the summary, the body and what the picture shows in other languages';
