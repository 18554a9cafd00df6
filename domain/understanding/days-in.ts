import { addDays, type Day } from '../calendar/day.ts'
import { readDateInMonth, readDayOfMonth, readNumericDate } from './days/read-dates.ts'
import type { DayReader, DaySpan } from './days/day-span.ts'
import { readMonth, readPartOfMonth, readSeason, readYear } from './days/read-months.ts'
import { readCounted, readNear } from './days/read-near-days.ts'
import { readRelative, readWeekday } from './days/read-relative-days.ts'
import { readHoliday } from './days/read-holiday.ts'
import { spokenWords } from './days/spoken-words.ts'
import { readSentence, type Sentence } from './read-sentence.ts'
import type { SaidDays } from './understood.ts'

const readers: readonly DayReader[] = [
  readHoliday,
  readNumericDate,
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

/** The days a text says, the first of them if it says several; null if none. Weeks begin on Sunday. */
export function daysIn(text: string, today: Day): SaidDays | null {
  return readDays(readSentence(text), today)?.days ?? null
}

/** The same of a sentence, with the words that say it. */
export function readDays(
  sentence: Sentence,
  today: Day,
): { days: SaidDays; from: number; to: number } | null {
  const { words, tokenAt } = spokenWords(sentence)
  for (let at = 0; at < words.length; at += 1) {
    const first = spanAt(words, at, today)
    if (!first) continue
    const begun = beforeOf(words, at)
    const range = second(words, at, first, today)
    const whole = bounded(words, [begun, at + range.length], range, today)
    const end = at + range.length + (whole.onward ? 1 : 0)
    return {
      days: { from: whole.from, to: whole.to, words: words.slice(whole.shown, end).join(' ') },
      from: tokenAt[begun] ?? 0,
      to: (tokenAt[end - 1] ?? 0) + 1,
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

/** The little words before days that belong to them. */
function beforeOf(words: readonly string[], at: number): number {
  let begun = at
  while (
    begun > 0 &&
    at - begun < 3 &&
    /^(in|on|at|the|of|over|during|for|by|until|till|before|after|from|since|starting|between|around|about|sometime|anytime|through|throughout|upcoming|coming|next)$/.test(
      words[begun - 1]!,
    )
  ) {
    begun -= 1
  }
  return begun
}

/** "… to …", "between … and …", "… or …". */
function second(words: readonly string[], at: number, first: DaySpan, today: Day): DaySpan {
  const sign = words[at + first.length] ?? ''
  const isRange = /^(to|until|till|through|thru)$/.test(sign)
  if (!isRange && !/^(and|or)$/.test(sign)) return first
  for (const skip of [1, 2]) {
    const start = at + first.length + skip
    if (skip === 2 && words[start - 1] !== 'the' && words[start - 1] !== 'on') break
    const other =
      start < words.length ? spanAt(words, start, first.from > today ? first.from : today) : null
    if (other && other.to >= first.from) {
      return { from: first.from, to: other.to, length: first.length + skip + other.length }
    }
  }
  return first
}

const LATER_DAYS = 60

type Bounded = { from: Day; to: Day; shown: number; onward: boolean }

/** "after Passover", "before May", "until Friday", "from March on", "around the 15th". */
function bounded(
  words: readonly string[],
  [begun, end]: readonly [number, number],
  range: DaySpan,
  today: Day,
): Bounded {
  const sign = words
    .slice(begun, begun + 3)
    .find((word) => /^(after|before|until|till|by|from|since|starting|around|about)$/.test(word))
  const shown = sign && sign !== 'by' ? words.indexOf(sign, begun) : shownFrom(words, begun)
  const { from, to } = range
  const base = { shown, onward: false }
  if (sign === 'after') return { ...base, from: addDays(to, 1), to: addDays(to, LATER_DAYS) }
  if (sign === 'before' && from > today) return { ...base, from: today, to: addDays(from, -1) }
  if (/^(until|till|by)$/.test(sign ?? '') && to >= today) return { ...base, from: today, to }
  if (/^(around|about)$/.test(sign ?? '') && from === to)
    return { ...base, from: addDays(from, -3), to: addDays(to, 3) }
  const onward = /^(on|onward|onwards)$/.test(words[end] ?? '')
  if (/^(since|starting)$/.test(sign ?? '') || (sign === 'from' && onward))
    return { ...base, onward, from, to: addDays(to > from ? to : from, LATER_DAYS) }
  return { ...base, from, to }
}

/** Without the words before it that say nothing about when: "on Sunday", but "Sunday". */
function shownFrom(words: readonly string[], begun: number): number {
  let shown = begun
  while (/^(in|on|at|the|of|over|during|for|by|from|between)$/.test(words[shown] ?? '')) shown += 1
  return shown
}
