import type { DemoProject } from '#db/demo/shapes.ts'

export const STEADY_LIGHT: DemoProject[] = [
  {
    key: 'stairwell-defibrillators',
    of: 'steady-light',
    title: 'A defibrillator within three minutes of every door in Ashdod',
    description: `After a cardiac arrest each minute costs a tenth of the chance to live. Ashdod has good ambulances and long avenues. We hang defibrillators in stairwells, kiosks and synagogues, so that none is more than three minutes' walk away, and teach the people around them.

Ninety-four are up and have been used eleven times. The map shows sixty gaps, mostly in the older quarters near the port.

One device with its cabinet and ten years of batteries costs $1,450. Donors can name a street.`,
    category: 'healthcare',
    supportTypes: ['donate', 'business'],
    region: 'asia',
    district: 'southern-district',
    location: 'City quarter, Ashdod',
    latitude: 31.797,
    longitude: 34.6497,
    goalDollars: 87000,
    startDay: -220,
  },
  {
    key: 'emergency-teams-shaar-hanegev',
    of: 'steady-light',
    title: "First-response training for the communities of Sha'ar HaNegev",
    description: `Each small community near Gaza has a team of residents who give first aid, guide ambulances and look after their neighbors until help comes. Many members are new to the task and learn it after work.

We run a course of twelve evenings in emergency medicine, radio language and caring for people in shock, and repeat the essentials every three months. Instructors are paramedics from the region.

Gifts pay for medical kits, stretchers and helmets with lamps.`,
    category: 'community-development',
    supportTypes: ['donate'],
    region: 'asia',
    district: 'southern-district',
    location: "Sha'ar HaNegev",
    latitude: 31.508,
    longitude: 34.593,
    goalDollars: 118000,
    startDay: -132,
    endDay: 120,
  },
  {
    key: 'warehouse-hour',
    of: 'steady-light',
    title: 'Out of the gate in sixty minutes: the Kiryat Gat relief warehouse',
    description: `Twelve hundred camp beds, four thousand blankets, water filters, diapers in three sizes and a kitchen that folds. When a town has to leave home, the first truck should be on the road within the hour.

To make that true somebody has to count, test and repack all year round. Volunteers come on two evenings a week and one Friday a month; the inventory song is mandatory.

Trucking companies that could put a driver on call would help us sleep.`,
    category: 'community-development',
    supportTypes: ['volunteer', 'donate', 'business'],
    region: 'asia',
    district: 'southern-district',
    location: 'Industrial zone, Kiryat Gat',
    latitude: 31.61,
    longitude: 34.764,
    places: 55,
    goalDollars: 140000,
    startDay: -390,
  },
  {
    key: 'check-on-lonely-beersheba',
    of: 'steady-light',
    title: "Knock twice: neighbors who look in on neighbors in Be'er Sheva",
    description: `After the sirens the phone network is busy for an hour. In that hour somebody should knock at the door of the woman on the third floor who does not hear well.

Each volunteer is responsible for two or three people in the same street, visits them in quiet times as well, and knows who has the spare key and where the medicines are. Six quarters of Be'er Sheva take part, and two more have asked.

The training is one evening. The rest is being a neighbor.`,
    category: 'social-justice',
    supportTypes: ['volunteer'],
    region: 'asia',
    district: 'southern-district',
    location: "Be'er Sheva",
    latitude: 31.252,
    longitude: 34.7915,
    startDay: -260,
  },
  {
    key: 'dimona-battery-cooperative',
    of: 'steady-light',
    title: 'Sunlight in reserve: a neighborhood battery for Dimona',
    description: `When the grid fails, the elevator, the fridge with insulin in it and the oxygen machine fail too. Forty households, a clinic and a kindergarten in Dimona are buying solar panels and one shared battery, which can carry the essentials for two days.

On ordinary days the cooperative sells its surplus, and that income repays the investors over nine years. The first roof has worked for fourteen months without a fault.

A technical report and the accounts are sent on request, and visits can be arranged.`,
    category: 'technology',
    supportTypes: ['invest', 'visit'],
    region: 'asia',
    district: 'southern-district',
    location: 'Dimona',
    latitude: 31.07,
    longitude: 35.033,
    startDay: -170,
    endDay: 400,
  },
  {
    key: 'school-drills-afula',
    of: 'steady-light',
    title: 'School drills without tears in Afula and the valley',
    description: `A drill that frightens children teaches them to be frightened. Our trainers turn it into something to be good at: lining up in the dark, counting aloud, looking after the one who stumbles.

We work with first to fourth grades, with a hand puppet called Sergeant Button and with the custodians, who know every key. Twenty-six schools between Afula and Beit She'an have taken part.

Retired teachers make excellent trainers, and travel costs are reimbursed.`,
    category: 'education',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'northern-district',
    location: 'Afula',
    latitude: 32.6091,
    longitude: 35.2892,
    places: 18,
    goalDollars: 15500,
    startDay: -57,
    endDay: 205,
  },
  {
    key: 'ham-radio-yavne',
    of: 'steady-light',
    title: 'When phones fall silent, the radio amateurs of Yavne',
    description: `Twenty-three people between fourteen and eighty can pass a message from Yavne to Eilat without a single mast in between. They build antennas from tape measures, hold an exercise once a month and are listed in the city's emergency plan.

Beginners get a license in about ten weeks; somebody will patiently teach you Morse, though you do not need it. The clubroom is above the fire station and smells of solder.

We would welcome old receivers, coaxial cable and the curious.`,
    category: 'technology',
    supportTypes: ['volunteer', 'visit'],
    region: 'asia',
    district: 'central-district',
    location: 'Fire station, Yavne',
    latitude: 31.878,
    longitude: 34.739,
    places: 17,
    startDay: -100,
  },
]
