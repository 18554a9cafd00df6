-- Who has saved an item hears that it was moved or called off. Recorded like anything else that is new, and told once.
alter table app.announcements
  add column changed_item_id uuid references app.project_events (id) on delete cascade,
  add column change text check (change in ('moved', 'called-off')),
  drop constraint announcements_one_thing,
  add constraint announcements_one_thing check (num_nonnulls(project_event_id, news_id, campaign_id, changed_item_id) = 1),
  add constraint announcements_say_the_change check ((change is null) = (changed_item_id is null));
create index announcements_changed_item on app.announcements (changed_item_id) where changed_item_id is not null;
-- Several changes at once, as of all dates, are one.
create unique index announcements_change_once on app.announcements (changed_item_id, change) where spread_at is null and changed_item_id is not null;
comment on table app.announcements is
  'What was new: a project or event, an article, or a campaign, each once, when it was public for the first time; and that an item was moved or called off.';
comment on column app.announcements.changed_item_id is 'The item that was moved or called off, of which those hear who have saved it';
grant insert (changed_item_id, change) on app.announcements to app_rules;

alter table app.notices add column is_saved boolean not null default false;
comment on column app.notices.is_saved is 'About something that they have saved';
grant insert (is_saved) on app.notices to app_system;
create policy rules on app.notices for select to app_rules using (true);
grant select on app.notices to app_rules;

create function app.announce_change() returns trigger
language plpgsql security definer set search_path to 'app', 'pg_temp' as $$
declare
  item project_events;
  what text := 'moved';
begin
  if tg_table_name = 'project_event_dates' then
    select * into item from project_events where id = old.project_event_id and is_public;
    -- What is over is only corrected.
    if not found or greatest(coalesce(old.ends_at, old.starts_at, 'infinity'),
        case when tg_op = 'UPDATE' then coalesce(new.ends_at, new.starts_at, 'infinity') end) <= item.updated_at then
      return null;
    end if;
  else
    item := new;
    if not new.is_public then what := 'called-off'; end if;
    if item.completed_at is not null or exists (select from project_event_dates where project_event_id = item.id)
      and not exists (select from project_event_dates
        where project_event_id = item.id and coalesce(ends_at, starts_at, 'infinity') > item.updated_at) then
      return null;
    end if;
  end if;
  insert into announcements (changed_item_id, change, happened_at) values (item.id, what, item.updated_at) on conflict do nothing;
  return null;
end $$;
comment on function app.announce_change() is 'Records that a date or the place of a public item has changed, or that its organization called it off, unless it is over.';
create trigger announce_change after update on app.project_event_dates for each row
  when ((old.starts_at, old.ends_at, old.locations, old.latitude, old.longitude)
    is distinct from (new.starts_at, new.ends_at, new.locations, new.latitude, new.longitude))
  execute function app.announce_change();
create trigger announce_gone_date after delete on app.project_event_dates for each row execute function app.announce_change();
create trigger announce_move after update of location, latitude, longitude on app.project_events for each row
  when (old.is_public and new.is_public and (old.location is distinct from new.location
    or abs(old.latitude - new.latitude) > 0.01 or abs(old.longitude - new.longitude) > 0.01))
  execute function app.announce_change();
create trigger announce_end after update of status on app.project_events for each row
  when (old.is_public and old.status = 'approved' and new.status = 'withdrawn') execute function app.announce_change();
alter function app.announce_change() owner to app_rules;

set local role app_rules;
create or replace view app.public_announcements with (security_barrier = true) as
select a.id, a.happened_at,
  case when e.id is not null then 'item' when u.id is not null then 'update' when n.id is not null then 'news'
    when g.id is not null then a.change else 'campaign' end as kind,
  coalesce(e.id, n.id, c.ambassador_id, case when a.change = 'called-off' then g.partner_id else g.id end) as subject_id,
  coalesce(e.partner_id, n.partner_id, g.partner_id) as partner_id, c.ambassador_id, e.id as item_id,
  coalesce(n.project_event_id, g.id) as about_id,
  jsonb_build_object(x.language, x.title)
    || coalesce((select jsonb_object_agg(t.key, t.value ->> 'title') from jsonb_each(x.translations) t), '{}') as titles,
  coalesce(p.names, jsonb_build_object('en', s.display_name)) as authors,
  case when u.id is not null then jsonb_build_object(u.language, u.title)
    || coalesce((select jsonb_object_agg(t.key, t.value ->> 'title') from jsonb_each(u.translations) t), '{}') end as about_titles
from app.announcements a
left join app.project_events e on e.id = a.project_event_id and e.is_public
left join app.news n on n.id = a.news_id and n.is_public
left join app.project_events u on u.id = n.project_event_id and u.is_public
-- What was called off is public no longer: only who had saved it, and got a notice, still sees its title, and only if its organization ended it.
left join app.project_events g on g.id = a.changed_item_id and case a.change
  when 'moved' then g.is_public
  else g.status = 'withdrawn' and g.hidden_at is null and exists (select from app.partners o where o.id = g.partner_id and o.is_public)
    and (current_user = 'app_system' or exists (select from app.notices w where w.announcement_id = a.id and w.user_id = (select app.uid()))) end
left join app.partners p on p.id = coalesce(e.partner_id, n.partner_id, g.partner_id)
left join app.ambassador_campaigns c on c.id = a.campaign_id
left join app.ambassador_profiles s on s.id = c.ambassador_id and s.is_public
cross join lateral (select coalesce(e.language, n.language, c.language, g.language) as language,
  coalesce(e.title, n.title, c.title, g.title) as title,
  coalesce(e.translations, n.translations, c.translations, g.translations) as translations) x
where e.id is not null or n.id is not null or s.id is not null or g.id is not null;
comment on view app.public_announcements is
  'What was new and is public now, with its title and its organization or ambassador in each of their languages. What was called off is seen only by whom a notice told.';
reset role;

-- An open bell hears at once that there is something new for its owner.
create function app.notify_notices() returns trigger
language plpgsql security definer set search_path to 'app', 'pg_temp' as $$
begin
  perform app.announce('live', format('notices new %s', a.user_id)) from (select distinct user_id from added) a;
  return null;
end $$;
comment on function app.notify_notices() is 'Tells open pages of people that they have a new notice, without saying of what.';
create trigger notify_notices after insert on app.notices referencing new table as added
  for each statement execute function app.notify_notices();
alter function app.notify_notices() owner to app_rules;
