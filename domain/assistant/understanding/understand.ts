import type { Day } from '#domain/project-events/day.ts'
import { TYPES, type ProjectEventType } from '#domain/project-events/project-event.ts'
import { readDays } from './days-in.ts'
import { doingIn } from './doing-in.ts'
import { followUp } from './follow-up.ts'
import { readKinds } from './kinds-in.ts'
import { namesIn } from './names-in.ts'
import { readPeople } from './people-in.ts'
import { phraseBook } from './phrase-book.ts'
import { readPlaces } from './places-in.ts'
import type { Sentence } from './read-sentence.ts'
import { readText } from './read-text.ts'
import { readSkills } from './skills-in.ts'
import { withStay } from './stay-in.ts'
import { subjectOf } from './subject-of.ts'
import { readTopics } from './topics-in.ts'
import type { Understood } from './understood.ts'
import { wishesIn } from './wishes-in.ts'
import { TYPE_WORDS } from './words/rooms-of-site.ts'
import { STOP_WORDS } from './words/stop-words.ts'

type Stretch = { from: number; to: number }

const types = phraseBook<ProjectEventType | null>([
  ['project', TYPE_WORDS.project],
  ['event', TYPE_WORDS.event],
])
/** Those of the words that only name the type. */
const bareTypes =
  /^(projects?|events?|initiatives?|programs?|programmes?|activities|activity|פרויקטים|פרויקט|אירועים|אירוע)$/
const contraction = /^(i|we|you|he|she|they|it|that|there|who|what|where|how)'[a-z]+$/
const WORDS_MOST = 12

/**
 * Parses a sentence in the context of earlier ones: "and in Jerusalem?" keeps the rest. Pure and fast, and never
 * throws, whatever the text. `today` is the day in Israel.
 */
export function understand(
  text: string,
  { today, earlier }: { today: Day; earlier?: Understood | undefined },
): Understood {
  const sentence = readText(text)
  const now = understandAlone(text, sentence, today)
  return earlier ? followUp(sentence, now, earlier) : now
}

function understandAlone(text: string, whole: Sentence, today: Day): Understood {
  const firstDays = readDays(whole, today)
  const names = namesIn(whole, [...readPlaces(whole).stands, ...(firstDays ? [firstDays] : [])])
  const sentence = names.length > 0 ? without(whole, names) : whole
  const places = readPlaces(sentence)
  const said = names.length > 0 ? readDays(sentence, today) : firstDays
  const kinds = readKinds(sentence)
  const people = readPeople(sentence)
  // "What can my family do" does not ask for projects that help families.
  const topics = readTopics(
    without(sentence, [...people.stands, ...places.stands, ...(said ? [said] : [])]),
  )
  const skills = readSkills(sentence)
  const used = [places.stands, said ? [said] : [], kinds.stands, topics.named, people.stands]
  const words = wordsLeft(whole, { used: used.flat(), names })
  return {
    districts: places.districts,
    regions: places.regions,
    place: places.place,
    days: said ? withStay(whole, said.days) : null,
    topics: topics.topics,
    kinds: kinds.wishes.length > 0 ? kinds.wishes : doingIn(whole, people.people),
    type: typeIn(sentence),
    skills,
    people: people.people,
    about: subjectOf(sentence, text.slice(0, 4_000), {
      hasPlace: places.stands.length > 0,
      isFromThere: places.stands.some(({ from }) => isAfterFrom(sentence, from)),
      hasDays: said !== null,
      hasTopic: topics.topics.length > 0,
      hasKind: kinds.wishes.length > 0,
      hasBusiness: kinds.wishes.includes('business'),
      hasInvest: kinds.wishes.includes('invest'),
      hasSkill: skills.length > 0,
      hasPeople: people.people.length > 0,
      hasName: names.length > 0,
      rest: words.length,
    }),
    words,
  }
}

/** "Dates from the Arava". */
function isAfterFrom({ tokens }: Sentence, at: number): boolean {
  return tokens[at - 1]?.plain === 'from' || tokens[at - 2]?.plain === 'from'
}

/** A sentence with the words of some ranges blanked out. */
function without({ tokens }: Sentence, stretches: readonly Stretch[]): Sentence {
  const mute = { plain: '', stem: '', forms: [], capital: false, shout: false }
  return {
    tokens: tokens.map((token, at) => (isWithin(at, stretches) ? { ...token, ...mute } : token)),
  }
}

function isWithin(at: number, stretches: readonly Stretch[]): boolean {
  return stretches.some(({ from, to }) => at >= from && at < to)
}

function typeIn(sentence: Sentence): ProjectEventType | null {
  const { wishes } = wishesIn(sentence, types, { whole: TYPES })
  return wishes.length === 1 ? wishes[0]! : null
}

function wordsLeft(
  { tokens }: Sentence,
  { used, names }: { used: readonly Stretch[]; names: readonly Stretch[] },
): string[] {
  const left = tokens.filter(({ plain, forms, text }, at) => {
    if (isWithin(at, names)) return text.length <= 60 && !/^(of|the|and|for)$/.test(plain)
    if (isWithin(at, used) || bareTypes.test(plain)) return false
    if (forms.some((form) => STOP_WORDS.has(form)) || contraction.test(text)) return false
    // Anything longer than a search accepts is not a word.
    return plain.length > 1 && text.length <= 60 && !/^\d{1,4}$/.test(plain)
  })
  return [...new Set(left.map(({ text }) => text))].slice(0, WORDS_MOST)
}
