-- Uploaded files. Their bytes lie in the storage under the file's id; here is what they are and whose.

create table app.files (
  id uuid primary key,
  kind text not null check (kind in (
    'avatars', 'id_documents', 'partner-logos', 'ambassador-logos', 'ambassador-photos',
    'project-images', 'event-images', 'product-images', 'news-images',
    'ambassador-resources', 'partner-documents')),
  user_id uuid references app.profiles (id) on delete set null,
  content_type text not null,
  bytes integer not null check (bytes between 1 and 10485760),
  width integer,
  height integer,
  original_name text not null,
  created_at timestamptz not null default now()
);
create index files_user_id on app.files (user_id);
create index files_created_at on app.files (created_at);
comment on table app.files is
  'Uploaded files, by whom. Says nothing of who may read one: that follows from the row that refers to it.';
comment on column app.files.user_id is 'Who uploaded it';
comment on column app.files.original_name is 'personal: people name files after themselves';

alter table app.files enable row level security;
alter table app.files force row level security;
create policy own on app.files to app_member
  using (user_id = (select app.uid())) with check (user_id = (select app.uid()));
create policy staff on app.files for select to app_staff using ((select app.is_staff()));
create policy system on app.files to app_system using (true) with check (true);
grant select on app.files to app_visitor, app_guest, app_member, app_staff, app_system;
grant delete on app.files to app_member, app_system;
grant insert (id, kind, user_id, content_type, bytes, width, height, original_name, created_at)
  on app.files to app_member, app_system;

-- Who may read a file follows from what refers to it, and foreign keys ask no policy: without this, naming somebody
-- else's file as one's own picture would open it. Arguments: the column that refers, then the kinds it takes.
create function app.guard_file() returns trigger language plpgsql as $$
declare
  file uuid := to_jsonb(new) ->> tg_argv[0];
begin
  if file is null or (tg_op = 'UPDATE' and to_jsonb(old) ->> tg_argv[0] = file::text) then
    return new;
  end if;
  if not exists (select from app.files where id = file and kind = any (tg_argv[1:])
      and (current_user <> 'app_member' or user_id = app.uid())) then
    raise exception '% cannot refer to this file', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
comment on function app.guard_file() is
  'Trigger of every column that refers to a file: of the right kind, and a member''s own.';
