-- Tours that can be asked for, and the inbox in which everything lands that people write to us.

create table app.tour_packages (
  id uuid primary key,
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null check (position >= 0),
  title text not null check (length(title) between 1 and 120),
  summary text not null check (length(summary) <= 300),
  description text not null check (length(description) <= 5000),
  stops text[] not null default '{}',
  scene text not null,
  days integer not null check (days between 1 and 60),
  price_cents bigint not null check (price_cents > 0),
  is_offered boolean not null default true,
  updated_at timestamptz not null default now()
);
create index tour_packages_position on app.tour_packages (position, id) where is_offered;
comment on table app.tour_packages is 'Tours that can be asked for, in US cents a person; staff edits them.';
comment on column app.tour_packages.scene is 'The landscape drawn for it: a region of app/ui/landscape';

insert into app.tour_packages (id, slug, position, title, summary, description, stops, scene, days, price_cents)
select gen_random_uuid(), p.slug, p.position, p.title, p.summary, p.description, p.stops, p.scene, p.days, p.price_cents
from (values
  ('northern-israel', 1, 'Northern Israel Tour',
   'Green hills, a lake and the sea: three days with the people who are bringing the north back to life.',
   'You sleep two nights in a guest house in the Upper Galilee, walk a stretch of the Israel Trail and help for a morning on a farm that is replanting its orchards. In Akko you eat with a family that has cooked there for four generations; from Rosh HaNikra the way back follows the coast. A guide goes with you throughout, and the group is no larger than sixteen.',
   array['Sea of Galilee', 'A replanted orchard in the Hula Valley', 'Safed and its lanes', 'Akko', 'Rosh HaNikra'],
   'galilee', 3, 49900),
  ('jerusalem-history', 2, 'Jerusalem Historical Tour',
   'Two days on foot through three thousand years, with time to sit down in between.',
   'The first day belongs to the Old City: the ramparts at opening time, the Cardo, the Western Wall and the excavations beside it. On the second you see Yad Vashem in the morning and, after lunch in Mahane Yehuda, a neighbourhood project whose volunteers tell you what they do. All walks are on even ground or have a way round; tell us what you need.',
   array['The ramparts', 'The Cardo', 'The Western Wall', 'Yad Vashem', 'Mahane Yehuda'],
   'jerusalem', 2, 34900),
  ('tel-aviv-coast', 3, 'Tel Aviv & Coastal Experience',
   'The White City, the old harbour and the Roman coast, at the pace of people on holiday.',
   'A walk through the Bauhaus streets with an architect, an afternoon in Jaffa, and an evening packing food parcels with a group that has done it every week for ten years. The second day goes north along the water to Caesarea and its aqueduct. You stay one night in a small hotel five minutes from the beach.',
   array['The White City', 'Jaffa', 'An evening of packing parcels', 'Caesarea'],
   'coast', 2, 37900),
  ('negev-desert', 4, 'Negev Desert Adventure',
   'Craters, a night under the stars, and communities that make things grow where nothing grew.',
   'From Be''er Sheva you travel south by small bus. You walk into the Ramon Crater with a ranger, spend a night in a desert lodge with nothing between you and the sky, and visit a village of the western Negev that has come home and is rebuilding: you plant, paint or cook with them for half a day. Spring and autumn only.',
   array['Be''er Sheva', 'Ein Avdat', 'Ramon Crater', 'A village of the western Negev'],
   'negev', 3, 44900)
) as p (slug, position, title, summary, description, stops, scene, days, price_cents);

create table app.inbox_messages (
  id uuid primary key,
  kind text not null check (kind in ('contact', 'tour', 'itinerary')),
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'closed')),
  name text not null check (length(name) between 2 and 120),
  email text not null check (length(email) <= 254),
  subject text not null check (length(subject) between 1 and 200),
  message text not null default '' check (length(message) <= 5000),
  details jsonb not null default '{}',
  tour_package_id uuid references app.tour_packages (id) on delete set null,
  user_id uuid references app.profiles (id) on delete set null,
  guest_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index inbox_messages_newest on app.inbox_messages (created_at desc, id desc);
create index inbox_messages_status on app.inbox_messages (status, created_at desc, id desc);
create index inbox_messages_user on app.inbox_messages (user_id);
create index inbox_messages_guest on app.inbox_messages (guest_id);
create index inbox_messages_package on app.inbox_messages (tour_package_id);
comment on table app.inbox_messages is
  'What people write to us: contact messages, requests for a tour or an itinerary. Enquiries to an organization are supports.';
comment on column app.inbox_messages.name is 'personal';
comment on column app.inbox_messages.email is 'personal';
comment on column app.inbox_messages.subject is 'personal: free text';
comment on column app.inbox_messages.message is 'personal: free text';
comment on column app.inbox_messages.details is 'personal: dates, travellers, wishes; see domain/inbox/inbox-message.ts';

create table app.inbox_answers (
  id uuid primary key,
  inbox_message_id uuid not null references app.inbox_messages (id) on delete cascade,
  user_id uuid references app.profiles (id) on delete set null,
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now()
);
create index inbox_answers_message on app.inbox_answers (inbox_message_id, created_at);
create index inbox_answers_user on app.inbox_answers (user_id);
comment on table app.inbox_answers is 'What was answered, by mail, and by whom of the staff.';
comment on column app.inbox_answers.body is 'personal: written for one person';

alter table app.tour_packages enable row level security;
alter table app.tour_packages force row level security;
create policy offered on app.tour_packages for select to app_visitor, app_guest, app_member using (is_offered);
create policy staff on app.tour_packages to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
grant select on app.tour_packages to app_visitor, app_guest, app_member, app_staff;
grant update (position, title, summary, description, stops, scene, days, price_cents, is_offered, updated_at)
  on app.tour_packages to app_staff;

alter table app.inbox_messages enable row level security;
alter table app.inbox_messages force row level security;
create policy own_as_guest on app.inbox_messages for select to app_guest using (guest_id = (select app.guest_id()));
create policy own on app.inbox_messages for select to app_member using (user_id = (select app.uid()));
create policy write_as_guest on app.inbox_messages for insert to app_guest
  with check (guest_id = (select app.guest_id()) and user_id is null and status = 'new');
create policy write on app.inbox_messages for insert to app_member
  with check (user_id = (select app.uid()) and guest_id is null and status = 'new');
create policy staff on app.inbox_messages to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()));
create policy system on app.inbox_messages to app_system using (true) with check (true);
grant select on app.inbox_messages to app_guest, app_member, app_staff, app_system;
grant insert (id, kind, name, email, subject, message, details, tour_package_id, user_id, guest_id, created_at, updated_at)
  on app.inbox_messages to app_guest, app_member;
grant update (status, updated_at) on app.inbox_messages to app_staff;
grant insert (id, kind, status, name, email, subject, message, details, tour_package_id, user_id, guest_id, created_at, updated_at)
  on app.inbox_messages to app_system;

alter table app.inbox_answers enable row level security;
alter table app.inbox_answers force row level security;
create policy own on app.inbox_answers for select to app_member
  using (inbox_message_id in (select id from app.inbox_messages where user_id = (select app.uid())));
create policy staff on app.inbox_answers to app_staff
  using ((select app.is_staff())) with check ((select app.is_staff()) and user_id = (select app.uid()));
create policy system on app.inbox_answers to app_system using (true) with check (true);
grant select on app.inbox_answers to app_member, app_staff, app_system;
grant insert (id, inbox_message_id, user_id, body, created_at) on app.inbox_answers to app_staff, app_system;

create policy system on app.tour_packages for select to app_system using (true);
grant select on app.tour_packages to app_system;
