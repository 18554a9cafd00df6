import type { DemoProject } from '#db/demo/shapes.ts'

export const LOOM_AND_CODE: DemoProject[] = [
  {
    key: 'robotics-migdal-haemek',
    of: 'loom-and-code',
    title: 'Robots that sort lemons: an after-school lab in Migdal HaEmek',
    description: `The first robot dropped every lemon, and the second one juiced them. The third now tells a ripe fruit from a green one, and was built by fourteen girls and boys who had never held a soldering iron.

The lab opens three afternoons a week in a school that closes at one. Engineers from the industrial park next door teach in pairs and are asked to arrive curious. Parents bring cake to demonstrations, which is how we fill the room.

A set of motors and sensors for one team costs $390.`,
    category: 'technology',
    supportTypes: ['volunteer', 'donate', 'business'],
    region: 'asia',
    district: 'northern-district',
    location: 'Migdal HaEmek',
    latitude: 32.676,
    longitude: 35.24,
    places: 18,
    goalDollars: 23000,
    startDay: -118,
    endDay: 165,
  },
  {
    key: 'lod-evening-coders',
    of: 'loom-and-code',
    title: 'Evening coders of Lod: from checkout counter to test desk',
    description: `Sixteen women, Jewish and Arab, most of them mothers, learn software testing on four evenings a week for nine months. They come from supermarket registers, kindergartens and kitchens.

The pace is high and the support is close: childcare until nine, a bus home, a stipend from the third month. Eleven companies have promised interviews, and so far twenty-nine of thirty-four graduates have found work.

Employers who can offer a paid trial of eight weeks are what we need most.`,
    category: 'technology',
    supportTypes: ['business', 'donate'],
    region: 'asia',
    district: 'central-district',
    location: 'Lod',
    latitude: 31.9514,
    longitude: 34.8953,
    goalDollars: 112000,
    startDay: -145,
    endDay: 130,
  },
  {
    key: 'tablet-cafe-holon',
    of: 'loom-and-code',
    title: "The tablet café, where Holon's oldest ask anything",
    description: `How do I make the letters larger, who is this person asking for my code, where did the pictures go. Twice a week a café in Holon belongs to people over seventy and to the students who answer them.

Every question is asked at least three times and nobody sighs. Students count the hours toward their community service, and many go on after the hours are done. Last month we stopped two attempts at fraud while they were still on the phone.

Bring your device, charged, and your reading glasses.`,
    category: 'education',
    supportTypes: ['volunteer', 'visit'],
    region: 'asia',
    district: 'tel-aviv-district',
    location: 'Sokolov Street, Holon',
    latitude: 32.0158,
    longitude: 34.7874,
    places: 28,
    startDay: -185,
  },
  {
    key: 'thousand-laptops',
    of: 'loom-and-code',
    title: 'A thousand laptops, wiped, mended and given away',
    description: `Companies replace computers after three years; a schoolchild can use the same machine for five more. In our workshop in Rosh HaAyin each one is erased to a recognized standard, cleaned, given a new battery and a free operating system, and handed over with a lesson.

Volunteers need a screwdriver and some calm. We count exactly: 612 have gone out, mostly to families who share one phone.

Send us thirty machines or more and we collect them, with a certificate of deletion for every disk.`,
    category: 'environmental-conservation',
    supportTypes: ['business', 'volunteer', 'donate'],
    region: 'asia',
    district: 'central-district',
    location: 'Afek Park, Rosh HaAyin',
    latitude: 32.0956,
    longitude: 34.9566,
    places: 24,
    goalDollars: 34000,
    startDay: -240,
  },
  {
    key: 'ariel-maker-bus',
    of: 'loom-and-code',
    title: 'The maker bus on the road between Ariel and Oranit',
    description: `An old line 186 has become a workshop with two laser cutters, six sewing machines and a kettle. It parks for a week at a time in small places that have no science center, and takes a class in the morning and whoever comes after four.

People have made kites, prosthetic fingers for a puppet, and a letterbox that sends a message. Students of the university in Ariel staff it and are always one person short.

Diesel, blades and thread cost about $900 a week.`,
    category: 'technology',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'judea-and-samaria',
    location: 'Ariel',
    latitude: 32.106,
    longitude: 35.187,
    places: 12,
    goalDollars: 28500,
    startDay: -71,
    endDay: 145,
  },
  {
    key: 'shelter-map-app',
    of: 'loom-and-code',
    title: 'A map of shelters that also works for wheelchairs',
    description: `The nearest shelter is of no use if there are eight steps in front of it. Volunteers measure doors, slopes and lighting, and our programmers turn the figures into a free map that runs without a connection.

So far 2,140 entrances have been measured, in Tel Aviv, Ramat Gan and Givatayim. A round takes two hours with a tape measure, a phone and a friend; instructions are sent by email and there is a person to call.

The code is open, and municipalities may use the data at no cost.`,
    category: 'technology',
    supportTypes: ['volunteer', 'invest'],
    region: 'asia',
    district: 'tel-aviv-district',
    location: 'Ramat Gan',
    latitude: 32.07,
    longitude: 34.824,
    startDay: -54,
  },
  {
    key: 'addis-girls-lab',
    of: 'loom-and-code',
    title: 'Saturday computer lab for girls in Addis Ababa',
    description: `Two of our teachers grew up in Ethiopia and wanted to bring something back. With a local secondary school they run a computer lab for sixty girls, from spreadsheets to a first website, in Amharic and English.

Graduates of the first year now teach the second. Israeli students help by video, one hour a week, and two travel each summer to repair whatever has stopped.

Solar panels for the roof come next, because the current is as moody there as the connection.`,
    category: 'education',
    supportTypes: ['donate', 'volunteer'],
    region: 'africa',
    location: 'Addis Ababa, Ethiopia',
    latitude: 9.03,
    longitude: 38.74,
    places: 15,
    goalDollars: 27500,
    startDay: -330,
  },
]
