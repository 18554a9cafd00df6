-- What an organization keeps of itself once it has applied: its profile, changed by its owner, public at once.

alter table app.partners
  add column is_contact_public boolean not null default false,
  add constraint physical_address_short check (length(physical_address) <= 300),
  add constraint other_focus_area_short check (length(other_focus_area) <= 120),
  add constraint other_audience_short check (length(other_audience) <= 120),
  add constraint other_activity_short check (length(other_activity) <= 120);
comment on column app.partners.is_contact_public is
  'Whether the public page says who to write to and how. Consent to be contacted by us is not consent to be published.';

-- Visitors read these instead of what they are made of, so that nobody else's can be asked for.
alter table app.partners
  add column public_contact_name text
    generated always as (case when is_contact_public then contact_person_name end) stored,
  add column public_email text generated always as (case when is_contact_public then email end) stored,
  add column public_phone text generated always as (case when is_contact_public then phone end) stored;
comment on column app.partners.public_contact_name is 'personal: as contact_person_name';
comment on column app.partners.public_email is 'personal: as email';
comment on column app.partners.public_phone is 'personal: as phone';
grant select (public_contact_name, public_email, public_phone) on app.partners to app_visitor, app_guest;

grant update (physical_address, description, mission, logo_file_id, is_contact_public, focus_areas, regions, audiences,
    activities, other_focus_area, other_audience, other_activity)
  on app.partners to app_member;
grant insert (is_contact_public) on app.partners to app_system;

-- While it is refused or suspended, an owner changes nothing but by applying again.
create function app.guard_partner_profile() returns trigger language plpgsql as $$
begin
  if current_user = 'app_member' and old.status in ('rejected', 'suspended') and new.status = old.status then
    raise exception 'an organization that is % stays as it is', old.status using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger guard_partner_profile before update on app.partners
  for each row execute function app.guard_partner_profile();

create table app.partner_changes (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references app.partners (id) on delete cascade,
  fields text[] not null check (cardinality(fields) > 0),
  partner_status text not null,
  changed_by uuid references app.profiles (id) on delete set null,
  changed_at timestamptz not null
);
create index partner_changes_partner on app.partner_changes (partner_id, changed_at desc);
create index partner_changes_changed_by on app.partner_changes (changed_by);
comment on table app.partner_changes is
  'Which fields of its profile an owner changed, when, and how the organization stood then. Names of columns, never what was in them.';

-- By trigger, so that no way of changing goes without it. What staff and jobs do is in the audit.
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
      'search_name', 'public_contact_name', 'public_email', 'public_phone');
  if changed is not null then
    insert into app.partner_changes (partner_id, fields, partner_status, changed_by, changed_at)
      values (new.id, changed, old.status, app.uid(),
        case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end);
  end if;
  return null;
end $$;
create trigger note_partner_change after update on app.partners
  for each row execute function app.note_partner_change();

alter table app.partner_changes enable row level security;
alter table app.partner_changes force row level security;
create policy rules on app.partner_changes for insert to app_rules with check (true);
create policy own on app.partner_changes for select to app_member using (partner_id = (select app.own_partner()));
create policy staff on app.partner_changes for select to app_staff using ((select app.is_staff()));
create policy system on app.partner_changes to app_system using (true) with check (true);
grant insert (partner_id, fields, partner_status, changed_by, changed_at) on app.partner_changes to app_rules;
grant select on app.partner_changes to app_member, app_staff, app_system;
grant delete on app.partner_changes to app_system;
grant update (is_contact_public) on app.partners to app_system;
alter function app.note_partner_change() owner to app_rules;
