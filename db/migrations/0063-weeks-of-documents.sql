-- How many documents each week holds: so that a search of common words knows how far back it has to look, and need not walk
-- through all of them. And what staff hides leaves the search: it kept its document, and was counted.

create table app.search_weeks (
  week integer primary key,
  n bigint not null default 0
);
comment on table app.search_weeks is 'How many search documents were created in each week since 1970. Kept by trigger.';

alter table app.search_weeks enable row level security;
alter table app.search_weeks force row level security;
create policy rules on app.search_weeks to app_rules using (true) with check (true);
create policy everybody on app.search_weeks for select to app_visitor, app_guest, app_member, app_staff, app_system
  using (true);
grant select on app.search_weeks to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant insert (week, n), update (n) on app.search_weeks to app_rules;

-- The same week as the document is tagged with.
create function app.week_of(moment timestamptz) returns integer language sql immutable strict parallel safe as $$
  select floor(extract(epoch from moment at time zone 'UTC') / 604800)::int $$;
comment on function app.week_of(timestamptz) is 'Weeks since 1970, which began on a Thursday.';
grant execute on function app.week_of(timestamptz) to app_rules;

set local role app_rules;
insert into app.search_weeks (week, n)
  select app.week_of(created_at), count(*) from app.search_documents group by 1;
reset role;

drop trigger project_search on app.project_events;
drop trigger project_search_delete on app.project_events;
drop function app.project_search();
create function app.project_search() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  was app.search_documents;
begin
  delete from app.search_documents where project_event_id = coalesce(new.id, old.id) returning * into was;
  if was.project_event_id is not null then
    update app.facet_counts set n = n - 1
      where type = was.type and category = was.category and region = coalesce(was.region, '');
    update app.search_weeks set n = n - 1 where week = app.week_of(was.created_at);
  end if;
  if tg_op <> 'DELETE' and new.is_public then
    insert into app.search_documents
      (project_event_id, type, category, region, district, support_types, created_at, start_datetime, haystack,
        latitude, longitude)
      select new.id, new.type, new.category, new.region, new.district, new.support_types, new.created_at,
        new.start_datetime, new.search_text || ' ' || p.search_name, new.latitude, new.longitude
      from app.partners p where p.id = new.partner_id;
    insert into app.facet_counts as f (type, category, region, n)
      values (new.type, new.category, coalesce(new.region, ''), 1)
      on conflict (type, category, region) do update set n = f.n + 1;
    insert into app.search_weeks as w (week, n) values (app.week_of(new.created_at), 1)
      on conflict (week) do update set n = w.n + 1;
  end if;
  -- Before a deletion nothing returned would mean: do not delete.
  if tg_op = 'DELETE' then
    return old;
  end if;
  return null;
end $$;
-- Before the row goes, so that its document still says what is to be uncounted.
create trigger project_search_delete before delete on app.project_events
  for each row execute function app.project_search();
-- "Update of" knows what a statement names, not what another trigger changes: so also what decides whether it is public.
create trigger project_search after insert or update of is_public, status, hidden_at, partner_id, type, category, region,
    district, support_types, created_at, start_datetime, search_text, organization, latitude, longitude
  on app.project_events for each row execute function app.project_search();
alter function app.project_search() owner to app_rules;

set local role app_rules;
update app.project_events set is_public = is_public
  where not is_public and id in (select project_event_id from app.search_documents);
reset role;
