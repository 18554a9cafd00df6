import type { DemoMessage } from '../shapes.ts'

/** What lies in the inbox: every kind and every state. */
export const MESSAGES: DemoMessage[] = [
  {
    key: 'school-day-of-service',
    kind: 'contact',
    status: 'new',
    from: { name: 'Deborah Klein', email: 'deborah.klein@lakeview-school.example' },
    subject: 'A day of service for ninth grade',
    message: `Dear team, I teach at a school near Chicago, and we bring forty-two students to Israel each spring. This year we would like to give one whole day to something useful, near Jerusalem if possible.

Is there a project that can take that many fifteen-year-olds at once, or should we split them up?`,
    hoursAgo: 5,
  },
  {
    key: 'northern-tour-for-two',
    kind: 'tour',
    status: 'new',
    from: 'supporter',
    subject: 'Northern Israel Tour',
    message:
      'My mother is eighty and walks well, but slowly. Could we do the trail in two short stretches?',
    hoursAgo: 21,
    tour: 'northern-israel',
    journey: { days: [46], travelers: 2 },
  },
  {
    key: 'two-weeks-with-teenagers',
    kind: 'itinerary',
    status: 'in_progress',
    from: { name: 'Martin and Ilse Vogel', email: 'vogel.familie@post.example' },
    subject: 'Custom itinerary',
    message:
      'One of us uses a wheelchair for longer distances. Our sons are fourteen and sixteen and would like to work with their hands for a few days.',
    hoursAgo: 3 * 24,
    journey: { days: [88, 101], travelers: 4, interests: ['volunteering', 'nature', 'food'] },
  },
  {
    key: 'receipt-for-a-gift',
    kind: 'contact',
    status: 'answered',
    from: 'ambassador',
    subject: 'Receipts for the gifts of our congregation',
    message:
      'Eleven people in our congregation have given to the same project this month. Can they get a receipt that counts for taxes in the United States?',
    hoursAgo: 6 * 24,
    answer: `Dear Jonathan,

Thank you, and please thank all eleven of them. A receipt comes from the organization that receives the gift, so it depends on where that is registered. Tamarisk Bridge Foundation is a 501(c)(3) and sends one to everyone automatically within a week.

For the Israeli organizations, you can ask the organization on its page; several of them work with a “friends of” organization in the United States.

Daniel Carmi`,
  },
  {
    key: 'desert-tour-in-august',
    kind: 'tour',
    status: 'answered',
    from: { name: 'Priya Nathan', email: 'priya.nathan@mail.example' },
    subject: 'Negev Desert Adventure',
    message: 'We are six friends and have only August free. Is the tour possible then?',
    hoursAgo: 11 * 24,
    tour: 'negev-desert',
    journey: { days: [120], travelers: 6 },
    answer: `Dear Priya,

We would not take you into the crater in August: at noon it is well over a hundred degrees, and the lodge closes. What works well with six people in summer is the northern tour, where there is shade and water every day. I have held three rooms in the guest house for you until the end of next week.

Daniel Carmi`,
  },
  {
    key: 'wrong-address-of-kitchen',
    kind: 'contact',
    status: 'closed',
    from: { name: 'Amos Tzur', email: 'amos.tzur@mail.example' },
    subject: 'The map shows the old kitchen',
    message:
      'The kitchen in Rishon LeZion has moved across the street, to number 25. I stood at a locked door with a pot of soup.',
    hoursAgo: 16 * 24,
  },
]
