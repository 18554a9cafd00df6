-- What is near a town is read from the index alone, from the nearest on: it has what the list's filters need. Large lists near a
-- town were collected and sorted instead. Takes about four times the space: 240 MB for a million items.
drop index app.search_documents_nearest;
create index search_documents_nearest on app.search_documents using gist (point(longitude, latitude))
  include (latitude, longitude, type, past_from, created_at, project_event_id, category, region, district, support_types)
  where latitude is not null;
