import { addDays, endsOfMonth, type Day } from '#domain/project-events/day.ts'
import {
  MONTHS,
  SEASONS,
  SHORT_WEEKDAYS,
  WEEKDAYS,
  WEEKDAY_WORDS,
} from '../words/calendar-words.ts'
import { span, sundayOf, two, weekdayOf, yearOf, type DaySpan } from './day-span.ts'
import { wordTable } from '../word-table.ts'

type Which = 'this' | 'next' | 'last'

const whichWords = wordTable<Which>({
  this: 'this',
  current: 'this',
  coming: 'this',
  upcoming: 'this',
  next: 'next',
  following: 'next',
  last: 'last',
  past: 'last',
  previous: 'last',
})

/** "this week", "next weekend", "this coming Sunday", "last month", "next summer", "next March". */
export function readRelative(words: readonly string[], at: number, today: Day): DaySpan | null {
  let next = at
  if (words[next] === 'the') next += 1
  let which = whichWords[words[next] ?? '']
  if (!which) return readWeekend(words, next, today, next - at)
  next += 1
  if (which === 'this' && whichWords[words[next] ?? ''] === 'this') next += 1
  const unit = words[next] ?? ''
  const length = next + 1 - at
  // "The coming month" is the next one, like "next month".
  if (which === 'this' && /^(up)?coming$/.test(words[next - 1]!) && /^(month|year)$/.test(unit)) {
    which = 'next'
  }
  if (which === 'next' && unit === 'week') {
    const on = words[next + 1] === 'on' ? 2 : 1
    const weekday = weekdayIn(words[next + on] ?? '', false)
    if (weekday !== null) return span(...oneDay(namedWeekday('next', weekday, today)), length + on)
  }
  const days = unitDays(which, unit, today)
  return days && span(...days, length)
}

function unitDays(which: Which, unit: string, today: Day): readonly [Day, Day] | null {
  const shift = { this: 0, next: 1, last: -1 }[which]
  const sunday = sundayOf(today)
  const weekday = weekdayIn(unit)
  const season = SEASONS[unit]
  const month = MONTHS[unit]
  if (unit === 'week')
    return ahead(addDays(sunday, 7 * shift), addDays(sunday, 7 * shift + 6), today, which)
  if (/^(weekend|weekends)$/.test(unit)) return weekend(shift, today)
  if (unit === 'month') return wholeMonth(shift, today, which)
  if (unit === 'year') {
    const year = yearOf(today) + shift
    return ahead(`${year}-01-01`, `${year}-12-31`, today, which)
  }
  if (weekday !== null) return oneDay(namedWeekday(which, weekday, today))
  if (season) return months(which, season, today)
  if (month) return months(which, [month, month], today)
  return null
}

const oneDay = (day: Day) => [day, day] as const

/** Of a period that has begun, the rest. */
function ahead(from: Day, to: Day, today: Day, which: Which): readonly [Day, Day] {
  return [which === 'this' && from < today ? today : from, to]
}

/** Friday and Saturday. On those days "this weekend" is the current one. */
function weekend(shift: number, today: Day): readonly [Day, Day] {
  const saturday = addDays(sundayOf(today), 6 + 7 * shift)
  const friday = addDays(saturday, -1)
  return [shift === 0 && friday < today ? today : friday, saturday]
}

function wholeMonth(shift: number, today: Day, which: Which): readonly [Day, Day] {
  const at = yearOf(today) * 12 + Number(today.slice(5, 7)) - 1 + shift
  const { first, last } = endsOfMonth(`${Math.floor(at / 12)}-${two((at % 12) + 1)}`)
  return ahead(first, last, today, which)
}

/** The next such weekday; "next Sunday" is never today, and in the following week if this week's is still ahead. */
function namedWeekday(which: Which, weekday: number, today: Day): Day {
  const away = (weekday - weekdayOf(today) + 7) % 7
  if (which === 'last') return addDays(today, away === 0 ? -7 : away - 7)
  if (which === 'this') return addDays(today, away)
  return addDays(sundayOf(today), 7 + weekday)
}

/** "This summer" is the current or coming one; "next summer" the first that has not begun. */
function months(
  which: Which,
  [first, last]: readonly [number, number],
  today: Day,
): readonly [Day, Day] {
  const ends = (year: number) => endsOfMonth(`${last < first ? year + 1 : year}-${two(last)}`).last
  const begins = (year: number) => `${year}-${two(first)}-01`
  let year = yearOf(today) - 1
  if (which === 'last') {
    year = yearOf(today)
    while (ends(year) >= today) year -= 1
    return [begins(year), ends(year)]
  }
  while (ends(year) < today || (which === 'next' && begins(year) <= today)) year += 1
  return ahead(begins(year), ends(year), today, which)
}

/** "the weekend", "at the weekend": weekends in general yield nothing. */
function readWeekend(
  words: readonly string[],
  at: number,
  today: Day,
  taken: number,
): DaySpan | null {
  if (words[at] !== 'weekend' || taken === 0) return null
  return span(...weekend(0, today), taken + 1)
}

/** "Sunday", "on Sunday", "Sunday morning"; short forms only where the sentence marks them as days. */
export function readWeekday(words: readonly string[], at: number, today: Day): DaySpan | null {
  const word = words[at]!
  const short = SHORT_WEEKDAYS[word]
  const told = /^(on|this|by|until|till|before|after|from|and|or)$/.test(words[at - 1] ?? '')
  // "A Shabbat table" can be any; "on Shabbat" is the next one.
  const isSure = told || !/^(shab|sabb)/.test(word)
  const weekday = isSure ? (weekdayIn(word, false) ?? (told ? (short ?? null) : null)) : null
  if (weekday === null || /^(every|each|most)$/.test(words[at - 1] ?? '')) return null
  const hour = /^(morning|afternoon|evening|night|eve)$/.test(words[at + 1] ?? '') ? 1 : 0
  const isNext = words[at + 1 + hour] === 'next' && words[at + 2 + hour] === 'week'
  const day = namedWeekday(isNext ? 'next' : 'this', weekday, today)
  return span(day, day, 1 + hour + (isNext ? 2 : 0))
}

function weekdayIn(word: string, withShort = true): number | null {
  const whole = WEEKDAYS.indexOf(word)
  if (whole >= 0) return whole
  return WEEKDAY_WORDS[word] ?? (withShort ? (SHORT_WEEKDAYS[word] ?? null) : null)
}
