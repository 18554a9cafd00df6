import { KEPT_DAYS, KEPT_DAYS_WITH_NAME } from '#domain/activity/activity.ts'
import { RETENTION_DAYS } from '#domain/activity/kept-for.ts'
import type { LegalText } from './legal-text.ts'

/** Change `updatedOn` together with the text. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, for how long, and what you can do about it. In short: we ask for what is needed, we sell nothing, and whoever you help learns only what they need to answer you.',
  updatedOn: '2026-11-22',
  sections: [
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      paragraphs: [
        'You can look around without telling us who you are. What you enter is kept where you enter it, and nowhere else:',
      ],
      points: [
        [
          'Your account',
          'Your name, your email address, a mobile phone number if you give one, your password in a form that cannot be read back, when you last signed in, and the internet address from which the account was opened, which helps us against misuse.',
        ],
        [
          'What you support and save',
          'The projects and events you sign up for, visit, ask about or give to, with the places, amounts and messages you enter, and those you have saved.',
        ],
        [
          'What you buy',
          'What is in your cart; and of an order your name, your email address, a phone number if you give one, where it goes, your note, and what was paid. You can order and give without an account.',
        ],
        [
          'What you write to us',
          'Your name, your email address and your message, when you use the contact form or ask for a tour.',
        ],
        [
          'Organizations',
          'The data of an organization that applies to become a partner: its registration, its contact person and the documents it uploads. Documents are never public, and its contact person, email address and phone number only if it says so.',
        ],
        [
          'Ambassadors',
          'Your name or your organization’s, what you write of yourself, your picture and logo, an email address and a mobile number; what you stand up for, and your campaigns. Your page is public from the day you register. Your number never is, and your address only if you say so.',
        ],
        [
          'Groups',
          'What a group is called, what it says of itself, who belongs to it since when, and who comes along to what.',
        ],
        [
          'What you ask the assistant',
          'Your questions and its answers, and the volunteer profile that comes of them, if you save it.',
        ],
        [
          'Your visits',
          'Which pages are seen, and when. With your consent also who you are, where you came from, which links you follow, and your browser and internet address.',
        ],
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use your information',
      paragraphs: [
        'We use it to run this site: to sign you in, to pass on your offer of help, to write to you about what you have started, to check organizations and what they post, to answer you, and to keep the site safe.',
        'When you support a project or event, its organization learns your name, your email address, your phone number if you give it, and what you wrote, so that it can answer you. When you order, each organization learns what you ordered of it and where to send that, and nothing of what you ordered elsewhere. Nobody else does. Beside a gift your name is public only if you say so.',
        'When you come through an ambassador’s link and leave the box in the form ticked, your support counts for that ambassador. The ambassador sees what was supported, when, what became of it and, of a gift, how much it was, but not who you are, unless your name stands beside your gift in public anyway. You yourself, the organization and our staff see through whom it came. Untick the box, and nobody does.',
        'The people of a group see each other’s names and pictures, what the group has signed up for and who comes along; they see no addresses. Whoever has the invitation sees what the group is called, what it says of itself, who leads it and how many belong to it. An organization learns the name of the group, who leads it with their address, and how many come.',
        'Our staff can see what is needed to help you and to review what organizations send. What staff changes is written down. We do not sell personal data, we show no advertising, and we build no profiles for others.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statistics, and your consent',
      paragraphs: [
        'We count which pages are seen, to learn what is useful and what is not found. As long as you have not agreed to more, such a count is three things: that a page was seen, which page, and when. It holds no name, no account, no internet address, no browser, and nothing of where you came from. Searches and tokens are cut from the address before it leaves your browser, and pages of signing in are not counted at all. That somebody signed up, in or out, or began a visit signed in, is counted in the same way.',
        'If you agree, your account, your browser, your internet address, the page you came from and the links you follow are kept with it. You can agree or refuse when we ask you at the end of a page, and change your mind at any time under “Privacy choices” at the foot of every public page. A browser that asks not to be tracked (“Do Not Track” or “Global Privacy Control”) is taken at its word.',
        'We use no statistics, fonts or scripts of other companies that would learn of your visit. Where the map shows streets, their pictures come from the map service named at its edge, which is asked for them by your browser.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: ['A handful, all our own. None follows you to another site.'],
      points: [
        [
          'Sign-in',
          'Keeps you signed in. Scripts cannot read it. On your way to Google, Facebook or Twitter and back another one, for five minutes, knows that it was you who went.',
        ],
        [
          'Guest',
          'Only set when you begin a form, fill a cart, order or give without an account, so that it is found again. It lasts thirty days. A second one (“deeds”) says that you gave or ordered something, so that it is put among your own when you sign in with the address you gave; then it goes. While something of somebody else’s is left it keeps which account asked last, so that it is not asked for again and again.',
        ],
        [
          'Cart',
          'How many pieces are in your cart, so that every page can show the number. It holds nothing else, and goes with the last piece or after thirty days.',
        ],
        [
          'Preferences',
          'Whether you like the page light or dark, how you left a menu, your time zone, and a message for the next page.',
        ],
        [
          'Ambassador’s link (“brought”)',
          'Only set when you follow the link of an ambassador: which link it was, when, and which links you have followed that day, so that a visit is counted once. It lasts thirty days, scripts cannot read it, and it says nothing about you. The visit itself is counted without you.',
        ],
        ['Consent', 'Your answer about statistics, for 180 days. Then we ask again.'],
      ],
    },
    {
      id: 'files',
      title: 'Files you upload',
      paragraphs: [
        'Pictures of public projects, events, products and news are public, and so are those on the pages of ambassadors. They are made anew when you upload them, so that what a camera writes into a photo, such as the place, is gone. Documents of an organization can be opened by the organization and by our staff only, and each opening by staff is written down.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      paragraphs: [
        'You pay either as we or the organization write to you, such as by bank transfer, or, where it is offered, by card. A card is entered on the page of our payment provider, Stripe, and nowhere on this site; Stripe answers for what happens there, and its own policy holds. It learns your email address, the sum and what it is for; we learn that the money has come.',
        'We neither ask for nor keep numbers of cards or bank accounts; please do not write them into a message. What was paid, when, in which way and what went back stays in our books.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      paragraphs: ['As long as it has a purpose, and then no longer:'],
      points: [
        ['Your account', 'Until you delete it, which you can do yourself at any time.'],
        [
          'What you support',
          'As long as you have an account, since you and the organization both rely on it. After that only that it happened is counted.',
        ],
        ['Your cart', `${RETENTION_DAYS.carts} days after you last touched it.`],
        [
          'Orders, and gifts without an account',
          `Who it was and where it went: ${Math.floor(RETENTION_DAYS.buyers / 365)} years, as long as books must show it. By which browser: ${RETENTION_DAYS.guestIds} days; the link in our mail works on. Sums, without you, stay.`,
        ],
        [
          'Visits with your name',
          `${KEPT_DAYS_WITH_NAME} days, then they are deleted by themselves.`,
        ],
        [
          'Visits without your name',
          `${KEPT_DAYS} days, which is about thirteen months. Then they are deleted by themselves.`,
        ],
        [
          'An ambassador’s page',
          'As long as the account. It goes with its campaigns and links; supports that came through them stay, and count for nobody.',
        ],
        [
          'How often links are followed',
          `${RETENTION_DAYS.linkVisits} days, which is three years: days and numbers, of nobody in particular.`,
        ],
        [
          'Groups',
          'Until they end. When their leader leaves, whoever has belonged to the group longest leads it on; with nobody left, it ends.',
        ],
        [
          'What you ask the assistant',
          `${RETENTION_DAYS.interactions} days, with what it answered. A volunteer profile: until you delete it, or your account.`,
        ],
        [
          'Messages to us',
          `Until they are answered and closed, and ${RETENTION_DAYS.closedMessages} days more. Ask us to delete yours earlier, and we do.`,
        ],
        [
          'Proofs of identity',
          `The paper itself is deleted ${RETENTION_DAYS.identityPapers} days after we have decided. What stays is that you have shown it.`,
        ],
        [
          'Copies of mail',
          `${RETENTION_DAYS.sentMails} days after it was sent; ${RETENTION_DAYS.failedMails} days if it could not be delivered.`,
        ],
        [
          'What you began and left',
          `A registration you did not send: ${RETENTION_DAYS.drafts} days. Files that nothing uses: ${RETENTION_DAYS.unusedFiles} days.`,
        ],
        [
          'What keeps the site safe',
          `How often something was tried, and which form was sent already: ${RETENTION_DAYS.attempts} day. That your account was used from a connection, unreadable: ${RETENTION_DAYS.knownConnections} days. Sign-ins go once they have expired.`,
        ],
        [
          'The record of staff’s acts',
          'Kept, since it shows that decisions were made properly. It holds numbers of records, not names.',
        ],
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can ask of us',
      paragraphs: [
        'In your account you can download everything we keep about you, choose which mail you get, and delete the account. You can also ask us what we know about you, have it corrected, or object to a use of it: write to us from the address of your account. We answer within thirty days, and it costs you nothing.',
        'When an account is deleted, you are gone from it: your name, your addresses, your messages and your files. What you ordered and gave stays in the books without you. Only an order that is paid and not with you yet keeps your name and address until it has arrived or is cancelled. Where an organization must keep a record of a gift, that record stays with the organization.',
        'If you think that we do not treat your data as we should, please tell us first. You may also turn to the authority for data protection where you live.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'Anybody may look around. An account is for people of sixteen and older; younger ones take part with a parent, a teacher or a group leader who signs up for them. If a child has opened an account without that, tell us and we delete it.',
      ],
    },
    {
      id: 'partners',
      title: 'Partner organizations',
      paragraphs: [
        'Once an organization has your offer of help, it answers for what it does with your data itself, under the law of its country. We ask every partner to use it for that one purpose only. Links to the websites of partners lead away from us, to where their own policies hold.',
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      paragraphs: [
        'Everything travels encrypted. The database itself refuses to show one person’s records to another, whatever a page may ask. Passwords are kept as slow hashes. Should something go wrong that touches you, we tell you without delay, and what you can do.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      paragraphs: [
        'When this text changes, so does the date on top of it. Of a change that matters to you we tell you by mail before it holds.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact us about privacy',
      paragraphs: ['Questions, wishes, complaints: a person reads them.'],
      endsWithAddress: true,
    },
  ],
}
