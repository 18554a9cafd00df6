import type { DemoAmbassador, DemoCredit } from '../../shapes-ambassadors.ts'

/** The ambassador of the cast: three campaigns, $1,250 that have come and stayed, and 27 people. */
export const JONATHAN_REED: DemoAmbassador = {
  key: 'jonathan-reed',
  of: 'ambassador',
  type: 'individual',
  fullName: 'Jonathan Reed',
  bio: `I teach history at a public high school in Portland, Maine, and spend part of every summer in the Galilee, where my sister lives. What I know of Israel I know from her neighbors: the man who drives the dialysis van, the cook who will not sit down.

I look for work that is small enough to visit and honest about what it costs. Once a month I write to about two hundred friends, former students and people from the rowing club, and tell them about one of these places.

If you come to a project through me, write and tell me how it was.`,
  email: 'jonathan.reed@post.example',
  isEmailPublic: true,
  mobile: '+1 207 555 0118',
  links: {
    website: 'https://jonathan-reed.example/',
    instagram: 'https://instagram.com/jonathanreed.example',
    linkedin: 'https://linkedin.com/in/jonathanreed.example',
  },
  hasLogo: true,
  hasPhoto: true,
  daysAgo: 134,
  items: [
    'soup-by-bicycle-bat-yam',
    'glasgow-knitters',
    'baltimore-teen-quilts',
    'caesarea-dune-restoration',
    'ashkelon-beach-crews',
    'homework-thursdays',
    'cherry-rows-margaliot',
    'rescued-vegetables-ramla',
    'large-drill-beersheba',
    'metula-harvest-table',
    'adaptive-run-yarkon',
  ],
  campaigns: [
    {
      key: 'twelve-bicycles',
      title: 'Twelve bicycles, twelve pots of soup',
      description:
        'Fifteen hundred dollars keeps the soup cyclists of Bat Yam on the road through the winter: tires, brakes, and two pots that hold the heat.',
      item: 'soup-by-bicycle-bat-yam',
      goalKind: 'raised',
      goal: 1500,
      daysAgo: 47,
      endsInDays: 61,
    },
    {
      key: 'thirty-pairs-of-hands',
      title: 'Thirty pairs of hands',
      description:
        'A morning with the beach crews of Ashkelon, a Sunday afternoon over quilts in Pikesville, an hour of homework on a Thursday, a chair at the long table of Metula: I am looking for thirty people who give their time once, wherever it suits them.',
      goalKind: 'supporters',
      goal: 30,
      daysAgo: 63,
    },
    {
      key: 'wool-before-winter',
      title: 'Wool before winter',
      description:
        'Yarn for the knitters of Glasgow, who send hats to premature babies in Safed. We meant to find four hundred dollars and found a little more. Thank you.',
      item: 'glasgow-knitters',
      goalKind: 'raised',
      goal: 400,
      daysAgo: 118,
      endsInDays: -37,
    },
  ],
  visitsADay: 3,
  // What two of the cast have supported anyway: a gift of $36, and an evening.
  brought: ['10', '3'],
  credits: [
    ...through('twelve-bicycles', [
      gift(
        'Laura Bennett',
        'soup-by-bicycle-bat-yam',
        180,
        41,
        'My mother rode to work all her life.',
      ),
      gift('Michael Osei', 'soup-by-bicycle-bat-yam', 54, 33),
      gift('Temple Beth Or Brotherhood', 'soup-by-bicycle-bat-yam', 250, 19),
      gift('Henry Castellano', 'soup-by-bicycle-bat-yam', 100, 8),
      { ...gift('Gail Porter', 'soup-by-bicycle-bat-yam', 72, 2), status: 'pending' },
    ]),
    ...through('wool-before-winter', [
      gift('Fiona Murray', 'glasgow-knitters', 90, 109),
      gift('Alan Pressman', 'glasgow-knitters', 125, 92),
      gift('Deborah Klein', 'glasgow-knitters', 200, 71, 'For every pair of small feet.'),
      hands('Morag Sinclair', 'glasgow-knitters', 104, 'completed'),
      hands('Ewan Fraser', 'glasgow-knitters', 88, 'completed'),
    ]),
    ...through('thirty-pairs-of-hands', [
      hands('Hannah Birnbaum', 'caesarea-dune-restoration', 58, 'completed'),
      hands('Oscar Lindgren', 'caesarea-dune-restoration', 57, 'completed'),
      hands('Naomi Fields', 'ashkelon-beach-crews', 31, 'confirmed'),
      hands('Jerome Watkins', 'ashkelon-beach-crews', 24, 'confirmed'),
      hands('Priya Raman', 'baltimore-teen-quilts', 52, 'completed'),
      hands('Susan Applebaum', 'baltimore-teen-quilts', 44, 'completed'),
      seat('Edith Moskowitz', 'blood-drive-hadera', 46, 'completed'),
      seat('Tom Gallagher', 'blood-drive-hadera', 43, 'completed'),
      seat('Yosef Tal', 'cook-along-shoham', 16, 'completed'),
      seat('Rina Walsh', 'cook-along-shoham', 13, 'completed'),
      seat('Marcus Bell', 'large-drill-beersheba', 10, 'confirmed'),
      seat('Ingrid Solberg', 'metula-harvest-table', 6, 'confirmed'),
      // She has given as well, and counts as one supporter.
      seat('Laura Bennett', 'adaptive-run-yarkon', 5, 'confirmed'),
      hands('Dmitri Volkov', 'rescued-vegetables-ramla', 1, 'pending'),
      {
        ...hands('Kyle Brandon', 'baltimore-teen-quilts', 28, 'declined'),
        reason: 'We meet on Sunday afternoons only, and you wrote that you work then. Thank you.',
      },
      hands('Amy Holt', 'ashkelon-beach-crews', 22, 'cancelled'),
    ]),
    gift('Peter Novak', 'cherry-rows-margaliot', 75, 66),
    gift('Carla Jimenez', 'cherry-rows-margaliot', 140, 29),
    hands('Walter Hirsch', 'homework-thursdays', 36, 'confirmed'),
    hands('Nina Abelson', 'homework-thursdays', 79, 'completed'),
    {
      ...gift('Brightline Promotions', 'homework-thursdays', 500, 25),
      status: 'declined',
      reason: 'We cannot accept a gift that comes with an advertisement in the classroom.',
    },
    { ...gift('Joan Ostrow', 'cherry-rows-margaliot', 118, 18), status: 'cancelled' },
    { ...gift('Philip Garner', 'homework-thursdays', 360, 15), status: 'refunded' },
  ],
}

function through(campaign: string, credits: DemoCredit[]): DemoCredit[] {
  return credits.map((credit) => ({ ...credit, campaign }))
}

function gift(
  name: string,
  to: string,
  dollars: number,
  daysAgo: number,
  message?: string,
): DemoCredit {
  const given = { to, name, kind: 'donate', status: 'confirmed', dollars, daysAgo } as const
  return message === undefined ? given : { ...given, message, isNameShown: true }
}

function hands(
  name: string,
  to: string,
  daysAgo: number,
  status: DemoCredit['status'],
): DemoCredit {
  return { to, name, kind: 'volunteer', status, daysAgo }
}

function seat(name: string, to: string, daysAgo: number, status: DemoCredit['status']): DemoCredit {
  return { to, name, kind: 'attend', status, daysAgo }
}
