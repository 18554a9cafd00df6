import type { DemoEvent } from '#db/demo/shapes.ts'

export const NOT_APPROVED: DemoEvent[] = [
  {
    key: 'roofers-reunion',
    of: 'galilee-hands',
    status: 'pending',
    title: 'Under a dry ceiling: supper with the families of the first twenty roofs',
    description: `Twenty homes are watertight, and the people who live in them would like to cook for the people who carried the tiles. There will be long tables in the yard of the depot and photographs of every roof, before and after.

Volunteers of the season are invited with their families; whoever wants to join the next season may come and be talked into it.`,
    category: 'events',
    supportTypes: ['volunteer'],
    region: 'asia',
    district: 'northern-district',
    location: '14 Tel Hai Street, Kiryat Shmona',
    latitude: 33.2083,
    longitude: 35.5705,
    places: 150,
    day: 35,
    time: '18:30',
    hours: 3.5,
  },
  {
    key: 'desert-drone-race',
    of: 'negev-bloom',
    status: 'rejected',
    reason:
      'The field lies inside a zone that is closed to drones, and the nature reserve begins behind it. With another site and the permit of the aviation authority we will gladly look at it again.',
    title: 'Drone race over the dry stream',
    description: `Sixteen pilots between fifteen and nineteen fly a course of gates built by themselves, and the entrance fee goes to the workshop in Yeruham. Spectators sit on the northern bank.

The school's physics teacher keeps time, and the fire department has promised a truck.`,
    category: 'technology',
    supportTypes: ['donate', 'business'],
    region: 'asia',
    district: 'southern-district',
    location: 'Dry stream near Yeruham',
    latitude: 30.975,
    longitude: 34.952,
    places: 120,
    goalDollars: 5000,
    day: 42,
    time: '10:00',
    hours: 5,
  },
]
