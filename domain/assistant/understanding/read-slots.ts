import { DISTRICTS } from '#domain/project-events/place.ts'
import type { Day } from '#domain/project-events/day.ts'
import { readKinds, readTopicNames, readTypes } from './wishes.ts'
import { findPhrases, phraseBook, type Stretch } from './phrase-book.ts'
import { readPlaces } from './places.ts'
import { readDays } from './read-days.ts'
import { readSentence, type ParsedSentence } from './read-sentence.ts'
import type { Slot, Slots } from './slots.ts'
import { ASKING_PHRASES, CLEARING } from './words/slot-words.ts'
import { STOP_WORDS } from './words/stop-words.ts'

/** What a sentence says on its own. */
export type Said = {
  slots: Slots
  /** The slots that it clears: "anywhere". */
  cleared: ReadonlySet<Slot>
  /** It is a question. */
  asks: boolean
  /** It asks how something is done, other than helping. */
  asksHow: boolean
  /** Its words without those that name a place or days, or a way to help or a topic if others are left. */
  others: readonly string[]
}

const clearing = phraseBook(CLEARING)
const asking = phraseBook([[true, ASKING_PHRASES]])
const ASKING =
  /^(how|what|whats|where|who|whom|whose|when|why|which|איך|כיצד|מה|מהו|מהי|מהם|איפה|היכן|לאן|מאיפה|מי|מיהם|מתי|האם|למה|מדוע|כמה|איזה|איזו|אילו|אלו|באיזה|באילו|לאיזה)$/
const ASKING_FIRST =
  /^(can|could|do|does|did|is|are|am|may|must|should|will|would|יש|אפשר|ניתן|צריך|צריכים|חייב|חייבים|מותר|כדאי|תוכלו|יכול|יכולה)$/
const HOW = /\bhow (do|can|could|would|should|does) |איך|כיצד/i
const HELPING =
  /\b(help|volunteer|support|donate|give|join|be useful|of use|contribute)\b|לעזור|לסייע|להתנדב|לתרום|לתמוך|לתת|להועיל|עוזרים|מתנדבים|תורמים|כמה /i
const WORDS_MOST = 12

/** Reads the slots of a text. Pure and fast; never throws, whatever the text. `today` is the day in Israel. */
export function readSlots(text: string, today: Day): Said {
  const sentence = readSentence(text)
  const { tokens } = sentence
  const { place, stands } = readPlaces(sentence)
  const days = readDays(sentence, today)
  const kinds = readKinds(sentence)
  const topics = readTopicNames(sentence)
  const type = readTypes(sentence)
  const isIsrael = place?.districts.length === DISTRICTS.length
  const where = [...(isIsrael ? [] : stands), ...(days ? [days.stand] : [])]
  const what = [...kinds.stands, ...topics.stands, ...type.stands]
  const cleared = findPhrases(sentence, clearing)
  const wishes = kinds.wishes.filter((kind) => kind !== 'attend')
  const isToAttend = kinds.wishes.length > 0 && wishes.length === 0
  const slots: Slots = {
    place,
    days: days?.days ?? null,
    kinds: wishes,
    type: type.wishes.length === 1 ? type.wishes[0]! : isToAttend ? 'event' : null,
    // Someone looking for events does not mean the topic of that name.
    topics: topics.wishes.filter((topic) => topic !== 'events' || type.wishes.length === 0),
    words: wordsLeft(sentence, [
      ...stands,
      ...where,
      ...what,
      ...cleared,
      ...findPhrases(sentence, asking),
    ]),
  }
  return {
    slots,
    cleared: new Set(cleared.map(({ meaning }) => meaning)),
    asks:
      text.includes('?') ||
      tokens.some(({ plain }, at) => ASKING.test(plain) || (at === 0 && ASKING_FIRST.test(plain))),
    asksHow: HOW.test(text) && !HELPING.test(text),
    others: without(sentence, where.length > 0 ? [...where, ...what] : []).map(
      (token) => token.text,
    ),
  }
}

function without({ tokens }: ParsedSentence, stretches: readonly Stretch[]) {
  return tokens.filter((_, at) => !stretches.some(({ from, to }) => at >= from && at < to))
}

function wordsLeft(sentence: ParsedSentence, used: readonly Stretch[]): string[] {
  const left = without(sentence, used).filter(({ plain, text, own, bare }) => {
    if ([...own, ...bare].some((form) => STOP_WORDS.has(form))) return false
    // Anything longer than a search accepts is not a word.
    return plain.length > 1 && text.length <= 60 && !/^\d{1,4}$/.test(plain)
  })
  return [...new Set(left.map(({ text }) => text))].slice(0, WORDS_MOST)
}
