-- Why staff decided as it did about a person, or about an organization that is a person's, is words about that person: it
-- goes from the log with their account. The line stays: who did what, when.

create or replace function app.refuse_change() returns trigger language plpgsql as $$
begin
  -- Granted no more than the update of a reason, and bound by the policy below to leave none.
  if tg_op = 'UPDATE' and current_user = 'app_rules' then
    return null;
  end if;
  raise exception '% is only ever added to', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create policy rules on app.audit_entries for select to app_rules using (true);
create policy rules_forget on app.audit_entries for update to app_rules using (reason is not null) with check (reason is null);
grant select (subject_id, reason), update (reason) on app.audit_entries to app_rules;

create function app.forget_reasons(person uuid) returns void
  language sql volatile security definer set search_path = app, pg_temp as $$
  with own as (select id from app.partners where user_id = person)
  update app.audit_entries set reason = null
  where reason is not null and subject_id in (
    select person
    union all select id from own
    union all select id from app.news where partner_id in (select id from own)
    union all select id from app.products where partner_id in (select id from own)
    union all select id from app.project_events where partner_id in (select id from own)) $$;
comment on function app.forget_reasons(uuid) is
  'Takes from the log what staff wrote of a person and of what is theirs, before it goes. The lines stay.';
grant execute on function app.forget_reasons(uuid) to app_system;
alter function app.forget_reasons(uuid) owner to app_rules;
comment on column app.audit_entries.reason is
  'Why, as staff wrote it. Goes with the account that it is about (app.forget_reasons); nothing else of a line ever changes.';
