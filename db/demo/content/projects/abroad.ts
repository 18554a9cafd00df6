import type { DemoProject } from '#db/demo/shapes.ts'

/** Of the two organizations at home abroad, in Israel and where they are. */
export const ABROAD: DemoProject[] = [
  {
    key: 'ten-days-of-work',
    of: 'tamarisk-bridge',
    title: 'Ten days of work: volunteer missions to the western Negev',
    description: `You fly with twenty-four others, sleep in a kibbutz guesthouse and work six hours a day: picking, painting, sorting, sewing. Two afternoons are for meeting people who live there, and one day is for the desert.

We have done this since 2002 and are strict about two things. Nobody takes photographs of houses or people without asking, and everyone writes one letter afterward to the farmer or family they worked for.

No skill is required beyond good shoes. There are scholarships for students and for teachers.`,
    category: 'events',
    supportTypes: ['volunteer', 'visit'],
    region: 'asia',
    district: 'southern-district',
    location: 'Western Negev, near Ofakim',
    latitude: 31.3402,
    longitude: 34.5571,
    places: 25,
    startDay: -240,
  },
  {
    key: 'maale-adumim-dentists',
    of: 'tamarisk-bridge',
    title: "American dentists, borrowed for a week, in Ma'ale Adumim",
    description: `Every fourth week a dentist and a hygienist from the United States take over a borrowed dental office in Ma'ale Adumim and treat children whose families cannot pay. Local dentists follow up, and a school nurse decides who comes first.

Visitors bring their own loupes and leave their waiting list at home. By the end of a week a pair has usually seen seventy children and learned to say open wide in three languages.

Materials for one child cost $38.`,
    category: 'healthcare',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'judea-and-samaria',
    location: "Ma'ale Adumim",
    latitude: 31.777,
    longitude: 35.298,
    places: 12,
    goalDollars: 19000,
    startDay: -108,
    endDay: 230,
  },
  {
    key: 'baltimore-teen-quilts',
    of: 'tamarisk-bridge',
    title: 'Quilts from Pikesville for children who moved in a hurry',
    description: `Teenagers from churches, synagogues and one very dedicated scout troop meet on Sunday afternoons in Pikesville and sew. Each quilt has forty-nine squares, one of them blank, with a fabric pen, for the child who will own it.

Two hundred and six have crossed the ocean in suitcases of travelers who had room. Every maker writes a card, and many have had an answer.

Cotton cloth, batting and people who can thread a machine without swearing are all welcome.`,
    category: 'arts-culture',
    supportTypes: ['volunteer', 'donate'],
    region: 'north-america',
    location: 'Pikesville, Maryland, United States',
    latitude: 39.374,
    longitude: -76.71,
    places: 40,
    startDay: -180,
  },
  {
    key: 'toronto-growers-market',
    of: 'tamarisk-bridge',
    title: 'Negev dates and Galilee oil at a Toronto market stall',
    description: `A market stall is a good teacher: people taste first and ask about the place afterward. In North York we sell dates, olive oil, honey and pickles from small growers on both edges of Israel, and every label says who picked what is inside.

The growers set the price. What is left after freight goes into seeds and tools for the next season.

Shops, caterers and congregations can order by the case; sellers with a loud and friendly voice are needed on Sundays.`,
    category: 'community-development',
    supportTypes: ['business', 'volunteer', 'invest'],
    region: 'north-america',
    location: 'North York, Toronto, Canada',
    latitude: 43.7615,
    longitude: -79.4111,
    places: 16,
    startDay: -75,
    endDay: 115,
  },
  {
    key: 'nashville-songwriters-room',
    of: 'tamarisk-bridge',
    title: "A songwriters' room between Nashville and Sderot",
    description: `Four young musicians from Sderot and four from Nashville write together online every other week, and for ten days a year in the same room. They know little of each other's language and a lot about the same three chords.

The songs are recorded in a studio that gives us its quiet hours. Last year's album was played at two school graduations and, to general surprise, on the radio.

Travel is the costly part: $2,300 brings one musician to the other side and home.`,
    category: 'arts-culture',
    supportTypes: ['donate', 'visit'],
    region: 'north-america',
    location: 'Nashville, Tennessee, United States',
    latitude: 36.1627,
    longitude: -86.7816,
    goalDollars: 18400,
    startDay: -61,
    endDay: 300,
  },
  {
    key: 'berlin-library-partnership',
    of: 'thistle-and-fig',
    title: 'Schulbibliothekspartnerschaftsprogramm: Berlin and Haifa read the same book',
    description: `Yes, it is one word, and the students in Haifa have learned to say it. Twelve school libraries in Berlin and twelve in Haifa choose one book a term, read it at the same time, each in its own language, and quarrel about the ending by video.

Librarians visit one another once a year. Each pair of classes makes a box of objects from the book and mails it across, which has brought an inflatable whale through customs.

We are looking for books in sets of thirty, and for hosts when classes travel.`,
    category: 'education',
    supportTypes: ['volunteer', 'donate'],
    region: 'europe',
    location: 'Prenzlauer Berg, Berlin, Germany',
    latitude: 52.5388,
    longitude: 13.4244,
    places: 30,
    goalDollars: 16500,
    startDay: -92,
    endDay: 260,
  },
  {
    key: 'glasgow-knitters',
    of: 'thistle-and-fig',
    title: 'Wool against the ward: Glasgow knits for premature babies in Safed',
    description: `Premature babies lose warmth through the head, and a hospital in Safed cannot have too many very small hats. Every Tuesday thirty people in a church hall in Partick knit them, to a pattern no larger than an orange.

A nurse sends sizes, colors and, with the parents' permission, now and then a photograph. Beginners start with blankets. The tea is strong and the biscuits are a matter of honor.

Merino wool that can be boiled is what we spend our money on.`,
    category: 'healthcare',
    supportTypes: ['volunteer', 'donate'],
    region: 'europe',
    location: 'Partick, Glasgow, United Kingdom',
    latitude: 55.87,
    longitude: -4.31,
    places: 45,
    startDay: -410,
  },
  {
    key: 'tiberias-gardeners-exchange',
    of: 'thistle-and-fig',
    title: 'Therapeutic gardening by the lake: Tiberias learns from Kent',
    description: `A small psychiatric day center in Tiberias has half an acre of thistles and a view of the whole lake. With gardeners from a hospital in Kent it is turning into raised beds, a potting shed and a place to be outside without having to talk.

Patients decide what grows; so far that means tomatoes, roses and an ambitious number of pumpkins. Two British horticultural therapists come for a month each half year and train the staff.

Local volunteers help on weekday mornings, and visitors may buy plants at the gate.`,
    category: 'healthcare',
    supportTypes: ['volunteer', 'visit', 'donate'],
    region: 'asia',
    district: 'northern-district',
    location: 'Tiberias',
    latitude: 32.794,
    longitude: 35.531,
    places: 10,
    goalDollars: 14800,
    startDay: -38,
    endDay: 180,
  },
  {
    key: 'ein-hod-residency',
    of: 'thistle-and-fig',
    title: "Six weeks, two studios: an artists' residency in Ein Hod",
    description: `One artist from Scotland or England and one from northern Israel live side by side in two small houses in Ein Hod, each with a studio and a fig tree. They share a kitchen, give one workshop in a school, and owe nobody a finished work.

At the end the doors are open for a weekend. Galleries and collectors who visit have become the main support of the program.

The grant for one resident is $3,900, including the frames that everybody forgets to budget for.`,
    category: 'arts-culture',
    supportTypes: ['visit', 'donate', 'business'],
    region: 'asia',
    district: 'haifa-district',
    location: 'Ein Hod',
    latitude: 32.701,
    longitude: 34.986,
    goalDollars: 23400,
    startDay: -29,
    endDay: 105,
  },
]
