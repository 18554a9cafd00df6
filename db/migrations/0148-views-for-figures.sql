-- Views instead of functions that run with more rights, for the figures of ambassadors, the gifts that everybody sees, and what a
-- group has confirmed. As in 0147 they read as their owner, ask their functions as the caller, and show no row that the functions hid.

set local role app_rules;
grant execute on function app.own_group_supports() to app_guest, app_system;

create view app.public_gifts with (security_barrier) as
  select project_event_id, nth, name, amount_cents, given_at
  from (
    select s.project_event_id, row_number() over (partition by s.project_event_id order by y.paid_at desc, s.id desc) as nth,
      case when s.is_name_shown then nullif(s.name, '') end as name,
      y.received_cents - y.refunded_cents as amount_cents, y.paid_at as given_at
    from app.supports s join app.payments y on y.support_id = s.id join app.project_events e on e.id = s.project_event_id
    where e.is_public and s.status in ('confirmed', 'completed') and y.received_cents > y.refunded_cents
  ) gifts
  where nth <= 50;
comment on view app.public_gifts is
  'The last 50 gifts to each public project or event that were received and kept, the latest first, with the names that are shown.';
grant select on app.public_gifts to app_visitor, app_guest, app_member;

-- Granted to no role: only the three views below read it.
create view app.credited_supports with (security_barrier) as
  select c.support_id, c.ambassador_id, c.campaign_id, s.project_event_id, s.kind, s.status,
    s.status in ('confirmed', 'completed') as counts, n.supporter,
    case when s.status in ('confirmed', 'completed') then coalesce(y.received_cents - y.refunded_cents, 0) else 0 end
      as raised_cents,
    s.created_at, s.is_name_shown, s.name, s.amount_cents
  from app.ambassador_credits c join app.supports s on s.id = c.support_id left join app.payments y on y.support_id = s.id
    join app.ambassador_profiles p on p.id = c.ambassador_id join app.ambassador_supporters n on n.support_id = c.support_id
  where s.user_id is distinct from p.user_id;
comment on view app.credited_supports is
  'What came through each ambassador and was not given by themselves: the one source of all their figures.';

-- Lateral, so that a query for one ambassador counts no other.
create view app.ambassador_figures with (security_barrier) as
  select p.id as ambassador_id,
    (select count(*) from app.ambassador_campaigns g where g.ambassador_id = p.id)::integer as campaigns,
    f.supports, f.supporters, f.raised_cents
  from app.ambassador_profiles p cross join lateral (
    select (count(*) filter (where c.counts))::integer as supports,
      (count(distinct c.supporter) filter (where c.counts))::integer as supporters,
      coalesce(sum(c.raised_cents), 0)::bigint as raised_cents
    from app.credited_supports c where c.ambassador_id = p.id) f
  where p.is_public or p.user_id = (select app.uid()) or current_setting('role') in ('app_staff', 'app_system');
comment on view app.ambassador_figures is
  'What ambassadors have brought: those who are public for everybody, hidden ones for themselves and staff.';
grant select on app.ambassador_figures to app_visitor, app_guest, app_member, app_staff, app_system;

create view app.campaign_figures with (security_barrier) as
  select g.id as campaign_id, g.ambassador_id, f.supports, f.supporters, f.raised_cents
  from app.ambassador_campaigns g join app.ambassador_profiles p on p.id = g.ambassador_id cross join lateral (
    select (count(*) filter (where c.counts))::integer as supports,
      (count(distinct c.supporter) filter (where c.counts))::integer as supporters,
      coalesce(sum(c.raised_cents), 0)::bigint as raised_cents
    from app.credited_supports c where c.campaign_id = g.id and c.ambassador_id = g.ambassador_id) f
  where p.is_public or p.user_id = (select app.uid()) or current_setting('role') in ('app_staff', 'app_system');
comment on view app.campaign_figures is 'The same for each of their campaigns.';
grant select on app.campaign_figures to app_visitor, app_guest, app_member, app_staff, app_system;

create view app.own_credits with (security_barrier) as
  select c.support_id, c.campaign_id, c.project_event_id, e.title, e.type, c.kind, c.status, c.counts, c.supporter,
    case when c.is_name_shown and c.counts and c.raised_cents > 0 then nullif(c.name, '') end as name,
    case when c.counts and c.raised_cents > 0 then c.amount_cents end as amount_cents, c.raised_cents, c.created_at
  from app.credited_supports c join app.project_events e on e.id = c.project_event_id
  where c.ambassador_id = (select app.own_ambassador());
comment on view app.own_credits is
  'Every support credited to the caller. The amount shows once the money was received and kept, and then also the name of a giver who shows it. The supporter is only for counting.';
grant select on app.own_credits to app_member;

create view app.seats_still_coming with (security_barrier) as
  select x.support_id, count(*)::integer as n
  from app.group_seats x join app.supports s on s.id = x.support_id join app.project_events e on e.id = s.project_event_id
  where x.still_coming_at is not null
    and (s.user_id = (select app.uid()) or s.group_id in (select app.own_groups())
      or e.partner_id = (select app.own_partner('{approved}')) or current_setting('role') in ('app_staff', 'app_system'))
  group by x.support_id;
comment on view app.seats_still_coming is
  'How many of a group have said that they still come after a change, for the group, the organization and staff.';
grant select on app.seats_still_coming to app_member, app_staff, app_system;

create view app.organization_addresses with (security_barrier) as
  select e.id as project_event_id, p.email as address
  from app.project_events e join app.partners p on p.id = e.partner_id
  where current_setting('role') = 'app_system' or exists (select from app.supports s where s.project_event_id = e.id
    and (s.user_id = (select app.uid()) or s.guest_id = (select app.guest_id())
      or s.id in (select app.own_group_supports())));
comment on view app.organization_addresses is
  'Where the organization of a project or event gets email about it, for those who support it; never shown.';
grant select on app.organization_addresses to app_guest, app_member, app_system;
reset role;

-- Pictures of companions: the people of one's own groups are a view already.
alter policy companions on app.files using (kind = 'avatars' and id in (select avatar_file_id from app.group_people));

set local role app_rules;
drop function app.public_gifts(uuid, integer);
drop function app.own_credits();
drop function app.campaign_figures(uuid);
drop function app.ambassador_figures(uuid[]);
drop function app.credited(uuid[]);
drop function app.seats_still_coming(uuid);
drop function app.organization_address(uuid);
drop function app.companion_pictures();
reset role;
