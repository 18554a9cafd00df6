-- Row security keeps the planner from using GIN indexes (their operators are not leakproof). This table only ever
-- holds what is public, so its policy is `true`, and searching it costs what searching costs.

create extension if not exists pg_trgm with schema public;
grant usage on schema public to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;

create table app.search_documents (
  project_event_id uuid primary key references app.project_events (id) on delete cascade,
  type text not null,
  category text not null,
  region text,
  district text,
  support_types text[] not null,
  created_at timestamptz not null,
  start_datetime timestamptz,
  haystack text not null
);
-- Written at once: a list of pending entries would have to be read by each search, and would keep the planner away.
create index search_documents_haystack on app.search_documents using gin (haystack public.gin_trgm_ops)
  with (fastupdate = off);
create index search_documents_newest on app.search_documents (created_at desc, project_event_id desc);
create index search_documents_type on app.search_documents (type, created_at desc, project_event_id desc);
create index search_documents_category on app.search_documents (category, created_at desc, project_event_id desc);
create index search_documents_region on app.search_documents (region, created_at desc, project_event_id desc);
create index search_documents_start on app.search_documents (start_datetime, project_event_id) where type = 'event';
create index search_documents_support on app.search_documents using gin (support_types) with (fastupdate = off);
comment on table app.search_documents is
  'The public projects and events as search and filters see them. Kept by trigger; holds nothing that is not public.';
comment on column app.search_documents.haystack is 'personal: title, description and organization, normalized';

create table app.facet_counts (
  type text not null,
  category text not null,
  region text not null,
  n bigint not null default 0,
  primary key (type, category, region)
);
comment on table app.facet_counts is 'How many public projects and events there are of each kind. Kept by trigger. No region is an empty text.';

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
      (project_event_id, type, category, region, district, support_types, created_at, start_datetime, haystack)
      select new.id, new.type, new.category, new.region, new.district, new.support_types, new.created_at,
        new.start_datetime, new.search_text || ' ' || p.search_name
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
    created_at, start_datetime, search_text, organization on app.project_events
  for each row execute function app.project_search();

alter table app.search_documents enable row level security;
alter table app.search_documents force row level security;
create policy rules on app.search_documents to app_rules using (true) with check (true);
create policy everybody on app.search_documents for select to app_visitor, app_guest, app_member, app_staff, app_system
  using (true);
grant select on app.search_documents to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant delete, insert (project_event_id, type, category, region, district, support_types, created_at, start_datetime, haystack)
  on app.search_documents to app_rules;

alter table app.facet_counts enable row level security;
alter table app.facet_counts force row level security;
create policy rules on app.facet_counts to app_rules using (true) with check (true);
create policy everybody on app.facet_counts for select to app_visitor, app_guest, app_member, app_staff, app_system
  using (true);
grant select on app.facet_counts to app_visitor, app_guest, app_member, app_staff, app_system, app_rules;
grant insert (type, category, region, n), update (n) on app.facet_counts to app_rules;

alter function app.project_search() owner to app_rules;
