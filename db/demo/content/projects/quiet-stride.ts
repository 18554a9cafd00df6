import type { DemoProject } from '#db/demo/shapes.ts'

export const QUIET_STRIDE: DemoProject[] = [
  {
    key: 'bat-galim-adaptive-surf',
    of: 'quiet-stride',
    title: 'Wednesday waves: adaptive surfing at Bat Galim',
    description: `The sea carries you whether you have two legs or one. Every Wednesday that the sea allows, a group of wounded veterans meets on the beach at Bat Galim, and by the third week most of them stand, kneel or lie on a board and laugh.

Two instructors know how to work with prostheses and with brain injury. Volunteers stand waist-deep, hold boards steady and count people in and out. You should swim well and be able to come at least four times.

Wetsuits with zippers down both legs are our largest expense.`,
    category: 'healthcare',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Bat Galim beach, Haifa',
    latitude: 32.8352,
    longitude: 34.9741,
    places: 16,
    goalDollars: 24000,
    startDay: -40,
    endDay: 130,
  },
  {
    key: 'herzliya-sailing-crews',
    of: 'quiet-stride',
    title: 'Six at the ropes, sailing crews from the Herzliya marina',
    description: `A crew of six sails together for ten weeks: four people recovering from wounds, a skipper and a psychologist who also has to haul. On the water talk comes sideways, between one tack and the next.

The program ends with a night passage to Haifa and breakfast in the harbor. Of the last seven crews, five still sail together.

Boat owners can lend a berth or a weekend. Firms may sponsor a crew and are invited to the last leg.`,
    category: 'healthcare',
    supportTypes: ['donate', 'business'],
    region: 'asia',
    district: 'tel-aviv-district',
    location: 'Herzliya Marina',
    latitude: 32.164,
    longitude: 34.794,
    goalDollars: 58000,
    startDay: -62,
    endDay: 110,
  },
  {
    key: 'tel-hashomer-ward-library',
    of: 'quiet-stride',
    title: 'The book cart of Tel Hashomer',
    description: `Long weeks in rehabilitation are long evenings in bed. Our cart comes around at seven with novels, comics, puzzles, audio players and a person who is not a doctor.

Volunteers walk one ward for two hours, recommend, listen and read aloud where hands or eyes will not serve. Some patients want a thriller; some want the sports page and an argument.

There is a short course on hospital manners, hygiene and when to leave.`,
    category: 'arts-culture',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'tel-aviv-district',
    location: 'Tel Hashomer, Ramat Gan',
    latitude: 32.0444,
    longitude: 34.8436,
    places: 22,
    goalDollars: 6000,
    startDay: -300,
  },
  {
    key: 'prosthetic-print-bench',
    of: 'quiet-stride',
    title: 'Printed by the afternoon: a bench for grips, hooks and sockets',
    description: `A guitarist wanted to hold a guitar pick again, a baker wanted to knead. Off-the-shelf prostheses do neither. In our Haifa workshop designers and patients sit at the same screen and print an attachment the same day, then try it, swear at it and print a better one.

All drawings are published, so that a workshop in any country may use them. Eighty-three are online.

We are looking for product designers, spare printers and investors for the small company that will make the five most wanted grips in series.`,
    category: 'technology',
    supportTypes: ['volunteer', 'donate', 'invest'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Hagalim Boulevard, Haifa',
    latitude: 32.8328,
    longitude: 34.9802,
    places: 8,
    goalDollars: 67000,
    startDay: -175,
  },
  {
    key: 'partners-of-the-wounded',
    of: 'quiet-stride',
    title: 'Who looks after those who look after: circles for spouses and parents',
    description: `When somebody comes home wounded, a wife, husband or mother becomes nurse, driver and secretary overnight. In most offices nobody asks how they are sleeping.

Circles of eight meet on Monday evenings in Kfar Saba with a social worker. Children are looked after in the next room, and dinner is on the table, because otherwise nobody could come. After twelve weeks each circle decides whether to go on by itself; all but one have.

Donations pay for the meals, the childcare and a weekend by the Sea of Galilee.`,
    category: 'social-justice',
    supportTypes: ['donate', 'volunteer'],
    region: 'asia',
    district: 'central-district',
    location: 'Kfar Saba',
    latitude: 32.175,
    longitude: 34.907,
    places: 6,
    goalDollars: 19500,
    startDay: -111,
    endDay: 90,
  },
  {
    key: 'stable-yard-pardes-hanna',
    of: 'quiet-stride',
    title: 'Mornings at the stable yard in Pardes Hanna',
    description: `Horses notice a held breath before a person does. Veterans living with post-trauma come to the yard at seven, muck out, brush, and only then decide whether they feel like riding.

The riding therapists keep a careful diary with each participant. After half a year most report more sleep and fewer days in bed; a study with a university department is under way.

Volunteers feed, clean and mend fences so that therapists are free for people. Visitors may come on the last Friday of the month.`,
    category: 'healthcare',
    supportTypes: ['volunteer', 'visit', 'donate'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Pardes Hanna-Karkur',
    latitude: 32.472,
    longitude: 34.974,
    places: 15,
    goalDollars: 43000,
    startDay: -230,
  },
  {
    key: 'perth-respite-hosts',
    of: 'quiet-stride',
    title: 'Two weeks by the Indian Ocean, hosted in Perth',
    description: `Families in Perth open a spare room to a wounded veteran and one companion for fourteen days. There is no program beyond breakfast, the beach and a barbecue on the second Sunday.

Distance helps. People who could not sit in a café at home have taken the train to Fremantle by themselves on day four. Hosts are prepared by a local psychologist, and one of us travels with each group.

Airfare is paid from gifts; hosts give the rest.`,
    category: 'healthcare',
    supportTypes: ['donate', 'volunteer'],
    region: 'oceania',
    location: 'Perth, Western Australia',
    latitude: -31.9523,
    longitude: 115.8613,
    places: 20,
    goalDollars: 36000,
    startDay: -52,
    endDay: 220,
  },
]
