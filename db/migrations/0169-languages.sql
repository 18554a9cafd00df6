-- The language in which a person is written to. Null until they have been here in one; then the one they used or chose last.
alter table app.profiles add column language text check (language ~ '^[a-z]{2}$');
comment on column app.profiles.language is 'In which they read this site and its mails';
grant update (language) on app.profiles to app_member;

-- Anyone who writes to someone else may not read their profile, but writes in their language; to a person or an organization that has none
-- yet, in that of the site.
create function app.mail_language(address text) returns text
  language sql stable security definer set search_path = app, pg_temp as $$
  select r.language
  from (
    select coalesce(p.language, 'en') as language, 1 as rank from app.profiles p where p.email = lower(mail_language.address)
    union all
    select coalesce(p.language, 'en'), 2 from app.partners o join app.profiles p on p.id = o.user_id
    where lower(o.email) = lower(mail_language.address)
  ) r order by r.rank, r.language limit 1 $$;
comment on function app.mail_language(text) is
  'The language of whoever reads an address, as a person or for their organization; null if it is not known.';
grant execute on function app.mail_language(text) to app_guest, app_member, app_staff, app_system;
alter function app.mail_language(text) owner to app_rules;
