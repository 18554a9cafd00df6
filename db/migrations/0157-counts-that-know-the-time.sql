-- Lists leave out what is past, and so do the counts beside their choices. Time passes without a write: the counts are as of a
-- moment, which a job moves on; queries add what has passed since.
create table app.facet_counts_as_of (
  is_only boolean primary key default true check (is_only),
  as_of timestamptz not null
);
comment on table app.facet_counts_as_of is
  'The moment for which facet_counts.current is right: one row, moved on by a job. At first the beginning of time.';
insert into app.facet_counts_as_of (as_of) values ('-infinity');
alter table app.facet_counts_as_of enable row level security;
alter table app.facet_counts_as_of force row level security;
create policy everybody on app.facet_counts_as_of for select to app_guest, app_member, app_staff, app_system, app_visitor
  using (true);
create policy rules on app.facet_counts_as_of to app_rules using (true) with check (true);
create policy system on app.facet_counts_as_of for update to app_system using (true) with check (true);
grant select on app.facet_counts_as_of to app_guest, app_member, app_staff, app_system, app_visitor, app_rules;
grant update (as_of) on app.facet_counts_as_of to app_rules, app_system;

alter table app.facet_counts add column current bigint not null default 0;
comment on column app.facet_counts.current is 'How many of them were not past at the moment in facet_counts_as_of';
create policy system on app.facet_counts for update to app_system using (true) with check (true);
grant insert (current), update (current) on app.facet_counts to app_rules;
grant update (current) on app.facet_counts to app_system;
set local role app_rules;
update app.facet_counts set current = n;
reset role;

drop trigger project_search on app.project_events;
drop trigger project_search_delete on app.project_events;
drop function app.project_search();
create function app.project_search() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  was app.search_documents;
  counted_as_of timestamptz;
  new_past_from timestamptz;
begin
  -- Shared, so that the job moves the moment on either before or after all of this.
  select as_of into counted_as_of from app.facet_counts_as_of for share;
  delete from app.search_documents where project_event_id = coalesce(new.id, old.id) returning * into was;
  if was.project_event_id is not null then
    update app.facet_counts set n = n - 1, current = current - (was.past_from >= counted_as_of)::int
      where type = was.type and category = was.category and region = coalesce(was.region, '')
        and district = coalesce(was.district, '');
    update app.search_weeks set n = n - 1 where week = app.week_of(was.created_at);
  end if;
  if tg_op <> 'DELETE' and new.is_public then
    new_past_from := app.past_from(new.type, new.start_datetime, new.end_date, new.time_zone, new.completed_at);
    insert into app.search_documents
      (project_event_id, type, category, region, district, support_types, created_at, start_datetime, past_from,
        haystack, latitude, longitude)
      select new.id, new.type, new.category, new.region, new.district, new.support_types, new.created_at,
        new.start_datetime, new_past_from,
        new.search_text || ' ' || p.search_name, new.latitude, new.longitude
      from app.partners p where p.id = new.partner_id;
    insert into app.facet_counts as f (type, category, region, district, n, current)
      values (new.type, new.category, coalesce(new.region, ''), coalesce(new.district, ''), 1,
        (new_past_from >= counted_as_of)::int)
      on conflict (type, category, region, district) do update set n = f.n + 1, current = f.current + excluded.current;
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

-- What is nearest to a town comes first, read in order.
create index search_documents_nearest on app.search_documents using gist (point(longitude, latitude))
  where latitude is not null;
