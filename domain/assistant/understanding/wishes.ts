import { CATEGORIES, TYPES, type Category } from '#domain/project-events/project-event.ts'
import { KINDS, type SupportKind } from '#domain/support/support.ts'
import { SKILLS, type Skill } from '../suggestions.ts'
import {
  findPhrases,
  phraseBook,
  type Found,
  type PhraseBook,
  type Stretch,
} from './phrase-book.ts'
import { readSentence, type ParsedSentence } from './read-sentence.ts'
import { refusalAt } from './refusal-at.ts'
import { KIND_VERBS, KIND_WORDS, NO_KIND } from './words/kind-words.ts'
import { SKILL_WORDS } from './words/skill-words.ts'
import { TYPE_WORDS } from './words/slot-words.ts'
import { NO_TOPIC, TOPIC_NAMES, TOPIC_THINGS } from './words/topic-words.ts'

/** What a sentence asks for of some table, and the words that say it. */
type Wishes<One> = { wishes: One[]; stands: Stretch[] }

/** The book of some tables together; phrases of `none` mean nothing, although they contain a word of one. */
function bookOf<One extends string>(
  meanings: readonly One[],
  tables: readonly Record<One, string>[],
  none = '',
): PhraseBook<One | null> {
  const lists = meanings.map((one) => [one, tables.map((table) => table[one]).join()] as const)
  return phraseBook<One | null>([...lists, [null, none]], { inflected: true })
}

const kindBook = bookOf(KINDS, [KIND_WORDS, KIND_VERBS], NO_KIND)
const kindNames = bookOf(KINDS, [KIND_WORDS], NO_KIND)
const topicBook = bookOf(CATEGORIES, [TOPIC_NAMES, TOPIC_THINGS], NO_TOPIC)
const topicNames = bookOf(CATEGORIES, [TOPIC_NAMES], NO_TOPIC)
const skillBook = bookOf(SKILLS, [SKILL_WORDS])
const typeBook = bookOf(TYPES, [TYPE_WORDS])

/**
 * What a sentence asks for, each once. If it only excludes some, all others of the whole; what the user is unable to do
 * counts as excluded only with `alsoUnable`.
 */
function wishesIn<One>(
  sentence: ParsedSentence,
  book: PhraseBook<One | null>,
  { whole, alsoUnable = false }: { whole: readonly One[]; alsoUnable?: boolean },
): Wishes<One> {
  const found = meantIn(sentence, book).map((one) => ({
    ...one,
    refusal: refusalAt(sentence.tokens, one.from),
  }))
  const refused = found.filter(({ refusal }) => refusal !== null)
  const leftOut = alsoUnable ? refused : refused.filter(({ refusal }) => refusal === 'left out')
  const isLeftOut = found.length > 0 && leftOut.length === found.length
  const not = new Set(refused.map(({ meaning }) => meaning))
  const wanted = isLeftOut ? whole : found.map(({ meaning }) => meaning)
  return {
    wishes: [...new Set(wanted)].filter((one) => !not.has(one)),
    stands: found,
  }
}

function meantIn<One>(sentence: ParsedSentence, book: PhraseBook<One | null>): Found<One>[] {
  return findPhrases(sentence, book).filter((one): one is Found<One> => one.meaning !== null)
}

/** The kinds of support that a sentence asks for, and the words that only name a kind; "anything but donating" means all others. */
export function readKinds(sentence: ParsedSentence): Wishes<SupportKind> {
  const about = { whole: KINDS, alsoUnable: true }
  const { stands } = wishesIn(sentence, kindNames, about)
  return { ...wishesIn(sentence, kindBook, about), stands }
}

/** Whether a sentence asks for projects or events, and the words that say so. */
export const readTypes = (sentence: ParsedSentence) =>
  wishesIn(sentence, typeBook, { whole: TYPES })

/** The topics that a sentence names, and the words that name them; things related to a topic are words to search for. */
export const readTopicNames = (sentence: ParsedSentence) =>
  wishesIn(sentence, topicNames, { whole: CATEGORIES })

/** The skills that a sentence names, and where. */
export const findSkills = (sentence: ParsedSentence) => meantIn(sentence, skillBook)

/** The kinds of support that a text asks for. */
export function kindsIn(text: string): SupportKind[] {
  return readKinds(readSentence(text)).wishes
}

/** The topics of a text, by their names and by related things. */
export function topicsIn(text: string): Category[] {
  return wishesIn(readSentence(text), topicBook, { whole: CATEGORIES }).wishes
}

/** The skills that a text mentions. */
export function skillsIn(text: string): Skill[] {
  return [...new Set(findSkills(readSentence(text)).map(({ meaning }) => meaning))]
}
