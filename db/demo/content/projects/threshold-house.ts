import type { DemoProject } from '#db/demo/shapes.ts'

export const THRESHOLD_HOUSE: DemoProject[] = [
  {
    key: 'childrens-piyyut-choir',
    of: 'threshold-house',
    title: "Seventy voices: a children's choir for piyyut",
    description: `The melodies come from Baghdad, Fez and Thessaloniki, and the singers from nine Jerusalem schools that otherwise never meet. Religious and secular, they learn by ear from cantors who learned from their fathers.

Rehearsals are twice a week in our choir room. Twice a year the choir sings with an orchestra, and once a month in a ward where nobody has to clap.

A child's place costs $46 a month; a third of the families pay less, and some nothing.`,
    category: 'arts-culture',
    supportTypes: ['donate', 'visit'],
    region: 'asia',
    district: 'jerusalem-district',
    location: "HaNevi'im Street, Jerusalem",
    latitude: 31.7842,
    longitude: 35.2205,
    goalDollars: 38600,
    startDay: -720,
  },
  {
    key: 'siddur-hospital',
    of: 'threshold-house',
    title: 'A hospital for worn-out books in Nahlaot',
    description: `Synagogues in the neighborhood bring us prayer books without backs, Bibles with loose prophets and the cookbook of somebody's grandmother. On three mornings a week retirees mend them with wheat paste and linen thread.

The oldest binder is ninety-two, and the youngest joined at sixteen because of a boring summer. You can learn the simple repairs in one morning and the difficult ones in about a year.

What cannot be saved is buried with respect, and the paper samples are kept for a research library.`,
    category: 'arts-culture',
    supportTypes: ['volunteer', 'visit'],
    region: 'asia',
    district: 'jerusalem-district',
    location: 'Nahlaot, Jerusalem',
    latitude: 31.783,
    longitude: 35.211,
    places: 12,
    startDay: -455,
  },
  {
    key: 'music-on-the-ward',
    of: 'threshold-house',
    title: 'Quartets on the ward: live music at Ein Kerem',
    description: `A string quartet fits into an elevator if the cello goes first. Conservatory students and retired orchestra players visit oncology, children's wards and intensive care, and play whatever is asked for, including the songs of a certain cartoon shark.

A nurse decides which doors stay closed. Each visit lasts forty minutes, with a short talk among the musicians afterward, since they too carry something home.

Fees for students come from gifts of $60 a visit.`,
    category: 'healthcare',
    supportTypes: ['volunteer', 'donate'],
    region: 'asia',
    district: 'jerusalem-district',
    location: 'Ein Kerem, Jerusalem',
    latitude: 31.7645,
    longitude: 35.1483,
    places: 30,
    startDay: -98,
    endDay: 220,
  },
  {
    key: 'jaffa-two-alphabets',
    of: 'threshold-house',
    title: 'Two alphabets, one press: letterpress in Jaffa',
    description: `In a cellar near the flea market stand a hand press from 1938 and cases of lead type, Hebrew on the left and Arabic on the right. Students from two schools across the road set posters together, which forces them to read each other's letters back to front.

On Thursdays the door is open, and visitors may print a card and talk to the printer, who has opinions about fonts.

We are looking for a second press and for shops that would sell the posters.`,
    category: 'arts-culture',
    supportTypes: ['visit', 'donate', 'business'],
    region: 'asia',
    district: 'tel-aviv-district',
    location: 'Flea market, Jaffa',
    latitude: 32.0526,
    longitude: 34.757,
    goalDollars: 13500,
    startDay: -163,
  },
  {
    key: 'gush-village-archive',
    of: 'threshold-house',
    title: 'Boxes under beds: a village archive in Alon Shvut',
    description: `Every family has a shoe box with the ticket of a ship, a ration card, a photograph with nobody's name on it. Teenagers in Alon Shvut go from door to door, scan what they are shown and record the story that comes with it.

The originals go straight back under the bed. Copies are kept in the local library, where anyone may look at them, and every spring the young people make an exhibition of ten objects.

Experienced archivists and people who read Yiddish, Ladino or Hungarian handwriting would save us years.`,
    category: 'education',
    supportTypes: ['volunteer'],
    region: 'asia',
    district: 'judea-and-samaria',
    location: 'Alon Shvut, Gush Etzion',
    latitude: 31.655,
    longitude: 35.128,
    places: 16,
    startDay: -49,
    endDay: 175,
  },
  {
    key: 'sao-paulo-sephardi-recordings',
    of: 'threshold-house',
    title: 'Recording the old melodies in São Paulo',
    description: `Members of São Paulo's Sephardi congregations still know tunes from Izmir, Rhodes and Safed that are sung nowhere else. The people who carry them are mostly over eighty, so there is no time to be thorough; there is only time to begin.

A musician and a sound engineer record in living rooms and synagogues. Every singer receives a disc for the grandchildren, and the whole collection is free for study in Jerusalem and São Paulo.

One recorded hour, with transcription and translation, costs $240.`,
    category: 'arts-culture',
    supportTypes: ['donate'],
    region: 'south-america',
    location: 'Higienópolis, São Paulo, Brazil',
    latitude: -23.5449,
    longitude: -46.6577,
    goalDollars: 28800,
    startDay: -22,
    endDay: 190,
  },
  {
    key: 'monthly-street-concerts',
    of: 'threshold-house',
    title: 'Chairs on the sidewalk, a year of doorstep concerts',
    description: `Once a month we carry sixty chairs out to a different Jerusalem street and play for an hour to whoever lives there. Neighbors lend an outlet and bring cake; the program is chosen together with them.

Streets apply with a letter signed by at least ten households. The first two of this year's concerts were on a dead-end street of students and on a hill where the average age is seventy-eight.

What we need are stewards, a van on concert days, and businesses on the street that join in.`,
    category: 'events',
    supportTypes: ['volunteer', 'business', 'donate'],
    region: 'asia',
    district: 'jerusalem-district',
    location: 'Talpiot, Jerusalem',
    latitude: 31.748,
    longitude: 35.222,
    places: 20,
    goalDollars: 8400,
    startDay: -64,
    endDay: 280,
  },
]
