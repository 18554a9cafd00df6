-- Gifts of visitors: their organization is told, and nobody floods it in somebody's name; why a gift was paid back is said.

set local role app_rules;
-- Of a visitor the answer is always none.
grant execute on function app.own_partner() to app_guest;
create or replace function app.organization_address(item uuid) returns text
  language sql stable security definer set search_path = app, pg_temp as
  $$ select p.email from app.project_events e join app.partners p on p.id = e.partner_id
     where e.id = item
       and exists (select from app.supports s where s.project_event_id = item
         and (s.user_id = app.uid() or s.guest_id = app.guest_id())) $$;
grant execute on function app.organization_address(uuid) to app_guest;
reset role;

create index supports_gifts_waiting on app.supports (lower(email)) where kind = 'donate' and status = 'pending';
create function app.gifts_waiting(address text, item uuid) returns table (here integer, anywhere integer)
  language sql stable security definer set search_path = app, pg_temp as $$
  select (count(*) filter (where project_event_id = gifts_waiting.item))::integer, count(*)::integer
  from app.supports where kind = 'donate' and status = 'pending' and lower(email) = lower(gifts_waiting.address) $$;
comment on function app.gifts_waiting(text, uuid) is
  'How many gifts of an address wait to be paid, for one item and for all: whoever types it, few may.';
grant execute on function app.gifts_waiting(text, uuid) to app_guest, app_member;
alter function app.gifts_waiting(text, uuid) owner to app_rules;

-- That a gift is paid back is the books' word; why is its organization's.
drop policy answer on app.supports;
create policy answer on app.supports for update to app_member
  using (project_event_id in (select id from app.project_events where partner_id = (select app.own_approved_partner())))
  with check (project_event_id in (select id from app.project_events where partner_id = (select app.own_approved_partner()))
    and status in ('confirmed', 'declined', 'completed', 'refunded'));

create index supports_gifts on app.supports (created_at desc, id desc) where kind = 'donate';

-- The answer as it was given before gifts had payments; whoever has written another keeps it.
alter table app.faq_entries no force row level security;
update app.faq_entries set answer =
  'On the page of a project you say how much you would like to give, with an account or without. By mail you get a reference and are told how to pay the organization: by bank transfer or, where cards are taken, at once. When your gift has come you get a receipt, and it is counted on the page of the project. We take nothing off it.'
  where answer = 'You say what you would like to give on the page of a project. The organization confirms it and tells you how to send it, and you see on your dashboard where it stands. We take nothing off it.';
alter table app.faq_entries force row level security;
