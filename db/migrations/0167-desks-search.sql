-- Staff's searches of orders, gifts and messages ask an index of letters, however many rows there are, and lists by status are
-- read in order. Writing to these tables waits while the indexes are made: about a minute for a million of each.
create index orders_search on app.orders
  using gin (lower(email) public.gin_trgm_ops, lower(name) public.gin_trgm_ops) with (fastupdate = off);
create index supports_gifts_search on app.supports using gin (lower(email) public.gin_trgm_ops)
  with (fastupdate = off) where kind = 'donate';
create index supports_gifts_reference on app.supports (right(id::text, 8)) where kind = 'donate';
create index supports_gifts_status on app.supports (status, created_at desc, id desc) where kind = 'donate';
create index project_events_search on app.project_events using gin (search_text public.gin_trgm_ops) with (fastupdate = off);
create index inbox_messages_search on app.inbox_messages using gin (search_text public.gin_trgm_ops) with (fastupdate = off);
create index partner_orders_status on app.partner_orders (status, order_id);
create index refunds_unsent on app.refunds (payment_id) where status in ('requested', 'failed');

-- Row security keeps the planner from an index of letters, so these ask for staff once and then look past it.
create function app.find_orders(pattern text, piece text) returns setof uuid
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  -- No index knows the texts compared last: it would read a long list for each run of letters that all addresses have.
  return query select o.id from app.orders o
    where (lower(o.email) like piece or lower(o.name) like piece) and lower(o.email || E'\n' || o.name) like pattern;
end $$;
comment on function app.find_orders(text, text) is
  'Orders whose address or name is like a pattern in lower case; the index is asked for a piece of it.';

create function app.find_gifts(address_like text, piece text, title_like text, reference text, most integer) returns setof uuid
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  -- As with orders, no index knows what is compared last.
  return query
    select s.id from app.supports s where s.kind = 'donate' and lower(s.email) like piece and lower(s.email || '') like address_like
    union
    select s.id from app.supports s where s.kind = 'donate' and right(s.id::text, 8) = reference
    union
    select s.id from app.project_events e cross join lateral (
        select g.id from app.supports g where g.project_event_id = e.id and g.kind = 'donate'
        order by g.created_at desc, g.id desc limit most
      ) s where e.search_text like title_like;
end $$;
comment on function app.find_gifts(text, text, text, text, integer) is
  'Gifts whose address (of which the index is asked for a piece) or whose item''s text is like a pattern, or whose id ends with a reference; of each item the newest, at most `most`, or all if that is null.';

create function app.find_messages(patterns text[], piece text) returns setof uuid
  language plpgsql stable security definer set search_path = app, pg_temp as $$
begin
  if not app.is_staff() then
    raise exception 'not staff' using errcode = 'insufficient_privilege';
  end if;
  -- Of all patterns at once no index knows anything.
  return query select i.id from app.inbox_messages i
    where i.search_text like piece and i.search_text like all (patterns);
end $$;
comment on function app.find_messages(text[], text) is 'Messages whose search text is like all patterns; the index is asked for a piece of one.';

grant execute on function app.find_orders(text, text), app.find_gifts(text, text, text, text, integer), app.find_messages(text[], text) to app_staff;
alter function app.find_orders(text, text) owner to app_rules;
alter function app.find_gifts(text, text, text, text, integer) owner to app_rules;
alter function app.find_messages(text[], text) owner to app_rules;
