-- Where several policies let a row through, they are asked in the opposite order of their names, and none after the first that
-- does. So what is known from the row itself has names that come late, and what asks a function has one that comes early.
-- Nobody sees more or less than before.
alter policy supported on app.project_events rename to by_support;
alter policy with_group on app.supports rename to by_group;
alter policy to_send on app.orders rename to for_own_partner;

-- Of one's own there are tens, not the thousand the planner takes any set for: with that many it rather read a whole table once
-- than ask this again for each row.
set local role app_rules;
alter function app.own_groups() rows 20;
alter function app.own_group_supports() rows 20;
alter function app.own_supported_items() rows 20;
alter function app.own_orders() rows 20;
alter function app.own_parts() rows 20;
reset role;
