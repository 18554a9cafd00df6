-- What is near a town is read from the index alone, from the nearest on: it has what the list's filters need. Large lists near a
-- town were collected and sorted instead. Takes about four times the space: 240 MB for a million items.
drop index app.search_documents_nearest;
create index search_documents_nearest on app.search_documents using gist (point(longitude, latitude))
  include (latitude, longitude, type, past_from, created_at, project_event_id, category, region, district, support_types)
  where latitude is not null;

-- Row security asks these with almost every statement. PostgreSQL before 18 parses and plans the body of an SQL function anew each
-- time; a PL/pgSQL function keeps its plans as long as the connection lives.
set local role app_rules;
create or replace function app.own_partner(statuses text[], needed text[]) returns uuid
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  return (select id from app.partners
    where id = coalesce(
        (select id from app.partners where user_id = app.uid()),
        (select partner_id from app.partner_members
          where user_id = app.uid() and (needed is null or needed && duties)))
      and (cardinality(statuses) = 0 or status = any (statuses)));
end $$;

create or replace function app.own_partner(statuses text[] default '{}') returns uuid
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  return app.own_partner(statuses, null::text[]);
end $$;

create or replace function app.own_payments() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = app, pg_temp as $$
begin
  return query
    select id from app.payments where order_id in (
      select id from app.orders where user_id = app.uid()
      union all select id from app.orders where guest_id = app.guest_id())
    union all
    select id from app.payments where support_id in (
      select id from app.supports where user_id = app.uid()
      union all select id from app.supports where guest_id = app.guest_id());
end $$;

create or replace function app.payments_for_own_partner(paid_to_it boolean) returns setof uuid
  language plpgsql stable security definer set search_path = app, pg_temp as $$
declare
  own uuid := app.own_partner('{approved}', '{money}'::text[]);
begin
  if own is null then
    return;
  end if;
  return query
    select y.id from app.payments y join app.supports s on s.id = y.support_id
      join app.project_events e on e.id = s.project_event_id
      where e.partner_id = own and (not paid_to_it or y.provider <> 'offline' or y.paid_to = own)
    union all
    select y.id from app.payments y join app.partner_orders mine on mine.order_id = y.order_id
      where mine.partner_id = own and (not paid_to_it or y.provider <> 'offline' or y.paid_to = own)
        and not exists (
          select from app.partner_orders p where p.order_id = y.order_id and p.partner_id is distinct from own);
end $$;

create or replace function app.is_staff() returns boolean
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  return exists (select from app.roles r join app.profiles p on p.id = r.user_id
    where r.user_id = app.uid() and p.suspended_at is null);
end $$;

create or replace function app.is_superuser() returns boolean
  language plpgsql stable set search_path = app, pg_temp as $$
begin
  return exists (select from app.roles r join app.profiles p on p.id = r.user_id
    where r.user_id = app.uid() and r.role = 'superuser' and p.suspended_at is null);
end $$;

create or replace function app.own_duties() returns text[]
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  return case when exists (select from app.partners where user_id = app.uid()) then array['own', 'write', 'answer', 'money']
    else coalesce((select duties from app.partner_members where user_id = app.uid()), '{}') end;
end $$;

create or replace function app.own_ambassador() returns uuid
  language plpgsql stable set search_path = app, pg_temp as $$
begin
  return (select id from app.ambassador_profiles where user_id = app.uid());
end $$;

create or replace function app.own_orders() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = app, pg_temp as $$
begin
  return query select id from app.orders where user_id = app.uid() or guest_id = app.guest_id();
end $$;

create or replace function app.own_parts() returns setof uuid
  language plpgsql stable security definer rows 20 set search_path = app, pg_temp as $$
begin
  return query
    select id from app.partner_orders where order_id in (
      select id from app.orders where user_id = app.uid()
      union all select id from app.orders where guest_id = app.guest_id())
    union all
    select id from app.partner_orders
      where partner_id = (select app.own_partner('{approved,suspended}', '{answer,money}'::text[]));
end $$;
reset role;
