-- A change of public content says which cached pages are out of date, so that the others stay.

create or replace function app.notify_content() returns trigger language plpgsql as $$
declare
  before jsonb;
  after jsonb;
  tags text;
begin
  if tg_level = 'ROW' then
    before := to_jsonb(old);
    after := to_jsonb(new);
    if coalesce(after, before) ? 'is_public'
      and not coalesce((before ->> 'is_public')::boolean, false)
      and not coalesce((after ->> 'is_public')::boolean, false) then
      return null;
    end if;
  end if;
  select string_agg(distinct tag, ' ') into tags
    from unnest(tg_argv) as argument,
      lateral (select split_part(argument, ':', 1) as kind, nullif(split_part(argument, ':', 2), '') as key) as named,
      lateral (values
        (case when key is null then kind end),
        (kind || ':' || (before ->> key)),
        (kind || ':' || (after ->> key))) as announced (tag)
    where tag is not null;
  perform pg_notify('content', tags);
  return null;
end $$;
comment on function app.notify_content() is
  'Says which cached pages are out of date, by tags: `faq`, or with the value of a column before and after, as `partner:id`. Rows that neither were nor are public say nothing.';

drop trigger notify_content on app.project_events;
create trigger notify_content after insert or update or delete on app.project_events for each row
  execute function app.notify_content('project-events', 'project-event:id', 'partner-project-events:partner_id');

drop trigger notify_content on app.partners;
create trigger notify_content after insert or update or delete on app.partners for each row
  execute function app.notify_content('partners', 'partner:id');

drop trigger notify_content on app.news;
create trigger notify_content after insert or update or delete on app.news for each row
  execute function app.notify_content('news:id', 'partner-news:partner_id');

drop trigger notify_content on app.products;
create trigger notify_content after insert or update or delete on app.products for each row
  execute function app.notify_content('products', 'product:id', 'partner-products:partner_id');
drop trigger notify_content on app.product_images;
create trigger notify_content after insert or update or delete on app.product_images for each row
  execute function app.notify_content('products', 'product:product_id');
drop trigger notify_content on app.product_variants;
create trigger notify_content after insert or update or delete on app.product_variants for each row
  execute function app.notify_content('products', 'product:product_id');

drop trigger notify_content on app.ambassador_profiles;
create trigger notify_content after insert or update or delete on app.ambassador_profiles for each row
  execute function app.notify_content('ambassadors');
drop trigger notify_content on app.ambassador_campaigns;
create trigger notify_content after insert or update or delete on app.ambassador_campaigns for each statement
  execute function app.notify_content('ambassadors');
drop trigger notify_content on app.ambassador_project_events;
create trigger notify_content after insert or update or delete on app.ambassador_project_events for each statement
  execute function app.notify_content('ambassadors');
drop trigger notify_content on app.ambassador_resources;
create trigger notify_content after insert or update or delete on app.ambassador_resources for each statement
  execute function app.notify_content('resources');

drop trigger notify_content on app.faq_entries;
create trigger notify_content after insert or update or delete on app.faq_entries for each statement
  execute function app.notify_content('faq');
drop trigger notify_content on app.tour_packages;
create trigger notify_content after insert or update or delete on app.tour_packages for each statement
  execute function app.notify_content('tours');
drop trigger notify_content on app.site_figures;
create trigger notify_content after insert or update or delete on app.site_figures for each statement
  execute function app.notify_content('figures');

-- Figures of ambassadors, and the donors named beside a project or event.
drop trigger notify_content on app.supports;
create trigger notify_content after update on app.supports for each row when (
    old.is_name_shown and (old.name <> new.name or not new.is_name_shown)
    or old.user_id is distinct from new.user_id
    or (old.status in ('confirmed', 'completed')) <> (new.status in ('confirmed', 'completed')))
  execute function app.notify_content('supports', 'project-event:project_event_id');
drop trigger notify_content_sum on app.payments;
create trigger notify_content_sum after update on app.payments for each row when (
    new.support_id is not null
    and old.received_cents - old.refunded_cents <> new.received_cents - new.refunded_cents)
  execute function app.notify_content('supports');
