-- What a search is narrowed by, in words beside the letters, so that one index finds "olive, an event, in Europe, of these
-- weeks, around here" and reads no more of each of its lists than lies in all of them.

alter table app.search_documents add column tags text[] not null generated always as (
  array[type, 'topic:' || category, 'region:' || coalesce(region, ''),
    'week:' || floor(extract(epoch from created_at at time zone 'UTC') / 604800)::int,
    'cell:' || coalesce(floor(latitude * 4)::int || ',' || floor(longitude * 4)::int, '')]
  || support_types) stored;
comment on column app.search_documents.tags is
  'Type, topic, region, ways to help, week since 1970 in which it was created, and quarter degrees of its place';

drop index app.search_documents_haystack;
create index search_documents_haystack on app.search_documents using gin (haystack public.gin_trgm_ops, tags)
  with (fastupdate = off);

-- Read by themselves, without the documents.
drop index app.search_documents_place;
create index search_documents_place on app.search_documents (latitude, longitude)
  include (created_at, project_event_id, type, start_datetime) where latitude is not null;
drop index app.search_documents_start;
create index search_documents_start on app.search_documents (start_datetime, project_event_id)
  include (created_at) where type = 'event';
