import type { DemoGroup } from '../shapes-ambassadors.ts'

export const GROUPS: DemoGroup[] = [
  {
    key: 'thursday-table',
    name: 'The Thursday Table',
    description:
      'Four friends from the Upper West Side who have supper on Thursdays and plan the next trip over dessert. We like work that ends with dirty hands.',
    people: [
      'supporter',
      { person: 'noa-feldman' },
      { person: 'ben-ashworth' },
      { person: 'leah-kaplan' },
    ],
    daysAgo: 82,
    signUps: [
      {
        to: 'katzrin-family-waymarks',
        kind: 'volunteer',
        status: 'pending',
        daysAgo: 1,
        seats: 3,
        message: 'Three of us land that week. We bring our own brushes.',
      },
      {
        to: 'efrat-supper-for-volunteers',
        kind: 'attend',
        status: 'completed',
        daysAgo: 41,
        seats: 4,
        said: { seats: 3, hours: 3 },
      },
    ],
  },
  {
    key: 'riverside-first-aiders',
    name: 'Riverside First Aiders',
    description: 'Neighbors with a first-aid card who travel to help at drills and long walks.',
    people: [{ person: 'ben-ashworth' }, 'supporter', { person: 'leah-kaplan' }],
    daysAgo: 55,
    signUps: [
      {
        to: 'large-drill-beersheba',
        kind: 'volunteer',
        status: 'confirmed',
        daysAgo: 19,
        seats: 3,
        message: 'We can take a station of our own.',
      },
    ],
  },
]
