-- An ambassador reads what was supported through them by its title in the language of the page.
drop view app.own_credits;
create view app.own_credits with (security_barrier=true) as
 SELECT c.support_id,
    c.campaign_id,
    c.project_event_id,
    e.title,
    e.type,
    c.kind,
    c.status,
    c.counts,
    c.supporter,
        CASE
            WHEN (c.is_name_shown AND c.counts AND (c.raised_cents > 0)) THEN NULLIF(c.name, ''::text)
            ELSE NULL::text
        END AS name,
        CASE
            WHEN (c.counts AND (c.raised_cents > 0)) THEN c.amount_cents
            ELSE NULL::bigint
        END AS amount_cents,
    c.raised_cents,
    c.created_at,
    jsonb_build_object(e.language, e.title) || coalesce((
      select jsonb_object_agg(t.key, t.value ->> 'title') from jsonb_each(e.translations) t), '{}') as titles
   FROM (app.credited_supports c
     JOIN app.project_events e ON ((e.id = c.project_event_id)))
  WHERE (c.ambassador_id = ( SELECT app.own_ambassador() AS own_ambassador));
comment on view app.own_credits is
  'Every support credited to the caller. The amount shows once the money was received and kept, and then also the name of a giver who shows it. The supporter is only for counting.';
grant select on app.own_credits to app_member;
alter view app.own_credits owner to app_rules;
