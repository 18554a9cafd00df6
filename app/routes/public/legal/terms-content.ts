import type { LegalText } from './legal-text.ts'

/** Change `updatedOn` together with the text. */
export const terms: LegalText = {
  title: 'Terms of Service',
  lead: 'The rules of this house, in words that can be read. They hold between you and Friends for Israel whenever you use this site.',
  updatedOn: '2026-11-22',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of terms',
      paragraphs: [
        'By using this site you accept these terms. If you open an account or register an organization, you also confirm that what you tell us about yourself or about it is true, and that you may speak for it. If you do not agree, please do not use the site.',
      ],
    },
    {
      id: 'licence',
      title: 'Use license',
      paragraphs: [
        'You may read, print and share what is here for your own and for other noncommercial use, as long as you leave the source with it. The name, the design and the texts of this site belong to Friends for Israel; what an organization posts belongs to that organization. Anything beyond this needs the owner’s consent.',
        'Please do not copy the site as a whole, collect the data of people from it, try to get around its limits, or put it under a load that shuts others out.',
      ],
    },
    {
      id: 'accounts',
      title: 'Your account',
      paragraphs: [
        'An account is for one person of sixteen or older. Keep your password to yourself, and tell us when somebody else may have it. We can suspend an account that is used to deceive, to harass or to harm others; we say why, and you can answer.',
      ],
    },
    {
      id: 'support',
      title: 'Volunteering, visiting and giving',
      paragraphs: [
        'We bring people and organizations together. When you sign up for a project or event, the arrangement is between you and the organization: it says what is needed, answers you, and is responsible for what happens on its ground, including safety and insurance.',
        'A gift goes to the organization whose project or event you choose. It counts once its money has come; until then you can take it back. You get a receipt from us by mail; the one that the law of its country provides for comes from the organization. A gift that was made by mistake is paid back if you write to the organization or to us.',
        'Enquiries about investments and business are introductions. Nothing here is advice on investments or an offer of securities.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders from the store',
      paragraphs: [
        'What you order you buy from the organization that offers it, and from each its own part. It sends it, answers for it, and gives the guarantee that the law of its country provides for. Prices are in US dollars and include sending; duties of your country, if there are any, are yours.',
        'An order holds its pieces for you until it is paid, for seven days, or for an hour if you pay by card. What is not paid by then is cancelled. You can cancel an order yourself until it is paid. After that, write to the organization: what it has not sent yet it can cancel and pay back, and what arrives broken or wrong it replaces or pays back. Rights to return goods that the law of your country gives you remain yours.',
      ],
    },
    {
      id: 'partners',
      title: 'Partner terms',
      paragraphs: [
        'These hold for organizations that register with us, beside everything else on this page.',
      ],
      points: [
        [
          'Truth',
          'What you tell us and post is true and up to date, and your documents are genuine. Tell us when something changes.',
        ],
        [
          'Review',
          'We read each application and each post before it is public, and may refuse, ask for changes, or take down what breaks these terms. We give the reason.',
        ],
        [
          'People',
          'You answer supporters in time, treat them well, keep them safe, and use their data to answer them and for nothing else.',
        ],
        [
          'Gifts',
          'Gifts go to what they were given for. You give the receipts that your law provides for, and keep your books open to those who may ask.',
        ],
        [
          'Orders',
          'You have what you offer, send what is paid for without delay, and pay back what you cannot send. The names and addresses on orders are for sending, and for nothing else.',
        ],
        [
          'Responsibility',
          'You answer for your work, your posts, your products and your people. That we have looked at your papers is no guarantee of ours.',
        ],
        [
          'Rights in what you post',
          'You have the rights to the texts and pictures you post, and let us show them here and in links to here, as long as they are posted.',
        ],
      ],
    },
    {
      id: 'ambassadors',
      title: 'Ambassador terms',
      paragraphs: ['These hold for whoever registers as an ambassador.'],
      points: [
        [
          'Honesty',
          'You say who you are, and speak for a school, a congregation or a business only if you may. You tell of projects and events as they are, promise nothing in their name, and are not their employee or agent, nor ours.',
        ],
        [
          'Gifts',
          'Gifts go through this site to the organization, never through your hands. You take no share of them, and no fee for telling of them.',
        ],
        [
          'No spam',
          'You share your links with people who know you or want to hear from you. You do not send them to lists you have bought, hide them behind something else, or make them look like ours. Whoever asks not to hear from you does not.',
        ],
        [
          'Credit',
          'What came through your links is counted by one rule for all, which stands on the page of ambassadors. Your own supports do not count, nor does what is taken back. It is a thank-you and no claim to money.',
        ],
        [
          'Your page',
          'You answer for the words and pictures on it. We may hide a page that breaks these terms; we tell you why, and you can answer. While it is hidden, its links lead to the projects and count for nobody.',
        ],
      ],
    },
    {
      id: 'groups',
      title: 'Groups',
      paragraphs: [
        'Whoever starts a group leads it: they decide who is invited, may ask somebody to leave, and sign the group up. A leader signs up only people who have joined of their own accord and want to come, and each of them can step out. For those under sixteen a parent, a teacher or the leader answers. Places that a group does not need any more are given back as soon as that is known.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      paragraphs: [
        'Write as you would speak to somebody at your own table. Hatred, threats, lies about people, advertising and anything unlawful have no place here and are removed.',
      ],
    },
    {
      id: 'liability',
      title: 'What we can and cannot promise',
      paragraphs: [
        'We run this site with care, free of charge, and as it is. It may be away for a while, and mistakes happen. We do not answer for what organizations, supporters or other websites do, nor for damage that nobody could have foreseen. Where the law does not let us limit our responsibility, such as for intent or gross negligence, we do not.',
      ],
    },
    {
      id: 'end',
      title: 'Ending it',
      paragraphs: [
        'You can stop at any time and have your account deleted. An organization can take its posts down at any time; what was promised to supporters until then still holds.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      paragraphs: [
        'The law of Israel applies, and the courts of Jerusalem are competent, unless the law of the country you live in gives you more, as it often does for consumers. When these terms change, so does the date on top of them; of a change that matters we tell account holders by mail before it holds.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      paragraphs: ['Questions about these terms:'],
      endsWithAddress: true,
    },
  ],
}
