import type { DemoProject } from '#db/demo/shapes.ts'

export const ALMOND_WINDOW: DemoProject[] = [
  {
    key: 'big-siblings-jerusalem',
    of: 'almond-window',
    title: 'A big brother or sister for every child who asks',
    description: `Children do not want a counselor on their birthday. They want somebody who knows which soccer team they root for, and who comes again next week.

Each volunteer meets one child for two hours a week, for at least two years: a film, a bus ride to nowhere in particular, help with fractions. We interview carefully, train for five evenings and meet in groups every month.

Right now, forty-one children in and around Jerusalem are waiting, most of them boys between nine and twelve.`,
    category: 'social-justice',
    supportTypes: ['volunteer'],
    region: 'asia',
    district: 'jerusalem-district',
    location: 'German Colony, Jerusalem',
    latitude: 31.764,
    longitude: 35.219,
    places: 41,
    startDay: -600,
  },
  {
    key: 'paperwork-table',
    of: 'almond-window',
    title: 'The paperwork table: lawyers and kind people for the forms after a death',
    description: `There are nineteen forms in the first six months. They concern pensions, the apartment, the phone, the car and the school, and each of them asks for the date again.

On Sunday and Wednesday afternoons two lawyers, an accountant and several patient volunteers sit at a long table in Katamon. We fill in forms, make calls and wait on hold in your place. What you tell us stays in the room.

Retired civil servants have turned out to be the best helpers of all.`,
    category: 'social-justice',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'jerusalem-district',
    location: 'Katamon, Jerusalem',
    latitude: 31.76,
    longitude: 35.206,
    places: 14,
    goalDollars: 16000,
    startDay: -280,
  },
  {
    key: 'beit-shemesh-study-grants',
    of: 'almond-window',
    title: 'Study grants that last until the diploma',
    description: `A grant for one year is a kindness, and a grant for four years is a plan. We promise young people who lost a parent a fixed sum every month until they finish, whether they train as electricians, midwives or teachers.

In return each gives two hours a week to a younger child in Beit Shemesh. Of sixty-four who began since the first round, fifty-nine have finished or are still studying.

$310 carries one student through a month.`,
    category: 'education',
    supportTypes: ['donate'],
    region: 'asia',
    district: 'jerusalem-district',
    location: 'Beit Shemesh',
    latitude: 31.747,
    longitude: 34.988,
    goalDollars: 148000,
    startDay: -420,
  },
  {
    key: 'efrat-family-kitchen',
    of: 'almond-window',
    title: 'Family supper at the long table in Efrat',
    description: `Cooking for one adult and three children, after cooking for two adults and three children, is a particular loneliness. Every second Tuesday eleven families in Efrat and the villages around it cook and eat together instead.

Teenagers chop, small ones set the table, and a volunteer plays the piano badly on request. Nobody is asked how they are coping. It comes up anyway, usually over the dishes.

We are looking for people who can drive families home afterward.`,
    category: 'events',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'judea-and-samaria',
    location: 'Efrat',
    latitude: 31.653,
    longitude: 35.15,
    places: 8,
    goalDollars: 6400,
    startDay: -160,
  },
  {
    key: 'rehovot-widows-enterprise',
    of: 'almond-window',
    title: 'Second income: small businesses of widows and widowers in Rehovot',
    description: `A catering kitchen, a dog groomer, a bookkeeper for other small firms, a woman who tunes pianos. All of them began again alone, with children at home, and with a loan from this fund.

Participants take a course of fourteen evenings and then have a mentor for a year. Loans run from $4,000 to $15,000; investors get their money back with inflation, and so far they have.

Firms can help by ordering. Our list of suppliers is short, and good.`,
    category: 'community-development',
    supportTypes: ['invest', 'business'],
    region: 'asia',
    district: 'central-district',
    location: 'Rehovot',
    latitude: 31.8928,
    longitude: 34.8113,
    startDay: -205,
  },
  {
    key: 'memory-books',
    of: 'almond-window',
    title: 'Memory books, written down before the voice fades',
    description: `Young children forget a parent's voice within a few years. A writer visits the family four or five times and collects stories from grandparents, army friends and the man at the kiosk, and makes of them one printed book for each child.

Volunteers transcribe recordings, scan photographs and lay out pages. It is slow work that often makes one laugh. Three copies are printed and no file is kept without the family's consent.

A book costs $420 from first visit to binding.`,
    category: 'arts-culture',
    supportTypes: ['donate', 'volunteer'],
    region: 'asia',
    district: 'central-district',
    location: 'Petah Tikva',
    latitude: 32.084,
    longitude: 34.8878,
    places: 20,
    goalDollars: 25200,
    startDay: -77,
    endDay: 195,
  },
  {
    key: 'grief-school-training',
    of: 'almond-window',
    title: 'What to say on Monday: training for teachers of bereaved students',
    description: `A student comes back after the week of mourning, and thirty children and one teacher do not know where to look. Our team visits the staff room before that morning and the class after it.

The course for teachers takes two afternoons and deals with plain things: the roll call, Parents' Day, the essay about my family. Eighty schools have taken it, and twenty-two are on the list.

Visits to schools that cannot pay are covered by donations.`,
    category: 'education',
    supportTypes: ['donate'],
    region: 'asia',
    district: 'jerusalem-district',
    location: 'Kiryat HaYovel, Jerusalem',
    latitude: 31.768,
    longitude: 35.178,
    goalDollars: 22000,
    startDay: -36,
    endDay: 250,
  },
]
