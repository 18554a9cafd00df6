import type { DemoProject } from '#db/demo/shapes.ts'

export const NEGEV_BLOOM: DemoProject[] = [
  {
    key: 'anemone-gardens-beeri',
    of: 'negev-bloom',
    title: "Front gardens for the families returning to Be'eri",
    description: `When a house is rebuilt, the last thing anyone has strength for is the garden. Families told us that bare earth in front of the door is what makes a new home feel unfinished.

We draw each garden with the people who will live in it. Some want the same lemon tree they had, some want everything different. Groups of eight then plant it in a day: hedges, herbs, one shade tree, and anemones for February.

Please come quietly. This is a kibbutz that lost many of its people, and we are guests there.`,
    category: 'community-development',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'southern-district',
    location: "Kibbutz Be'eri",
    latitude: 31.424,
    longitude: 34.493,
    places: 40,
    goalDollars: 72000,
    startDay: -58,
    endDay: 160,
  },
  {
    key: 'ofakim-music-bunker',
    of: 'negev-bloom',
    title: 'A music room under Ofakim',
    description: `The shelter on HaTomer Street has thick walls and patient neighbors, which makes it the best rehearsal room in town. Teenagers asked for drums; we found drums.

Five afternoons a week a teacher is there, and on the other two the young people run the place themselves. Twelve bands use it, including one of fathers. Lessons cost less than a falafel and nobody is turned away.

We would be glad to have guitars in working order, a mixing desk, and musicians who can give one afternoon a month.`,
    category: 'arts-culture',
    supportTypes: ['volunteer', 'donate', 'visit'],
    region: 'asia',
    district: 'southern-district',
    location: 'HaTomer Street, Ofakim',
    latitude: 31.3152,
    longitude: 34.6214,
    places: 9,
    goalDollars: 14000,
    startDay: -190,
  },
  {
    key: 'arava-shade-houses',
    of: 'negev-bloom',
    title: 'Shade houses for first-time farmers in the Arava',
    description: `Pepper and date farms in the central Arava were built by people who are now in their seventies. Their grandchildren would like to take over, and the price of the first greenhouse stops them.

Our cooperative builds shade houses of half an acre and leases them for five years with an option to buy. Investors receive a modest fixed return from the lease, audited every year. The agronomist of the regional station accompanies each young farmer through two seasons.

Visitors can walk through the first four houses on any weekday morning, and taste.`,
    category: 'technology',
    supportTypes: ['invest', 'business', 'visit'],
    region: 'asia',
    district: 'southern-district',
    location: 'Sapir, Central Arava',
    latitude: 30.613,
    longitude: 35.187,
    startDay: -320,
  },
  {
    key: 'sderot-night-clinic',
    of: 'negev-bloom',
    title: 'Evening trauma clinic for children in Sderot',
    description: `Sleep is the first thing to go, and parents usually wait too long before they ask. The clinic opens at four and closes at nine, so that nobody has to miss school or work.

Six therapists work with play, animals and drawing. The first appointment is within ten days; elsewhere in the region it can take five months. Treatment is free for the first twelve meetings and by income after that.

Every $95 pays for one hour with a child, including the supervision that keeps therapists well.`,
    category: 'healthcare',
    supportTypes: ['donate'],
    region: 'asia',
    district: 'southern-district',
    location: 'Begin Square, Sderot',
    latitude: 31.5243,
    longitude: 34.5962,
    goalDollars: 165000,
    startDay: -400,
  },
  {
    key: 'netivot-second-chance-bagrut',
    of: 'negev-bloom',
    title: 'Matriculation at thirty: evening classes in Netivot',
    description: `Some left school to work, some to marry, some because nobody noticed they were gone. Now they are mechanics, caregivers and mothers of four, and want the certificate that opens the next door.

Classes meet three evenings a week in the municipal library, with a children's corner next door. In the last two years thirty-eight of forty-five students passed English, and thirty-one passed mathematics.

We need tutors for English conversation, in the room or by video, and people who can look after children between six and nine.`,
    category: 'education',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'southern-district',
    location: 'Municipal library, Netivot',
    latitude: 31.4206,
    longitude: 34.5884,
    places: 20,
    goalDollars: 26000,
    startDay: -95,
    endDay: 185,
  },
  {
    key: 'nirim-carpentry',
    of: 'negev-bloom',
    title: 'Kitchen tables for Nirim, made by those who will eat at them',
    description: `In the kibbutz carpentry, reopened last spring, returning members build one piece of furniture for their own home. Most choose the kitchen table. It takes about six evenings and a lot of sanding.

A master carpenter from Urim teaches, and volunteers help with planing, gluing and sweeping. The wood comes from eucalyptus felled along the road.

Visitors sometimes order a bench or a board; the money buys hinges and blades.`,
    category: 'arts-culture',
    supportTypes: ['volunteer', 'business', 'visit'],
    region: 'asia',
    district: 'southern-district',
    location: 'Kibbutz Nirim',
    latitude: 31.336,
    longitude: 34.395,
    places: 14,
    startDay: -66,
    endDay: 74,
  },
  {
    key: 'rahat-shared-greenhouse',
    of: 'negev-bloom',
    title: "Neighbors' greenhouse between Rahat and Lahav",
    description: `Bedouin women from Rahat and women of Kibbutz Lahav grow herbs together on land that lies exactly halfway. It started with a shared school run and a conversation about za'atar.

Nineteen families now earn part of their living from it. Mint, hyssop and lemongrass are dried on site and sold in shops as far as Haifa. Decisions are taken on the second Tuesday of the month, in two languages and over very sweet tea.

Restaurants and shops are invited to become regular customers.`,
    category: 'social-justice',
    supportTypes: ['business', 'invest', 'visit'],
    region: 'asia',
    district: 'southern-district',
    location: 'Rahat',
    latitude: 31.393,
    longitude: 34.754,
    startDay: -510,
  },
  {
    key: 'mitzpe-ramon-dark-sky',
    of: 'negev-bloom',
    title: 'Keeping the night dark over Mitzpe Ramon',
    description: `On a moonless night you can read the Milky Way above the crater like a map. Every new unshielded lamp rubs out a part of it, and confuses owls, moths and migrating birds.

Volunteers measure the sky with hand-held meters on agreed nights, and help households and hotels to change their fittings. We pay half of each new lamp. In the desert school, students build their own telescopes from tubes and mirrors.

Come for a weekend of measuring: two nights out, warm clothes, plenty of cocoa.`,
    category: 'environmental-conservation',
    supportTypes: ['volunteer', 'visit', 'donate'],
    region: 'asia',
    district: 'southern-district',
    location: 'Mitzpe Ramon',
    latitude: 30.61,
    longitude: 34.801,
    places: 16,
    goalDollars: 11500,
    startDay: -25,
    endDay: 210,
  },
  {
    key: 'yeruham-repair-garage',
    of: 'negev-bloom',
    title: 'The garage in Yeruham where teenagers mend wheelchairs',
    description: `Broken wheelchairs and walkers pile up in basements all over the country because a new part costs more than a user can pay. In a former bus garage, students of the technical school take three broken chairs and make two good ones.

An occupational therapist fits each chair to its new owner. Last year 146 went out, one of them to the grandfather of the boy who repaired it.

Bring us what sits unused in your basement. Engineers who can teach welding, bearings or batteries are welcome for a day or a term.`,
    category: 'healthcare',
    supportTypes: ['volunteer', 'donate', 'business'],
    region: 'asia',
    district: 'southern-district',
    location: 'Industrial zone, Yeruham',
    latitude: 30.9931,
    longitude: 34.9287,
    places: 10,
    goalDollars: 32000,
    startDay: -150,
  },
  {
    key: 'naivasha-drip-exchange',
    of: 'negev-bloom',
    title: 'Drip by drip: an exchange with smallholders at Lake Naivasha',
    description: `Kenyan smallholders and Negev growers face the same arithmetic: little rain, salty soil, a family to feed. Twice a year eight farmers travel each way and spend three weeks in one another's fields.

What came of it so far is forty kilometers of low-pressure drip line, a seedling nursery run by a widows' cooperative, and a method of composting that is now used in Ofakim.

A gift of $180 equips a quarter acre. Agronomists and irrigation firms can send a specialist along.`,
    category: 'environmental-conservation',
    supportTypes: ['donate', 'business'],
    region: 'africa',
    location: 'Naivasha, Kenya',
    latitude: -0.7172,
    longitude: 36.431,
    goalDollars: 40000,
    startDay: -130,
    endDay: 300,
  },
]
