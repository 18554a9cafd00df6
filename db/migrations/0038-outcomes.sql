-- What came of what was supported: hours and meals, of one support or of a whole project or event.

alter table app.supports
  add column hours integer check (hours between 0 and 10000),
  add column meals integer check (meals between 0 and 100000),
  add constraint outcome_of_completed check (status = 'completed' or (hours is null and meals is null)),
  add constraint outcome_by_kind check ((hours is null or kind in ('volunteer', 'attend', 'visit'))
    and (meals is null or kind in ('volunteer', 'attend', 'visit', 'donate')));
comment on column app.supports.hours is 'Entered by the organization when it is completed; null: not counted';
comment on column app.supports.meals is 'Entered by the organization when it is completed; null: not counted';

alter table app.project_events
  add column hours integer check (hours between 0 and 1000000),
  add column meals integer check (meals between 0 and 1000000),
  add constraint outcome_of_completed_item check (completed_at is not null or (hours is null and meals is null));
comment on column app.project_events.completed_at is 'When its organization declared it done; null again once reopened';
comment on column app.project_events.hours is 'Of everybody together, beside what single supports say; null: not counted';
comment on column app.project_events.meals is 'Of everybody together, beside what single supports say; null: not counted';

grant update (hours, meals) on app.supports to app_member;
grant update (completed_at, hours, meals) on app.project_events to app_member;
grant insert (hours, meals) on app.supports to app_system;
grant insert (hours, meals) on app.project_events to app_system;

-- The owner completes what was approved and has begun, nothing else.
create function app.guard_completion() returns trigger language plpgsql as $$
begin
  if current_user = 'app_member' and old.status <> 'approved' then
    raise exception 'only what is approved is completed' using errcode = 'insufficient_privilege';
  end if;
  if new.completed_at < new.start_datetime
    or (new.completed_at at time zone new.time_zone)::date < new.start_date then
    raise exception 'it has not begun' using errcode = 'check_violation', constraint = 'completed_after_it_began';
  end if;
  return new;
end $$;
create trigger guard_completion before update of completed_at, hours, meals on app.project_events
  for each row when (old.completed_at is distinct from new.completed_at or old.hours is distinct from new.hours
    or old.meals is distinct from new.meals)
  execute function app.guard_completion();

-- The figures of the home page go with what is entered, and back with what is taken back. Always hours first, so that
-- two who count at once never wait for each other.
create function app.count_outcome() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  more_hours bigint := 0;
  more_meals bigint := 0;
begin
  if tg_op <> 'DELETE' then
    more_hours := coalesce(new.hours, 0);
    more_meals := coalesce(new.meals, 0);
  end if;
  if tg_op <> 'INSERT' then
    more_hours := more_hours - coalesce(old.hours, 0);
    more_meals := more_meals - coalesce(old.meals, 0);
  end if;
  if more_hours <> 0 then
    update app.site_figures set counted = counted + more_hours where name = 'hours';
  end if;
  if more_meals <> 0 then
    update app.site_figures set counted = counted + more_meals where name = 'meals';
  end if;
  return null;
end $$;
create trigger count_outcome after insert or delete or update of hours, meals on app.supports
  for each row execute function app.count_outcome();
create trigger count_outcome after insert or delete or update of hours, meals on app.project_events
  for each row execute function app.count_outcome();

-- How often the pages of one's own organization were seen: counts, never who. Its owner's own visits, where they are
-- known, are left out.
create index user_activity_pages on app.user_activity ((details ->> 'path'), created_at)
  where activity_type = 'page_view';
create policy rules on app.user_activity for select to app_rules using (true);
grant select (user_id, activity_type, details, created_at) on app.user_activity to app_rules;
create function app.own_page_views(since timestamptz, unit text)
  returns table (about uuid, at date, views bigint)
  language sql stable security definer set search_path = app, pg_temp as $$
  with own as (select id from app.partners where user_id = app.uid() and status = 'approved'),
  pages (about, path) as (
    select id, '/partner/' || id from own
    union all
    select e.id, room || e.id from app.project_events e join own on own.id = e.partner_id,
      unnest(array['/projects-events/', '/marketplace/']) room
    union all
    select n.id, '/news/' || n.id from app.news n join own on own.id = n.partner_id
    union all
    select p.id, room || p.id from app.products p join own on own.id = p.partner_id,
      unnest(array['/store/', '/product/']) room)
  select pages.about,
    date_trunc(case own_page_views.unit when 'month' then 'month' else 'day' end,
      a.created_at at time zone 'Asia/Jerusalem')::date,
    count(*)
  from pages join app.user_activity a on a.details ->> 'path' = pages.path
  where a.activity_type = 'page_view' and a.created_at >= own_page_views.since
    and a.user_id is distinct from app.uid()
  group by 1, 2 $$;
comment on function app.own_page_views(timestamptz, text) is
  'Views of the public pages of the caller''s own approved organization, by page and by day or month in Israel. Counts only.';
grant execute on function app.own_page_views(timestamptz, text) to app_member;

alter function app.count_outcome() owner to app_rules;
alter function app.own_page_views(timestamptz, text) owner to app_rules;
