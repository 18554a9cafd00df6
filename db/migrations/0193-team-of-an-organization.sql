-- Several people per organization: its owner, and a team, each with the duties that the owner gave them.
create table app.partner_members (
  user_id uuid primary key references app.profiles (id) on delete cascade,
  partner_id uuid not null references app.partners (id) on delete cascade,
  duties text[] not null check (cardinality(duties) between 1 and 3 and duties <@ '{write,answer,money}'),
  joined_at timestamptz not null default now()
);
create index partner_members_partner on app.partner_members (partner_id);
comment on table app.partner_members is
  'Who else acts for an organization besides its owner, partners.user_id. A person is in one organization at most.';
comment on column app.partner_members.duties is
  'write: profile, posts, news and products. answer: sign-ups, questions, and orders to send. money: gifts, payments, refunds.';

create table app.partner_invitations (
  id uuid primary key,
  partner_id uuid not null references app.partners (id) on delete cascade,
  email text not null check (length(email) <= 254 and email = lower(email)),
  duties text[] not null check (duties = '{own}' or cardinality(duties) between 1 and 3 and duties <@ '{write,answer,money}'),
  invited_by uuid not null references app.profiles (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint partner_invitations_once unique (partner_id, email)
);
create index partner_invitations_invited_by on app.partner_invitations (invited_by);
create index partner_invitations_expires_at on app.partner_invitations (expires_at);
comment on table app.partner_invitations is
  'Invitations to the team of an organization, by email. One with the duty "own" offers the organization itself. Gone once accepted or declined.';
comment on column app.partner_invitations.email is 'personal';

alter table app.partner_members enable row level security, force row level security;
alter table app.partner_invitations enable row level security, force row level security;

create function app.own_partner(statuses text[], needed text[]) returns uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select id from app.partners
  where id = coalesce(
      (select id from app.partners where user_id = app.uid()),
      (select partner_id from app.partner_members
        where user_id = app.uid() and (needed is null or needed && duties)))
    and (cardinality(statuses) = 0 or status = any (statuses)) $$;
comment on function app.own_partner(text[], text[]) is
  'The organization of the caller, in one of these statuses (none: any), if the caller has one of these duties there (null: no matter); its owner has every duty, and "own" beside.';
grant execute on function app.own_partner(text[], text[]) to app_member, app_guest, app_staff, app_system;
alter function app.own_partner(text[], text[]) owner to app_rules;

set local role app_rules;
create or replace function app.own_partner(statuses text[] default '{}') returns uuid
  language sql stable security definer set search_path = app, pg_temp as $$
  select app.own_partner(statuses, null::text[]) $$;
comment on function app.own_partner(text[]) is
  'The organization for which this person acts, as its owner or in its team, or null; with statuses, only if it is in one of them.';
reset role;

create function app.own_duties() returns text[]
  language sql stable security definer set search_path = app, pg_temp as $$
  select case when exists (select from app.partners where user_id = app.uid()) then array['own', 'write', 'answer', 'money']
    else coalesce((select duties from app.partner_members where user_id = app.uid()), '{}') end $$;
comment on function app.own_duties() is 'What the caller may do for their organization.';
grant execute on function app.own_duties() to app_member;
alter function app.own_duties() owner to app_rules;

create policy team on app.partner_members for select to app_member using (partner_id = (select app.own_partner()));
create policy owner on app.partner_members for update to app_member
  using (partner_id = (select app.own_partner('{}', '{own}'))) with check (partner_id = (select app.own_partner('{}', '{own}')));
create policy leave on app.partner_members for delete to app_member
  using (user_id = (select app.uid()) or partner_id = (select app.own_partner('{}', '{own}')));
create policy staff on app.partner_members for select to app_staff using ((select app.is_staff()));
create policy rules on app.partner_members to app_rules using (true) with check (true);
create policy system on app.partner_members to app_system using (true) with check (true);
grant select, delete, update (duties) on app.partner_members to app_member;
grant select on app.partner_members to app_staff;
grant select, delete, insert (user_id, partner_id, duties, joined_at) on app.partner_members to app_rules;
grant select, delete, insert (user_id, partner_id, duties, joined_at) on app.partner_members to app_system;

create policy owner on app.partner_invitations to app_member
  using (partner_id = (select app.own_partner('{}', '{own}')))
  with check (partner_id = (select app.own_partner('{approved}', '{own}')) and invited_by = (select app.uid()));
create policy rules on app.partner_invitations to app_rules using (true) with check (true);
create policy system on app.partner_invitations to app_system using (true) with check (true);
grant select, delete, insert (id, partner_id, email, duties, invited_by, created_at, expires_at) on app.partner_invitations to app_member;
grant update (duties, created_at, expires_at) on app.partner_invitations to app_member;
-- The right to change something is what locking a row takes.
grant select, delete, update (expires_at) on app.partner_invitations to app_rules;
grant select, delete, insert (id, partner_id, email, duties, invited_by, created_at, expires_at) on app.partner_invitations to app_system;

-- Names and addresses of the caller's team, its owner first.
create function app.own_team() returns table (user_id uuid, full_name text, email text, duties text[], joined_at timestamptz)
  language sql stable security definer set search_path = app, pg_temp as $$
  select p.id, p.full_name, p.email, array['own', 'write', 'answer', 'money'], null::timestamptz
    from app.partners o join app.profiles p on p.id = o.user_id where o.id = app.own_partner()
  union all
  select p.id, p.full_name, p.email, x.duties, x.joined_at
    from app.partner_members x join app.profiles p on p.id = x.user_id where x.partner_id = app.own_partner() $$;
comment on function app.own_team() is 'The people who act for the caller''s organization, with their duties.';
grant execute on function app.own_team() to app_member;
alter function app.own_team() owner to app_rules;

-- An invitation that is for the caller: sent to their own, proved address. Nobody else learns anything of it.
create function app.own_invitation(invitation uuid)
  returns table (partner_id uuid, name text, names jsonb, duties text[], invited_by text, is_ready boolean)
  language sql stable security definer set search_path = app, pg_temp as $$
  select o.id, o.name, o.names, i.duties, by_whom.full_name,
    not exists (select from app.partners mine where mine.user_id = app.uid())
      and not exists (select from app.partner_members mine where mine.user_id = app.uid()
        and (mine.partner_id <> i.partner_id or i.duties <> '{own}'))
  from app.partner_invitations i
    join app.partners o on o.id = i.partner_id and o.status = 'approved' and o.user_id = i.invited_by
    join app.profiles by_whom on by_whom.id = i.invited_by
    join app.profiles me on me.id = app.uid() and lower(me.email) = i.email and me.suspended_at is null
  where i.id = invitation and i.expires_at > now()
    and coalesce((app.sign_ins_of(app.uid()) ->> 'is_proved')::boolean, false) $$;
comment on function app.own_invitation(uuid) is
  'An invitation to the caller''s own, proved address, while it is open. is_ready: the caller is free to accept it.';
grant execute on function app.own_invitation(uuid) to app_member;
alter function app.own_invitation(uuid) owner to app_rules;

-- Accepts or declines an invitation. Accepting the organization itself makes its owner so far a member with all duties.
create function app.answer_invitation(invitation uuid, is_accepted boolean) returns boolean
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  offered record;
begin
  -- In turn with other answers, and with the end of the invitation.
  perform from app.partner_invitations where id = invitation for update;
  select * into offered from app.own_invitation(invitation);
  if offered.partner_id is null or is_accepted and not offered.is_ready then
    return false;
  end if;
  delete from app.partner_invitations where id = invitation;
  if not is_accepted then
    return true;
  end if;
  if offered.duties = '{own}' then
    delete from app.partner_members where user_id = app.uid();
    insert into app.partner_members (user_id, partner_id, duties)
      select user_id, id, '{write,answer,money}' from app.partners where id = offered.partner_id;
    update app.partners set user_id = app.uid(), updated_at = now() where id = offered.partner_id;
    delete from app.partner_invitations where partner_id = offered.partner_id;
  else
    insert into app.partner_members (user_id, partner_id, duties) values (app.uid(), offered.partner_id, offered.duties);
  end if;
  return true;
end $$;
comment on function app.answer_invitation(uuid, boolean) is
  'Accepts or declines an invitation to the caller. Whoever accepts the organization itself becomes its owner, and the owner a member with all duties.';
grant execute on function app.answer_invitation(uuid, boolean) to app_member;
alter function app.answer_invitation(uuid, boolean) owner to app_rules;

-- Nobody has a second organization: not by registering one either.
alter policy apply on app.partners with check (user_id = (select app.uid()) and status = 'pending'
  and not exists (select from app.partner_members where user_id = (select app.uid())));
alter policy own on app.partners using (user_id = (select app.uid()) or id = (select app.own_partner()));
alter policy own_change on app.partners
  using (id = (select app.own_partner()) and status <> 'suspended')
  with check (id = (select app.own_partner()) and status <> all (array['rejected', 'suspended']));
grant update (user_id) on app.partners to app_rules;
alter policy rules_hold on app.partners with check (true);

-- What of an organization's row takes which duty. The owner may change all that members may.
create function app.check_partner_duty() returns trigger language plpgsql as $$
declare
  changed text[];
  duties constant text[] := app.own_duties();
begin
  select array_agg(n.key) into changed
    from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o on o.key = n.key
    where n.value is distinct from o.value and n.key <> 'updated_at';
  if 'own' = any (duties) or changed is null
    or changed = '{payment_instructions}' and 'money' = any (duties)
    or 'write' = any (duties) and not changed && array['payment_instructions', 'status', 'name', 'other_names', 'names', 'registration_number',
      'country', 'organization_type', 'year_established', 'charitable_status', 'email', 'phone', 'contact_person_name',
      'contact_person_role', 'is_contact_public'] then
    return null;
  end if;
  raise exception 'not among the duties of this person' using errcode = 'insufficient_privilege';
end $$;
-- After the update, when generated columns have their values.
create trigger check_partner_duty after update on app.partners
  for each row when (current_user = 'app_member') execute function app.check_partner_duty();

-- Each policy for organizations asks for the duty that its rows take. Reading what is written takes none.
create function pg_temp.with_duty(code text, needed text) returns text language sql as $$
  select replace(
    regexp_replace(code, 'app\.own_partner\((''\{[a-z,]*\}''(::text\[\])?)\)', 'app.own_partner(\1, ''' || needed || '''::text[])', 'g'),
    'app.own_partner()', 'app.own_partner(''{}''::text[], ''' || needed || '''::text[])') $$;
do $$
declare
  policy record;
  gifts constant text := ' and (kind <> ''donate'' or (select app.own_partner(''{approved}''::text[], ''{money}''::text[])) is not null)
    and (kind = ''donate'' or (select app.own_partner(''{approved}''::text[], ''{answer}''::text[])) is not null)';
begin
  -- So that the text of a policy names the schema of each function.
  set local search_path = pg_catalog, pg_temp;
  for policy in
    select x.polname, x.polrelid::regclass as on_table, pg_get_expr(x.polqual, x.polrelid) as rows,
      pg_get_expr(x.polwithcheck, x.polrelid) as checked, d.needed, case when d.by_kind then gifts else '' end as rest
    from (values
      ('news', 'own_change', '{write}', false), ('news', 'own_delete', '{write}', false), ('news', 'tell', '{write}', false),
      ('project_events', 'own_change', '{write,answer}', false), ('project_events', 'post', '{write}', false),
      ('project_event_revisions', 'own_change', '{write}', false), ('project_event_revisions', 'propose', '{write}', false),
      ('project_event_revision_pictures', 'own_draft', '{write}', false),
      ('products', 'offer', '{write}', false), ('products', 'own_change', '{write}', false),
      ('product_images', 'offer', '{write}', false), ('product_images', 'own_change', '{write}', false),
      ('product_images', 'own_delete', '{write}', false), ('product_variants', 'offer', '{write}', false),
      ('product_variants', 'own_change', '{write}', false), ('product_variants', 'own_delete', '{write}', false),
      ('partner_applications', 'apply', '{own}', false), ('partner_documents', 'own', '{own}', false),
      ('partner_covers', 'own_change', '{write}', false), ('threads', 'keep', '{answer,money}', false),
      ('thread_messages', 'write_for_own_partner', '{answer,money}', false), ('thread_reports', 'report_for_own_partner', '{answer,money}', false),
      ('supports', 'answer', '{answer,money}', true), ('supports', 'for_own_partner', '{answer,money}', true),
      ('supports', 'call_off', '{answer}', false), ('ambassador_credits', 'for_own_partner', '{answer,money}', false),
      ('partner_orders', 'send', '{answer,money}', false), ('partner_orders', 'to_send', '{answer,money}', false),
      ('payment_entries', 'confirm', '{money}', false), ('payment_entries', 'paid_back', '{money}', false),
      ('refunds', 'paid_back', '{money}', false), ('refunds', 'pay_back', '{money}', false), ('refunds', 'to_own_partner', '{money}', false)
    ) d (name, polname, needed, by_kind) join pg_policy x on x.polrelid = ('app.' || d.name)::regclass and x.polname = d.polname
  loop
    execute format('alter policy %I on %s', policy.polname, policy.on_table)
      || coalesce(' using (' || pg_temp.with_duty(policy.rows, policy.needed) || policy.rest || ')', '')
      || coalesce(' with check (' || pg_temp.with_duty(policy.checked, policy.needed) || policy.rest || ')', '');
  end loop;
end $$;
grant execute on function pg_temp.with_duty(text, text) to app_rules;
set local role app_rules;
do $$
declare
  policy record;
begin
  set local search_path = pg_catalog, pg_temp;
  for policy in
    select x.oid::regclass as name, pg_get_viewdef(x.oid) as body, d.needed
    from (values ('referrals', '{answer,money}'), ('own_part_payments', '{answer,money}'), ('seat_addresses', '{answer}'),
      ('seats_still_coming', '{answer}')) d (name, needed) join pg_class x on x.oid = ('app.' || d.name)::regclass
  loop
    execute format('create or replace view %s with (security_barrier = true) as %s', policy.name, pg_temp.with_duty(policy.body, policy.needed));
  end loop;
  for policy in
    select pg_get_functiondef(x.oid) as body, d.needed
    from (values ('app.payments_for_own_partner(boolean)', '{money}'), ('app.own_parts()', '{answer,money}'),
      ('app.orders_to_send()', '{answer,money}'), ('app.hold_payment(uuid)', '{answer,money}')) d (name, needed)
      join pg_proc x on x.oid = d.name::regprocedure
  loop
    execute pg_temp.with_duty(policy.body, policy.needed);
  end loop;
end $$;
reset role;
-- Messages about a sign-up are for whoever answers, those about a gift for whoever minds the money: policies of supports tell.
alter policy for_own_partner on app.threads using (partner_id = (select app.own_partner('{approved}', '{answer,money}'))
  and exists (select from app.supports s where s.id = support_id));
drop function pg_temp.with_duty(text, text);

-- Views of an organization's pages are for its whole team; who of it looks at them is not counted for them alone.
set local role app_rules;
do $$ begin
  execute replace(pg_get_functiondef('app.own_page_views(timestamptz, text)'::regprocedure),
    'user_id = app.uid() and status = ''approved''', 'id = app.own_partner(''{approved}'')');
  -- What a member of the team changes is recorded like what its owner does.
  execute replace(pg_get_functiondef('app.note_partner_change()'::regprocedure),
    'new.user_id is distinct from app.uid()', 'new.id is distinct from app.own_partner()');
end $$;
reset role;

-- Who comes into a team, leaves it, or gets other duties is recorded among the changes of the organization, with who did it.
create function app.note_team_change() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  insert into app.partner_changes (partner_id, fields, partner_status, changed_by, changed_at)
    select id, '{team}', status, app.uid(), now() from app.partners where id = coalesce(new.partner_id, old.partner_id);
  return null;
end $$;
create trigger note_team_change after insert or update or delete on app.partner_members
  for each row when (app.uid() is not null) execute function app.note_team_change();
alter function app.note_team_change() owner to app_rules;

-- What is new is announced to the whole team, not to the owner alone.
set local role app_rules;
do $$ begin
  execute replace(pg_get_functiondef('app.notify_live()'::regprocedure),
    'where for_owner is not null and owner is not null;',
    E'where for_owner is not null and owner is not null;\n  perform app.announce(''live'', format(''%s %s %s'', topic, for_owner, x.user_id))\n'
    '    from app.partner_members x join app.partners p on p.id = x.partner_id where for_owner is not null and p.user_id = owner;');
end $$;
reset role;

-- Nobody supports what their own organization posts, nor comes along with a group.
create function app.check_not_of_team() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
begin
  if exists (select from app.partner_members x join app.project_events e on e.partner_id = x.partner_id
      where x.user_id = new.user_id and e.id = case tg_table_name
        when 'supports' then (to_jsonb(new) ->> 'project_event_id')::uuid
        else (select project_event_id from app.supports where id = (to_jsonb(new) ->> 'support_id')::uuid) end) then
    raise exception 'one''s own' using errcode = 'check_violation',
      constraint = case tg_table_name when 'supports' then 'supports_not_ones_own' else 'group_seats_not_ones_own' end;
  end if;
  return new;
end $$;
create trigger check_not_of_team before insert on app.supports for each row when (new.user_id is not null)
  execute function app.check_not_of_team();
create trigger check_not_of_team before insert on app.group_seats for each row execute function app.check_not_of_team();
alter function app.check_not_of_team() owner to app_rules;

-- Files for an organization are its team's, whoever uploaded them.
-- Without a foreign key: rows of organizations are never deleted, and a file must not go or wait with one.
alter table app.files add column partner_id uuid;
create index files_partner_id on app.files (partner_id);
comment on column app.files.partner_id is 'For which organization someone of its team uploaded it';
alter table app.files no force row level security;
alter table app.partners no force row level security;
update app.files f set partner_id = p.id from app.partners p where p.user_id = f.user_id
  and f.kind in ('partner-logos', 'partner-documents', 'project-images', 'event-images', 'product-images', 'news-images');
alter table app.files force row level security;
alter table app.partners force row level security;
create policy team on app.files for select to app_member
  using (partner_id = (select app.own_partner()));
create policy team on app.partner_documents for select to app_member using (partner_id = (select app.own_partner()));
grant insert (partner_id) on app.files to app_system;
create function app.note_team_of_file() returns trigger language plpgsql as $$
begin
  new.partner_id := case when new.kind not in ('avatars', 'id_documents', 'ambassador-logos', 'ambassador-photos', 'ambassador-resources')
    then app.own_partner() end;
  return new;
end $$;
create trigger note_team_of_file before insert on app.files for each row when (current_user = 'app_member')
  execute function app.note_team_of_file();
create or replace function app.check_file() returns trigger language plpgsql as $$
declare
  file uuid := to_jsonb(new) ->> tg_argv[0];
  is_allowed boolean;
begin
  if file is null or (tg_op = 'UPDATE' and to_jsonb(old) ->> tg_argv[0] = file::text) then
    return new;
  end if;
  -- Members refer to their own files, and to those of the organization for which they write.
  if current_user = 'app_member' then
    is_allowed := exists (select from app.files where id = file and kind = any (tg_argv[1:])
      and (user_id = app.uid() or partner_id = app.own_partner('{}', '{write}')));
  else
    is_allowed := exists (select from app.files where id = file and kind = any (tg_argv[1:]));
  end if;
  if not is_allowed then
    raise exception '% cannot refer to this file', tg_table_name using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
