-- What row security asks for every row of a member's own, as functions whose plan a connection keeps: in the language of
-- SQL each was planned anew with every statement, which took longer than most statements. Locks nothing for long.
set local role app_rules;
create or replace function app.own_groups() returns setof uuid
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  return query select group_id from app.group_members where user_id = app.uid();
end $$;
create or replace function app.own_group_supports() returns setof uuid
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  return query
    select s.id from app.supports s
      join app.group_members m on m.group_id = s.group_id where m.user_id = app.uid()
    union select g.support_id from app.group_seats g where g.user_id = app.uid();
end $$;
create or replace function app.own_supported_items() returns setof uuid
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  return query
    select s.project_event_id from app.supports s where s.user_id = app.uid()
    union select s.project_event_id from app.supports s
      join app.group_members m on m.group_id = s.group_id where m.user_id = app.uid()
    union select s.project_event_id from app.supports s
      join app.group_seats g on g.support_id = s.id where g.user_id = app.uid();
end $$;
reset role;
