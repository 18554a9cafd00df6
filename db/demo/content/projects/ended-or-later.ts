import type { DemoProject } from '#db/demo/shapes.ts'

/** Approved, and either over or not yet begun. */
export const ENDED_OR_LATER: DemoProject[] = [
  {
    key: 'hotel-school-haifa',
    of: 'galilee-hands',
    title: 'The school on the second floor of a Haifa hotel',
    description: `For fourteen months ninety-six evacuated children learned in conference rooms named after trees. Teachers from the north taught in the mornings, volunteers in the afternoons, and the hotel's pastry cook gave the course that filled fastest.

The last students have gone home. The furniture went with them and stands in two village schools; the waiting list for the pastry course no longer exists, although the recipes do.

Thank you to the 118 people who taught here.`,
    category: 'education',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Carmel Center, Haifa',
    latitude: 32.805,
    longitude: 34.986,
    places: 120,
    goalDollars: 48000,
    startDay: -620,
    endDay: -64,
  },
  {
    key: 'tar-on-the-rocks',
    of: 'coast-lily',
    title: 'Tar off the rocks at Dor, finished',
    description: `After a spill at sea black lumps lay in every rock pool between Dor and Ma'agan Michael. Over seventy mornings 1,900 people picked them out by hand, with mayonnaise, which dissolves tar and harms nobody.

Limpets and young crabs are back in all the pools we count. A final report with figures and photographs is available from our office, and the leftover gloves have gone to the beach crews farther south.`,
    category: 'environmental-conservation',
    supportTypes: ['volunteer'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Dor beach',
    latitude: 32.613,
    longitude: 34.917,
    places: 300,
    startDay: -290,
    endDay: -35,
  },
  {
    key: 'school-bags-for-september',
    of: 'almond-window',
    title: 'Four hundred full school bags',
    description: `The first day of school is hard enough without a list of twenty-three items. This year four hundred and twelve children in our families received a bag with everything on the list, chosen by themselves in a real shop at a quiet hour.

Shopkeepers in Jerusalem and Petah Tikva opened early and gave a fair discount. What was left of the donations became swimming lessons.`,
    category: 'social-justice',
    supportTypes: ['donate'],
    region: 'asia',
    district: 'jerusalem-district',
    location: 'Jaffa Road, Jerusalem',
    latitude: 31.7835,
    longitude: 35.2165,
    goalDollars: 30000,
    startDay: -115,
    endDay: -58,
  },
  {
    key: 'congregations-rebuild-greenhouse',
    of: 'tamarisk-bridge',
    title: 'Nine congregations, one greenhouse in Zikim',
    description: `Nine American congregations raised the price of a greenhouse that had been burned out, and sent two people each to help put it up. The frame came first, the film a month later, and the first cucumbers were eaten with some ceremony.

The farm now employs six people again. Every congregation has a row named after it, and the farmer sends a picture of it when he remembers.`,
    category: 'community-development',
    supportTypes: ['donate', 'visit'],
    region: 'asia',
    district: 'southern-district',
    location: 'Kibbutz Zikim',
    latitude: 31.609,
    longitude: 34.52,
    goalDollars: 90000,
    startDay: -350,
    endDay: -21,
  },
  {
    key: 'eilat-repair-cafe',
    of: 'loom-and-code',
    title: 'Repair café at the far end, opening in Eilat',
    description: `Eilat is four hours from the next repair shop for nearly everything. We have found a hall, a landlord with a sense of humor and five people who can mend a washing machine.

What we still need are workbenches, a stock of common parts and another ten repairers who would give one evening a week. Sign up now and you will help to decide where the outlets go.`,
    category: 'technology',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'southern-district',
    location: 'Eilat',
    latitude: 29.5577,
    longitude: 34.9519,
    places: 15,
    goalDollars: 9000,
    startDay: 26,
    endDay: 390,
  },
  {
    key: 'arad-summer-orchestra',
    of: 'negev-bloom',
    title: 'An orchestra for one summer in Arad',
    description: `For three weeks eighty young players from the south will live in a school in Arad and rehearse where it is cool, which means before nine and after seven. Some have had ten years of lessons and some ten months.

Seven professional players coach the sections. We still need beds, music stands, a tuba, and cooks who are not afraid of teenagers after a rehearsal.`,
    category: 'arts-culture',
    supportTypes: ['donate', 'volunteer', 'business'],
    region: 'asia',
    district: 'southern-district',
    location: 'Arad',
    latitude: 31.261,
    longitude: 35.215,
    places: 20,
    goalDollars: 42000,
    startDay: 48,
    endDay: 69,
  },
]
