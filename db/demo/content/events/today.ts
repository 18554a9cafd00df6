import type { DemoEvent } from '#db/demo/shapes.ts'

export const TODAY: DemoEvent[] = [
  {
    key: 'packing-morning-rishon',
    of: 'ninth-pot',
    title: 'Packing morning: 1,200 dry ration parcels',
    description: `Oats, halva, nuts, instant soup and a drawing by a first-grader: every parcel holds eleven things and fits into a side pocket. We pack in a long line, one item per person, with music that people over fifty may choose.

Wear closed shoes. Children eight and up are welcome with an adult, and there is a chair job for everyone who would rather not stand.`,
    category: 'community-development',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'central-district',
    location: 'Moshe Levi Street, Rishon LeZion',
    latitude: 31.9695,
    longitude: 34.7721,
    places: 70,
    goalDollars: 9600,
    day: 0,
    time: '09:00',
    hours: 3.5,
  },
  {
    key: 'first-aid-evening-ashkelon',
    of: 'steady-light',
    title: 'The first five minutes: an evening of first aid for neighbors',
    description: `Until the ambulance turns the corner you are the best help there is. In one evening you learn to stop a bleed, place somebody on their side, use the defibrillator in the stairwell and speak to a frightened child.

Paramedics teach in groups of six, on dolls and on one another. No previous knowledge is needed and there is no test, though everyone goes home with a pressure bandage and knows how to use it.`,
    category: 'healthcare',
    supportTypes: [],
    region: 'asia',
    district: 'southern-district',
    location: 'HaTzionut Avenue, Ashkelon',
    latitude: 31.6676,
    longitude: 34.5749,
    places: 48,
    day: 0,
    time: '18:30',
    hours: 3,
  },
  {
    key: 'piyyut-open-circle',
    of: 'threshold-house',
    title: 'שירת לילה: an open circle of piyyut',
    description: `Late in the evening, when the street is quiet, we sing liturgical poems from Aleppo, Djerba and Cochin. Two singers lead, a violin and an oud follow, and the texts lie on the chairs in Hebrew letters and in Latin ones.

Sit in the inner ring if you want to sing and in the outer one if you would rather listen. Tea with louisa leaves is on the stove from a quarter past eight.`,
    category: 'arts-culture',
    supportTypes: ['donate'],
    region: 'asia',
    district: 'jerusalem-district',
    location: "HaNevi'im Street, Jerusalem",
    latitude: 31.7842,
    longitude: 35.2205,
    places: 60,
    goalDollars: 2500,
    day: 0,
    time: '20:30',
    hours: 2,
  },
]
