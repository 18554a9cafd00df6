-- An organization may show a picture of its work on top of its page: public at once, like its other profile, and noted for staff.
alter table app.files drop constraint files_kind_check;
alter table app.files add constraint files_kind_check check (kind in ('avatars', 'id_documents', 'partner-logos', 'partner-covers',
  'ambassador-logos', 'ambassador-photos', 'project-images', 'event-images', 'product-images', 'news-images', 'ambassador-resources',
  'partner-documents'));

create table app.partner_covers (
  partner_id uuid primary key references app.partners (id) on delete cascade,
  file_id uuid not null references app.files (id) on delete cascade,
  alt text not null default '' check (length(alt) <= 300),
  updated_at timestamptz not null default now()
);
create index partner_covers_file on app.partner_covers (file_id);
comment on table app.partner_covers is 'The picture on top of an organization''s page. Without a row, the page shows the colors of its logo.';
comment on column app.partner_covers.alt is 'personal: free text, for whoever cannot see the picture';

alter table app.partner_covers enable row level security;
alter table app.partner_covers force row level security;
create policy of_partner on app.partner_covers for select to app_visitor, app_guest
  using (exists (select from app.partners where id = partner_id));
create policy own on app.partner_covers for select to app_member using (partner_id = (select app.own_partner()));
create policy own_change on app.partner_covers to app_member
  using (partner_id = (select app.own_partner('{pending,changes_asked,approved}')))
  with check (partner_id = (select app.own_partner('{pending,changes_asked,approved}')));
create policy staff on app.partner_covers for select to app_staff using ((select app.is_staff()));
create policy system on app.partner_covers to app_system using (true) with check (true);
grant select on app.partner_covers to app_visitor, app_guest, app_member, app_staff, app_system;
grant insert (partner_id, file_id, alt, updated_at) on app.partner_covers to app_member, app_system;
grant update (file_id, alt, updated_at) on app.partner_covers to app_member;
grant delete on app.partner_covers to app_member;

create policy public_covers on app.files for select to app_visitor, app_guest
  using (kind = 'partner-covers' and exists (select from app.partner_covers c where c.file_id = files.id));
create trigger check_file before insert or update of file_id on app.partner_covers
  for each row execute function app.check_file('file_id', 'partner-covers');
set local role app_rules;
grant execute on function app.notify_content() to session_user;
reset role;
create trigger notify_content after insert or update or delete on app.partner_covers
  for each row execute function app.notify_content('partner:partner_id');
set local role app_rules;
revoke execute on function app.notify_content() from session_user;
reset role;

create function app.note_cover_change() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  insert into app.partner_changes (partner_id, fields, partner_status, changed_by, changed_at)
    select p.id, '{cover}', p.status, app.uid(), coalesce(new.updated_at, now()) from app.partners p
    where p.id = coalesce(new.partner_id, old.partner_id) and p.id = app.own_partner();
  return null;
end $$;
comment on function app.note_cover_change() is 'Notes for staff that an organization changed its cover.';
create trigger note_cover_change after insert or update or delete on app.partner_covers
  for each row execute function app.note_cover_change();
alter function app.note_cover_change() owner to app_rules;
