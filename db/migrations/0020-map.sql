-- Where what is public lies, for the map: beside what search and filters see, so that one table answers both.

alter table app.search_documents
  add column latitude double precision,
  add column longitude double precision;
comment on column app.search_documents.latitude is 'Null where the item has no place on a map';
comment on column app.search_documents.longitude is 'Null where the item has no place on a map';
create index search_documents_place on app.search_documents (latitude, longitude) where latitude is not null;

grant insert (latitude, longitude), update (latitude, longitude) on app.search_documents to app_rules;
set local role app_rules;
update app.search_documents d set latitude = p.latitude, longitude = p.longitude
  from app.project_events p where p.id = d.project_event_id and p.latitude is not null;
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
  end if;
  return null;
end $$;
-- Before the row goes, so that its document still says what is to be uncounted.
create trigger project_search_delete before delete on app.project_events
  for each row execute function app.project_search();
create trigger project_search after insert or update of is_public, type, category, region, district, support_types,
    created_at, start_datetime, search_text, organization, latitude, longitude on app.project_events
  for each row execute function app.project_search();
alter function app.project_search() owner to app_rules;
