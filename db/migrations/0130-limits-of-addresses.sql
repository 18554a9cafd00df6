-- Anyone can type anyone's address, so an address limits only the emails that are sent to it. Orders and gifts of visitors are
-- limited by browser and connection.

drop function app.orders_waiting(text);
drop function app.gifts_waiting(text, uuid);
drop index app.orders_address;
drop index app.supports_gifts_waiting;
create index orders_mailbox on app.orders (app.mailbox_of(email), created_at desc) where user_id is null;
create index supports_gifts_mailbox on app.supports (app.mailbox_of(email), created_at desc)
  where kind = 'donate' and user_id is null;

create function app.may_mail_how_to_pay(address text, at timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = app, pg_temp as $$
declare
  most constant integer := 5;
  mailbox constant text := app.mailbox_of(address);
  since constant timestamptz := at - interval '1 hour';
begin
  -- One at a time for a mailbox; otherwise several at once would not count each other.
  perform pg_advisory_xact_lock(hashtextextended('payment mailbox ' || mailbox, 0));
  return most >= (
    select count(*) from app.orders o
      where o.user_id is null and app.mailbox_of(o.email) = mailbox and o.created_at > since
  ) + (
    select count(*) from app.supports s
      where s.kind = 'donate' and s.user_id is null and app.mailbox_of(s.email) = mailbox and s.created_at > since
  );
end $$;
comment on function app.may_mail_how_to_pay(text, timestamptz) is
  'Whether an address that a visitor typed may be emailed how to pay: for five orders and gifts of visitors within an hour, including the present one, which is already stored.';
grant execute on function app.may_mail_how_to_pay(text, timestamptz) to app_guest, app_member;
alter function app.may_mail_how_to_pay(text, timestamptz) owner to app_rules;
