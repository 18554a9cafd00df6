-- Which emails about what is overdue were sent: two to whoever has to answer, and the third, about an organization, to staff. Gone after a year.
create table app.nudges (
  kind text not null,
  subject_id uuid not null,  -- The row that waits, by its kind; without a reference, because it may be of any of these tables
  since timestamp with time zone not null,  -- Since when it waited then: who has to answer again is reminded again
  stage smallint not null,
  sent_at timestamp with time zone not null,
  constraint nudges_stage_check CHECK (((stage >= 1) AND (stage <= 3))),
  constraint nudges_pkey PRIMARY KEY (kind, subject_id, since, stage)
);
CREATE INDEX nudges_sent ON app.nudges USING btree (sent_at);
create policy staff on app.nudges for select to app_staff
  using ( SELECT app.is_staff() AS is_staff);
create policy system on app.nudges for all to app_system
  using (true)
  with check (true);
grant select on app.nudges to app_staff;
grant delete on app.nudges to app_system;
grant insert (kind, subject_id, since, stage, sent_at) on app.nudges to app_system;
grant select on app.nudges to app_system;
