-- What staff and organizations tell people who pay without a card may be in two languages, as other texts. Those of organizations are apart
-- from their mission and description, since another duty writes them.
alter table app.site_texts
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  add column translations jsonb not null default '{}',
  add constraint translations_are_whole check (translations = '{}' or slug <> 'shekel-rate' and body <> ''
    and app.are_translations(translations, language, '{body}'));
comment on column app.site_texts.language is 'In which the text is';
comment on column app.site_texts.translations is 'The text in other languages';
grant update (language, translations) on app.site_texts to app_staff, app_system;

alter table app.partners
  add column payment_language text not null default 'en' check (payment_language ~ '^[a-z]{2}$'),
  add column payment_translations jsonb not null default '{}',
  add constraint payment_translations_are_whole check (payment_translations = '{}' or payment_instructions <> ''
    and app.are_translations(payment_translations, payment_language, '{words}'));
comment on column app.partners.payment_language is 'In which the payment instructions are';
comment on column app.partners.payment_translations is 'personal: the payment instructions in other languages';
grant update (payment_language, payment_translations) on app.partners to app_member, app_system;
grant insert (payment_language, payment_translations) on app.partners to app_system;

alter table app.site_texts no force row level security;
update app.site_texts set language = 'he' where app.language_of(body) = 'he';
alter table app.site_texts force row level security;
alter table app.partners disable trigger user;
alter table app.partners no force row level security;
update app.partners set payment_language = 'he' where app.language_of(payment_instructions) = 'he';
alter table app.partners force row level security;
alter table app.partners enable trigger user;

drop function app.how_to_pay(uuid);
create function app.how_to_pay(payment uuid) returns jsonb
  language sql stable security definer set search_path = app, pg_temp as $$
  select jsonb_object(array[said.language, said.words])
    || coalesce((select jsonb_object_agg(key, value ->> said.column) from jsonb_each(said.translations)), '{}')
  from app.payments y cross join lateral (
    select language, body as words, translations, 'body' as column from app.site_texts
      where y.paid_to is null and slug = 'payment-instructions'
    union all
    select payment_language, payment_instructions, payment_translations, 'words' from app.partners
      where id = y.paid_to and status = 'approved') as said
  where y.id = payment and said.words ~ '\S' $$;
comment on function app.how_to_pay(uuid) is
  'How to pay without a provider, in each language that it is written in: what the payee says, while it is approved, or the site; null if nobody says it.';
grant execute on function app.how_to_pay(uuid) to app_guest, app_member, app_staff, app_system;
alter function app.how_to_pay(uuid) owner to app_rules;

-- All that is said about paying takes the duty for money, and no other one.
create or replace function app.check_partner_duty() returns trigger language plpgsql as $$
declare
  changed text[];
  duties constant text[] := app.own_duties();
  of_money constant text[] := '{payment_instructions,payment_language,payment_translations}';
begin
  select array_agg(n.key) into changed
    from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o on o.key = n.key
    where n.value is distinct from o.value and n.key <> 'updated_at';
  if 'own' = any (duties) or changed is null
    or changed <@ of_money and 'money' = any (duties)
    or 'write' = any (duties) and not changed && of_money and not changed && array['status', 'name', 'other_names', 'names',
      'registration_number', 'country', 'organization_type', 'year_established', 'charitable_status', 'email', 'phone',
      'contact_person_name', 'contact_person_role', 'is_contact_public'] then
    return null;
  end if;
  raise exception 'not among the duties of this person' using errcode = 'insufficient_privilege';
end $$;

-- Where an item takes place may be in a translation too, if the item has a place; it need not be.
create function app.are_translations(translations jsonb, of_language text, columns text[], optional text) returns boolean
  language sql immutable parallel safe set search_path = app, pg_temp as $$
  select case when jsonb_typeof(translations) <> 'object' or jsonb_path_exists(translations, '$.* ? (@.type() != "object")')
      or jsonb_path_exists(translations, '$.*.* ? (@.type() != "string" || @ == "")') then false
    else app.are_translations((select jsonb_object_agg(key, value - optional) from jsonb_each(translations)), of_language, columns) end $$;
comment on function app.are_translations(jsonb, text, text[], text) is 'The same, and each translation may have one text more';
grant execute on function app.are_translations(jsonb, text, text[], text) to app_staff, app_system, app_rules, app_member;
alter table app.project_events drop constraint translations_are_whole;
alter table app.project_events add constraint translations_are_whole check (translations = '{}'
  or app.are_translations(translations, language, '{title,description}', case when location is null then '' else 'location' end));
comment on column app.project_events.translations is 'personal: the title, the description and the location in other languages';
