-- Hours that a person says they gave, until their organization confirms hours of its own. They count nothing.
alter table app.supports add column proposed_hours integer check (proposed_hours between 1 and 10000);
comment on column app.supports.proposed_hours is 'What the person says; counts nothing. hours is what the organization has confirmed';
grant update (proposed_hours) on app.supports to app_system;

-- Certificates of all hours together. One names the certificates that it sums up, and ends with any of them.
create table app.hours_certificates (
  code text primary key check (code ~ '^[0-9A-F]{16}$'),
  user_id uuid not null references app.profiles on delete cascade,
  certificates text[] not null check (cardinality(certificates) > 0),
  hours integer not null check (hours > 0),
  issued_at timestamptz not null
);
create index hours_certificates_user on app.hours_certificates (user_id);
comment on table app.hours_certificates is
  'Certificates of all confirmed hours of a person. What one says is read from those that it sums up; if one of them is revoked or gone, it is no longer valid.';
comment on column app.hours_certificates.code is 'Printed on it: who has it can check what the certificate says';
comment on column app.hours_certificates.certificates is 'The codes of the certificates that it sums up';

alter table app.hours_certificates enable row level security, force row level security;
create policy own on app.hours_certificates for select to app_member using (user_id = (select app.uid()));
create policy rules on app.hours_certificates for all to app_rules using (true) with check (true);
create policy system on app.hours_certificates for select to app_system using (true);
grant select on app.hours_certificates to app_member, app_system;
grant select, insert (code, user_id, certificates, hours, issued_at) on app.hours_certificates to app_rules;

create function app.certify_own_hours(at timestamptz) returns text
  language plpgsql security definer set search_path = app, pg_temp as $$
declare
  codes text[];
  total integer;
  known text;
begin
  -- Hours of several people are theirs together: each such sign-up has a certificate of its own.
  select array_agg(c.code order by c.code), sum(c.hours) into codes, total
    from app.certificates c join app.supports s on s.id = c.support_id
    where s.user_id = app.uid() and s.places = 1 and s.group_name is null and c.revoked_at is null;
  if codes is null then
    return null;
  end if;
  select code into known from app.hours_certificates where user_id = app.uid() and certificates = codes;
  if known is null then
    insert into app.hours_certificates (code, user_id, certificates, hours, issued_at)
      values (upper(left(replace(gen_random_uuid()::text, '-', ''), 12) || right(replace(gen_random_uuid()::text, '-', ''), 4)),
        app.uid(), codes, total, at)
      returning code into known;
  end if;
  return known;
end $$;
comment on function app.certify_own_hours(timestamptz) is
  'Issues the signed-in person a certificate of all their confirmed hours, of sign-ups for one; the same one as long as nothing has changed. Null without hours.';
grant execute on function app.certify_own_hours(timestamptz) to app_member;
alter function app.certify_own_hours(timestamptz) owner to app_rules;
