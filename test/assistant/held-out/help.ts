import { type Question, finds, leads, tells } from '../question.ts'

/** What visitors ask about using the site: accounts, gifts, orders, organizations, privacy. */
export const help: readonly Question[] = [
  leads("hi, i can't get into my account, forgot the password", /\/auth\/reset-password/),
  leads('how do I sign up?', /\/auth|\/projects-events/),
  leads('Where can I change the email address on my account', /\/account/),
  leads('please remove me and all my data from your system', /\/account/),
  leads('download everything you store about me', /\/account|\/privacy/),
  tells('is there any fee taken out of my donation', /nothing|no fee/i),
  tells('do I get a tax receipt when I give?', /receipt/i),
  tells('Can I pay with paypal', /transfer|card/i),
  leads('my package never arrived', /\/orders\/look-up|\/contact|\/dashboard/),
  leads('track my order', /\/orders\/look-up|\/dashboard/),
  leads('I want to send back a shirt that is too small', /\/contact|\/terms|\/orders/),
  tells('do you ship to canada?', /ship/i),
  leads('our charity would like to be listed on your website', /\/partner-registration|\/partners/),
  tells('how long till my application as a partner is approved', /day/i),
  leads('can my school become an ambassador', /\/ambassador/),
  leads('what does an ambassador actually do?', /\/ambassador/),
  leads('who is behind this website', /\/about/),
  tells(
    'are these organizations vetted or could it be a scam',
    /check|review|looked at|registration/i,
  ),
  leads('how do i stop getting emails from you', /\/preferences|\/unsubscribe|\/account/),
  leads('phone number of your office?', /\/contact/),
  leads('I would like to talk to a real human being', /\/contact/),
  tells('are you a robot', /program|not a person|assistant/i),
  tells('who can see the questions I type here?', /privacy|staff|thirty|30 days/i),
  leads("I'm broke, is there some way to be useful anyway?", /volunteer|faq/),
  tells('must I know Hebrew to volunteer?', /hebrew/i),
  leads('How can I cancel my sign-up for an event?', /\/dashboard|\/contact/),
  leads('set up a group of volunteers from my synagogue', /\/groups/),
  leads('is the site usable with a screen reader', /\/accessibility|\/contact/),
  leads('what are your cookies and privacy rules', /\/privacy/),
  leads('where do i see the hours i volunteered', /\/dashboard/),
  leads('I represent an NGO and want to post an event', /\/partner/),
  leads('Which items did I save last time?', /\/dashboard/),
]

/** The same in Hebrew. */
export const hebrew: readonly Question[] = [
  leads('שכחתי את הסיסמה שלי', /\/auth\/reset-password/),
  leads('איך אפשר ליצור איתכם קשר?', /\/contact/),
  leads('איך תורמים?', /donat|faq|\/projects-events/),
  finds('התנדבות בירושלים', { in: 'jerusalem-district', kind: 'volunteer' }),
  finds('אירועים בתל אביב', { in: 'tel-aviv-district', type: 'event' }),
  leads('איך העמותה שלנו יכולה להצטרף', /\/partner/),
]
