-- Items are found by their place. The application writes its words into the search text; which edition of that rule a text
-- follows is kept, so that a job can bring older ones up to date.
alter table app.project_events add column search_version smallint not null default 0;
comment on column app.project_events.search_version is
  'The edition of the rules by which search_text was written, see domain/project-events/search-text.ts';
create index project_events_search_version on app.project_events (search_version) where is_public;
grant update (search_version) on app.project_events to app_staff, app_system;
grant insert (search_version) on app.project_events to app_system;

-- Israel is counted by district.
alter table app.facet_counts add column district text not null default '';
alter table app.facet_counts drop constraint facet_counts_pkey;
alter table app.facet_counts add constraint facet_counts_pkey primary key (type, category, region, district);
comment on table app.facet_counts is
  'How many public projects and events there are of each kind. Kept by trigger. No region or district is an empty text.';
grant insert (district) on app.facet_counts to app_rules;
truncate app.facet_counts;
set local role app_rules;
insert into app.facet_counts as f (type, category, region, district, n)
  select type, category, coalesce(region, ''), coalesce(district, ''), count(*) from app.search_documents group by 1, 2, 3, 4;
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
      where type = was.type and category = was.category and region = coalesce(was.region, '')
        and district = coalesce(was.district, '');
    update app.search_weeks set n = n - 1 where week = app.week_of(was.created_at);
  end if;
  if tg_op <> 'DELETE' and new.is_public then
    insert into app.search_documents
      (project_event_id, type, category, region, district, support_types, created_at, start_datetime, past_from,
        haystack, latitude, longitude)
      select new.id, new.type, new.category, new.region, new.district, new.support_types, new.created_at,
        new.start_datetime,
        app.past_from(new.type, new.start_datetime, new.end_date, new.time_zone, new.completed_at),
        new.search_text || ' ' || p.search_name, new.latitude, new.longitude
      from app.partners p where p.id = new.partner_id;
    insert into app.facet_counts as f (type, category, region, district, n)
      values (new.type, new.category, coalesce(new.region, ''), coalesce(new.district, ''), 1)
      on conflict (type, category, region, district) do update set n = f.n + 1;
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
create trigger project_search after insert or update of is_public, status, hidden_at, partner_id, type, category, region,
    district, support_types, created_at, start_datetime, end_date, time_zone, completed_at, search_text, organization,
    latitude, longitude
  on app.project_events for each row execute function app.project_search();
alter function app.project_search() owner to app_rules;
