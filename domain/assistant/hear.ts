import { ALL_KINDS } from '../support/support.ts'
import type { ChatMessage } from './assistant.ts'
import { saidByPerson, type SaidByPerson } from './said-by-person.ts'
import { CIRCUMSTANCES, INTERESTS, skillWord, type Interest } from './suggestions.ts'
import { splitWords, tidyWords } from './tidy-words.ts'
import { findSkills, readKinds, topicsIn } from './understanding/wishes.ts'
import { findPhrases, phraseBook, type PhraseBook } from './understanding/phrase-book.ts'
import { readPlaces } from './understanding/places.ts'
import { readSentence } from './understanding/read-sentence.ts'
import * as table from './understanding/words/profile-words.ts'
import {
  FALLBACK,
  type IsraelConnection,
  type ProfileSupport,
  type VisitFrequency,
  type VolunteerProfile,
} from './volunteer-profile.ts'
import type { Category } from '../project-events/project-event.ts'

/** What a conversation has revealed so far; null where it says nothing. */
export type HeardProfile = {
  interests: string[]
  skills: string[]
  supportType: ProfileSupport | null
  connection: IsraelConnection | null
  visitFrequency: VisitFrequency | null
  tags: string[]
  hasTime: boolean
}

/** The interest for a topic when nothing more specific was said. */
const INTEREST_OF_TOPIC: Partial<Record<Category, Interest>> = {
  education: 'Education',
  healthcare: 'Health care',
  technology: 'Technology',
  'arts-culture': 'Arts and culture',
  'environmental-conservation': 'Farming and nature',
}

const inflected = { inflected: true }
const interestBook = phraseBook<Interest | null>(
  [...INTERESTS.map((one) => [one, table.INTEREST_WORDS[one]] as const), [null, table.NO_INTEREST]],
  inflected,
)
const circumstanceBook = phraseBook<string | null>([
  ...CIRCUMSTANCES.map((one) => [one, table.CIRCUMSTANCE_WORDS[one]] as const),
  [null, table.NO_CIRCUMSTANCE],
])
const timeBook = phraseBook([[true, table.TIME_WORDS]])
const homeBook = phraseBook([[true, table.AT_HOME_WORDS]])
const thereBook = phraseBook([[true, table.THERE_WORDS]])
const tieBooks = tellingBooks(table.TIE_WORDS, table.NO_TIE)
const visitBooks = tellingBooks(table.VISIT_WORDS, table.NO_VISIT)

/** How many words after "I live" its place may stand. */
const PLACE_WITHIN = 6

/** What the user has said about themselves. Pure, never throws; ignores what they do not want. */
export function hear(messages: readonly ChatMessage[]): HeardProfile {
  const said = saidByPerson(messages).map((one) => ({ ...one, sentence: readSentence(one.typed) }))
  const wanted = said.filter(({ isNegated }) => !isNegated)
  const read = wanted.map((clause) => ({ clause, ...readClause(clause) }))
  const interests = [...new Set(read.flatMap((one) => one.interests))]
  const skills = [...new Set(read.flatMap((one) => one.skills))]
  const kinds = read.flatMap((one) => one.kinds)
  const connection = told(said, tieBooks, isBesideIsrael, 'interested')
  return {
    interests,
    skills,
    // Willingness to travel says least about how someone would help.
    supportType:
      kinds.find((kind) => kind !== 'visit') ??
      (skills.length > 0 ? 'volunteer' : (kinds[0] ?? null)),
    connection,
    visitFrequency:
      connection === 'lives-there' ? 'lives-there' : told(said, visitBooks, isBesideVisit, 'all'),
    tags: [...new Set(read.flatMap((one) => one.tags))],
    hasTime: said.some(({ sentence }) => isIn(sentence, timeBook)),
  }
}

/** Extracts a profile from a conversation without a model; what it does not mention is as in `FALLBACK`. Pure, never throws. */
export function extractProfile(messages: readonly ChatMessage[]): VolunteerProfile {
  const { interests, skills, tags, supportType, connection, visitFrequency } = hear(messages)
  return {
    interests: tidyWords(interests),
    skills: tidyWords(skills),
    supportType: supportType ?? FALLBACK.supportType,
    connection: connection ?? FALLBACK.connection,
    visitFrequency: visitFrequency ?? FALLBACK.visitFrequency,
    tags: tidyWords(tags),
  }
}

type Clause = SaidByPerson & { sentence: Sentence }
type Sentence = ReturnType<typeof readSentence>

/** What a clause says of wishes and abilities. */
function readClause({ sentence, typed, asked }: Clause) {
  const found = findPhrases(sentence, interestBook)
  const interests = found.flatMap(({ meaning }) => meaning ?? [])
  if (interests.length === 0 && asked === 'matters') {
    interests.push(...topicsIn(typed).flatMap((topic) => INTEREST_OF_TOPIC[topic] ?? []))
  }
  // What names an interest is a skill only in reply to a question about skills.
  const skills = (asked === 'ties' ? [] : findSkills(sentence))
    .filter(
      ({ from, to }) => asked === 'can' || !found.some((one) => one.from < to && from < one.to),
    )
    .map(({ meaning }) => skillWord(meaning))
  const kinds = readKinds(sentence).wishes.filter((kind) => ALL_KINDS.includes(kind))
  const own = interests.length + skills.length + kinds.length > 0 ? [] : ownWords(typed)
  const tags = findPhrases(sentence, circumstanceBook).flatMap(({ meaning }) => meaning ?? [])
  const place = asked === 'ties' ? null : placeOf(sentence)
  return {
    interests: asked === 'matters' ? [...interests, ...own] : interests,
    skills: asked === 'can' ? [...skills, ...own] : skills,
    kinds: asked === 'ties' ? [] : kinds,
    tags: place ? [...tags, place] : tags,
  }
}

/** Where the user would like to be; not where they or their family live, nor the whole country. */
function placeOf(sentence: Sentence): string | null {
  const { name = '', districts = [] } = readPlaces(sentence).place ?? {}
  if (districts.length === 0 || districts.length > 2 || isIn(sentence, homeBook)) return null
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}

type TellingBooks<Fact> = { fact: Fact; books: Record<keyof table.Telling, PhraseBook<boolean>> }[]

function tellingBooks<Fact>(
  rows: readonly [Fact, table.Telling][],
  none: string,
): TellingBooks<Fact> {
  const book = (words: string) =>
    phraseBook([
      [true, words],
      [false, none],
    ])
  return rows.map(([fact, { said, near, asked }]) => ({
    fact,
    books: { said: book(said), near: book(near), asked: book(asked) },
  }))
}

/** The first fact that a clause tells. Clauses that deny something tell only the facts `denied`. */
function told<Fact>(
  said: readonly Clause[],
  rows: TellingBooks<Fact>,
  isNear: (sentence: Sentence, end: number) => boolean,
  denied: Fact | 'all',
): Fact | null {
  const row = rows.find(({ fact, books }) =>
    said.some(({ sentence, asked, isNegated }) => {
      if (isNegated && denied !== 'all' && fact !== denied) return false
      return (
        isIn(sentence, books.said) ||
        (asked === 'ties' && isIn(sentence, books.asked)) ||
        findPhrases(sentence, books.near).some(({ meaning, to }) => meaning && isNear(sentence, to))
      )
    }),
  )
  return row?.fact ?? null
}

/** Whether a place in Israel follows soon, or "there", before any comma. */
function isBesideIsrael({ tokens }: Sentence, end: number): boolean {
  const next = tokens.findIndex(({ apart }, at) => at >= end && apart)
  const last = Math.min(end + PLACE_WITHIN, next === -1 ? tokens.length : next)
  const after = { tokens: tokens.slice(end, last) }
  const inIsrael = readPlaces(after).place?.districts.length ?? 0
  return inIsrael > 0 || after.tokens.some(({ plain }) => THERE.test(plain))
}

const THERE = /^(there|idf|ב?ארץ|שם|ב?צהל|israel|ב?ישראל)$/

function isBesideVisit(sentence: Sentence): boolean {
  return isIn(sentence, thereBook)
}

function isIn(sentence: Sentence, book: PhraseBook<boolean>): boolean {
  return findPhrases(sentence, book).some(({ meaning }) => meaning)
}

/** Names without an entry in our tables, as typed: `birds, beaches and books`. Whole sentences are not names and yield nothing. */
function ownWords(typed: string): string[] {
  const named = splitWords(
    typed.replace(LEAD, '').replaceAll(/\s+(?:and|or|&|או)\s+|\s+ו(?=[א-ת]{3})/gi, ','),
  )
    .map((word) => word.trim().replace(/^(?:and|or|the|a|an|some|my)\s+/i, ''))
    .filter(Boolean)
  return named.every(isName) ? tidyWords(named).slice(0, 5) : []
}

function isName(word: string): boolean {
  return (
    word.split(/\s+/).length <= 2 &&
    /\p{L}{3}/u.test(word) &&
    !SENTENCE.test(word) &&
    !isIn(readSentence(word), timeBook)
  )
}
const LEAD =
  /^(?:well,?\s+)?(?:(?:i|we)\s+(?:really\s+)?(?:care about|love|like|enjoy|am good at|can do|can|do|know|want to help with|want to help)|i'm good at|mostly|maybe|probably|mainly|בעיקר|אולי|אכפת לי מ|חשוב לי|חשוב לנו|אני אוהב|אני אוהבת)\s+/i
const SENTENCE =
  /\b(?:i|we|you|it|is|am|are|was|don'?t|not|no|yes|ok(?:ay)?|sure|know|idea|maybe|anything|everything|nothing|something|whatever|hi|hello|hey|shalom|thanks?|please|help|nein|non|oui|what|how|who|why|where|when)\b|(?<!\p{L})(?:אני|אנחנו|אתם|זה|לא|כן|אין|יש|רוצה|רוצים|יודע|יודעת|מושג|משהו|הכול|הכל|כלום|שלום|היי|תודה|בבקשה|עזרה|מה|איך|מי|למה|איפה|מתי|בסדר|טוב|אולי)(?!\p{L})|[<>{}[\]\\/@#$%^*=|~]|\d{3,}|https?/iu
