import { KEPT_DAYS, KEPT_DAYS_WITH_NAME } from '#domain/activity/activity.ts'
import { RETENTION_DAYS } from '#domain/activity/kept-for.ts'
import type { LegalText } from './legal-text.ts'

/** Change `updatedOn` together with the text. */
export const privacy: LegalText = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, for how long, and what you can do about it. In short: we ask for what is needed, we sell nothing, and the organizations you help learn only what they need to answer you.',
  updatedOn: '2026-11-26',
  sections: [
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      paragraphs: [
        'You can look around without telling us who you are. What you enter is stored where you enter it, and nowhere else:',
      ],
      points: [
        [
          'Your account',
          'Your name, your email address, a mobile phone number if you give one, your password in a form that cannot be read back, when you last signed in, and the internet address from which the account was opened, which helps us prevent misuse.',
        ],
        [
          'What you support and save',
          'The projects and events you sign up for, visit, ask about or give to, with the places, amounts and messages you enter, and those you have saved.',
        ],
        [
          'What you buy',
          'What is in your cart; and for an order, your name, your email address, a phone number if you give one, where it goes, your note, and what was paid. You can order and give without an account.',
        ],
        [
          'What you write to us',
          'Your name, your email address and your message, when you use the contact form or ask for a tour.',
        ],
        [
          'Organizations',
          'The data of an organization that applies to become a partner: its registration, its contact person and the documents it uploads. Documents are never public; its contact person, email address and phone number are public only if it says so.',
        ],
        [
          'Ambassadors',
          'Your name or your organization’s, what you write about yourself, your picture and logo, an email address and a mobile number; what you support, and your campaigns. Your page is public from the day you register. Your number never is, and your email address is only if you say so.',
        ],
        [
          'Groups',
          'What a group is called, what it says about itself, who belongs to it and since when, and who comes along to what.',
        ],
        [
          'What you ask the assistant',
          'Your questions and its answers, and the volunteer profile that results from them, if you save it.',
        ],
        [
          'Your visits',
          'Which pages are viewed, and when. With your consent, also who you are, where you came from, which links you follow, and your browser and internet address.',
        ],
      ],
    },
    {
      id: 'how-we-use-it',
      title: 'How we use your information',
      paragraphs: [
        'We use it to run this site: to sign you in, to pass on your offer of help, to write to you about what you have started, to check organizations and what they post, to answer you, and to keep the site safe.',
        'When you support a project or event, its organization learns your name, your email address, your phone number if you give it, and what you wrote, so that it can answer you. When you order, each organization learns what you ordered from it and where to ship it, and nothing about what you ordered elsewhere. No one else does. Your name is shown publicly with a gift only if you say so.',
        'When you come through an ambassador’s link and leave the box in the form checked, your support counts for that ambassador. The ambassador sees what was supported, when, what came of it and, for a gift, how much it was, but not who you are, unless your name is shown publicly with your gift anyway. You, the organization and our staff see which ambassador it came through. Uncheck the box, and no one does.',
        'The members of a group see each other’s names and pictures, what the group has signed up for and who comes along; they do not see addresses. Anyone with the invitation sees what the group is called, what it says about itself, who leads it and how many belong to it. An organization learns the name of the group, the name and address of its leader, and how many are coming.',
        'Our staff can see what is needed to help you and to review what organizations send. Changes made by staff are recorded. We do not sell personal data, show advertising or build profiles for others.',
      ],
    },
    {
      id: 'statistics',
      title: 'Statistics, and your consent',
      paragraphs: [
        'We count which pages are viewed, to learn what is useful and what is not found. Unless you have agreed to more, each count is three things: that a page was viewed, which page, and when. It holds no name, no account, no internet address, no browser, and nothing about where you came from. Searches and tokens are cut from the address before it leaves your browser, and sign-in pages are not counted at all. That someone signed up, in or out, or started a visit while signed in, is counted in the same way.',
        'If you agree, your account, your browser, your internet address, the page you came from and the links you follow are stored with it. You can agree or refuse when we ask you at the end of a page, and change your mind at any time under “Privacy choices” at the bottom of every public page. If your browser asks not to be tracked (“Do Not Track” or “Global Privacy Control”), we respect that.',
        'We use no statistics, fonts or scripts from other companies that would learn about your visit. Where the map shows streets, your browser requests the images from the map service named at its edge.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: ['A handful, all our own. None follows you to another site.'],
      points: [
        [
          'Sign-in',
          'Keeps you signed in. Scripts cannot read it. When you sign in with Google, Facebook or Twitter, another one remembers for five minutes that it was you who went there.',
        ],
        [
          'Guest',
          'Only set when you start a form, fill a cart, order or give without an account, so that it can be found again. It lasts thirty days. A second one (“deeds”) says that you gave or ordered something, so that it is added to your account when you sign in with the address you gave; then it is deleted. While something that belongs to someone else is left, it stores which account asked last, so that it is not asked for again and again.',
        ],
        [
          'Cart',
          'How many items are in your cart, so that every page can show the number. It holds nothing else, and is deleted with the last item or after thirty days.',
        ],
        [
          'Preferences',
          'Whether you prefer the page light or dark, how you left a menu, your time zone, and a message for the next page.',
        ],
        [
          'Ambassador’s link (“brought”)',
          'Only set when you follow an ambassador’s link: which link it was, when, and which links you have followed that day, so that a visit is counted once. It lasts thirty days, scripts cannot read it, and it says nothing about you. The visit itself is counted without your identity.',
        ],
        ['Consent', 'Your answer about statistics, for 180 days. Then we ask again.'],
      ],
    },
    {
      id: 'files',
      title: 'Files you upload',
      paragraphs: [
        'Pictures of public projects, events, products and news are public, and so are those on ambassadors’ pages. They are re-created when you upload them, so that what a camera writes into a photo, such as the location, is gone. An organization’s documents can be opened only by the organization and our staff, and every time staff opens one is recorded.',
      ],
    },
    {
      id: 'payments',
      title: 'Payments',
      paragraphs: [
        'You pay either the way we or the organization tell you, such as by bank transfer, or, where it is offered, by card. You enter your card on the page of our payment provider, Stripe, and nowhere on this site; Stripe is responsible for what happens there, and its own policy applies. It learns your email address, the amount and what it is for; we learn that the payment was received.',
        'We neither ask for nor store card or bank account numbers; please do not put them in a message. What was paid, when and how, and what was refunded stays in our books.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      paragraphs: ['As long as it has a purpose, and no longer:'],
      points: [
        ['Your account', 'Until you delete it, which you can do yourself at any time.'],
        [
          'What you support',
          'As long as you have an account, since you and the organization both rely on it. After that, only the fact that it happened is counted.',
        ],
        ['Your cart', `${RETENTION_DAYS.carts} days after you last touched it.`],
        [
          'Orders, and gifts without an account',
          `Who ordered or gave, and where it went: ${Math.floor(RETENTION_DAYS.buyers / 365)} years, as long as our books must show it. From which browser: ${RETENTION_DAYS.guestIds} days; the link in our email keeps working. Amounts stay, without your name.`,
        ],
        [
          'Visits with your name',
          `${KEPT_DAYS_WITH_NAME} days, then they are deleted automatically.`,
        ],
        [
          'Visits without your name',
          `${KEPT_DAYS} days, which is about thirteen months. Then they are deleted automatically.`,
        ],
        [
          'An ambassador’s page',
          'As long as the account. Its campaigns and links are deleted with it; gifts and sign-ups that came through them stay, and count for no one.',
        ],
        [
          'How often links are followed',
          `${RETENTION_DAYS.linkVisits} days, which is three years: days and numbers, about no one in particular.`,
        ],
        [
          'Groups',
          'Until they end. When the leader leaves, the person who has belonged to the group longest takes over; when no one is left, it ends.',
        ],
        [
          'What you ask the assistant',
          `${RETENTION_DAYS.interactions} days, with what it answered. A volunteer profile: until you delete it, or your account.`,
        ],
        [
          'Messages to us',
          `Until they are answered and closed, and ${RETENTION_DAYS.closedMessages} days more. If you ask us to delete yours earlier, we do.`,
        ],
        [
          'Identity documents',
          `The document itself is deleted ${RETENTION_DAYS.identityPapers} days after we have decided. What stays is the fact that you submitted it.`,
        ],
        [
          'Copies of emails',
          `${RETENTION_DAYS.sentMails} days after they were sent; ${RETENTION_DAYS.failedMails} days if they could not be delivered.`,
        ],
        [
          'What you started and left',
          `A registration you did not submit: ${RETENTION_DAYS.drafts} days. A sign-up whose link in the email was not used: ${RETENTION_DAYS.pendingSignUps} day. Files that nothing uses: ${RETENTION_DAYS.unusedFiles} days.`,
        ],
        [
          'What keeps the site safe',
          `How often something was tried, and which form was already sent: ${RETENTION_DAYS.attempts} day. That your account was used from a connection, unreadable: ${RETENTION_DAYS.knownConnections} days. Sign-ins are deleted once they have expired.`,
        ],
        [
          'The record of staff actions',
          'Kept, since it shows that decisions were made properly. It holds record numbers, not names.',
        ],
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can ask of us',
      paragraphs: [
        'In your account you can download everything we store about you, choose which emails you get, and delete the account. You can also ask us what we know about you, have it corrected, or object to a use of it: write to us from the address of your account. We answer within thirty days, and it costs you nothing.',
        'When an account is deleted, everything about you goes: your name, your addresses, your messages and your files. What you ordered and gave stays in our books, without your name. Only an order that is paid and has not reached you yet keeps your name and address until it has arrived or is canceled. Where an organization must keep a record of a gift, that record stays with the organization.',
        'If you think we are not treating your data as we should, please tell us first. You can also contact the data protection authority where you live.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'Anyone may look around. An account is for people aged sixteen and older; younger people take part with a parent, a teacher or a group leader who signs up for them. If a child has opened an account without that, tell us and we will delete it.',
      ],
    },
    {
      id: 'partners',
      title: 'Partner organizations',
      paragraphs: [
        'Once an organization has your offer of help, it is responsible itself for what it does with your data, under the law of its country. We ask every partner to use it for that one purpose only. Links to partners’ websites lead away from us, to where their own policies apply.',
      ],
    },
    {
      id: 'safety',
      title: 'How we protect it',
      paragraphs: [
        'Everything is encrypted on its way. The database itself refuses to show one person’s records to another, whatever a page may ask for. Passwords are stored as slow hashes. If something goes wrong that affects you, we tell you without delay, along with what you can do.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      paragraphs: [
        'When this text changes, so does the date at the top. If a change matters to you, we email you before it takes effect.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact us about privacy',
      paragraphs: ['Questions, requests, complaints: a person reads them.'],
      endsWithAddress: true,
    },
  ],
}
