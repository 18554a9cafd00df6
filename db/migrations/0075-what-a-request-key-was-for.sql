-- The same key with other content is another request, which must not get the answer of the first.
alter table app.request_keys add column content text;
comment on column app.request_keys.content is 'Hash of what was asked; null in rows from before this column.';
grant insert (content), update (content) on app.request_keys
  to app_guest, app_member, app_staff, app_system;
