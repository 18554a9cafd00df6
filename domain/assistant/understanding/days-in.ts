import { addDays, type Day } from '#domain/project-events/day.ts'
import type { DayReader, DaySpan } from './days/day-span.ts'
import { readDateInMonth, readDayOfMonth, readNumericDate } from './days/read-dates.ts'
import { readHoliday } from './days/read-holiday.ts'
import { readMonth, readPartOfMonth, readSeason, readYear } from './days/read-months.ts'
import { readCounted, readNear } from './days/read-near-days.ts'
import { readRelative, readWeekday } from './days/read-relative-days.ts'
import { readWeekOf, readWeekOfMonth } from './days/read-weeks.ts'
import { spokenWords } from './days/spoken-words.ts'
import { wordDays } from './days/word-days.ts'
import type { Sentence } from './read-sentence.ts'
import { readText } from './read-text.ts'
import { NUMBERS } from './words/calendar-words.ts'
import type { SaidDays } from './understood.ts'

const readers: readonly DayReader[] = [
  readHoliday,
  readNumericDate,
  readWeekOfMonth,
  readWeekOf,
  readDateInMonth,
  readPartOfMonth,
  readNear,
  readCounted,
  readRelative,
  readMonth,
  readWeekday,
  readSeason,
  readDayOfMonth,
  readYear,
]

/** How many days "after" and "from … on" cover. */
const LATER_DAYS = 60

/** The first days mentioned in a text; null if none. Weeks start on Sunday. */
export function daysIn(text: string, today: Day): SaidDays | null {
  return readDays(readText(text), today)?.days ?? null
}

/** The same for a sentence, with the words that were matched. */
export function readDays(
  sentence: Sentence,
  today: Day,
): { days: SaidDays; from: number; to: number } | null {
  const { words, tokenAt } = spokenWords(sentence)
  for (let at = 0; at < words.length; at += 1) {
    const past = eventOfThePast(words, at)
    if (past > 0) {
      at += past - 1
      continue
    }
    const first = spanAt(words, at, today)
    if (!first) continue
    if (/^(not|except)$/.test(words[at - 1] ?? '') && hasMore(words, at + first.length, today)) {
      at += first.length - 1
      continue
    }
    const range = withStay(words, withSecond(words, at, first, today), today)
    const end = at + range.length
    const begun = signBefore(words, at)
    const sign = begun < at ? words[begun]! : ''
    const onward = /^(on|onward|onwards)$/.test(words[end] ?? '')
    const days = bounded(onward ? 'since' : sign, range, today)
    const shown = words.slice(begun, onward ? end + 1 : end)
    return {
      days: { ...days, words: wordDays(shown, first === range ? (first.name ?? null) : null) },
      from: tokenAt[begun]!,
      to: tokenAt[end - 1]! + 1,
    }
  }
  return null
}

function spanAt(words: readonly string[], at: number, today: Day): DaySpan | null {
  for (const reader of readers) {
    const span = reader(words, at, today)
    if (span) return span
  }
  return null
}

/** October 7 without a year is the event, not a date to come; returns the number of words. */
function eventOfThePast(words: readonly string[], at: number): number {
  const said = words.slice(at, at + 4).join(' ')
  const match =
    /^(oct(ober)? (7|7th|seventh)|(7|7th|seventh) (of )?oct(ober)?)(?! 20\d\d)(?= |$)/.exec(said)
  return match ? match[0].split(' ').length : 0
}

const signs =
  /^(in|on|at|over|during|for|by|until|till|before|after|from|since|starting|between|around|through|throughout|within)$/

/** The position of the preposition before days ("on the …", "in the week of …"), or of the days. */
function signBefore(words: readonly string[], at: number): number {
  if (signs.test(words[at]!)) return at
  // In "What is on tonight", "on" is not a preposition of the day.
  if (/^(today|tonight|tomorrow|yesterday|this|next)$/.test(words[at]!) && words[at - 1] === 'on')
    return at
  for (const back of [1, 2, 4]) {
    const between = words.slice(at - back + 1, at).join(' ')
    if (back === 2 && between !== 'the' && between !== 'next') continue
    if (back === 4 && !/^the (week|days|month|time) (of|before|after|around)$/.test(between))
      continue
    if (at >= back && signs.test(words[at - back]!)) return at - back
  }
  return at
}

/** "… to …", "between … and …", "… or …". */
function withSecond(words: readonly string[], at: number, first: DaySpan, today: Day): DaySpan {
  const sign = words[at + first.length] ?? ''
  if (!/^(to|until|till|through|thru|and|or)$/.test(sign)) return first
  for (const skip of /^(the|on|in)$/.test(words[at + first.length + 1] ?? '') ? [1, 2] : [1]) {
    const start = at + first.length + skip
    const since = first.from > today ? first.from : today
    const other = start < words.length ? spanAt(words, start, since) : null
    if (other && other.to >= first.from) {
      return { from: first.from, to: other.to, length: first.length + skip + other.length }
    }
  }
  return first
}

/** "Not this week, next week" means the second. */
function hasMore(words: readonly string[], from: number, today: Day): boolean {
  return words.some((_, at) => at >= from && spanAt(words, at, today) !== null)
}

/** "We land on January 3rd and have a week" is a week. */
function withStay(words: readonly string[], range: DaySpan, today: Day): DaySpan {
  if (range.from !== range.to || range.from <= today) return range
  const stay =
    /\b(?:for|have|stay|spend|got|staying) (?:about |around )?(a|one|two|three|four|\d{1,2}) (day|week|month)s?\b(?! ago)/.exec(
      words.join(' '),
    )
  if (!stay) return range
  const count = NUMBERS[stay[1]!] ?? Number(stay[1])
  const days = count * { day: 1, week: 7, month: 30 }[stay[2]!]!
  return { ...range, to: addDays(range.from, Math.min(days, 90) - 1 || 0) }
}

/** "after Passover", "before May", "until Friday", "from March on", "around the 15th". */
function bounded(sign: string, { from, to }: DaySpan, today: Day): { from: Day; to: Day } {
  if (sign === 'after') return { from: addDays(to, 1), to: addDays(to, LATER_DAYS) }
  if (sign === 'before' && from > today) return { from: today, to: addDays(from, -1) }
  if (/^(until|till|by)$/.test(sign) && to >= today) return { from: today, to }
  if (sign === 'around' && from === to) return { from: addDays(from, -3), to: addDays(to, 3) }
  if (/^(since|starting)$/.test(sign) && to >= today) return { from, to: addDays(to, LATER_DAYS) }
  return { from, to }
}
