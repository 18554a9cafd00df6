import { holidayWords } from './holidays.ts'
import { phrasesOf } from './phrase-book.ts'
import { placeNames } from './places.ts'
import { stemWord } from './read-sentence.ts'
import { MONTHS, WEEKDAYS } from './words/calendar-words.ts'
import { KEY_WORDS } from './words/key-words.ts'
import { KIND_VERBS, KIND_WORDS, NO_KIND } from './words/kind-words.ts'
import { PEOPLE_WORDS } from './words/people-words.ts'
import * as rooms from './words/rooms-of-site.ts'
import { SKILL_WORDS } from './words/skill-words.ts'
import { STOP_WORDS } from './words/stop-words.ts'
import * as ways from './words/subject-rooms.ts'
import { GREETING, OFF_TOPIC, SELF, STRONG, THANKS, WRITING } from './words/subject-words.ts'
import { TOPIC_NAMES, TOPIC_THINGS } from './words/topic-words.ts'

/** English words that resemble one of ours and are correct as they are. */
const RIGHT =
  `american americans canadian russian african german germans french italian austrian ukrainian australian european
  british brazilian polish indian chinese japanese argentinian mexican georgian moroccan egyptian ethiopians
  duration vacation location commodity commuting immigrate planning wedding reading feeding feeling looking booking
  tuition studied projected protect product products partly partition concept concert consent contact festive
  companion compare compact accounts amount accord received recipe recipes therapist terrible familiar finally
  schooled student stupid tracker teaches preacher reacher sculpture future culturally events eventual medicinal
  computer commute commuters hospitable hospitality organizer organized donor donors donut weekday weekdays
  harder header deserted children's eldest elder landed landon linden bolton roland franc trance pajama
  soldered sounded founded rounded grounded bounded investing investigate businesslike guarding warding gardener
  building bidding balding pardoning hopeful
  convert converts converting converse concern concerns concerned concerto yisrael yisroel frances franco prance solder
  evens sundry cultured cultures hebrews weekends weakened teaming`.split(/\s+/)

const lists: readonly string[] = [
  ...Object.values(KIND_WORDS),
  ...Object.values(KIND_VERBS),
  NO_KIND,
  ...Object.values(TOPIC_NAMES),
  ...Object.values(TOPIC_THINGS),
  ...Object.values(SKILL_WORDS),
  ...Object.values(PEOPLE_WORDS),
  ...STRONG.map(([, words]) => words),
  OFF_TOPIC,
  WRITING,
  SELF,
  GREETING,
  THANKS,
  ...Object.values(ways),
  ...Object.values(rooms).flatMap((words) =>
    typeof words === 'string' ? [words] : Object.values(words),
  ),
  holidayWords,
  RIGHT.join(','),
]

const words = new Set<string>([...STOP_WORDS, ...WEEKDAYS, ...Object.keys(MONTHS), ...KEY_WORDS])
const beginnings = new Map<string, string[]>()
for (const word of lists.flatMap((list) => phrasesOf(list).flat())) {
  if (!word.endsWith('*')) words.add(word)
  else {
    const beginning = word.slice(0, -1)
    const key = beginning.slice(0, 3)
    beginnings.set(key, [...(beginnings.get(key) ?? []), beginning])
  }
}
const towns = new Set(phrasesOf(placeNames.join(',')).flat())

/** Whether a word is one of ours, spelled correctly; with `withPlaces` also if it is part of a place name. */
export function isKnownWord(word: string, withPlaces = true): boolean {
  const stem = stemWord(word)
  if (words.has(word) || words.has(stem)) return true
  if (withPlaces && (towns.has(word) || towns.has(stem))) return true
  return (beginnings.get(word.slice(0, 3)) ?? []).some((beginning) => word.startsWith(beginning))
}
