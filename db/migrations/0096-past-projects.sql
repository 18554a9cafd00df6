-- The time filter works for projects too: a project is past once its last day is over, or once it is declared done. An
-- event is past once it has begun, as before. And a project that is past leaves the map.

alter table app.search_documents add column past_from timestamptz not null default 'infinity';
comment on column app.search_documents.past_from is
  'From this moment on the time filter calls it past; infinity for a project that goes on';

-- For events the same moment as start_datetime.
create function app.past_from(type text, start_datetime timestamptz, end_date date, time_zone text, completed_at timestamptz)
  returns timestamptz language sql stable parallel safe as $$
  select coalesce(
    case when type = 'event' then start_datetime
      else least((end_date + 1)::timestamp at time zone time_zone, completed_at) end,
    'infinity') $$;
comment on function app.past_from(text, timestamptz, date, text, timestamptz) is
  'The moment from which the time filter calls a project or an event past.';
grant execute on function app.past_from(text, timestamptz, date, text, timestamptz) to app_rules;

grant insert (past_from), update (past_from) on app.search_documents to app_rules;
set local role app_rules;
update app.search_documents d
  set past_from = app.past_from(e.type, e.start_datetime, e.end_date, e.time_zone, e.completed_at)
  from app.project_events e
  where e.id = d.project_event_id
    and app.past_from(e.type, e.start_datetime, e.end_date, e.time_zone, e.completed_at) <> 'infinity';
reset role;

create index search_documents_past on app.search_documents (past_from, project_event_id)
  include (created_at) where type = 'project';
drop index app.search_documents_place;
create index search_documents_place on app.search_documents (latitude, longitude)
  include (created_at, project_event_id, type, start_datetime, past_from) where latitude is not null;

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
      (project_event_id, type, category, region, district, support_types, created_at, start_datetime, past_from,
        haystack, latitude, longitude)
      select new.id, new.type, new.category, new.region, new.district, new.support_types, new.created_at,
        new.start_datetime,
        app.past_from(new.type, new.start_datetime, new.end_date, new.time_zone, new.completed_at),
        new.search_text || ' ' || p.search_name, new.latitude, new.longitude
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
create trigger project_search after insert or update of is_public, status, hidden_at, partner_id, type, category, region,
    district, support_types, created_at, start_datetime, end_date, time_zone, completed_at, search_text, organization,
    latitude, longitude
  on app.project_events for each row execute function app.project_search();
alter function app.project_search() owner to app_rules;
