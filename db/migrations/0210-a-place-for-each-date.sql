-- A date of an event may be somewhere else than the event. The time zone stays that of the event.
alter table app.project_event_dates
  add column locations jsonb not null default '{}',
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add constraint locations_are_texts check (locations = '{}' or jsonb_typeof(locations) = 'object' and length(locations::text) <= 2000
    and not jsonb_path_exists(locations,
      '$.keyvalue() ? (!(@.key like_regex "^[a-z]{2}$") || @.value.type() != "string" || @.value == "")')),
  add constraint date_coordinates_whole check ((latitude is null) = (longitude is null)),
  add constraint date_point_has_name check (latitude is null or locations <> '{}');
comment on column app.project_event_dates.locations is
  'personal: where this date takes place, in each language that it has a text in, if that is not where its event does';
comment on column app.project_event_dates.latitude is 'personal: exact location; null if only the text is known';
comment on column app.project_event_dates.longitude is 'personal: exact location';
grant insert (locations, latitude, longitude), update (locations, latitude, longitude) on app.project_event_dates to app_staff, app_system;

-- Calendars have a new edition of a date that is somewhere else.
set local role app_rules;
grant execute on function app.sync_dates() to session_user;
reset role;
drop trigger sync_changed_dates on app.project_event_dates;
create trigger sync_changed_dates after update on app.project_event_dates for each row
  when ((old.starts_at, old.ends_at, old.is_all_day, old.labels, old.series_key, old.series_every, old.series_day,
      old.locations, old.latitude, old.longitude)
    is distinct from (new.starts_at, new.ends_at, new.is_all_day, new.labels, new.series_key, new.series_every, new.series_day,
      new.locations, new.latitude, new.longitude))
  execute function app.sync_dates();
set local role app_rules;
revoke execute on function app.sync_dates() from session_user;

-- A sign-up for a date that was called off also keeps where it was to be.
do $$
begin
  execute replace(pg_get_functiondef('app.check_date_goes()'::regprocedure),
    'jsonb_build_array(old.starts_at, old.ends_at, null, old.labels)',
    'jsonb_build_array(old.starts_at, old.ends_at, null, old.labels, null, null, case when old.locations <> ''{}''
    then jsonb_build_object(''locations'', old.locations, ''latitude'', old.latitude, ''longitude'', old.longitude) end)');
end $$;
reset role;
comment on column app.supports.gone_date is
  'personal: the date they had signed up for, if it was called off: when it was to start and end, no id, its labels, and where it was to be if not where the event was';
