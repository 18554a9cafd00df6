-- Whoever asks others for something is told when it is there: once for each campaign, whichever process sees it first.
alter table app.ambassador_campaigns add column goal_reached_at timestamptz;
comment on column app.ambassador_campaigns.goal_reached_at is
  'When it was first seen to have reached its goal, and its ambassador was told';
grant update (goal_reached_at) on app.ambassador_campaigns to app_system;
create index ambassador_campaigns_not_reached on app.ambassador_campaigns (id)
  where goal_reached_at is null and ended_at is null;
