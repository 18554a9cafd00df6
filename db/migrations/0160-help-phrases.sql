-- What the assistant answers about the site becomes data: an entry of the FAQ also has the phrases in which people ask it. Staff
-- adds phrases; an entry that is not listed is answered by the assistant only.
alter table app.faq_entries
  add column phrases text not null default '' check (length(phrases) <= 4000),
  add column feature text references app.site_features (name),
  add column is_listed boolean not null default true;
comment on table app.faq_entries is
  'Questions people ask about the site, with the answers; staff edits them. The page of questions shows those that are listed; the assistant answers from all.';
comment on column app.faq_entries.phrases is 'Other ways to ask the question, one a line; by them the assistant finds the answer';
comment on column app.faq_entries.feature is 'While this part of the site is off, the assistant does not give the answer';
comment on column app.faq_entries.is_listed is 'Whether the page of questions shows it; the assistant answers from the others too';
create index faq_entries_feature on app.faq_entries (feature);
grant insert (phrases, feature, is_listed), update (phrases, feature, is_listed) on app.faq_entries to app_staff;

alter table app.faq_entries no force row level security;
-- Questions that are there already: whoever has edited an answer keeps it.
update app.faq_entries e set phrases = q.phrases, feature = q.feature,
  answer = case when e.version = 1 then q.answer else e.answer end
from (values
  ('What do you keep about me?', null,
   'We store what you enter and what''s needed to run the site; statistics about your visits include your name only if you allow it. The [privacy policy](/privacy) explains it in full, and on [your account page](/account) you can download your data or change your mind.',
   'What do you store about me?
privacy policy
privacy
do you use cookies
do you sell my data
is my data safe
gdpr
tracking
מדיניות פרטיות'),
  ('Who reads what I ask the assistant?', 'assistant',
   'Questions to the assistant are stored for thirty days, without email addresses and long numbers where they''re recognized and, unless you''re signed in, without anything that says whose they are. Names and streets in them stay. Our staff read only those for which nothing was found or that failed, and never learn who asked. The [privacy policy](/privacy) explains it in full.',
   'Who reads what I ask here?
are my questions stored
is this chat private
who sees my questions
do you record this conversation
who can read what I write here
are my questions anonymous
do you keep what I ask'),
  ('Who stands behind the projects and events here?', null,
   'Every organization here has applied to us, and a person has checked its registration and documents; each project and event is reviewed before it''s shown. [Meet them](/partners), and ask them directly on their pages. You can see what came of your own gift on your [dashboard](/dashboard).',
   'How do you check the organizations?
are the organizations vetted
is this a scam
can I trust these charities
are the projects real
who checks the organizations
do you verify the charities
is this legit
how do you select organizations
how do I know my money is not wasted
how do you approve projects
are the organizations reliable
האם אפשר לסמוך על הארגונים'),
  ('Do I have to be in Israel, or to speak Hebrew?', null,
   'No, you don''t have to be in Israel or speak Hebrew: some projects can be helped from anywhere, and some events take place abroad. Organizations that need Hebrew say so in their descriptions.',
   'Do I have to speak Hebrew?
do I need hebrew
I don''t speak hebrew
must volunteers know hebrew
is english enough
do I have to be in israel
can I help from abroad
what if I only speak english
צריך לדעת עברית'),
  ('I have no money to give. Can I help?', null,
   'Very much so: most of what''s posted here asks for hands and time, such as picking fruit, packing meals, teaching, repairing things or keeping someone company. [See what needs volunteers](/projects-events?category=volunteer).',
   'I can''t afford to donate
help without money
I have only time to give
ways to help for free
I am a student with no money
what can I do if I can''t give money
I am poor but want to help'),
  ('How does my gift reach the organization?', 'donations',
   'On the page of a [project](/projects-events?category=donation), enter how much you''d like to give, with or without an account. Then you see how to pay the organization: by bank transfer or check, or by card where cards are accepted. We take no fee.',
   'How do I donate?
how can I give money
how do I make a donation
how do I pay for my gift
can I pay by credit card
which payment methods do you accept
paypal
pay by bank transfer
can I send a check
donate by card
apple pay
where can I give
how do gifts work
איך תורמים
איך אפשר לתרום
איך משלמים'),
  ('How can our organization take part?', 'partner-registration',
   'Your organization can apply [here](/partner-registration); the form takes about ten minutes. Our team reviews it within 2-3 business days and emails you. After that, you post your projects and events from your own [dashboard](/partner-dashboard).',
   'become a partner
apply as an organization
register our charity
our nonprofit wants to join
list our organization on your site
how long does the review of our application take
status of our application
when is my application approved
we are an ngo and would like to join
partner registration
add our association
our amuta wants to be part of this
איך עמותה מצטרפת
הצטרפות של עמותה
איך הארגון שלנו יכול להצטרף'),
  ('What is an ambassador?', 'ambassadors',
   'Ambassadors are people, schools, congregations and businesses who tell others about projects they care about. Meet them, or [become one yourself](/ambassador-registration). Here is [what ambassadors do](/ambassador).',
   'What do ambassadors do?
what is an ambassador
ambassador program
who are the ambassadors
see all ambassadors
what does an ambassador do
tell me about ambassadors
שגרירים'),
  ('I am planning a visit. Where do I begin?', 'visit',
   'With [Plan a visit](/visit) you can ask for one of our tours or for an itinerary of your own, with family, a group or a congregation. A person reads what you send and replies by email.',
   'How do I plan a visit to Israel?
plan a trip to israel
I want to visit israel
we are coming to israel
organize a trip for my family
come to israel with my family
ask for an itinerary
book a tour
travel to israel with you
help me plan our journey
לתכנן ביקור בישראל')
) as q (question, feature, answer, phrases) where e.question = q.question;
update app.faq_entries set answer = replace(answer, 'It writes invitations and thank-you notes for you to copy, and helps you build', 'It helps you build')
  where version = 1;

insert into app.faq_entries (id, position, is_listed, question, feature, answer, phrases)
select gen_random_uuid(), (select coalesce(max(position), 0) from app.faq_entries) + row_number() over (),
  false, q.question, q.feature, q.answer, q.phrases from (values
  ('How do I get a new password?', null,
   'You can ask for a link to choose a new password [on this page](/auth/reset-password). It arrives by email within a few minutes.',
   'I forgot my password
reset my password
change my password
lost my password, can''t log in
I can''t get into my account
my login does not work
שכחתי סיסמה
איך מאפסים סיסמה
לא מצליח להיכנס לחשבון'),
  ('Where do I sign in?', null,
   '[Sign in here](/auth). If you''ve forgotten your password, you can [choose a new one](/auth/reset-password).',
   'log in
sign in to my account
login page
how do I log in
איך נכנסים לאתר
התחברות'),
  ('How do I create an account?', null,
   '[Sign up here](/auth?view=sign-up) with your email address; it takes a minute and costs nothing.',
   'sign up
register on this site
create an account
open an account
make a new account
become a member
איך נרשמים לאתר
הרשמה
פתיחת חשבון'),
  ('Do I need an account?', null,
   'To volunteer or sign up for an event, your name and email are enough: you confirm by a link that we email you. You can also [create an account](/auth?view=sign-up) first; it costs nothing. You don''t need one to give or to order from the store.',
   'do I have to register
can I take part without an account
must I sign up first
do I need to log in to donate
is an account required to volunteer
האם צריך חשבון'),
  ('How do I delete my account?', null,
   'You can delete your account [here](/account/delete). Before you confirm, the page explains what that means and what has to stay in our books.',
   'close my account
remove my account
cancel my membership
delete me and my data
erase my account
I want to leave this site
למחוק את החשבון שלי'),
  ('How do I get a copy of my data?', null,
   'You can download everything we store about you [from your account page](/account).',
   'download my data
export my data
what data do you have about me
give me all information you store about me
copy of everything you keep about me'),
  ('How do I change my name, email or phone number?', null,
   'You can change your name, picture and phone number [in your profile](/dashboard/profile), and your email address, password and email choices [on your account page](/account).',
   'change my email address
update my phone number
edit my profile
change my address
correct my name
upload a profile picture
change my account details
לשנות כתובת מייל'),
  ('How do I stop emails from you?', null,
   'You can choose which emails you get from us [on your account page](/account); each email also has a link at the end to stop emails of that kind.',
   'unsubscribe
stop the newsletter
I get too many emails
turn off notifications
no more messages please
email settings
להסיר אותי מרשימת תפוצה'),
  ('What are the terms of service?', null,
   'The [terms of service](/terms) are the rules that apply between you and us.',
   'terms and conditions
terms of use
rules of the site
legal terms
תנאי שימוש'),
  ('Is this site accessible?', null,
   'This site is made to work with the keyboard, screen readers and large text; the [accessibility statement](/accessibility) says what we do and what is still missing. If something does not work for you, [tell us](/contact), and a person will help.',
   'accessibility statement
can I use this website with a screen reader
keyboard only
I am blind, can I use the site
larger text
report an accessibility problem
הצהרת נגישות'),
  ('How do I reach you?', null,
   '[Write to us](/contact), call {phone} or email {email}. The address of the office is {address}; its opening hours are on [the contact page](/contact).',
   'contact
contact us
phone number of the office
email address of your team
write to you
call you
talk to a person
speak to someone
talk to a human
speak with a real person
customer service
where is your office
office opening hours
your address
יצירת קשר
איך יוצרים קשר
איך אפשר ליצור קשר
מספר טלפון
לדבר עם בן אדם
כתובת המשרד'),
  ('Who is behind this site?', null,
   'This is Friends for Israel. We check every organization''s documents, review every project before it''s shown, and put them in one place. The organizations themselves do the work: [meet them](/partners). [More about us](/about), and [how to reach us](/contact).',
   'who runs this website
who made this site
who owns this site
who founded friends for israel
who are the people behind it
who are you people
מי עומד מאחורי האתר'),
  ('What is Friends for Israel?', null,
   'We unite people who support Israel: we check every organization''s documents, review every project before it''s shown, and put them in one place. [More about us](/about).',
   'what is this site
what is friends for israel
what is f4i
about us
what is your mission
what do you do
tell me about friends for israel
what is this site for
what does this site do
מה זה האתר הזה
אודות'),
  ('Does this site cost anything?', null,
   'This site costs nothing: browsing, an account, signing up and asking me are free, and we take nothing out of what you give. Some tours and the products in the store have a price, shown on their pages.',
   'is it free
does it cost money to join
what does it cost to use this site
is volunteering free
membership fee
do I pay to sign up
is there a charge for using this
האם זה בחינם'),
  ('Is there an app?', null,
   'There''s no app to install: this site works in a phone''s browser just as it does on a computer.',
   'do you have an app
android app
iphone app
mobile app
app store
אפליקציה'),
  ('Which languages does this site speak?', null,
   'This site is in English, and I answer in English; some organizations also write parts of their pages in Hebrew. Your browser can translate a page for you.',
   'is the site in hebrew
french version
website in spanish
change the language
other languages
do you speak russian
can you answer in hebrew
האתר בעברית'),
  ('How do I report a mistake or a problem?', null,
   'Please [write to us](/contact) and say which page it''s about. A person will look at it.',
   'something on the site is broken
report a bug
this page has an error
a link does not work
report abuse
complain about an organization
report a scam
I want to complain
complaint
file a complaint
תלונה'),
  ('Is there a map?', 'map',
   '[The map](/map) shows every project and event that has a location.',
   'show the map
see everything on a map
map of projects
where are the projects on the map
מפה'),
  ('Is there a calendar?', 'calendar',
   '[The calendar](/calendar) shows every event by day; you can also subscribe to it from your own calendar.',
   'calendar
calendar of events
subscribe to the calendar
add events to my calendar
ical feed
google calendar
לוח שנה
לוח אירועים'),
  ('What is the marketplace?', 'marketplace',
   '[The marketplace](/marketplace) shows what''s needed, by way to help.',
   'marketplace
show the marketplace
how does the marketplace work'),
  ('Where is my cart?', 'store',
   'What you''ve chosen is [in your cart](/cart). You can order with or without an account; each organization ships its own part.',
   'shopping cart
checkout
my basket
what did I put in my cart
עגלת קניות'),
  ('Where is my order?', 'store',
   'Your orders are on your [dashboard](/dashboard). If you ordered without an account, [look up your order](/orders/look-up) with its number and your email address.',
   'track my order
order status
when will my order arrive
my parcel has not come
my package did not arrive
I ordered something and it did not come
look up an order
order number
did you ship my order
delivery status
where is my package
איפה ההזמנה שלי'),
  ('How do I cancel or change an order?', 'store',
   'You can cancel an order yourself until it''s paid: find it on your [dashboard](/dashboard), or [look it up](/orders/look-up). After that, the organization that sells it can cancel and refund what it hasn''t shipped yet. For a return or anything else, write to the organization or [to us](/contact).',
   'cancel my order
change my order
refund for an order
I ordered the wrong thing
remove something from my order
לבטל הזמנה'),
  ('Can I return something from the store?', 'store',
   'Please write to the organization that sent it: your order and its seller are on your [dashboard](/dashboard), or [look it up](/orders/look-up) with its number and your email address. The organization replaces or refunds what arrives broken or wrong, and it can cancel what hasn''t shipped yet. For anything else, such as another size, ask the organization or [write to us](/contact). You keep any rights to return goods that the law of your country gives you.',
   'return a product
send something back
exchange for another size
the shirt does not fit
it is too small, I want another size
it arrived broken
I got the wrong item
damaged product
return policy
החזרת מוצר'),
  ('Do you ship abroad, and what does it cost?', 'store',
   'Prices in the store include shipping to any country you can choose at checkout; you pay any duties of your country. Each organization ships its own part, so how long it takes varies. You can see where your order is on your [dashboard](/dashboard), or [look it up](/orders/look-up).',
   'shipping
shipping costs
how much is shipping
do you ship to the united states
do you ship to my country
do you deliver to england
international delivery
how long does shipping take
customs and duties
which countries do you ship to
משלוח לחו"ל'),
  ('Can I sell something in the store?', 'store',
   'In the [store](/store), our partners sell what they make: organizations that our team has approved. If yours would like to, it can [apply here](/partner-registration); the form takes about ten minutes, and our team answers within 2-3 business days. Individuals can''t sell here, but you''re welcome to [ask us](/contact).',
   'sell my products here
I make things and want to sell them
open a shop on your site
sell in your store'),
  ('How do I cancel my sign-up?', 'volunteering',
   'Open your [dashboard](/dashboard): everything you signed up for is there, and you can cancel it as long as it isn''t over. The organization is notified.',
   'cancel my registration for an event
I can''t come after all
I signed up but cannot make it
withdraw from a project
cancel my volunteering
cancel my participation
cancel my booking
I can no longer attend
לבטל הרשמה לאירוע'),
  ('Where do I see what I signed up for or gave?', null,
   'Everything you signed up for, gave and saved is on your [dashboard](/dashboard), along with what came of it.',
   'my sign-ups
my volunteering
my donations
my dashboard
my activity
my volunteer hours
how many hours have I volunteered
what did I sign up for
list of my past gifts
where is my history
where do I see my registrations'),
  ('How do I save something for later?', null,
   'Click the heart on a card to save it; you''ll find what you saved on your [dashboard](/dashboard).',
   'save a project
bookmark
favorites
saved items
where are my saved projects
things I saved
the heart on the cards
add to favorites'),
  ('How do I get suggestions that suit me?', null,
   'Tell us what you care about [in your preferences](/dashboard/preferences), and [your best matches](/projects-events/for-you) come first.',
   'recommendations for me
what suits me
my preferences
set my interests
personal suggestions
projects for you'),
  ('What is a volunteer profile?', 'volunteer-profile',
   '[Build your volunteer profile](/volunteer-profile): a short conversation about what you can do and would like to do, and then we show you what fits.',
   'build my volunteer profile
volunteer profile
tell you about my skills
find out how I could help
interview for volunteers'),
  ('How do I sign up for a project or an event?', 'volunteering',
   'Open a [project or event](/projects-events), choose how you''d like to help, and sign up; your name and email are enough. You get the organization''s answer by email.',
   'how do I volunteer
how can I take part
how do I join a project
register for an event
how do I attend an event
how do I participate
how does volunteering work
where do I register to help
how do I become a volunteer
sign me up as a volunteer
איך מתנדבים
איך נרשמים להתנדבות
איך משתתפים'),
  ('Can we sign up as a group?', 'volunteering',
   'You can sign up together: [start a group](/groups/new), invite people with a link, and choose who comes along. You''ll find your groups on your [dashboard](/dashboard).',
   'start a volunteer group
create a group
bring a group of volunteers
sign up together with friends
volunteer with my class
invite friends to my group
volunteer as a team with my coworkers
group of volunteers from our congregation
join a group
organize a group
קבוצת מתנדבים'),
  ('Can we visit Israel as a group?', 'visit',
   'Groups are welcome. [Ask for your own itinerary](/visit#itinerary), or for one of the [tours](/visit#tours): tell us how many you are, when you''d come and what you''d like to see, and a person will reply by email. If you''d like to lend a hand together as well, [start a group](/groups/new), invite your people, and sign up everyone who has joined in one go.',
   'bring our congregation to israel
group tour for our school
a trip for my synagogue
organize a delegation
visit with 30 people
mission trip with our church
youth group visit'),
  ('Do volunteers get paid?', 'volunteering',
   'Volunteering is giving your time, so it isn''t paid. Whether meals, travel or a bed are covered is on the project''s page, or its organization will tell you.',
   'is volunteering paid
do I get a salary
will you reimburse my expenses
wages for volunteers'),
  ('Do you pay for flights, hotels or meals?', null,
   'This site doesn''t book or pay for flights, hotels or meals. Whether an organization offers volunteers a meal, a ride or a bed is on the project''s page, or it will tell you if you ask. If you''re coming to Israel anyway, you can [plan your visit](/visit) with us; tour prices don''t include flights.',
   'is accommodation provided
where do volunteers sleep
do you cover the flight
do I get a place to stay
are meals included
who pays for my travel
is housing included
do you book hotels
airfare'),
  ('Do I need a visa?', null,
   'I don''t know which visa you need: it depends on your passport, and on how long you''re coming and what for. Before you book, please ask the Israeli embassy or consulate where you live, and the project''s organization.',
   'visa for volunteers
which visa do I need
passport
entry permit
volunteer visa b4'),
  ('Am I insured while volunteering?', null,
   'A project''s organization is responsible for what happens on its premises, including safety and insurance: please ask it before you come. If you''re coming from abroad, it''s wise to have travel health insurance of your own.',
   'insurance
what if I get hurt
health insurance for volunteers
liability
accident while volunteering'),
  ('How old do I have to be?', null,
   'There''s no general age limit: each organization says on the project''s page who it''s for, and answers if you ask. An account is for people aged sixteen and older; younger people take part with a parent, a teacher or a group leader who signs up for them. No one is too old for us.',
   'minimum age
age limit
can children volunteer
is my son old enough
can a 15 year old volunteer
am I too old
can teenagers take part
is there an age requirement
under 18
מאיזה גיל אפשר להתנדב'),
  ('Do I have to be Jewish or religious?', null,
   'Everyone who would like to help is welcome here, wherever you''re from and whatever you believe; no one asks you about it when you sign up. If a project needs something special, such as Hebrew or a profession, its page says so.',
   'can non-jews volunteer
I am christian, can I help
is it only for jews
I am not jewish
can muslims take part
do I have to be israeli
are foreigners welcome
is everyone welcome
I am not religious'),
  ('What should I bring, and how do I get there?', null,
   'That varies from one project or event to the next: what to bring and wear, how to get there, where to park and what''s allowed are on its page, and its organization answers if you ask. Which one do you have in mind?',
   'what should I wear
what do I need to bring
is there parking
how do I get there
public transport
is it wheelchair accessible
can I bring my dog
dress code
can I take pictures'),
  ('Is it safe to come?', null,
   'I can''t judge that, and no one should decide it on my word. The Home Front Command (**104**, oref.org.il) says what applies in each place in Israel today, and your own government has advice for travelers. A project''s organization can tell you what it''s like on site and where its protected spaces are. If you [plan a visit](/visit), a person answers your questions by email; you can also do a lot from where you are.',
   'is it safe in israel
is it dangerous to travel to israel now
is it safe to volunteer
security situation
are there rockets
is it safe near the border
should I be afraid to come
האם זה בטוח'),
  ('What are your bank details?', 'donations',
   'I don''t give out bank details, so that no one can slip you the wrong ones. Choose a [project](/projects-events?category=donation) and enter how much you''d like to give, with or without an account: then you get a reference by email and see how to pay, by bank transfer or check, or by card where cards are accepted.',
   'bank account number
iban
swift code
wire transfer details
where do I wire the money
account details for a transfer'),
  ('Do you take a fee from donations?', 'donations',
   'We take nothing out of a gift: all of it goes to the organization whose project you choose, and you get a receipt once it''s received. Your bank can tell you what it or your card charges. How an organization uses its gifts is on the project''s page, and it answers if you ask.',
   'how much of my donation reaches the organization
do you keep a percentage
commission
administrative costs
does 100% of my donation go to the project
what cut do you take
overhead
is there a fee on gifts
do you deduct anything'),
  ('Where does my money go?', 'donations',
   'A gift goes to the organization whose project or event you choose, for what it was given for. We take nothing out of it. It counts once payment is received; then you get a receipt by email, and you can see what came of it on your [dashboard](/dashboard).',
   'what happens with my donation
how is my gift used
what do you do with the money
where do the donations end up
who gets my gift'),
  ('Do I get a receipt, and is my gift tax-deductible?', 'donations',
   'Once your gift is received, you get a receipt by email, and it''s also on your [dashboard](/dashboard). Whether it''s tax-deductible depends on your country and on the organization: please ask the organization itself.',
   'tax receipt
donation receipt
tax deductible
is my donation deductible
section 46
501c3
gift aid
I need a receipt for taxes
receipt for my gift
קבלה על תרומה'),
  ('I gave, and heard nothing. Why?', 'donations',
   'A gift counts once payment is received; a bank transfer or check can take a few days. Then you get a receipt by email, and it''s also on your [dashboard](/dashboard). If you haven''t heard anything after a few days, [write to us](/contact) with the reference from the email that told you how to pay.',
   'my donation was not confirmed
I paid but got no receipt
did you get my gift
I transferred money and nothing happened
where is my donation'),
  ('Can I get my gift back?', 'donations',
   'You can cancel a gift that hasn''t been paid yet on your [dashboard](/dashboard). Only the organization or our team can refund one that has been paid: please [write to us](/contact).',
   'refund my donation
I want my money back
cancel my donation
I donated too much by mistake
take back a gift'),
  ('Can I give every month?', 'donations',
   'A gift here is made once; there are no recurring gifts. You can give again whenever you like on the page of the [project](/projects-events?category=donation), or ask its organization for a way to give every month.',
   'monthly donation
recurring gift
standing order
regular giving
subscribe to give
תרומה חודשית'),
  ('Can I give anonymously?', 'donations',
   'Your name is shown with a gift only if you say so. The organization learns who gave, because the receipt needs a name. You choose it on the page of the [project](/projects-events?category=donation) when you give.',
   'anonymous donation
hide my name
will my name be shown
give without my name'),
  ('Can I give in another currency?', 'donations',
   'Gifts and prices here are in US dollars. Your bank or card converts the amount from your own currency, at its own rate.',
   'donate in euros
pay in shekels
pounds
currency
prices in dollars'),
  ('What is the smallest gift?', 'donations',
   'The smallest gift is {least}; anything above that is welcome. You enter the amount on the page of a [project](/projects-events?category=donation), with or without an account.',
   'minimum donation
can I give one dollar
smallest amount
how little can I give
how much should I give'),
  ('Can I leave something in my will?', 'donations',
   'Thank you for thinking so far ahead. A gift in a will is made with the organization itself, and with a lawyer or notary in your country. [Look at the organizations](/partners) and write to the one you have in mind, or [write to us](/contact), and a person will help you find it.',
   'legacy gift
bequest
inheritance
leave money in my will
testament'),
  ('How do I post a project or an event?', 'partner-registration',
   'Projects and events are posted by organizations that our team has approved. If yours is one of them, use your [partner dashboard](/partner-dashboard); if not, [apply here](/partner-registration) in about ten minutes.',
   'publish a project
post an event
add our event
submit an initiative
create a project
I have an idea for a project
announce our event on your site
we need volunteers for our project
לפרסם אירוע'),
  ('How do I become an ambassador?', 'ambassadors',
   'You can [register here](/ambassador-registration) as an ambassador; your page is ready as soon as you send the form. What ambassadors do is explained [on this page](/ambassador).',
   'be an ambassador
register as an ambassador
can my school become an ambassador
apply as an ambassador
represent you in my community
להיות שגריר'),
  ('Where are my campaigns as an ambassador?', 'ambassadors',
   'Your page, campaigns and figures as an ambassador are [on your ambassador dashboard](/ambassador/dashboard).',
   'my campaign
my ambassador page
ambassador dashboard
start a campaign
how many people clicked my link
fundraising campaign'),
  ('Who do the projects help?', null,
   'Each project''s page says who it''s for: there are projects all over Israel and abroad, for Jews, Arabs, Bedouins, newcomers, children and older people. [Look for yourself](/projects-events), [meet the organizations](/partners), or [tell us](/contact) what''s missing.',
   'do you only help jews
do you support settlers
who benefits from the projects
do you help arabs too
is this political'),
  ('Which organizations are there?', null,
   'Our partner organizations are [on this page](/partners), each with what it does and where; our team has reviewed the documents of each.',
   'list of organizations
all partner organizations
show me the partners
list all charities
who are your partners
which charities work with you
אילו ארגונים יש'),
  ('What can you do?', 'assistant',
   'I''m this site''s assistant: a program, not a person. I search the projects, events, organizations, tours, news and products that our team has approved and answer from what I find there, with links so that you can see for yourself. I don''t sign anyone up or pay for anything; you do that on the pages I show you. What would you like to look for?',
   'who are you
what are you
are you a bot
are you a robot
are you human
are you a real person
am I talking to a computer
is this a machine
are you chatgpt
are you an ai
what can I ask you
how can you help me
what can you do for me
how does this assistant work
help
מי אתה
מה אתה יודע לעשות'),
  ('What has been achieved so far?', null,
   'So far, with the help of people like you: {figures}. There are currently {open} here. [See them all](/projects-events).',
   'how many volunteer hours so far
how many meals have been served
how many projects are there
how many organizations do you have
your statistics
your impact
how many people have you helped
how many events are there
figures'),
  ('Hello', 'assistant',
   'Hello, and welcome. I can look for projects and events that need you by place, date or topic, and answer questions about this site. What would you like to do, and where?',
   'hi
hey
hello there
good morning
good evening
shalom
how are you
שלום
היי
בוקר טוב
ערב טוב'),
  ('Thank you', 'assistant',
   'You''re very welcome. If there''s anything else you''d like to know, just ask.',
   'thanks
thanks a lot
thank you very much
great, thanks
that helps
ok
okay
perfect
bye
goodbye
toda
תודה
תודה רבה
להתראות')
) as q (question, feature, answer, phrases);
alter table app.faq_entries force row level security;
