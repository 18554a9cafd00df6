import type { DemoProject } from '#db/demo/shapes.ts'

export const FIRST_KEY: DemoProject[] = [
  {
    key: 'first-friday-netanya',
    of: 'first-key',
    title: 'First Friday: a hot meal and a made bed on the day you land',
    description: `The apartment is empty, the shops are closing, and the children have been awake for thirty hours. On that afternoon two volunteers stand at the door with bedding, a pot of something warm, bread, milk and a working SIM card.

They stay for twenty minutes and come back on Sunday to go along to the bank. About nine families a week arrive in the Netanya area, and we would like to miss none of them.

Volunteers who speak Amharic, Russian, French or Spanish are needed most.`,
    category: 'social-justice',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'central-district',
    location: 'Shmuel HaNatziv Street, Netanya',
    latitude: 32.3275,
    longitude: 34.8563,
    places: 50,
    goalDollars: 29000,
    startDay: -500,
  },
  {
    key: 'nurses-licence-haifa',
    of: 'first-key',
    title: 'License to nurse: exam courses for immigrant nurses in Haifa',
    description: `Thirty-one trained nurses in our Haifa group clean offices, because the licensing exam is in medical Hebrew and costs a year to prepare for. Wards in the same city cannot fill their shifts.

The course runs for eight months with a small salary, childcare, and placements beside an experienced nurse. In the last two rounds twenty-six of twenty-eight passed.

One participant costs us $5,600 from the first lesson to the license. Hospitals may reserve graduates by sharing it.`,
    category: 'healthcare',
    supportTypes: ['donate', 'business', 'invest'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Kiryat Bialik, near Haifa',
    latitude: 32.8275,
    longitude: 35.0858,
    goalDollars: 156800,
    startDay: -110,
    endDay: 135,
  },
  {
    key: 'ashdod-hebrew-on-foot',
    of: 'first-key',
    title: 'Hebrew on foot in Ashdod',
    description: `A classroom teaches you to order coffee from a textbook. We go to the café. Twice a week small groups of newcomers walk with a volunteer to the market, the clinic, the post office and the beach, and do real errands in Hebrew, slowly and with many hands.

You need no training as a teacher. You need to speak clearly, enjoy walking and resist answering in English.

Routes last ninety minutes, and the last stop always has chairs.`,
    category: 'education',
    supportTypes: ['volunteer'],
    region: 'asia',
    district: 'southern-district',
    location: 'Ashdod',
    latitude: 31.804,
    longitude: 34.655,
    places: 32,
    startDay: -86,
  },
  {
    key: 'engineers-mentors-raanana',
    of: 'first-key',
    title: "Two coffees a month: mentors for immigrant professionals in Ra'anana",
    description: `An engineer from Lyon, an actuary from Cape Town and a dentist from Odesa have one thing in common: they know nobody in their trade here. A mentor from the same profession meets them twice a month for half a year, opens an address book and says honestly which job ads to ignore.

We match by phone, one pair at a time. Two thirds find work in their field before the half year is over.

Firms can offer their own people as mentors, and meet good candidates on the way.`,
    category: 'community-development',
    supportTypes: ['volunteer', 'business'],
    region: 'asia',
    district: 'central-district',
    location: "Ra'anana",
    latitude: 32.1848,
    longitude: 34.8713,
    places: 60,
    startDay: -144,
  },
  {
    key: 'karnei-shomron-welcome-families',
    of: 'first-key',
    title: 'Welcome families for newcomers in Karnei Shomron',
    description: `Small towns are kind and closed at the same time: everybody waves, and nobody knows you are alone on the holiday. A welcome family takes one newcomer household under its wing for a year.

That means a visit in the first week, rides to the clinic, an explanation of the school's seven messaging groups, and a place at the table whenever a day is marked red in the calendar.

We introduce families only after speaking with both, and help them to part amicably if it is no match.`,
    category: 'community-development',
    supportTypes: ['volunteer'],
    region: 'asia',
    district: 'judea-and-samaria',
    location: 'Karnei Shomron',
    latitude: 32.171,
    longitude: 35.096,
    places: 22,
    startDay: -27,
    endDay: 330,
  },
  {
    key: 'buenos-aires-ulpan',
    of: 'first-key',
    title: 'Ulpan before take-off in Villa Crespo',
    description: `Families who arrive with two hundred words of Hebrew find an apartment sooner and argue less. Our evening school in Buenos Aires teaches for five months before the flight, children in one room and parents in the other.

The teachers are former immigrants who returned to Argentina for family reasons and would like to be useful. A psychologist leads one evening a month on saying goodbye.

Scholarships of $150 cover a term for those who could not come otherwise.`,
    category: 'education',
    supportTypes: ['donate', 'volunteer'],
    region: 'south-america',
    location: 'Villa Crespo, Buenos Aires, Argentina',
    latitude: -34.599,
    longitude: -58.442,
    places: 8,
    goalDollars: 13500,
    startDay: -69,
    endDay: 85,
  },
  {
    key: 'johannesburg-container',
    of: 'first-key',
    title: 'Share a container from Johannesburg',
    description: `Moving a household from Johannesburg costs more than most families have left after the tickets. Six families together can share one container, if somebody does the lists, the customs forms and the peacemaking about pianos.

That somebody is us. A load leaves roughly every seven weeks and is met in Haifa by volunteers who carry boxes up to the apartment.

Moving companies, insurers and anyone with dry storage near Glenhazel can make this cheaper still.`,
    category: 'community-development',
    supportTypes: ['business', 'donate'],
    region: 'africa',
    location: 'Glenhazel, Johannesburg, South Africa',
    latitude: -26.139,
    longitude: 28.106,
    goalDollars: 21000,
    startDay: -155,
  },
  {
    key: 'melbourne-seniors-line',
    of: 'first-key',
    title: 'Telephone friends for older parents left in Melbourne',
    description: `When grown children move to Israel, their parents stay behind with the garden and eight hours of time difference. Volunteers in Melbourne call once a week, visit once a month and go along to the specialist when it matters.

They also teach video calls until a grandmother can do it alone, which takes about five visits. The children in Israel receive a short note, if the parents wish it.

Callers commit to a year. Anyone who can make good small talk about football is halfway there.`,
    category: 'social-justice',
    supportTypes: ['volunteer'],
    region: 'oceania',
    location: 'Caulfield, Melbourne, Australia',
    latitude: -37.877,
    longitude: 145.023,
    places: 36,
    startDay: -90,
    endDay: 275,
  },
  {
    key: 'paris-degree-desk',
    of: 'first-key',
    title: 'The degree desk in Paris: diplomas recognized before departure',
    description: `Pharmacists, opticians and teachers often wait a year in Israel for a stamp they could have asked for from home. At a desk in the eleventh arrondissement we check papers, order translations and file the request, so that the answer arrives before the family does.

Two advisers and a sworn translator see fourteen people a week, by appointment. The wait is currently six weeks.

Your gift shortens it: one more advising day a week costs $780 a month.`,
    category: 'education',
    supportTypes: ['donate'],
    region: 'europe',
    location: 'Paris, France',
    latitude: 48.8575,
    longitude: 2.3795,
    goalDollars: 9360,
    startDay: -44,
    endDay: 320,
  },
]
