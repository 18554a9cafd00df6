-- The map of a town shows the newest places of its area. Each cell has them in order, and the few cells that the area touches
-- are merged until there are enough, however many places the town has. Cells are an eighth of a degree instead of a quarter,
-- in the tags too, so that less is read beside the area. One change of the table, because each column stores all rows anew.
drop index app.search_documents_haystack;
alter table app.search_documents
  drop column tags,
  add column cell integer generated always as (floor(latitude * 8)::int * 4096 + floor(longitude * 8)::int) stored,
  add column tags text[] not null generated always as (
    array[type, 'topic:' || category, 'region:' || coalesce(region, ''),
      'week:' || floor(extract(epoch from created_at at time zone 'UTC') / 604800)::int,
      'cell:' || coalesce((floor(latitude * 8)::int * 4096 + floor(longitude * 8)::int)::text, '')]
    || support_types) stored;
comment on column app.search_documents.cell is
  'The cell of the map, an eighth of a degree each way: rows of 4096. Null where the item has no place on a map';
comment on column app.search_documents.tags is
  'Type, topic, region, ways to help, week since 1970 in which it was created, and cell of the map';

create index search_documents_haystack on app.search_documents using gin (haystack public.gin_trgm_ops, tags)
  with (fastupdate = off);
-- With all that an area is narrowed by, so that a rare filter reads no documents either.
create index search_documents_cell on app.search_documents (cell, created_at desc, project_event_id desc)
  include (latitude, longitude, type, start_datetime, past_from, category, region, support_types) where cell is not null;

-- New columns have no statistics yet, and rewriting a table calls no autovacuum.
analyze app.search_documents;
