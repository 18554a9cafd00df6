-- The search of organizations asks an index of letters, topics and districts, however many there are. Row security keeps the planner
-- from it, as with 0167, so a function looks past that, at what is public only.
create index partners_search on app.partners using gin (
  (search_name || ' ' || lower(mission || ' ' || description || ' ' || translations::text)) public.gin_trgm_ops, focus_areas, regions)
  with (fastupdate = off) where is_public;

create function app.find_public_partners(pattern text, areas text[], districts text[], others uuid[]) returns setof uuid
  language plpgsql stable security definer rows 100 set search_path = app, pg_temp set plan_cache_mode = force_custom_plan as $$
begin
  return query select p.id from app.partners p where p.is_public and (
    p.search_name || ' ' || lower(p.mission || ' ' || p.description || ' ' || p.translations::text) like pattern
    or p.focus_areas && areas or p.regions && districts or p.id = any (others));
end $$;
comment on function app.find_public_partners(text, text[], text[], uuid[]) is
  'Public organizations whose names or texts are like a pattern in lower case, or that have one of the topics or districts, or are among others.';
grant execute on function app.find_public_partners(text, text[], text[], uuid[]) to app_guest, app_visitor;
alter function app.find_public_partners(text, text[], text[], uuid[]) owner to app_rules;

-- Where everyone is welcome, a sign-up is confirmed at once (0156): it came through the ambassador as well.
set local role app_rules;
create or replace function app.credit_support(support uuid, code text, touched timestamptz) returns boolean
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  given app.supports;
  link app.ambassador_links;
  page app.ambassador_profiles;
  campaign app.ambassador_campaigns;
begin
  select * into given from app.supports
    where id = credit_support.support
      and (status in ('waiting', 'pending') or status = 'confirmed' and decided_at = created_at)
      and (user_id = app.uid() or guest_id = app.guest_id());
  select * into link from app.ambassador_links l where l.code = credit_support.code;
  select * into page from app.ambassador_profiles where id = link.ambassador_id and is_public for key share;
  if given.id is null or page.id is null
    or touched > given.created_at or touched < given.created_at - interval '30 days'
    or given.user_id = page.user_id or lower(given.email) = lower(page.contact_email)
    or exists (select from app.profiles where id = page.user_id and lower(email) = lower(given.email))
    or exists (select from app.project_events e join app.partners o on o.id = e.partner_id
      where e.id = given.project_event_id and o.user_id = page.user_id) then
    return false;
  end if;
  select * into campaign from app.ambassador_campaigns c
    where c.id = link.campaign_id and app.is_running(c, given.created_at)
      and (c.project_event_id is null or c.project_event_id = given.project_event_id) for key share;
  insert into app.ambassador_credits (support_id, ambassador_id, campaign_id, touched_at, created_at)
    values (given.id, page.id, campaign.id, touched, given.created_at) on conflict do nothing;
  return found;
end $$;
reset role;
