-- One trigger for each table says that cached pages are out of date, for all that can happen to a row.

create function app.notify_content() returns trigger language plpgsql as $$
begin
  -- Nested, because tables without this column must not look it up.
  if tg_nargs > 0 then
    if not (coalesce(old.is_public, false) or coalesce(new.is_public, false)) then
      return null;
    end if;
  end if;
  perform pg_notify('content', '');
  return null;
end $$;
comment on function app.notify_content() is
  'Says that cached pages are out of date. With the argument ''if-public'': only for rows that were or are public.';

do $$
declare
  table_name text;
begin
  foreach table_name in array array['ambassador_profiles', 'news', 'partners', 'products', 'project_events'] loop
    execute format('drop trigger tell_content on app.%I', table_name);
    execute format('drop trigger tell_content_new on app.%I', table_name);
    execute format('drop trigger tell_content_gone on app.%I', table_name);
    execute format('create trigger notify_content after insert or update or delete on app.%I
      for each row execute function app.notify_content(''if-public'')', table_name);
  end loop;
  foreach table_name in array array['ambassador_campaigns', 'ambassador_project_events', 'ambassador_resources',
      'faq_entries', 'product_images', 'product_variants', 'site_figures', 'tour_packages'] loop
    execute format('drop trigger tell_content on app.%I', table_name);
    execute format('create trigger notify_content after insert or update or delete on app.%I
      for each statement execute function app.notify_content()', table_name);
  end loop;
end $$;

drop trigger tell_content_name on app.supports;
create trigger notify_content_name after update on app.supports
  for each row when (old.is_name_shown and (old.name <> new.name or not new.is_name_shown))
  execute function app.notify_content();
drop trigger tell_content_sum on app.payments;
create trigger notify_content_sum after update on app.payments
  for each row when (new.support_id is not null
    and old.received_cents - old.refunded_cents <> new.received_cents - new.refunded_cents)
  execute function app.notify_content();
drop function app.tell_content();
