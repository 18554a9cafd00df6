import type { LegalText } from './legal-text.ts'

/** Change `updatedOn` together with the text. */
export const terms: LegalText = {
  title: 'Terms of Service',
  lead: 'The rules of this site, in plain words. They apply between you and Friends for Israel whenever you use it.',
  updatedOn: '2026-11-26',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of terms',
      paragraphs: [
        'By using this site you accept these terms. If you open an account or register an organization, you also confirm that what you tell us about yourself or the organization is true, and that you may speak for it. If you do not agree, please do not use the site.',
      ],
    },
    {
      id: 'licence',
      title: 'Use license',
      paragraphs: [
        'You may read, print and share what is here for your own use and for other noncommercial use, as long as you credit the source. The name, the design and the texts of this site belong to Friends for Israel; what an organization posts belongs to that organization. Anything beyond this requires the owner’s consent.',
        'Please do not copy the site as a whole, collect personal data from it, try to get around its limits, or put a load on it that shuts others out.',
      ],
    },
    {
      id: 'accounts',
      title: 'Your account',
      paragraphs: [
        'An account is for one person aged sixteen or older. Keep your password to yourself, and tell us if someone else may have it. We can suspend an account that is used to deceive, harass or harm others; we tell you why, and you can respond.',
      ],
    },
    {
      id: 'support',
      title: 'Volunteering, visiting and giving',
      paragraphs: [
        'We bring people and organizations together. When you sign up for a project or event, the arrangement is between you and the organization: it tells you what is needed, answers you, and is responsible for what happens on its premises, including safety and insurance.',
        'A gift goes to the organization whose project or event you choose. It counts once the payment has been received; until then you can cancel it. We email you a receipt; the one that the law of its country provides for comes from the organization. A gift made by mistake is refunded if you write to the organization or to us.',
        'Inquiries about investments and business are introductions. Nothing here is investment advice or an offer of securities.',
      ],
    },
    {
      id: 'orders',
      title: 'Orders from the store',
      paragraphs: [
        'You buy what you order from the organization that offers it, and from each organization its own part. It ships that part, is responsible for it, and gives the guarantee that the law of its country provides for. Prices are in US dollars and include shipping; you pay any duties of your country.',
        'An order reserves its items for you until it is paid, for seven days, or for an hour if you pay by card. Anything not paid by then is canceled. You can cancel an order yourself until it is paid. After that, write to the organization: it can cancel and refund what it has not shipped yet, and it replaces or refunds what arrives broken or wrong. You keep any rights to return goods that the law of your country gives you.',
      ],
    },
    {
      id: 'partners',
      title: 'Partner terms',
      paragraphs: [
        'These apply to organizations that register with us, in addition to everything else on this page.',
      ],
      points: [
        [
          'Truth',
          'What you tell us and post is true and up to date, and your documents are genuine. Tell us when something changes.',
        ],
        [
          'Review',
          'We review each application and each post before it is public, and may refuse it, request changes, or take down anything that breaks these terms. We give the reason.',
        ],
        [
          'People',
          'You answer supporters in good time, treat them well, keep them safe, and use their data only to answer them.',
        ],
        [
          'Gifts',
          'Gifts are used for what they were given for. You issue the receipts that your law provides for, and keep your books open to those entitled to see them.',
        ],
        [
          'Orders',
          'You have in stock what you offer, ship what is paid for without delay, and refund what you cannot ship. The names and addresses on orders are for shipping only.',
        ],
        [
          'Responsibility',
          'You are responsible for your work, your posts, your products and your people. Our review of your documents is not a guarantee on our part.',
        ],
        [
          'Rights in what you post',
          'You have the rights to the texts and pictures you post, and allow us to show them here and in links to this site for as long as they are posted.',
        ],
      ],
    },
    {
      id: 'ambassadors',
      title: 'Ambassador terms',
      paragraphs: ['These apply to everyone who registers as an ambassador.'],
      points: [
        [
          'Honesty',
          'You say who you are, and speak for a school, a congregation or a business only if you are allowed to. You describe projects and events as they are, promise nothing on their behalf, and are not their employee or agent, or ours.',
        ],
        [
          'Gifts',
          'Gifts go through this site to the organization, never through your hands. You take no share of them, and no fee for promoting them.',
        ],
        [
          'No spam',
          'You share your links with people who know you or want to hear from you. You do not send them to lists you have bought, hide them behind something else, or make them look like ours. When someone asks not to hear from you, you stop.',
        ],
        [
          'Credit',
          'What comes through your links is counted by one rule for everyone, which is explained on the ambassador page. Your own gifts and sign-ups do not count, nor does anything canceled or refunded. Credit is a thank-you, not a claim to money.',
        ],
        [
          'Your page',
          'You are responsible for the words and pictures on it. We may hide a page that breaks these terms; we tell you why, and you can respond. While it is hidden, its links lead to the projects and count for no one.',
        ],
      ],
    },
    {
      id: 'groups',
      title: 'Groups',
      paragraphs: [
        'The person who starts a group leads it: they decide who is invited, may ask someone to leave, and sign the group up. A leader signs up only people who have joined of their own accord and want to come, and each of them can opt out. A parent, a teacher or the leader is responsible for anyone under sixteen. Places that a group no longer needs are given back as soon as that is known.',
      ],
    },
    {
      id: 'conduct',
      title: 'How we treat each other',
      paragraphs: [
        'Write as you would speak to someone at your own table. Hatred, threats, lies about people, advertising and anything unlawful have no place here and are removed.',
      ],
    },
    {
      id: 'liability',
      title: 'What we can and cannot promise',
      paragraphs: [
        'We run this site with care, free of charge, and as it is. It may be unavailable at times, and mistakes happen. We are not responsible for what organizations, supporters or other websites do, or for damage that no one could have foreseen. Where the law does not let us limit our liability, such as for intent or gross negligence, we do not.',
      ],
    },
    {
      id: 'end',
      title: 'Leaving',
      paragraphs: [
        'You can stop at any time and have your account deleted. An organization can take down its posts at any time; what was promised to supporters before then still applies.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      paragraphs: [
        'The law of Israel applies, and the courts of Jerusalem have jurisdiction, unless the law of the country you live in gives you more rights, as it often does for consumers. When these terms change, so does the date at the top; if a change matters, we email account holders before it takes effect.',
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
