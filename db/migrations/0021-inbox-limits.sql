-- The inbox can be searched, takes no flood of messages, and answers to our mails reach people.

alter table app.inbox_messages add column search_text text not null default '';
comment on column app.inbox_messages.search_text is 'personal: name, address and subject, normalized';
grant insert (search_text) on app.inbox_messages to app_guest, app_member, app_system;
create index inbox_messages_email on app.inbox_messages (email, created_at desc);
-- The counts beside the filters are read from this alone.
create index inbox_messages_counts on app.inbox_messages (status, kind);

alter table app.mails add column reply_to text;
comment on column app.mails.reply_to is 'An address of ours that answers go to, where it is not the sender''s';
grant insert (reply_to) on app.mails to app_guest, app_member, app_staff, app_system;

-- Whoever writes gets a confirmation, so without a limit our mails could be made a nuisance of somebody else's mailbox.
-- A member with the account's own address is never held up by what strangers send in that name.
create function app.guard_inbox() returns trigger
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  most constant integer := 5;
  lately timestamptz := new.created_at - interval '1 hour';
  is_own_address boolean;
begin
  -- One at a time for an address and for a sender, always in this order; else two at once would both be the last.
  perform pg_advisory_xact_lock(hashtextextended('inbox address ' || new.email, 0));
  perform pg_advisory_xact_lock(hashtextextended('inbox sender ' || coalesce(new.user_id, new.guest_id)::text, 0));

  -- A browser without cookies is a new guest each time, so a form sent twice is recognized by what it says.
  if new.user_id is null and exists (
    select from app.inbox_messages i
    where i.email = new.email and i.user_id is null and i.created_at > new.created_at - interval '10 minutes'
      and (i.kind, i.name, i.subject, i.message, i.details) = (new.kind, new.name, new.subject, new.message, new.details)
  ) then
    return null;
  end if;

  is_own_address := exists (select from app.profiles p where p.id = new.user_id and p.email = new.email);
  if not is_own_address and most <= (
    select count(*) from app.inbox_messages i
    where i.email = new.email and i.status in ('new', 'in_progress') and i.created_at > lately
  ) or most <= (
    select count(*) from app.inbox_messages i
    where (i.user_id = new.user_id or i.guest_id = new.guest_id)
      and i.status in ('new', 'in_progress') and i.created_at > lately
  ) then
    raise exception 'too many messages within an hour'
      using errcode = 'check_violation', constraint = 'inbox_messages_few_at_once';
  end if;
  return new;
end $$;
comment on function app.guard_inbox() is
  'Drops what the same address has said within ten minutes, and refuses a sixth unanswered message within an hour.';
grant execute on function app.guard_inbox() to app_guest, app_member;

create policy rules on app.inbox_messages for select to app_rules using (true);
grant select on app.inbox_messages to app_rules;
create trigger guard_inbox before insert on app.inbox_messages for each row
  when (current_user <> 'app_system') execute function app.guard_inbox();
alter function app.guard_inbox() owner to app_rules;
