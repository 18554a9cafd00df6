-- What was new: a project or event, an article, or a campaign, each once, when it was public for the first time; and that an item was moved or called off, or has a new date.
create table app.announcements (
  id uuid not null default gen_random_uuid(),
  project_event_id uuid,
  news_id uuid,
  campaign_id uuid,
  happened_at timestamp with time zone not null,
  spread_at timestamp with time zone,  -- When those who follow or support it got a notice; null until then
  changed_item_id uuid,  -- The item that was moved or called off, of which those hear who have saved it, or that has a new date, of which those who follow it hear too
  change text,
  constraint announcements_change_check CHECK ((change = ANY (ARRAY['moved'::text, 'called-off'::text, 'added'::text]))),
  constraint announcements_one_thing CHECK ((num_nonnulls(project_event_id, news_id, campaign_id, changed_item_id) = 1)),
  constraint announcements_say_the_change CHECK (((change IS NULL) = (changed_item_id IS NULL))),
  constraint announcements_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES app.ambassador_campaigns(id) ON DELETE CASCADE,
  constraint announcements_changed_item_id_fkey FOREIGN KEY (changed_item_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint announcements_news_id_fkey FOREIGN KEY (news_id) REFERENCES app.news(id) ON DELETE CASCADE,
  constraint announcements_project_event_id_fkey FOREIGN KEY (project_event_id) REFERENCES app.project_events(id) ON DELETE CASCADE,
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_campaign_id_key UNIQUE (campaign_id),
  constraint announcements_news_id_key UNIQUE (news_id),
  constraint announcements_project_event_id_key UNIQUE (project_event_id)
);
CREATE UNIQUE INDEX announcements_change_once ON app.announcements USING btree (changed_item_id, change) WHERE ((spread_at IS NULL) AND (changed_item_id IS NOT NULL));
CREATE INDEX announcements_changed_item ON app.announcements USING btree (changed_item_id) WHERE (changed_item_id IS NOT NULL);
CREATE INDEX announcements_waiting ON app.announcements USING btree (happened_at, id) WHERE (spread_at IS NULL);
create policy rules on app.announcements for all to app_rules
  using (true)
  with check (true);
create policy system on app.announcements for all to app_system
  using (true)
  with check (true);
grant insert (project_event_id, news_id, campaign_id, happened_at, changed_item_id, change) on app.announcements to app_rules;
grant select on app.announcements to app_rules;
grant select on app.announcements to app_system;
grant update (spread_at) on app.announcements to app_system;

-- An update for a donor without an account: emailed when due, if they still want it. Of several gifts of an address to an item only one has it. Gone after half a year.
create table app.donor_notices (
  support_id uuid not null,
  announcement_id uuid not null,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  mailed_at timestamp with time zone,
  constraint donor_notices_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES app.announcements(id) ON DELETE CASCADE,
  constraint donor_notices_support_id_fkey FOREIGN KEY (support_id) REFERENCES app.supports(id) ON DELETE CASCADE,
  constraint donor_notices_pkey PRIMARY KEY (support_id, announcement_id)
);
CREATE INDEX donor_notices_announcement ON app.donor_notices USING btree (announcement_id);
CREATE INDEX donor_notices_due ON app.donor_notices USING btree (due_at, support_id) WHERE (mailed_at IS NULL);
CREATE INDEX donor_notices_old ON app.donor_notices USING btree (created_at);
create policy system on app.donor_notices for all to app_system
  using (true)
  with check (true);
grant delete on app.donor_notices to app_system;
grant insert (support_id, announcement_id, created_at, due_at) on app.donor_notices to app_system;
grant select on app.donor_notices to app_system;
grant update (mailed_at) on app.donor_notices to app_system;

-- Whom or what people follow: an organization, an ambassador, or a list with filters, such as one topic or one town. Nobody else sees it.
create table app.follows (
  id uuid not null,
  user_id uuid not null,
  partner_id uuid,
  ambassador_id uuid,
  search text,  -- personal: the query string of a list of projects and events, in its shortest form
  how text not null,  -- How often new things are emailed; bell: not at all
  time_zone text not null default 'Asia/Jerusalem'::text,  -- That of the browser in which it was chosen, for digests at eight in the morning
  created_at timestamp with time zone not null,
  constraint follows_how_check CHECK ((how = ANY (ARRAY['at-once'::text, 'daily'::text, 'weekly'::text, 'bell'::text]))),
  constraint follows_one_thing CHECK ((num_nonnulls(partner_id, ambassador_id, search) = 1)),
  constraint follows_search_check CHECK (((length(search) >= 1) AND (length(search) <= 2000))),
  constraint follows_time_zone_check CHECK (((length(time_zone) >= 1) AND (length(time_zone) <= 64))),
  constraint follows_ambassador_id_fkey FOREIGN KEY (ambassador_id) REFERENCES app.ambassador_profiles(id) ON DELETE CASCADE,
  constraint follows_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES app.partners(id) ON DELETE CASCADE,
  constraint follows_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint follows_pkey PRIMARY KEY (id),
  constraint follows_ambassador_once UNIQUE (user_id, ambassador_id),
  constraint follows_partner_once UNIQUE (user_id, partner_id),
  constraint follows_search_once UNIQUE (user_id, search)
);
CREATE INDEX follows_ambassador ON app.follows USING btree (ambassador_id) WHERE (ambassador_id IS NOT NULL);
CREATE INDEX follows_partner ON app.follows USING btree (partner_id) WHERE (partner_id IS NOT NULL);
CREATE INDEX follows_search ON app.follows USING btree (search) WHERE (search IS NOT NULL);
create policy own on app.follows for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy own_choice on app.follows for update to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check (user_id = ( SELECT app.uid() AS uid));
create policy own_end on app.follows for delete to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy rules on app.follows for select to app_rules
  using (true);
create policy start on app.follows for insert to app_member
  with check ((user_id = ( SELECT app.uid() AS uid)) AND app.is_followable(partner_id, ambassador_id));
create policy system on app.follows for all to app_system
  using (true)
  with check (true);
grant delete on app.follows to app_member;
grant insert (id, user_id, partner_id, ambassador_id, search, how, time_zone, created_at) on app.follows to app_member;
grant select on app.follows to app_member;
grant update (how, time_zone) on app.follows to app_member;
grant select on app.follows to app_rules;
grant delete on app.follows to app_system;
grant insert (id, user_id, partner_id, ambassador_id, search, how, time_zone, created_at) on app.follows to app_system;
grant select on app.follows to app_system;

-- What is new for a person: in the bell of their pages, and emailed when due if they have not read it. Gone after half a year.
create table app.notices (
  user_id uuid not null,
  announcement_id uuid not null,
  follow_id uuid,  -- Because of what they follow; null because they support it, or no longer follow it
  is_support boolean not null default false,  -- An update of what they signed up for or gave to
  how text not null,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone,  -- When it is emailed; null: only in the bell
  read_at timestamp with time zone,
  mailed_at timestamp with time zone,
  is_saved boolean not null default false,  -- About something that they have saved
  constraint notices_how_check CHECK ((how = ANY (ARRAY['at-once'::text, 'daily'::text, 'weekly'::text, 'bell'::text]))),
  constraint notices_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES app.announcements(id) ON DELETE CASCADE,
  constraint notices_follow_id_fkey FOREIGN KEY (follow_id) REFERENCES app.follows(id) ON DELETE SET NULL,
  constraint notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES app.profiles(id) ON DELETE CASCADE,
  constraint notices_pkey PRIMARY KEY (user_id, announcement_id)
);
CREATE INDEX notices_announcement ON app.notices USING btree (announcement_id);
CREATE INDEX notices_due ON app.notices USING btree (due_at, user_id) WHERE ((mailed_at IS NULL) AND (read_at IS NULL) AND (due_at IS NOT NULL));
CREATE INDEX notices_follow ON app.notices USING btree (follow_id);
CREATE INDEX notices_newest ON app.notices USING btree (user_id, created_at DESC, announcement_id DESC);
CREATE INDEX notices_old ON app.notices USING btree (created_at);
CREATE INDEX notices_unread ON app.notices USING btree (user_id) WHERE (read_at IS NULL);
create policy own on app.notices for select to app_member
  using (user_id = ( SELECT app.uid() AS uid));
create policy own_read on app.notices for update to app_member
  using (user_id = ( SELECT app.uid() AS uid))
  with check (user_id = ( SELECT app.uid() AS uid));
create policy rules on app.notices for select to app_rules
  using (true);
create policy system on app.notices for all to app_system
  using (true)
  with check (true);
grant select on app.notices to app_member;
grant update (how, due_at, read_at) on app.notices to app_member;
grant select on app.notices to app_rules;
grant delete on app.notices to app_system;
grant insert (user_id, announcement_id, follow_id, is_support, how, created_at, due_at, read_at, mailed_at, is_saved) on app.notices to app_system;
grant select on app.notices to app_system;
grant update (mailed_at) on app.notices to app_system;
CREATE TRIGGER notify_notices AFTER INSERT ON app.notices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.notify_notices();

-- What the caller follows, with the names of what is public; they cannot read ambassadors otherwise.
create view app.own_follows with (security_barrier=true) as
 SELECT f.id,
    f.partner_id,
    f.ambassador_id,
    f.search,
    f.how,
    f.created_at,
        CASE
            WHEN p.is_public THEN p.names
            WHEN s.is_public THEN jsonb_build_object('en', s.display_name)
            ELSE NULL::jsonb
        END AS names
   FROM ((app.follows f
     LEFT JOIN app.partners p ON ((p.id = f.partner_id)))
     LEFT JOIN app.ambassador_profiles s ON ((s.id = f.ambassador_id)))
  WHERE (f.user_id = ( SELECT app.uid() AS uid));
grant select on app.own_follows to app_member;

-- How many people follow the caller's own organization; nobody learns who.
CREATE OR REPLACE FUNCTION app.count_followers()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
  select count(*)::integer from follows where partner_id = app.own_partner('{approved}') $function$;

-- Tells open pages of people that they have a new notice, without saying of what.
CREATE OR REPLACE FUNCTION app.notify_notices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'app', 'pg_temp'
AS $function$
begin
  perform app.announce('live', format('notices new %s', a.user_id)) from (select distinct user_id from added) a;
  return null;
end $function$;
