-- How often something was tried lately, so that guessing and flooding are slowed down, across processes.

create table app.attempts (
  key text not null,
  began_at timestamptz not null,
  n integer not null default 1 check (n > 0),
  primary key (key)
);
create index attempts_began on app.attempts (began_at);
comment on table app.attempts is
  'How often something was tried since a moment. Keys are hashes of what is limited (an address, a connection); they expire, and lock nobody out for ever.';
comment on column app.attempts.key is 'personal: a keyed hash';

alter table app.attempts enable row level security;
alter table app.attempts force row level security;
create policy system on app.attempts to app_system using (true) with check (true);
grant select, delete on app.attempts to app_system;
grant insert (key, began_at, n), update (began_at, n) on app.attempts to app_system;
