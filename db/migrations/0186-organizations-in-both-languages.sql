-- Organizations may be in two languages: their mission and description as other texts, whole or not at all, and apart from these their
-- name, since more of them have one in another language than write in it. The registered name stays what documents and receipts show.
alter table app.partners
  add column language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  add column translations jsonb not null default '{}',
  add constraint translations_are_whole check (translations = '{}' or app.are_translations(translations, language,
    array_remove(array[case when mission <> '' then 'mission' end, case when description <> '' then 'description' end], null))),
  add column other_names jsonb not null default '{}',
  add constraint other_names_are_names check (other_names = '{}' or jsonb_typeof(other_names) = 'object'
    and length(other_names::text) <= 2000
    and not jsonb_path_exists(other_names,
      '$.keyvalue() ? (!(@.key like_regex "^[a-z]{2}$") || @.value.type() != "string" || @.value == "")'));
comment on column app.partners.language is 'In which the mission and the description are';
comment on column app.partners.translations is 'The mission and the description in other languages';
comment on column app.partners.other_names is 'personal: as name, by language: its name in others than English';

alter table app.partner_applications add column other_names jsonb not null default '{}';
comment on column app.partner_applications.other_names is 'personal: as name, by language: its name in others than English';

alter table app.partners disable trigger user;
alter table app.partners no force row level security;
update app.partners set language = 'he' where app.language_of(concat(mission, ' ', description)) = 'he';
update app.partners set other_names = jsonb_build_object('he', name_hebrew)
  where name_hebrew <> '';
alter table app.partners force row level security;
alter table app.partners enable trigger user;
alter table app.partner_applications disable trigger user;
alter table app.partner_applications no force row level security;
update app.partner_applications set other_names = jsonb_build_object('he', organization_name_hebrew)
  where organization_name_hebrew <> '';
alter table app.partner_applications force row level security;
alter table app.partner_applications enable trigger user;
alter table app.registration_drafts no force row level security;
update app.registration_drafts set content = content - 'nameHebrew' || jsonb_build_object('name_he', content -> 'nameHebrew')
  where content ? 'nameHebrew';
alter table app.registration_drafts force row level security;
alter table app.partners drop column name_hebrew;
alter table app.partner_applications drop column organization_name_hebrew;

alter table app.partners add column names jsonb not null
  generated always as (jsonb_object(array[app.language_of(name), name]) || other_names) stored;
comment on column app.partners.names is 'personal: as name. Its name in each language that it has one in';

grant select (language, translations, names) on app.partners to app_guest, app_visitor;
grant insert (language, translations, other_names) on app.partners to app_member, app_system;
grant update (language, translations, other_names) on app.partners to app_member, app_system;
grant insert (other_names) on app.partner_applications to app_member, app_system;

-- Projects and events are shown under the name of their organization in the language of the page.
alter table app.project_events add column organization_names jsonb not null default '{}';
comment on column app.project_events.organization_names is 'personal: the organization''s name in each of its languages, kept by trigger';
alter table app.project_events disable trigger user;
alter table app.project_events no force row level security;
update app.project_events e set organization_names = p.names from app.partners p where p.id = e.partner_id;
alter table app.project_events force row level security;
alter table app.project_events enable trigger user;

drop trigger sync_project_event_public on app.project_events;
drop function app.sync_project_event_public();
create function app.sync_project_event_public() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  select p.name, p.names, new.status = 'approved' and new.hidden_at is null and p.is_public
    into new.organization, new.organization_names, new.is_public
    from app.partners p where p.id = new.partner_id for share;
  return new;
end $$;
create trigger sync_project_event_public before insert or update of status, hidden_at, partner_id, organization, organization_names, is_public
  on app.project_events for each row execute function app.sync_project_event_public();
alter function app.sync_project_event_public() owner to app_rules;

drop trigger follow_partner on app.partners;
set local role app_rules;
grant execute on function app.follow_partner() to session_user;
reset role;
create trigger follow_partner after update on app.partners for each row
  when (old.is_public is distinct from new.is_public or old.name is distinct from new.name or old.names is distinct from new.names
    or old.search_name is distinct from new.search_name)
  execute function app.follow_partner();
set local role app_rules;
revoke execute on function app.follow_partner() from session_user;
reset role;

drop trigger sync_calendar_entries on app.project_events;
drop function app.sync_calendar_entries();
create function app.sync_calendar_entries() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if (new.is_public, new.title, new.description, new.translations, new.location, new.latitude, new.longitude, new.time_zone,
      new.organization, new.organization_names)
    is not distinct from
      (old.is_public, old.title, old.description, old.translations, old.location, old.latitude, old.longitude, old.time_zone,
        old.organization, old.organization_names) then
    return null;
  end if;
  if new.is_public then
    perform app.enter_dates(new.id);
  elsif old.is_public then
    perform app.cancel_dates(new.id);
  end if;
  perform app.order_dates(new.id);
  return null;
end $$;
create trigger sync_calendar_entries after update on app.project_events
  for each row when (new.type = 'event') execute function app.sync_calendar_entries();
alter function app.sync_calendar_entries() owner to app_rules;

drop trigger note_partner_change on app.partners;
drop function app.note_partner_change();
create function app.note_partner_change() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  changed text[];
begin
  if app.uid() is null or new.user_id is distinct from app.uid() then
    return null;
  end if;
  select array_agg(n.key order by n.key) into changed
    from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o on o.key = n.key
    where n.value is distinct from o.value and n.key not in ('status', 'is_public', 'updated_at', 'approved_at',
      'search_name', 'names', 'public_contact_name', 'public_email', 'public_phone');
  if changed is not null then
    insert into app.partner_changes (partner_id, fields, partner_status, changed_by, changed_at)
      values (new.id, changed, old.status, app.uid(),
        case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end);
  end if;
  return null;
end $$;
create trigger note_partner_change after update on app.partners for each row execute function app.note_partner_change();
alter function app.note_partner_change() owner to app_rules;

drop view app.public_partner_names;
create view app.public_partner_names with (security_barrier) as
  select id, name, names from app.partners where is_public;
comment on view app.public_partner_names is 'The names of public organizations, also for members.';
grant select on app.public_partner_names to app_guest, app_member;
alter view app.public_partner_names owner to app_rules;

drop view app.order_organizations;
create view app.order_organizations with (security_barrier) as
  select p.order_id, w.id as partner_id, w.name, w.names, w.email as address, w.is_public
  from app.partner_orders p join app.partners w on w.id = p.partner_id
  where p.order_id in (select app.own_orders()) or w.id = (select app.own_partner('{approved}'))
    or current_setting('role') in ('app_staff', 'app_system');
comment on view app.order_organizations is
  'The organizations of an order, for those who ordered and for staff; an organization sees itself.';
grant select on app.order_organizations to app_guest, app_member, app_staff, app_system;
alter view app.order_organizations owner to app_rules;
