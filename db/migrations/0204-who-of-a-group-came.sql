-- Staff approve a new date and write to those it is about: who was signed up at the door of one evening of a course is only
-- written to about that evening.
create policy staff on app.attendances for select to app_staff using ((select app.is_staff()));
grant select (support_id, date_id, is_walk_in) on app.attendances to app_staff;

-- Who of a group came, if its organization has noted that: each of them has hours and a certificate of their own.
alter table app.attendances add column members uuid[] not null default '{}';
comment on column app.attendances.members is 'Who of a group came, if that was noted; people counts them then. Whoever has left stays as a number that names nobody';
grant insert (members), update (members) on app.attendances to app_member;
alter table app.certificates add column member_id uuid references app.profiles on delete cascade;
comment on column app.certificates.member_id is 'Whose share it certifies, of a group of which was noted who came; null for that of the sign-up itself';
create index certificates_member on app.certificates (member_id) where member_id is not null;
drop index app.certificates_current;
create unique index certificates_current on app.certificates (support_id, member_id) nulls not distinct where revoked_at is null;
grant insert (member_id) on app.certificates to app_rules;
-- One with the name of a member is theirs alone.
drop policy of_sign_up on app.certificates;
create policy of_sign_up on app.certificates for select to app_member
  using (member_id = (select app.uid()) or member_id is null and exists (select from app.supports s where s.id = support_id));

set local role app_rules;

create or replace function app.check_attendance() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  signed_up record;
begin
  -- Waits for a cancellation at the same time, and makes one wait.
  select project_event_id, status, kind, places into signed_up from app.supports where id = new.support_id for share;
  if signed_up.project_event_id is distinct from new.project_event_id or signed_up.kind not in ('volunteer', 'attend', 'visit') then
    raise exception 'not of this item' using errcode = 'check_violation', constraint = 'attendances_of_item';
  end if;
  if signed_up.status not in ('confirmed', 'completed') then
    raise exception 'not expected' using errcode = 'check_violation', constraint = 'attendances_expected';
  end if;
  if new.people > signed_up.places then
    raise exception 'more people than signed up' using errcode = 'check_violation', constraint = 'attendances_people';
  end if;
  if cardinality(new.members) > 0 and (tg_op = 'INSERT' or new.members <> old.members) and (new.people <> cardinality(new.members)
      or new.people <> (select count(*) from app.group_seats x where x.support_id = new.support_id and x.user_id = any (new.members))) then
    raise exception 'not of the group' using errcode = 'check_violation', constraint = 'attendances_members';
  end if;
  if tg_op = 'INSERT' and (case when new.date_id is null
      then exists (select from app.project_event_dates where project_event_id = new.project_event_id)
      else not exists (select from app.project_event_dates where id = new.date_id and project_event_id = new.project_event_id) end) then
    raise exception 'not a date of this item' using errcode = 'check_violation', constraint = 'attendances_of_date';
  end if;
  return new;
end $$;

create or replace function app.keep_certificate() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  confirmed constant boolean := new.status = 'completed' and coalesce(new.hours, 0) > 0 and new.name <> '';
begin
  if new.name = '' then
    -- Whoever has left is named nowhere.
    delete from app.certificates where support_id = new.id and member_id is null;
    return null;
  end if;
  update app.certificates set revoked_at = new.updated_at
    where support_id = new.id and member_id is null and revoked_at is null and not (confirmed and hours = new.hours);
  if confirmed then
    insert into app.certificates (code, support_id, hours, issued_at)
      values (upper(left(replace(gen_random_uuid()::text, '-', ''), 12) || right(replace(gen_random_uuid()::text, '-', ''), 4)),
        new.id, new.hours, greatest(new.decided_at, new.updated_at))
      on conflict (support_id, member_id) where revoked_at is null do nothing;
  end if;
  perform app.keep_members_certificates(new.id, new.updated_at);
  return null;
end $$;
reset role;

-- Each member of a group who was noted has an equal share of the confirmed hours of each date, rounded.
create function app.keep_members_certificates(of_support uuid, at timestamptz) returns void
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  update app.certificates c set revoked_at = at
    where c.support_id = of_support and c.member_id is not null and c.revoked_at is null
      and c.hours is distinct from (select sum(round(a.hours::numeric / a.people)) from app.attendances a
        where a.support_id = of_support and a.status = 'here' and c.member_id = any (a.members));
  insert into app.certificates (code, support_id, member_id, hours, issued_at)
    select upper(left(replace(gen_random_uuid()::text, '-', ''), 12) || right(replace(gen_random_uuid()::text, '-', ''), 4)),
        of_support, p.id, sum(round(a.hours::numeric / a.people))::integer, at
      from app.attendances a join app.profiles p on p.id = any (a.members)
        join app.supports s on s.id = a.support_id
      where a.support_id = of_support and a.status = 'here' and s.status = 'completed'
      group by p.id having sum(round(a.hours::numeric / a.people)) > 0
    on conflict (support_id, member_id) where revoked_at is null do nothing;
end $$;
alter function app.keep_members_certificates(uuid, timestamptz) owner to app_rules;

create function app.keep_shares() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform app.keep_members_certificates(old.support_id, now());
  else
    perform app.keep_members_certificates(new.support_id, coalesce(new.confirmed_at, new.noted_at));
  end if;
  return null;
end $$;
create trigger keep_shares after update or delete on app.attendances
  for each row when (cardinality(old.members) > 0) execute function app.keep_shares();
alter function app.keep_shares() owner to app_rules;

set local role app_rules;
create or replace function app.certify_own_hours(at timestamptz) returns text
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  codes text[];
  total integer;
  known text;
begin
  -- Hours of several people are theirs together: each such sign-up has a certificate of its own, and each member of a group who was noted.
  select array_agg(c.code order by c.code), sum(c.hours) into codes, total
    from app.certificates c join app.supports s on s.id = c.support_id
    where c.revoked_at is null and (c.member_id = app.uid()
      or c.member_id is null and s.user_id = app.uid() and s.places = 1 and s.group_name is null);
  if codes is null then
    return null;
  end if;
  select code into known from app.hours_certificates where user_id = app.uid() and certificates = codes;
  if known is null then
    insert into app.hours_certificates (code, user_id, certificates, hours, issued_at)
      values (upper(left(replace(gen_random_uuid()::text, '-', ''), 12) || right(replace(gen_random_uuid()::text, '-', ''), 4)),
        app.uid(), codes, total, at)
      returning code into known;
  end if;
  return known;
end $$;
reset role;
