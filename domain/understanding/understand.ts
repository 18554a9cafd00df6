import type { Day } from '../calendar/day.ts'
import type { ProjectEventType } from '../project-events/project-event.ts'
import { followUp } from './follow-up.ts'
import { readDays } from './days-in.ts'
import { readKinds } from './kinds-in.ts'
import { readPeople } from './people-in.ts'
import { findPhrases, phraseBook } from './phrase-book.ts'
import { readPlaces } from './places-in.ts'
import type { Sentence } from './read-sentence.ts'
import { readText } from './read-text.ts'
import { readSkills } from './skills-in.ts'
import { subjectOf } from './subject-of.ts'
import { readTopics } from './topics-in.ts'
import type { Understood } from './understood.ts'
import { TYPE_WORDS } from './words/rooms-of-site.ts'
import { STOP_WORDS } from './words/stop-words.ts'

const types = phraseBook<ProjectEventType>([
  ['project', TYPE_WORDS.project],
  ['event', TYPE_WORDS.event],
])
/** Of those words, the ones that name nothing but the type. */
const bareTypes =
  /^(projects?|events?|initiatives?|programs?|programmes?|activities|activity|פרויקטים|פרויקט|אירועים|אירוע)$/
const WORDS_MOST = 12
/** Searches take no longer ones. */
const LETTERS_MOST = 60

/**
 * What a sentence says, with what was said before it: "and in Jerusalem?" keeps the rest. Pure and quick, and never
 * throws, whatever the text. `today` is the day in Israel.
 */
export function understand(
  text: string,
  { today, earlier }: { today: Day; earlier?: Understood | undefined },
): Understood {
  const sentence = readText(text)
  const now = understandAlone(sentence, today)
  return earlier ? followUp(sentence, now, earlier) : now
}

function understandAlone(sentence: Sentence, today: Day): Understood {
  const places = readPlaces(sentence)
  const said = readDays(sentence, today)
  const kinds = readKinds(sentence)
  const topics = readTopics(sentence)
  const people = readPeople(sentence)
  const skills = readSkills(sentence)
  const used = new Set<number>()
  for (const { from, to } of [
    ...places.stands,
    ...(said ? [said] : []),
    ...kinds.stands,
    ...topics.named,
    ...people.stands,
  ]) {
    for (let at = from; at < to; at += 1) used.add(at)
  }
  const words = wordsLeft(sentence, used)
  return {
    districts: places.districts,
    regions: places.regions,
    place: places.place,
    days: said?.days ?? null,
    topics: topics.topics,
    kinds: kinds.wishes,
    type: typeIn(sentence),
    skills,
    people: people.people,
    about: subjectOf(sentence, {
      hasPlace: places.stands.length > 0,
      hasDays: said !== null,
      hasTopic: topics.topics.length > 0,
      hasKind: kinds.wishes.length > 0,
      hasSkill: skills.length > 0,
      hasPeople: people.people.length > 0,
      hasName: false,
      rest: words.length,
    }),
    words,
  }
}

function typeIn(sentence: Sentence): ProjectEventType | null {
  const said = new Set(findPhrases(sentence, types).map(({ meaning }) => meaning))
  return said.size === 1 ? [...said][0]! : null
}

function wordsLeft({ tokens }: Sentence, used: ReadonlySet<number>): string[] {
  const left = tokens.filter(
    ({ plain, forms }, at) =>
      !used.has(at) &&
      !bareTypes.test(plain) &&
      !forms.some((form) => STOP_WORDS.has(form)) &&
      (plain.length > 1 || /\p{N}/u.test(plain)),
  )
  return [...new Set(left.map(({ text }) => text.slice(0, LETTERS_MOST)))].slice(0, WORDS_MOST)
}
