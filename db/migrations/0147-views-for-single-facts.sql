-- Views instead of functions that run with more rights, for single facts about rows that row security hides.
-- A view reads its tables as its owner, app_rules, and asks its functions as the caller: its conditions decide, and a barrier keeps
-- other conditions from seeing rows before them. The planner sees through a view, but not through such a function.

set local role app_rules;
grant execute on function app.own_partner(text[]) to app_system;
grant execute on function app.own_orders(), app.own_groups() to app_guest, app_staff, app_system;

create view app.public_partner_names with (security_barrier) as
  select id, name from app.partners where is_public;
comment on view app.public_partner_names is 'The names of public organizations, also for members.';
grant select on app.public_partner_names to app_guest, app_member;

create view app.order_organizations with (security_barrier) as
  select p.order_id, w.id as partner_id, w.name, w.email as address, w.is_public
  from app.partner_orders p join app.partners w on w.id = p.partner_id
  where p.order_id in (select app.own_orders()) or w.id = (select app.own_partner('{approved}'))
    or current_setting('role') in ('app_staff', 'app_system');
comment on view app.order_organizations is
  'The organizations of an order, for those who ordered and for staff; an organization sees itself.';
grant select on app.order_organizations to app_guest, app_member, app_staff, app_system;

create view app.own_part_payments with (security_barrier) as
  select p.id as partner_order_id, y.id as payment_id, y.provider, y.status, y.paid_at,
    not exists (select from app.partner_orders other where other.order_id = p.order_id and other.id <> p.id) as is_alone,
    y.paid_to is not distinct from p.partner_id as is_to_own
  from app.partner_orders p join app.payments y on y.order_id = p.order_id
  where p.partner_id = (select app.own_partner('{approved,suspended}'));
comment on view app.own_part_payments is
  'How the orders that an organization sends a part of are paid, without sums: these may be of several organizations.';
grant select on app.own_part_payments to app_member, app_staff, app_system;

create view app.group_people with (security_barrier) as
  select x.group_id, p.id as user_id, p.full_name, p.avatar_file_id, x.joined_at, g.owner_id = p.id as is_leader
  from app.group_members x join app.profiles p on p.id = x.user_id join app.volunteer_groups g on g.id = x.group_id
  where x.group_id in (select app.own_groups()) or current_setting('role') in ('app_staff', 'app_system');
comment on view app.group_people is 'Who is in a group, for its members and staff.';
grant select on app.group_people to app_member, app_staff, app_system;

create view app.group_addresses with (security_barrier) as
  select x.group_id, p.id as user_id, p.full_name, p.email
  from app.group_members x join app.profiles p on p.id = x.user_id
  where p.suspended_at is null
    and (x.group_id in (select app.own_groups()) or current_setting('role') = 'app_system');
comment on view app.group_addresses is 'Where the members of a group get email; never shown.';
grant select on app.group_addresses to app_member, app_system;

create view app.seat_addresses with (security_barrier) as
  select x.support_id, p.id as user_id, p.full_name, p.email
  from app.group_seats x join app.profiles p on p.id = x.user_id
    join app.supports s on s.id = x.support_id join app.project_events e on e.id = s.project_event_id
  where p.suspended_at is null
    and (s.user_id = (select app.uid()) or s.group_id in (select app.own_groups())
      or e.partner_id = (select app.own_partner('{approved}')) or current_setting('role') in ('app_staff', 'app_system'));
comment on view app.seat_addresses is
  'Where those who come along with a group get email, for the group, the organization and staff; never shown.';
grant select on app.seat_addresses to app_member, app_staff, app_system;

create view app.referrals with (security_barrier) as
  select c.support_id, p.id as ambassador_id, p.display_name as name, p.is_public
  from app.ambassador_credits c join app.ambassador_profiles p on p.id = c.ambassador_id
    join app.supports s on s.id = c.support_id join app.project_events e on e.id = s.project_event_id
  where s.user_id = (select app.uid()) or s.guest_id = (select app.guest_id())
    or e.partner_id = (select app.own_partner('{approved}')) or current_setting('role') in ('app_staff', 'app_system');
comment on view app.referrals is
  'Through which ambassador a support came, for the supporter, the organization and staff.';
grant select on app.referrals to app_guest, app_member, app_staff, app_system;

create view app.assistant_outcomes with (security_barrier) as
  select created_at, outcome, answered_by from app.assistant_interactions where (select app.is_staff());
comment on view app.assistant_outcomes is 'How each use of the assistant ended, without its words, for staff.';
grant select on app.assistant_outcomes to app_staff;

do $$
begin
  execute 'create view app.ledger_mismatches (fault, id) with (security_barrier) as '
    || (select prosrc from pg_proc where oid = 'app.book_faults'::regproc);
end $$;
comment on view app.ledger_mismatches is
  'Every place where payments, entries, shares, orders, refunds and gifts disagree; no row when all is well.';
grant select on app.ledger_mismatches to app_staff, app_system;

drop function app.organization_name(uuid);
drop function app.order_organizations(uuid);
drop function app.payment_of_part(uuid);
drop function app.own_part_payment(uuid);
drop function app.group_people(uuid);
drop function app.group_addresses(uuid);
drop function app.seat_addresses(uuid);
drop function app.brought_by(uuid[]);
drop function app.assistant_counts(timestamptz);
drop function app.book_faults();
reset role;
