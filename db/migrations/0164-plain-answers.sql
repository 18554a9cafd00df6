-- Answers of the first version in plainer words, each by the hash of its original: an answer that staff has rewritten stays.
alter table app.faq_entries no force row level security;
update app.faq_entries set answer = plain.answer from (values
  ('c483f62eea91a293f297b62f1346104e',
   'Organizations that applied to us and that a person on our team reviewed. We ask for their registration and, where there is one, a certificate of good standing, and we read each project and event before it is published. You only see what we have approved.'),
  ('5d0886047458a0449c91120dfa8c869e',
   'On a project''s page, you choose how much to give, with or without an account. We email you a reference and explain how to pay the organization: by bank transfer or, where cards are accepted, right away. When your gift arrives, you get a receipt and it is counted on the project''s page. We take no fee.'),
  ('ff45bc5914e2228648f698ecabf33b4d',
   'Very much. Most projects here need your time: picking fruit, packing meals, teaching, repairing, keeping someone company. Choose "Volunteer" in the list and look for dates that suit you.'),
  ('9c840f8e202dea989b1ec88ed13fd1c8',
   'No. You can help some projects from anywhere, and some events take place in other countries: filter the list by region. Organizations that need Hebrew speakers say so in the description.'),
  ('e3921938d15e28b87e816fc5b8ec5069',
   'With "Plan a Visit": choose one of our tours, or use the form to describe a trip of your own. A person on our team reads what you send and emails you within a few days.'),
  ('55c1c4985f9a18fb552bae06299afbc2',
   'Press "Apply to Partner" on the Partners page. The form takes about ten minutes. Our team reviews it within 2-3 business days and emails you, and if something is missing, we tell you what.'),
  ('cb3d4f0b00256040115ba3466b6903ec',
   'Someone who tells others about projects they care about: a school, a synagogue, a business, a group of friends or one person. Ambassadors get a page of their own and see the support it brings.'),
  ('34713990e43d586fd1d458b7eb5b12bb',
   'What you enter, and what we need to run the site. We link statistics about your visits to your name only if you allow it, and you can change your mind at any time. The privacy policy explains everything.'),
  ('a343a430a58b72cdb699b2d098528474',
   'Because you followed an ambassador''s link in the last thirty days. If you leave the box checked, your support counts for that ambassador, who sees what it was and when, but not who you are, unless your name appears publicly next to your gift anyway. Uncheck it, and it counts for nobody. It makes no difference to you or the organization.'),
  ('20bb5afcf5db801dbbc911093e5ac8d1',
   'Yes. Sign in, start a group on your dashboard and send the invitation to everyone who is coming along. The group leader signs the group up for a project or an event. The organization replies once, everyone is emailed, and any of you can drop out.'),
  ('21096da1c72a4b8810136be6b66bc74a',
   'It finds projects, events, partners, products, tours and news on this site from what you tell it: a place, a date, what you care about or are good at. It drafts invitations and thank-you notes for you to copy, and helps you build a volunteer profile. It never signs you up, buys or gives on your behalf.'),
  ('d9d6b50a3f83c5522e2c521b2ad4c61e',
   'We keep questions for thirty days and, unless you are signed in, without anything that says whose they are. We remove email addresses, phone numbers and other long numbers where we recognize them; names and streets that you write remain, so leave out anything private. Our staff read only questions that failed or found nothing, and never learn who asked. Our privacy policy says whether a language model writes the answers, and whose.')
) as plain (original, answer) where md5(faq_entries.answer) = plain.original;
alter table app.faq_entries force row level security;
