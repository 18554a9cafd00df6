import type { DemoProject } from '#db/demo/shapes.ts'

export const COAST_LILY: DemoProject[] = [
  {
    key: 'caesarea-dune-restoration',
    of: 'coast-lily',
    title: 'Pulling acacia so the dunes of Caesarea can move again',
    description: `A dune that cannot move is only a pile of sand with shrubs on it. The Australian acacia, planted long ago to hold it still, has crowded out the lily, the gerbil and the lizard that belong here.

We pull seedlings by hand and cut older bushes at the root, working from the sea inland. An ecologist shows you in ten minutes what to take and what to leave. A group of fifteen clears about a basketball court in a morning.

Gloves, saws, water and watermelon are there.`,
    category: 'environmental-conservation',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Caesarea dunes',
    latitude: 32.475,
    longitude: 34.8935,
    places: 75,
    goalDollars: 20000,
    startDay: -210,
  },
  {
    key: 'carmel-fire-watch',
    of: 'coast-lily',
    title: 'Eyes on the ridge: a volunteer fire watch on the Carmel',
    description: `Most fires on the Carmel are seen first by somebody walking a dog. We give those people a radio, a map with numbered squares and a place on the schedule.

From an old lookout near Isfiya two watchers scan the slopes on hot, dry days between ten and dusk. A shift is four hours, with binoculars and a folding chair. Reports go straight to the fire service, which has asked us for more of them.

New watchers take one evening course and share a first shift with an experienced one.`,
    category: 'environmental-conservation',
    supportTypes: ['volunteer'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Isfiya, Mount Carmel',
    latitude: 32.719,
    longitude: 35.064,
    places: 40,
    startDay: -33,
    endDay: 140,
  },
  {
    key: 'alexander-stream-reeds',
    of: 'coast-lily',
    title: 'Cleaner water for the soft-shelled turtles of the Alexander stream',
    description: `The soft-shelled turtles under the bridge grow as large as a car tire and have lived through a great deal of dirty water. A wetland of reeds at two storm drains could take out most of what still flows in after rain.

The first bed is planted and has been measured for a year: two thirds less phosphate. The second needs earthworks, liners and eleven thousand plants.

Classes adopt a stretch of the bank and test the water each month. Visitors meet our ranger at the bridge on the first weekend.`,
    category: 'environmental-conservation',
    supportTypes: ['donate', 'visit', 'volunteer'],
    region: 'asia',
    district: 'central-district',
    location: 'Turtle bridge, Emek Hefer',
    latitude: 32.3945,
    longitude: 34.8915,
    places: 35,
    goalDollars: 61000,
    startDay: -280,
  },
  {
    key: 'ashkelon-beach-crews',
    of: 'coast-lily',
    title: 'Twelve crews for twelve kilometers of Ashkelon beach',
    description: `Each crew has one kilometer, one handcart and one morning a month. Bottles and nets go out, the count of every item goes to a national survey, and after three years there is a third less to carry.

Crews are families, a bridge club, two army units, a mosque and a synagogue that alternate on kilometer seven. Three kilometers still have nobody.

A company can take one for a year, as long as its people come in person.`,
    category: 'environmental-conservation',
    supportTypes: ['volunteer', 'business'],
    region: 'asia',
    district: 'southern-district',
    location: 'Delilah beach, Ashkelon',
    latitude: 31.6713,
    longitude: 34.5552,
    places: 90,
    startDay: -365,
  },
  {
    key: 'atlit-salt-bird-hide',
    of: 'coast-lily',
    title: 'A bird hide everyone can enter, at the Atlit salt ponds',
    description: `In the migration months forty thousand birds rest on the salt ponds, and until last year a person in a wheelchair could watch them only from the parking lot. The first boardwalk is finished; the hide at its end has low windows, a ramp and a bench for tired grandparents.

Guides with and without disabilities are being trained together for school visits. Bird lists are kept in three alphabets.

Gifts go into a tactile panel and a telescope that can be used sitting down.`,
    category: 'social-justice',
    supportTypes: ['visit', 'donate', 'volunteer'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Atlit salt ponds',
    latitude: 32.7035,
    longitude: 34.9365,
    places: 10,
    goalDollars: 31000,
    startDay: -102,
    endDay: 155,
  },
  {
    key: 'acre-sea-school',
    of: 'coast-lily',
    title: 'Sea school in the old port of Acre',
    description: `Children in Acre live within sight of the water and often cannot swim in it. The sea school takes Jewish and Arab fifth-graders for thirty mornings a year: swimming, snorkeling, tying knots, drawing fish, and a final crossing of the bay in rowing boats.

Fishermen teach alongside marine biologists and do not always agree. Each class leaves a notebook of what it saw for the one that follows.

We need swimming teachers, and boats that nobody rows anymore.`,
    category: 'education',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'northern-district',
    location: 'Old port, Acre',
    latitude: 32.919,
    longitude: 35.068,
    places: 14,
    goalDollars: 36500,
    startDay: -140,
    endDay: 160,
  },
  {
    key: 'ein-gedi-spring-path',
    of: 'coast-lily',
    title: 'Water for the ibex: clearing the spring path at Ein Gedi',
    description: `Floods carried boulders and half an irrigation pipe into the little spring that the ibex drink from in dry months. It is too narrow for machines, so stones travel out by hand, along a chain of people.

Work goes on for three hours after sunrise, and then the heat closes the day. You sleep in the field school, and the evening talk is about leopards, of which nobody can promise you any.

Bring a hat you can tie on.`,
    category: 'environmental-conservation',
    supportTypes: ['volunteer', 'visit'],
    region: 'asia',
    district: 'southern-district',
    location: 'Ein Gedi',
    latitude: 31.461,
    longitude: 35.388,
    places: 24,
    startDay: -9,
    endDay: 45,
  },
  {
    key: 'jisr-fishermen-net-workshop',
    of: 'coast-lily',
    title: 'From ghost nets to shopping bags, a workshop in Jisr az-Zarqa',
    description: `Lost nets go on fishing for years. Divers bring them up, and in a former boat shed seven women from Jisr az-Zarqa wash, cut and sew them into bags that survive anything.

The workshop pays wages from its own sales and is now owned in part by those who work there. For a larger cutting table and a second washing line it is looking for patient investors.

Shops can order from fifty pieces. On weekday mornings you can watch, ask and try the heavy machine.`,
    category: 'community-development',
    supportTypes: ['invest', 'business', 'visit'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Jisr az-Zarqa',
    latitude: 32.5376,
    longitude: 34.9075,
    startDay: -188,
  },
]
