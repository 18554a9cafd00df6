-- Tells every process, when a change commits, that what the public sees is another now: kept pages are thrown away then.

create function app.tell_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', '');
  return null;
end $$;
comment on function app.tell_content() is 'Tells on channel "content" that something public has changed.';
create function app.tell_features() returns trigger language plpgsql as $$
begin
  perform pg_notify('features', '');
  perform pg_notify('content', '');
  return null;
end $$;
comment on function app.tell_features() is 'Tells on channel "features" that parts of the site were opened or closed.';
grant execute on function app.tell_content(), app.tell_features()
  to app_guest, app_member, app_staff, app_system, app_rules;

create trigger tell_content_new after insert on app.partners for each row
  when (new.is_public) execute function app.tell_content();
create trigger tell_content after update on app.partners for each row
  when (old.is_public or new.is_public) execute function app.tell_content();
create trigger tell_content_gone after delete on app.partners for each row
  when (old.is_public) execute function app.tell_content();
create trigger tell_content_new after insert on app.project_events for each row
  when (new.is_public) execute function app.tell_content();
create trigger tell_content after update on app.project_events for each row
  when (old.is_public or new.is_public) execute function app.tell_content();
create trigger tell_content_gone after delete on app.project_events for each row
  when (old.is_public) execute function app.tell_content();
create trigger tell_content_new after insert on app.news for each row
  when (new.is_public) execute function app.tell_content();
create trigger tell_content after update on app.news for each row
  when (old.is_public or new.is_public) execute function app.tell_content();
create trigger tell_content_gone after delete on app.news for each row
  when (old.is_public) execute function app.tell_content();
create trigger tell_content_new after insert on app.products for each row
  when (new.is_public) execute function app.tell_content();
create trigger tell_content after update on app.products for each row
  when (old.is_public or new.is_public) execute function app.tell_content();
create trigger tell_content_gone after delete on app.products for each row
  when (old.is_public) execute function app.tell_content();
create trigger tell_content after insert or update or delete on app.product_variants
  for each statement execute function app.tell_content();
create trigger tell_content after insert or update or delete on app.product_images
  for each statement execute function app.tell_content();
create trigger tell_content after insert or update or delete on app.tour_packages
  for each statement execute function app.tell_content();
create trigger tell_content after insert or update or delete on app.faq_entries
  for each statement execute function app.tell_content();
create trigger tell_content after insert or update or delete on app.site_figures
  for each statement execute function app.tell_content();
create trigger tell_features after insert or update or delete on app.site_features
  for each statement execute function app.tell_features();
