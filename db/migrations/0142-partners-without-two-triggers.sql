-- Whether an organization is public follows from its status alone, so it is a generated column, and no trigger keeps it.

drop policy public on app.partners;
drop index app.partners_public;
drop trigger follow_partner on app.partners;
drop trigger offers_follow_partner on app.partners;
drop trigger keep_partner_public on app.partners;
drop function app.keep_partner_public();

alter table app.partners drop column is_public;
alter table app.partners add column is_public boolean not null generated always as (status = 'approved') stored;
comment on column app.partners.is_public is 'Approved. Everything public asks this column.';

create policy public on app.partners for select to app_visitor, app_guest using (is_public);
grant select (is_public) on app.partners to app_visitor, app_guest;
create index partners_public on app.partners (approved_at desc, id desc) where is_public;

-- A rejected or suspended organization stays as it is until its owner applies again. An owner cannot reach either status, so it is
-- enough to refuse rows that end in one.
drop trigger guard_partner_profile on app.partners;
drop function app.guard_partner_profile();
alter policy own_change on app.partners with check (
  user_id = (select app.uid()) and status not in ('rejected', 'suspended')
);

set local role app_rules;
grant execute on function app.follow_partner(), app.offers_follow_partner() to session_user;
reset role;
create trigger follow_partner after update on app.partners
  for each row when (old.is_public is distinct from new.is_public
    or old.name is distinct from new.name or old.search_name is distinct from new.search_name)
  execute function app.follow_partner();
create trigger offers_follow_partner after update on app.partners
  for each row when (old.is_public is distinct from new.is_public)
  execute function app.offers_follow_partner();
set local role app_rules;
revoke execute on function app.follow_partner(), app.offers_follow_partner() from session_user;
reset role;
