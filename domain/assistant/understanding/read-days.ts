import { addDays, endsOfMonth, type Day } from '#domain/project-events/day.ts'
import {
  daysOfHebrewMonth,
  hebrewDateOf,
  hebrewLetters,
} from '#domain/project-events/hebrew-date.ts'
import { firstDayOf, weekdayOf } from '#domain/project-events/holidays.ts'
import { isHebrewWord } from '#platform/text/hebrew-words.ts'
import { findPhrases, phraseBook, type Stretch } from './phrase-book.ts'
import type { ParsedSentence, Token } from './read-sentence.ts'
import * as words from './words/day-words.ts'

/** A range of days, both ends included. */
export type DayRange = { from: Day; to: Day }

/** The days that a phrase means today; the words around it may say the day of the month, or the year. */
type Meaning = (today: Day, nearby: readonly string[]) => DayRange | null

const months = words.MONTH_WORDS.map((_, at) => {
  const month = String(at + 1).padStart(2, '0')
  return inYears(`${month}-01`, `${month}-31`, { isMonth: true })
})

const book = phraseBook<Meaning>([
  ...words.DAY_RANGES.map(([range, phrases]) => [fromToday(range), phrases] as const),
  ...words.WEEKDAY_WORDS.map((phrases, at) => {
    const ahead = ({ weekday }: { weekday: number }) => (at - weekday + 7) % 7
    return [fromToday((today) => [ahead(today), ahead(today)]), phrases] as const
  }),
  ...words.MONTH_WORDS.map((phrases, at) => [months[at]!, phrases] as const),
  ...words.TIMES_OF_YEAR.map(([first, last, phrases]) => [inYears(first, last), phrases] as const),
  ...words.HEBREW_MONTH_WORDS.map(([first, last, phrases]) => {
    const month = inHebrewYears((year, day) => {
      const { from, to } = daysOfHebrewMonth(year, last)
      return day === null
        ? { from: daysOfHebrewMonth(year, first).from, to }
        : dayWithin(addDays(from, day - 1), { from, to })
    })
    return [month, phrases] as const
  }),
  ...words.HOLIDAY_WORDS.map(([id, days, phrases]) => {
    const holiday = inHebrewYears((year) => {
      const first = firstDayOf(id, year)
      return { from: addDays(first, -1), to: addDays(first, days - 1) }
    })
    return [holiday, phrases] as const
  }),
])

/** Months and seasons that are also other words: only after one of these. */
const AMBIGUOUS = /^(may|march|mar|jan|dec|spring|אביב|מאי|מרץ|מרס|קיץ|סתיו)$/
const BEFORE_DAYS =
  /^(in|on|of|next|this|during|until|by|from|since|for|early|mid|late|before|after|to|and|or|between|the|events|חודש|בחודש|עד|בין|לקראת|סוף|בסוף|תחילת|בתחילת|אמצע|\d{1,2})$/
/** "May we" is not a month. */
const SUBJECT = /^(i|we|you|he|she|it|they|my|our|one|people|be)$/
/** Days that are over are not searched for, nor those before or after a holiday; in Hebrew the word follows. */
const PAST = /^(last|past|yesterday|ו?אחרי|ו?לאחר|ו?לפני)$/
const PAST_AFTER = /^(שעבר|שעברה|האחרון|האחרונה|האחרונים|האחרונות|הקודם|הקודמת)$/

/**
 * The days that a sentence names, from today on, and where the first of them are named; of several, from the first to the last.
 * `today` is the day in Israel. A month or a holiday without a year is the next one. Null if there are none, or they are over.
 */
export function readDays(
  { tokens }: ParsedSentence,
  today: Day,
): { days: DayRange; stand: Stretch } | null {
  const named = findPhrases({ tokens }, book)
    .filter(({ from, to }) => isMeant(tokens, from) && !PAST_AFTER.test(tokens[to]?.plain ?? ''))
    .map(({ meaning, from, to }) => {
      const nearby = [...tokens.slice(Math.max(0, from - 2), from), ...tokens.slice(to, to + 2)]
      const plain = nearby.map((token) => token.plain)
      return { days: meaning(today, plain), stand: { from, to } }
    })
  const found = [...named, ...datesIn(tokens, today)].flatMap(({ days, stand }) =>
    days && days.to >= today ? [{ days, stand }] : [],
  )
  const [first] = found
  if (!first) return null
  // "From Sunday to Tuesday", "in January or February".
  const last = found.find(({ days }) => days.from > first.days.from) ?? first
  const from = first.days.from < today ? today : first.days.from
  return { days: { from, to: last.days.to }, stand: first.stand }
}

/** Dates in digits of a Hebrew text, day before month: "15.12", "3/1/2027". */
function datesIn(tokens: readonly Token[], today: Day) {
  if (!tokens.some(({ plain }) => isHebrewWord(plain))) return []
  return tokens.flatMap(({ plain }, at) => {
    const [, day = '', month, year = ''] =
      /^(\d{1,2})[./](\d{1,2})(?:[./](20\d\d))?$/.exec(plain) ?? []
    const days = months[Number(month) - 1]?.(today, [day, year])
    return days && days.from === days.to ? [{ days, stand: { from: at, to: at + 1 } }] : []
  })
}

function isMeant(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.plain ?? ''
  if (PAST.test(before)) return false
  const after = tokens[at + 1]?.plain ?? ''
  const isPlain = !AMBIGUOUS.test(tokens[at]!.plain) || tokens.length === 1
  if (isPlain || /^20\d\d$/.test(after)) return true
  return BEFORE_DAYS.test(before) && !tokens[at]!.apart && !SUBJECT.test(after)
}

function fromToday(range: words.Range): Meaning {
  return (today) => {
    const { last } = endsOfMonth(today.slice(0, 7))
    const next = endsOfMonth(addDays(last, 1).slice(0, 7))
    const [from, to] = range({
      weekday: weekdayOf(today),
      day: dayOf(today),
      inMonth: dayOf(last),
      inNextMonth: dayOf(next.last),
    })
    return { from: addDays(today, from), to: addDays(today, to) }
  }
}

/** From one day of each year to another, both as month and day; or a single day of a month. */
function inYears(first: string, last: string, { isMonth = false } = {}): Meaning {
  return coming(
    (today) => Number(today.slice(0, 4)) - 1,
    String,
    (year, day) => {
      const from = `${year}-${first}`
      const end = `${last < first ? year + 1 : year}-${last}`
      const { last: to } = endsOfMonth(end.slice(0, 7))
      const days = { from, to: end < to ? end : to }
      return isMonth && day !== null ? dayWithin(addDays(from, day - 1), days) : days
    },
  )
}

function inHebrewYears(rangeOf: RangeOf): Meaning {
  return coming((today) => hebrewDateOf(today).year, plainLetters, rangeOf)
}

type RangeOf = (year: number, day: number | null) => DayRange

/** What is once a year: in the year named next to it, else the first time that is not over. `write` is how its numbers are written. */
function coming(
  firstYear: (today: Day) => number,
  write: (number: number) => string,
  rangeOf: RangeOf,
): Meaning {
  return (today, nearby) => {
    const years = Array.from({ length: YEARS }, (_, at) => firstYear(today) + at)
    const named = years.find((year) => nearby.includes(write(year)))
    const day = dayNearby(nearby, write)
    const ranges = (named === undefined ? years : [named]).map((year) => rangeOf(year, day))
    return ranges.find(({ to }) => to >= today) ?? null
  }
}

/** How many years ahead people plan. */
const YEARS = 6
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1)

/** The day of the month next to it: `3 January`, `January 3rd`, "י״ג בכסלו". */
function dayNearby(nearby: readonly string[], write: (day: number) => string): number | null {
  const digits = nearby.map((word) => /^(\d{1,2})(st|nd|rd|th)?$/.exec(word)?.[1]).find(Boolean)
  return digits ? Number(digits) : (DAYS.find((day) => nearby.includes(write(day))) ?? null)
}

function dayWithin(day: Day, { from, to }: DayRange): DayRange {
  return day >= from && day <= to ? { from: day, to: day } : { from, to }
}

function plainLetters(number: number): string {
  return hebrewLetters(number).replaceAll(/[׳״]/g, '')
}

function dayOf(day: Day): number {
  return Number(day.slice(8))
}
