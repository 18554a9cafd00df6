import type { DemoProject } from '#db/demo/shapes.ts'

export const GALILEE_HANDS: DemoProject[] = [
  {
    key: 'roofs-of-kiryat-shmona',
    of: 'galilee-hands',
    title: 'Forty roofs before the winter in Kiryat Shmona',
    description: `Many apartments in the older quarters of Kiryat Shmona stood empty for more than a year. Rain found its way in, and families who have come back are drying their ceilings with heaters. We repair one roof at a time, beginning with people over seventy and homes with small children.

Volunteers work beside two paid roofers, from half past seven until two. You carry tiles, seal joints and clear gutters; nobody goes up without a harness and a morning of instruction. Sturdy shoes are enough; we lend the rest.

A roof costs about $3,200 in material. Residents give what they can, and most of them give lunch.`,
    category: 'community-development',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'northern-district',
    location: 'Tel Hai Street, Kiryat Shmona',
    latitude: 33.2089,
    longitude: 35.5712,
    places: 60,
    goalDollars: 128000,
    startDay: -74,
    endDay: 96,
  },
  {
    key: 'cherry-rows-margaliot',
    of: 'galilee-hands',
    title: 'Replanting the cherry rows of Margaliot',
    description: `Nine growers on the ridge above the Hula Valley lost most of their cherry and nectarine trees to fire. A new tree needs four years before it bears, so every season of delay is a season of income gone.

We plant on Tuesdays and Fridays with the growers themselves, who decide what goes where. On a planting day you dig, stake, tie and water, and learn why a cherry wants its neighbor close. By noon the sun is too strong and we sit under the one walnut that was spared.

Gifts pay for grafted saplings at $22 each and for drip lines.`,
    category: 'environmental-conservation',
    supportTypes: ['volunteer', 'donate', 'visit'],
    region: 'asia',
    district: 'northern-district',
    location: 'Margaliot, Upper Galilee',
    latitude: 33.2149,
    longitude: 35.5447,
    pictures: [
      {
        caption: 'The upper rows in March, four years after the first planting.',
        alt: 'Rows of young cherry trees in pink blossom on a brown slope, with hills behind',
      },
      {
        caption: 'Each tree gets two cans of water on the day it is planted.',
        alt: 'Two people at a sapling: one pours water from a blue can, the other leans on a spade',
      },
      {
        caption: 'By noon we sit under the one walnut that was spared.',
        alt: 'Two people at a wooden table with bread, a jug and cups under a large walnut tree',
      },
      { caption: 'What it is all for.', alt: 'A blue bowl full of dark red cherries' },
    ],
    places: 35,
    goalDollars: 46000,
    startDay: -31,
    endDay: 150,
  },
  {
    key: 'homework-thursdays',
    of: 'galilee-hands',
    title:
      'A year of Thursday afternoons: homework, hot soup, a patient ear and a ride home for children who have come back to Kiryat Shmona after two school years away',
    description: `Children here have sat in hotel classrooms, borrowed gymnasiums and three different schools. Some are ahead in mathematics and behind in reading, and nearly all have lost a few friends to other towns.

Every Thursday from two until six we open the community center on Jordan Street. There is soup first. Then each child sits with the same adult for an hour, every week, over whatever is hardest. Afterward there are board games, and a driver who takes the youngest to their own front door.

We ask volunteers to promise a whole term, because the same face matters more than a degree.`,
    category: 'education',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'northern-district',
    location: 'Community center, Kiryat Shmona',
    latitude: 33.2041,
    longitude: 35.5688,
    places: 24,
    goalDollars: 18500,
    startDay: -88,
    endDay: 240,
  },
  {
    key: 'metula-main-street',
    of: 'galilee-hands',
    title: "Lights on again along Metula's main street",
    description: `Before the evacuation HaRishonim Street had a bakery, two guesthouses, a hairdresser and a shop that sold nothing but apples and apple things. Half of them want to reopen and lack the money for the first three months.

Our small-business fund lends up to $12,000 without interest, to be returned over three years. A retired bank manager and a shopkeeper from Rosh Pina look at every plan together with the owner. So far eleven loans are out and every payment has come in.

Companies can help in another way: order gift baskets, hold a staff retreat in a guesthouse, or buy apples for the office.`,
    category: 'community-development',
    supportTypes: ['invest', 'business', 'visit'],
    region: 'asia',
    district: 'northern-district',
    location: 'HaRishonim Street, Metula',
    latitude: 33.2774,
    longitude: 35.5779,
    startDay: -140,
  },
  {
    key: 'shlomi-safe-playrooms',
    of: 'galilee-hands',
    title: 'Turning public shelters into playrooms in Shlomi',
    description: `A shelter that children know is a shelter they enter without fear. In Shlomi we take the bare concrete rooms under the apartment blocks and furnish them for everyday use: mats, shelves, low tables, a wall to climb and a good lamp.

Parents choose the colors and run the room afterward, with a key and a weekly schedule. Six are finished, nine are waiting. The doors, filters and escape hatches are checked by the council before we touch anything.

A weekend group of ten can furnish one room from empty to open.`,
    category: 'community-development',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'northern-district',
    location: 'Shlomi, Western Galilee',
    latitude: 33.0748,
    longitude: 35.145,
    places: 30,
    goalDollars: 54000,
    startDay: -47,
    endDay: 80,
  },
  {
    key: 'nahariya-clinic-drivers',
    of: 'galilee-hands',
    title: 'Drivers for dialysis: three mornings a week to Nahariya',
    description: `Twenty-two patients from villages along the border need dialysis every other day. The bus takes two changes and an hour and a half; a private car takes twenty-five minutes.

Our drivers fetch people at their door, wait with them until the nurse comes, and bring them home in the early afternoon. You need a license you have held for three years, a car with four doors and the patience to hear the same good story twice. Gas is reimbursed and we insure every trip.

One regular morning in two weeks is already a help.`,
    category: 'healthcare',
    supportTypes: ['volunteer'],
    region: 'asia',
    district: 'northern-district',
    location: 'Galilee Medical Center, Nahariya',
    latitude: 33.0066,
    longitude: 35.1177,
    places: 18,
    startDay: -210,
  },
  {
    key: 'safed-tool-library',
    of: 'galilee-hands',
    title: 'The Safed tool library',
    description: `Nobody needs a tile cutter twice a year. In a vaulted room below the old post office we lend out four hundred tools, from wallpaper steamers to a concrete mixer that goes by the name of Golda.

Members pay ten shekels a month, or fix something instead. On Wednesday evenings two retired electricians hold a repair table where people bring lamps, kettles and once a theater spotlight. Come and learn, or come and teach.

We are looking for cordless drills, ladders and somebody who can sharpen saws.`,
    category: 'technology',
    supportTypes: ['volunteer', 'visit', 'donate'],
    region: 'asia',
    district: 'northern-district',
    location: 'Old City, Safed',
    latitude: 32.9668,
    longitude: 35.4927,
    pictures: [
      {
        caption: 'Four hundred tools, and a hook for each.',
        alt: 'Hammers, wrenches, saws, drills and screwdrivers on a wooden board below a vault',
      },
      {
        caption: 'The repair table on a Wednesday evening.',
        alt: 'Two men with gray hair mend a kettle and a small lamp under a green hanging lamp',
      },
      {
        caption: 'Below the old post office; ring the bell twice.',
        alt: 'A blue arched door in a wall of pale stone, with flower pots and a ladder beside it',
      },
    ],
    startDay: -365,
  },
  {
    key: 'hula-grandparents-kitchen',
    of: 'galilee-hands',
    title: 'Grandmothers of the Hula cook for whoever is on duty',
    description: `In Yesod HaMa'ala a circle of women between sixty-six and ninety-one cooks twice a week for soldiers, firefighters and the nurses of the night shift. Couscous on Mondays, stuffed vegetables on Thursdays.

Anyone can come and peel. Work starts at eight with coffee and ends at noon, when the boxes go out in a refrigerated van. There is no recipe book, but if you stand close enough you will be able to cook three dishes by the end of the month.

Each box costs us $4.10, packaging included.`,
    category: 'social-justice',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'northern-district',
    location: "Yesod HaMa'ala",
    latitude: 33.0577,
    longitude: 35.604,
    places: 12,
    goalDollars: 21000,
    startDay: -19,
    endDay: 120,
  },
  {
    key: 'haifa-evacuee-choir',
    of: 'galilee-hands',
    title: 'Songs from room 214, a choir that met in a hotel',
    description: `During the long stay in a Haifa hotel forty people from six northern villages began to sing in the breakfast room. They are home now, or nearly, and still drive down to Haifa every second Sunday because they cannot bear to stop.

The choir sings in Hebrew, Arabic and a little Circassian. It performs in hospitals and nursing homes, always for free. New voices are welcome from anywhere; reading music is not required; showing up is.

Help with the rent of the hall and the bus keeps it going.`,
    category: 'arts-culture',
    supportTypes: ['donate', 'visit'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Hadar, Haifa',
    latitude: 32.8091,
    longitude: 34.9993,
    goalDollars: 9800,
    startDay: -255,
    endDay: 200,
  },
  {
    key: 'golan-trail-repair',
    of: 'galilee-hands',
    title: 'Mending burned footpaths above Katzrin',
    description: `Fires took the signposts, steps and shade trees from eleven kilometers of trail between Katzrin and the Jilabun stream. Hikers get lost, and the winter rains are cutting gullies where the paths used to be.

We rebuild with what lies around: basalt steps, dry walls, a few logs. A ranger leads each group of twelve. Expect a short walk in, four hours of bending and lifting, and tea brewed on a camp stove with sage picked along the way.

Families can join on the first Saturday evening of the month, when we only paint waymarks.`,
    category: 'environmental-conservation',
    supportTypes: ['volunteer', 'visit'],
    region: 'asia',
    district: 'northern-district',
    location: 'Katzrin, Golan Heights',
    latitude: 32.9925,
    longitude: 35.6905,
    places: 48,
    startDay: -12,
    endDay: 60,
  },
]
