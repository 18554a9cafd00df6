import type { DemoOrder } from '../shapes.ts'

const RIVERSIDE = ['418 Riverside Drive, Apt. 6B', 'New York', 'NY', '10025', 'US'] as const
const MAPLE = ['77 Maple Crescent', 'Toronto', 'ON', 'M5R 2K4', 'CA'] as const

/** Orders in every state, those of one organization and of two: the oldest first, but for what was added later. */
export const ORDERS: DemoOrder[] = [
  {
    key: 'first-parcel',
    from: 'supporter',
    phone: '+1 212 555 0142',
    to: RIVERSIDE,
    daysAgo: 47,
    paidDaysAgo: 46,
    parts: [
      {
        of: 'galilee-hands',
        lines: [
          ['galilee-hills-t-shirt', 2, 'M'],
          ['wildflower-honey', 1],
        ],
        status: 'delivered',
        shippedDaysAgo: 44,
        deliveredDaysAgo: 35,
        tracking: 'Israel Post, RR000000001IL',
      },
      {
        of: 'negev-bloom',
        lines: [['arava-medjool-dates', 1]],
        status: 'delivered',
        shippedDaysAgo: 45,
        deliveredDaysAgo: 34,
      },
    ],
  },
  {
    key: 'open-seam',
    from: 'supporter',
    to: RIVERSIDE,
    daysAgo: 33,
    paidDaysAgo: 32,
    parts: [
      {
        of: 'galilee-hands',
        lines: [['galilee-hills-t-shirt', 1, 'S']],
        status: 'refunded',
        shippedDaysAgo: 30,
        deliveredDaysAgo: 22,
        closedDaysAgo: 20,
        reason: 'A seam was open when it arrived. We are sorry, and have sent the money back.',
      },
      {
        of: 'negev-bloom',
        lines: [['desert-night-poster', 1, '50 × 70 cm']],
        status: 'delivered',
        shippedDaysAgo: 31,
        deliveredDaysAgo: 21,
        tracking: 'Israel Post, RR000000002IL',
      },
    ],
  },
  {
    key: 'for-the-classroom',
    from: { name: 'Ruth Delgado', email: 'ruth.delgado@mail.example' },
    to: MAPLE,
    note: 'For our classroom: please add a line in Hebrew that the children can read.',
    daysAgo: 26,
    paidDaysAgo: 24,
    parts: [
      {
        of: 'negev-bloom',
        lines: [
          ['desert-night-poster', 2, '30 × 40 cm'],
          ['negev-work-cap', 1],
        ],
        status: 'delivered',
        shippedDaysAgo: 22,
        deliveredDaysAgo: 12,
      },
    ],
  },
  {
    key: 'never-paid',
    from: 'supporter',
    to: RIVERSIDE,
    daysAgo: 21,
    parts: [
      {
        of: 'galilee-hands',
        lines: [['early-harvest-olive-oil', 3]],
        status: 'cancelled',
        closedDaysAgo: 14,
      },
    ],
  },
  {
    key: 'honey-to-leeds',
    from: { name: 'Harold Finch', email: 'harold.finch@mail.example' },
    to: ['9 Quarry Lane', 'Leeds', '', 'LS2 9JT', 'GB'],
    daysAgo: 15,
    paidDaysAgo: 14,
    parts: [
      {
        of: 'galilee-hands',
        lines: [['wildflower-honey', 6]],
        status: 'cancelled',
        closedDaysAgo: 12,
        reason:
          'We have learned that we cannot ship honey to your country. Your money has been refunded.',
      },
    ],
  },
  {
    key: 'oil-for-the-holiday',
    from: { name: 'Lena Hoffmann', email: 'lena.hoffmann@mail.example' },
    phone: '+49 30 555 0117',
    to: ['Gartenstraße 12', 'Berlin', '', '10115', 'DE'],
    daysAgo: 9,
    paidDaysAgo: 8,
    parts: [
      {
        of: 'galilee-hands',
        lines: [['early-harvest-olive-oil', 2]],
        status: 'shipped',
        shippedDaysAgo: 5,
        tracking: 'Israel Post, RR000000003IL',
      },
    ],
  },
  {
    key: 'two-parcels',
    from: 'supporter',
    to: RIVERSIDE,
    daysAgo: 6,
    paidDaysAgo: 5,
    parts: [
      {
        of: 'galilee-hands',
        lines: [
          ['early-harvest-olive-oil', 1],
          ['galilee-hills-t-shirt', 1, 'L'],
        ],
        status: 'shipped',
        shippedDaysAgo: 3,
        tracking: 'Israel Post, RR000000004IL',
      },
      { of: 'negev-bloom', lines: [['negev-work-cap', 2]], status: 'processing' },
    ],
  },
  {
    key: 'gift-for-a-friend',
    from: 'supporter',
    to: ['250 Orchard Street', 'Brooklyn', 'NY', '11201', 'US'],
    note: 'It is a birthday present. Please leave the price out.',
    daysAgo: 2,
    paidDaysAgo: 2,
    parts: [
      { of: 'galilee-hands', lines: [['galilee-hills-t-shirt', 1, 'XL']], status: 'processing' },
    ],
  },
  {
    key: 'thank-you-for-mentors',
    from: { name: 'Adina Price', email: 'adina.price@mail.example' },
    to: ['31 Harbor View Road', 'Sydney', 'NSW', '2000', 'AU'],
    daysAgo: 1.5,
    paidDaysAgo: 1,
    parts: [{ of: 'galilee-hands', lines: [['wildflower-honey', 4]], status: 'processing' }],
  },
  {
    key: 'waiting-for-the-transfer',
    from: 'supporter',
    to: RIVERSIDE,
    daysAgo: 1,
    parts: [
      {
        of: 'galilee-hands',
        lines: [
          ['wildflower-honey', 2],
          ['galilee-hills-t-shirt', 1, 'M'],
        ],
        status: 'awaiting_payment',
      },
    ],
  },
  {
    key: 'guest-of-two',
    from: { name: 'Ruth Delgado', email: 'ruth.delgado@mail.example' },
    to: MAPLE,
    daysAgo: 0.3,
    parts: [
      {
        of: 'galilee-hands',
        lines: [['early-harvest-olive-oil', 1]],
        status: 'awaiting_payment',
      },
      {
        of: 'negev-bloom',
        lines: [['arava-medjool-dates', 2]],
        status: 'awaiting_payment',
      },
    ],
  },
  // Later than it was placed, since numbers are given as orders are loaded: the others keep theirs.
  {
    key: 'parcel-that-was-lost',
    from: { name: 'Harold Finch', email: 'harold.finch@mail.example' },
    to: ['9 Quarry Lane', 'Leeds', '', 'LS2 9JT', 'GB'],
    daysAgo: 41,
    paidDaysAgo: 40,
    parts: [
      {
        of: 'negev-bloom',
        lines: [['negev-work-cap', 1]],
        status: 'refunded',
        shippedDaysAgo: 38,
        closedDaysAgo: 17,
        tracking: 'Israel Post, RR000000005IL',
        reason: 'The package was lost on its way, so we have sent the money back.',
      },
    ],
  },
]
