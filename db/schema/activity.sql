-- Pages seen and links followed. Without consent only what and when: no person, address, browser or origin.
create table app.user_activity (
  id uuid not null,
  user_id uuid,
  activity_type text not null,
  details jsonb not null default '{}'::jsonb,  -- personal: what was seen or followed, see domain/activity/activity.ts
  url text,  -- personal: with consent only
  referrer text,  -- personal: with consent only
  user_agent text,  -- personal: with consent only
  ip_address text,  -- personal: with consent only; taken from the connection
  created_at timestamp with time zone not null default now(),
  constraint user_activity_activity_type_check CHECK (((activity_type ~ '^[a-z]+(_[a-z]+)*$'::text) AND (length(activity_type) <= 60))),
  constraint user_activity_ip_address_check CHECK ((length(ip_address) <= 45)),
  constraint user_activity_referrer_check CHECK ((length(referrer) <= 2000)),
  constraint user_activity_url_check CHECK ((length(url) <= 2000)),
  constraint user_activity_user_agent_check CHECK ((length(user_agent) <= 500)),
  constraint user_activity_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint user_activity_pkey PRIMARY KEY (id)
);
CREATE INDEX user_activity_newest ON app.user_activity USING btree (created_at DESC, id DESC);
CREATE INDEX user_activity_pages ON app.user_activity USING btree (((details ->> 'path'::text)), created_at) WHERE (activity_type = 'page_view'::text);
CREATE INDEX user_activity_person ON app.user_activity USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX user_activity_type ON app.user_activity USING btree (activity_type, created_at DESC, id DESC);
create policy own on app.user_activity for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy rules on app.user_activity for select to app_rules
  using (true);
create policy superusers on app.user_activity for select to app_staff
  using ( SELECT app.is_superuser() AS is_superuser);
create policy system on app.user_activity for all to app_system
  using (true)
  with check (true);
create policy write on app.user_activity for insert to app_member
  with check ((user_id IS NULL) OR (user_id = ( SELECT app.uid() AS uid)));
create policy write_as_guest on app.user_activity for insert to app_guest
  with check (user_id IS NULL);
grant insert (id, user_id, activity_type, details, url, referrer, user_agent, ip_address, created_at) on app.user_activity to app_guest;
grant insert (id, user_id, activity_type, details, url, referrer, user_agent, ip_address, created_at) on app.user_activity to app_member;
grant select on app.user_activity to app_member;
grant select (user_id, activity_type, details, created_at) on app.user_activity to app_rules;
grant select on app.user_activity to app_staff;
grant delete on app.user_activity to app_system;
grant insert (id, user_id, activity_type, details, url, referrer, user_agent, ip_address, created_at) on app.user_activity to app_system;
grant select on app.user_activity to app_system;
