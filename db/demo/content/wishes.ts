type Kind = 'donate' | 'volunteer' | 'attend' | 'visit' | 'invest' | 'business'
type Status =
  | 'waiting'
  | 'offered'
  | 'pending'
  | 'confirmed'
  | 'completed'
  | 'declined'
  | 'cancelled'
/** What someone of the cast supports. */
export type Wish = {
  who: 'supporter' | 'ambassador' | 'applicant' | 'partner2'
  kind: Kind
  status: Status
  /** Which of the fitting items, from the first. */
  nth: number
  from: 'running' | 'past' | 'coming' | 'partner'
  /** The very item, instead of the first that fits. */
  key?: string
  /** Of an event with shifts, the English label of the one they chose. */
  shift?: string
  message?: string
  reason?: string
  dollars?: number
  isNameShown?: boolean
  places?: number
  /** What the organization entered when it was completed. */
  hours?: number
  meals?: number
  /** How long ago they signed up, instead of a few days. */
  daysAgo?: number
  /** What they say they have helped, and nobody has confirmed. */
  said?: { daysAgo: number; hours: number }[]
  /** The event has moved since: they have been asked whether they are still coming, or have said so. */
  afterMove?: 'asked' | 'coming'
}

/** What the cast has supported: every kind and every state, so that each screen has something to show. */
export const WISHES: Wish[] = [
  {
    who: 'supporter',
    kind: 'volunteer',
    status: 'confirmed',
    nth: 0,
    from: 'partner',
    message: 'I can come on Sundays and bring a friend.',
    places: 2,
  },
  {
    who: 'supporter',
    kind: 'donate',
    status: 'pending',
    nth: 0,
    from: 'partner',
    dollars: 180,
    message: 'In memory of my grandfather.',
  },
  { who: 'supporter', kind: 'attend', status: 'pending', nth: 0, from: 'coming' },
  { who: 'supporter', kind: 'attend', status: 'completed', nth: 0, from: 'past', hours: 3 },
  {
    who: 'supporter',
    kind: 'donate',
    status: 'completed',
    nth: 3,
    from: 'running',
    dollars: 54,
    isNameShown: true,
  },
  {
    who: 'supporter',
    kind: 'volunteer',
    status: 'declined',
    nth: 4,
    from: 'running',
    reason: 'This week is full already. Please try again after the holidays.',
  },
  { who: 'supporter', kind: 'visit', status: 'cancelled', nth: 0, from: 'running' },
  {
    who: 'supporter',
    kind: 'business',
    status: 'pending',
    nth: 0,
    from: 'running',
    message: 'Our bakery could deliver twice a week.',
  },
  {
    who: 'ambassador',
    kind: 'volunteer',
    status: 'pending',
    nth: 0,
    from: 'partner',
    message: 'Our group of six would like to help for a morning.',
    places: 6,
  },
  {
    who: 'ambassador',
    kind: 'invest',
    status: 'pending',
    nth: 0,
    from: 'running',
    message: 'Is there a minimum?',
  },
  { who: 'applicant', kind: 'donate', status: 'confirmed', nth: 0, from: 'partner', dollars: 36 },
  { who: 'applicant', kind: 'attend', status: 'confirmed', nth: 1, from: 'coming', places: 2 },
  {
    who: 'partner2',
    kind: 'volunteer',
    status: 'pending',
    nth: 1,
    from: 'partner',
    message: 'Neighbors from the south, glad to lend a hand.',
  },
  {
    who: 'ambassador',
    kind: 'attend',
    status: 'confirmed',
    nth: 0,
    from: 'coming',
    key: 'turtle-nest-walk',
    places: 9,
    message: 'Two families and a grandmother who knows the beach.',
  },
  {
    who: 'applicant',
    kind: 'attend',
    status: 'confirmed',
    nth: 0,
    from: 'coming',
    key: 'bookbinding-night',
    places: 8,
  },
  {
    who: 'ambassador',
    kind: 'volunteer',
    status: 'completed',
    nth: 0,
    from: 'partner',
    key: 'homework-thursdays',
    places: 4,
    hours: 26,
    message: 'Four of us can read aloud, two in Hebrew.',
  },
  {
    who: 'applicant',
    kind: 'volunteer',
    status: 'completed',
    nth: 0,
    from: 'partner',
    key: 'hula-grandparents-kitchen',
    places: 3,
    hours: 18,
    meals: 240,
    message: 'We peel, stir and do the dishes.',
  },
  {
    who: 'supporter',
    kind: 'attend',
    status: 'confirmed',
    nth: 0,
    from: 'partner',
    key: 'open-day-galilee-hands',
    places: 2,
    afterMove: 'asked',
  },
  {
    who: 'ambassador',
    kind: 'attend',
    status: 'confirmed',
    nth: 0,
    from: 'partner',
    key: 'open-day-galilee-hands',
    afterMove: 'asked',
  },
  {
    who: 'applicant',
    kind: 'attend',
    status: 'confirmed',
    nth: 0,
    from: 'partner',
    key: 'open-day-galilee-hands',
    places: 3,
    afterMove: 'coming',
  },
  // Every place of the first shift is taken; one of them is offered to the first of those who wait.
  {
    who: 'ambassador',
    kind: 'volunteer',
    status: 'confirmed',
    nth: 0,
    from: 'partner',
    key: 'shelter-painting-kiryat-yam',
    shift: 'Painting, first shift',
    places: 7,
    message: 'Two families with rollers of their own.',
  },
  {
    who: 'applicant',
    kind: 'volunteer',
    status: 'confirmed',
    nth: 0,
    from: 'partner',
    key: 'shelter-painting-kiryat-yam',
    shift: 'Painting, first shift',
    places: 4,
  },
  {
    who: 'supporter',
    kind: 'volunteer',
    status: 'offered',
    nth: 0,
    from: 'partner',
    key: 'shelter-painting-kiryat-yam',
    shift: 'Painting, first shift',
  },
  {
    who: 'partner2',
    kind: 'volunteer',
    status: 'waiting',
    nth: 0,
    from: 'partner',
    key: 'shelter-painting-kiryat-yam',
    shift: 'Painting, first shift',
    message: 'I can also bring sandwiches.',
  },
  {
    who: 'partner2',
    kind: 'volunteer',
    status: 'confirmed',
    nth: 0,
    from: 'partner',
    key: 'shelter-painting-kiryat-yam',
    shift: 'Sandwiches',
    places: 2,
  },
  {
    who: 'applicant',
    kind: 'volunteer',
    status: 'pending',
    nth: 0,
    from: 'partner',
    key: 'shelter-painting-kiryat-yam',
    shift: 'Painting, second shift',
    places: 4,
  },
  // They drive one morning in two weeks, and say themselves how long it took.
  {
    who: 'supporter',
    kind: 'volunteer',
    status: 'confirmed',
    nth: 0,
    from: 'partner',
    key: 'nahariya-clinic-drivers',
    daysAgo: 40,
    said: [
      { daysAgo: 19, hours: 5 },
      { daysAgo: 5, hours: 6 },
    ],
    message: 'Any weekday but Tuesday.',
  },
  {
    who: 'applicant',
    kind: 'volunteer',
    status: 'confirmed',
    nth: 0,
    from: 'partner',
    key: 'nahariya-clinic-drivers',
    daysAgo: 33,
    said: [{ daysAgo: 12, hours: 5 }],
  },
]
