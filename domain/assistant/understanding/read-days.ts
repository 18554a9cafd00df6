import { addDays, endsOfMonth, type Day } from '#domain/project-events/day.ts'
import {
  daysOfHebrewMonth,
  hebrewDateOf,
  hebrewLetters,
  type HebrewMonth,
} from '#domain/project-events/hebrew-date.ts'
import { firstDayOf, type HolidayId } from '#domain/project-events/holidays.ts'
import { isHebrewWord } from '#platform/text/hebrew-words.ts'
import { findPhrases, phraseBook } from './phrase-book.ts'
import type { ParsedSentence, Token } from './read-sentence.ts'
import {
  DAY_RANGES,
  HEBREW_MONTH_WORDS,
  MONTH_WORDS,
  SEASON_WORDS,
  WEEKDAY_WORDS,
} from './words/day-words.ts'
import {
  HIGH_HOLIDAY_DAYS,
  HIGH_HOLIDAYS,
  HOLIDAY_DAYS,
  HOLIDAY_WORDS,
  YEARLY_DAYS,
} from './words/holidays.ts'

/** A range of days, both ends included. */
export type DayRange = { from: Day; to: Day }

/** The days that a sentence names, and the position of the words that name them. */
export type DaysInText = DayRange & { at: number; end: number }

type Span = (today: Day, beside: readonly string[]) => DayRange | null

const book = phraseBook<Span>([
  ...DAY_RANGES.map(([range, words]): [Span, string] => [
    (today) => {
      const [from, to] = range(calendarOf(today))
      return { from: addDays(today, from), to: addDays(today, to) }
    },
    words,
  ]),
  [
    (today) => monthsFrom(shift(today, 1), 1),
    'next month, the coming month, חודש הבא, החודש הבא, חודש הקרוב',
  ],
  ...MONTH_WORDS.map((words, at): [Span, string] => [
    (today, beside) => dateIn(monthsFrom(comingMonth(today, at + 1, beside), 1), beside),
    words,
  ]),
  ...SEASON_WORDS.map(([first, last, words]): [Span, string] => [
    (today) => monthsFrom(comingMonth(today, first, [], last), ((last - first + 12) % 12) + 1),
    words,
  ]),
  ...WEEKDAY_WORDS.map((words, at): [Span, string] => [
    (today, beside) => {
      const ahead = (at - calendarOf(today).weekday + 7) % 7
      const day = addDays(
        today,
        ahead +
          ((beside.includes('next') || beside.some((word) => /^הבא[הי]?$/.test(word))) && ahead < 3
            ? 7
            : 0),
      )
      return { from: day, to: day }
    },
    words,
  ]),
  ...HEBREW_MONTH_WORDS.map(([first, last, words]): [Span, string] => [
    (today, beside) => inHebrewMonth(today, first, last, beside),
    words,
  ]),
  ...(Object.keys(HOLIDAY_WORDS) as HolidayId[]).map((id): [Span, string] => [
    (today) => holidayFrom(id, HOLIDAY_DAYS[id] ?? 1, today),
    HOLIDAY_WORDS[id] ?? '',
  ]),
  [(today) => holidayFrom('roshHashanah', HIGH_HOLIDAY_DAYS, today), HIGH_HOLIDAYS],
  ...YEARLY_DAYS.map(([start, days, words]): [Span, string] => [
    (today) => {
      const year = Number(today.slice(0, 4))
      const first = [year - 1, year, year + 1]
        .map((one) => `${one}-${start}`)
        .find((day) => addDays(day, days - 1) >= today)
      return first ? { from: first, to: addDays(first, days - 1) } : null
    },
    words,
  ]),
])

/** Months and seasons that are also other words: only after one of these. */
const AMBIGUOUS = /^(may|march|mar|jan|dec|spring|אביב|מאי|מרץ|מרס|קיץ|סתיו)$/
const BEFORE_DAYS =
  /^(in|on|of|next|this|during|until|by|from|since|for|early|mid|late|before|after|to|and|or|between|the|events|חודש|בחודש|עד|בין|לקראת|סוף|בסוף|תחילת|בתחילת|אמצע|\d{1,2})$/
/** "May we" is not a month. */
const SUBJECT = /^(i|we|you|he|she|it|they|my|our|one|people|be)$/
const MONTH = 30
/** Days that are over are not searched for. */
const PAST = /^(last|past|yesterday)$/
/** The same in Hebrew, where it follows. */
const PAST_AFTER = /^(שעבר|שעברה|האחרון|האחרונה|האחרונים|האחרונות|הקודם|הקודמת)$/

/**
 * The days that a sentence names, from today on; of several, from the first to the last. `today` is the day in Israel.
 * Weeks begin on Sunday; a month or a holiday without a year is the next one. Null if there are none, or they are over.
 */
export function readDays({ tokens }: ParsedSentence, today: Day): DaysInText | null {
  const found: DaysInText[] = []
  for (const { meaning, from: at, to: end } of findPhrases({ tokens }, book)) {
    if (!isMeant(tokens, at) || PAST_AFTER.test(tokens[end]?.plain ?? '')) continue
    const days = besideOf(tokens[at - 1], meaning(today, wordsBeside(tokens, at, end)), today)
    if (days && days.to >= today) found.push({ ...days, at, end })
  }
  found.push(...datesIn(tokens, today))
  const [first] = found
  if (!first) return null
  // "From Sunday to Tuesday", "in January or February".
  const last = found.find(({ from }, index) => index > 0 && from > first.from) ?? first
  return {
    from: first.from < today ? today : first.from,
    to: last.to,
    at: first.at,
    end: last.end,
  }
}

/** "After the holidays" is the month after them, "before" them from today on; in Hebrew only. */
function besideOf(before: Token | undefined, days: DayRange | null, today: Day): DayRange | null {
  if (days === null || !before) return days
  if (/^ו?(אחרי|לאחר)$/.test(before.plain)) {
    return { from: addDays(days.to, 1), to: addDays(days.to, MONTH) }
  }
  if (/^ו?(לפני)$/.test(before.plain)) {
    return days.from > today ? { from: today, to: addDays(days.from, -1) } : null
  }
  return days
}

/** Dates in digits of a Hebrew text, day before month: "15.12", "3/1/2027". */
function datesIn(tokens: readonly Token[], today: Day): DaysInText[] {
  if (!tokens.some(({ plain }) => isHebrewWord(plain))) return []
  return tokens.flatMap(({ plain }, at) => {
    const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})(?:[./](20\d\d))?$/.exec(plain) ?? []
    if (day === undefined || Number(month) < 1 || Number(month) > 12) return []
    const days = dateIn(monthsFrom(comingMonth(today, Number(month), year ? [year] : []), 1), [day])
    return days.from === days.to && days.to >= today ? [{ ...days, at, end: at + 1 }] : []
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

/** The words next to days, which may say the year, the day of the month, or "next". */
function wordsBeside(tokens: readonly Token[], at: number, end: number): string[] {
  return [...tokens.slice(Math.max(0, at - 2), at), ...tokens.slice(end, end + 2)].map(
    ({ plain }) => plain,
  )
}

/** `3 January`, `January 3rd`: that day alone. */
function dateIn(month: DayRange, beside: readonly string[]): DayRange {
  const number = beside.map((word) => /^(\d{1,2})(st|nd|rd|th)?$/.exec(word)?.[1]).find(Boolean)
  const day = `${month.from.slice(0, 8)}${(number ?? '').padStart(2, '0')}`
  return number && day >= month.from && day <= month.to ? { from: day, to: day } : month
}

/** The Hebrew month that is not over yet, that of a year named beside it, or its day: "י״ג בכסלו תשפ״ז". */
function inHebrewMonth(
  today: Day,
  first: HebrewMonth,
  last: HebrewMonth,
  beside: readonly string[],
): DayRange | null {
  const numbers = Array.from({ length: 30 }, (_, at) => at + 1)
  const number = numbers.find(
    (one) => beside.includes(String(one)) || beside.includes(plainLetters(one)),
  )
  const years = comingYears(today)
  const named = years.find((year) => beside.includes(plainLetters(year)))
  for (const year of named ? [named] : years) {
    const whole = daysOfHebrewMonth(year, last)
    const day = number && addDays(whole.from, number - 1)
    const days =
      day && day <= whole.to
        ? { from: day, to: day }
        : { from: daysOfHebrewMonth(year, first).from, to: whole.to }
    if (days.to >= today) return days
  }
  return null
}

/** The next time that a holiday is not over, from its evening on. */
function holidayFrom(id: HolidayId, days: number, today: Day): DayRange | null {
  const start = comingYears(today)
    .map((year) => firstDayOf(id, year))
    .find((day) => addDays(day, days - 1) >= today)
  return start ? { from: addDays(start, -1), to: addDays(start, days - 1) } : null
}

function plainLetters(number: number): string {
  return hebrewLetters(number).replaceAll(/[׳״]/g, '')
}

/** The Hebrew year of a day, and the next two. */
function comingYears(today: Day): number[] {
  const { year } = hebrewDateOf(today)
  return [year, year + 1, year + 2]
}

/** The first day of the next such month that is not over (`last` ends it), or that of a year named beside it. */
function comingMonth(today: Day, month: number, beside: readonly string[], last = month): Day {
  const year = beside.find((word) => /^20\d\d$/.test(word))
  const first = `-${String(month).padStart(2, '0')}-01`
  if (year) return `${year}${first}`
  const length = ((last - month + 12) % 12) + 1
  const thisYear = Number(today.slice(0, 4))
  const coming = [thisYear - 1, thisYear, thisYear + 1].map((one) => `${one}${first}`)
  return coming.find((day) => monthsFrom(day, length).to >= today) ?? `${thisYear}${first}`
}

function monthsFrom(first: Day, count: number): DayRange {
  const last = shift(first, count - 1)
  return { from: `${first.slice(0, 7)}-01`, to: endsOfMonth(last.slice(0, 7)).last }
}

/** The first day of the month that many months later. */
function shift(day: Day, months: number): Day {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 10)
}

function calendarOf(today: Day) {
  return {
    weekday: new Date(`${today}T00:00:00Z`).getUTCDay(),
    day: Number(today.slice(8)),
    inMonth: Number(endsOfMonth(today.slice(0, 7)).last.slice(8)),
  }
}
