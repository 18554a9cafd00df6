-- What people ask about the assistant itself, so that the page of questions, and the assistant, can tell.

alter table app.faq_entries no force row level security;
insert into app.faq_entries (id, position, question, answer)
select gen_random_uuid(), (select coalesce(max(position), 0) from app.faq_entries) + q.position, q.question, q.answer from (values
  (1, 'What can the AI assistant do for me?',
   'It finds projects, events, partners, products, tours and news on this site by what you tell it: a place, a date, what you care about or are good at. It writes invitations and thank-you notes for you to copy, and helps you build a volunteer profile. It never signs up, buys or gives on your behalf.'),
  (2, 'Who reads what I ask the assistant?',
   'Questions are kept for thirty days and, unless you are signed in, without anything that says whose they are. Mail addresses, telephone numbers and other long numbers are taken out where we recognize them; names and streets that you write stay, so leave out what nobody else should read. Our staff read only those for which nothing was found or which failed, and never learn who asked. Whether a language model writes the answers, and whose, is said in our privacy policy.')
) as q (position, question, answer);
alter table app.faq_entries force row level security;
