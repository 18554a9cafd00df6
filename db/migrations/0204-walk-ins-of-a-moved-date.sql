-- Staff approve a new date and write to those it is about: who was signed up at the door of one evening of a course is only
-- written to about that evening.
create policy staff on app.attendances for select to app_staff using ((select app.is_staff()));
grant select (support_id, date_id, is_walk_in) on app.attendances to app_staff;
