-- Whoever uses somebody else's address must not be able to close the inbox to them: what limits an address is the
-- confirmation that goes there, not the message. The limit of a sender stays.

-- Mail providers deliver `name+anything@` to `name@`.
create function app.mailbox_of(address text) returns text language sql immutable parallel safe as
  $$ select regexp_replace(lower(address), '\+[^@]*@', '@') $$;
grant execute on function app.mailbox_of(text) to app_guest, app_member, app_staff, app_system, app_rules;
create index inbox_messages_mailbox on app.inbox_messages (app.mailbox_of(email), created_at desc);

-- Its owner changes it.
set local role app_rules;
create or replace function app.guard_inbox() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  most constant integer := 5;
begin
  -- One at a time for a mailbox and for a sender, always in this order; else two at once would both be the last.
  perform pg_advisory_xact_lock(hashtextextended('inbox address ' || app.mailbox_of(new.email), 0));
  perform pg_advisory_xact_lock(hashtextextended('inbox sender ' || coalesce(new.user_id, new.guest_id)::text, 0));

  -- A browser without cookies is a new guest each time, so a form sent twice is recognized by what it says.
  if new.user_id is null and exists (
    select from app.inbox_messages i
    where i.email = new.email and i.user_id is null and i.created_at > new.created_at - interval '10 minutes'
      and (i.kind, i.name, i.subject, i.message, i.details) = (new.kind, new.name, new.subject, new.message, new.details)
  ) then
    return null;
  end if;

  if most <= (
    select count(*) from app.inbox_messages i
    where (i.user_id = new.user_id or i.guest_id = new.guest_id)
      and i.status in ('new', 'in_progress') and i.created_at > new.created_at - interval '1 hour'
  ) then
    raise exception 'too many messages within an hour'
      using errcode = 'check_violation', constraint = 'inbox_messages_few_at_once';
  end if;
  return new;
end $$;
comment on function app.guard_inbox() is
  'Drops what the same address has said within ten minutes, and refuses a sender a sixth unanswered message within an hour.';
reset role;

-- A member's own address always is told. What strangers typed is told five times an hour, whoever they were.
create function app.may_confirm(asked uuid) returns boolean
  language sql stable security definer set search_path = app, pg_temp as $$
  select exists (select from app.profiles p where p.id = m.user_id and p.email = m.email)
    or 5 > (
      select count(*) from app.inbox_messages i
      where app.mailbox_of(i.email) = app.mailbox_of(m.email) and i.id <> m.id
        and i.created_at > m.created_at - interval '1 hour')
  from app.inbox_messages m
  where m.id = asked and (m.user_id = app.uid() or m.guest_id = app.guest_id()) $$;
comment on function app.may_confirm(uuid) is 'Whether the sender of a message of one''s own may be sent a confirmation.';
grant execute on function app.may_confirm(uuid) to app_guest, app_member;
alter function app.may_confirm(uuid) owner to app_rules;
