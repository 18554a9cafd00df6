-- Who gave or ordered as a visitor and signs in afterwards finds it among their own.

create policy rules_move on app.orders for update to app_rules using (true) with check (true);
grant update (user_id, guest_id) on app.orders, app.supports to app_rules;
grant update (supporter) on app.ambassador_supporters to app_rules;

-- Two things must agree: the browser it was done in, whose id nobody else has, and the address that was typed, which the
-- person has proved is theirs. Gifts to one's own organization stay what they were, since nobody confirms those to themselves.
create function app.take_over_guest(guest uuid) returns table (taken integer, left_over integer)
  language plpgsql volatile security definer set search_path = app, pg_temp as $$
declare
  own_address text := (select lower(email) from app.profiles where id = app.uid());
  moved uuid[];
  bought integer;
begin
  if own_address is null or not coalesce((app.sign_ins_of(app.uid()) ->> 'is_proved')::boolean, false) then
    return query select 0, null::integer;
    return;
  end if;
  with given as (
    update app.supports s set user_id = app.uid(), guest_id = null
      where s.guest_id = guest and s.user_id is null and lower(s.email) = own_address
        and not exists (select from app.project_events e join app.partners p on p.id = e.partner_id
          where e.id = s.project_event_id and p.user_id = app.uid())
      returning s.id)
  select coalesce(array_agg(id), '{}') into moved from given;
  -- One person stays one supporter of an ambassador, under the number they were first given.
  update app.ambassador_supporters n set supporter = (
      select first.supporter from app.ambassador_supporters first join app.supports s on s.id = first.support_id
      where first.ambassador_id = n.ambassador_id and s.user_id = app.uid() order by s.created_at, s.id limit 1)
    where n.support_id = any (moved);
  update app.orders o set user_id = app.uid(), guest_id = null
    where o.guest_id = guest and o.user_id is null and not o.erase_when_done and lower(o.email) = own_address;
  get diagnostics bought = row_count;
  return query select cardinality(moved) + bought,
    ((select count(*) from app.supports s where s.guest_id = guest and s.user_id is null)
      + (select count(*) from app.orders o where o.guest_id = guest and o.user_id is null))::integer;
end $$;
comment on function app.take_over_guest(uuid) is
  'Makes the gifts and orders of a visitor the signed-in person''s, where they were made under this person''s own proved address; tells how many, and how many are left for others: null while the address is not proved. Whoever knows the visitor''s id is that visitor.';
grant execute on function app.take_over_guest(uuid) to app_member;
alter function app.take_over_guest(uuid) owner to app_rules;

-- Signing out does not make a second person of anybody: what a visitor gives under an address counts with what came under it
-- before, with an account or without.
set local role app_rules;
create or replace function app.name_supporter() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  given app.supports;
  known uuid;
begin
  select * into given from app.supports where id = new.support_id;
  if given.user_id is not null or given.email <> '' then
    perform pg_advisory_xact_lock(hashtextextended(format('credit %s %s', new.ambassador_id, lower(given.email)), 0));
    select n.supporter into known
    from app.ambassador_supporters n join app.supports s on s.id = n.support_id
    where n.ambassador_id = new.ambassador_id
      and (s.user_id = given.user_id or given.user_id is null and lower(s.email) = lower(given.email))
    order by s.created_at, s.id limit 1;
  end if;
  insert into app.ambassador_supporters (support_id, ambassador_id, supporter)
    values (new.support_id, new.ambassador_id, coalesce(known, gen_random_uuid()));
  return null;
end $$;
reset role;
