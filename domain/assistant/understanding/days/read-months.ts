import { addDays, endsOfMonth, type Day } from '#domain/project-events/day.ts'
import { AMBIGUOUS_MONTHS, MONTHS, SEASONS } from '../words/calendar-words.ts'
import { span, two, yearAt, yearOf, type DaySpan } from './day-span.ts'
import { readRelative } from './read-relative-days.ts'
import { wordTable } from '../word-table.ts'

const parts = wordTable<readonly [number, number]>({
  early: [1, 10],
  beginning: [1, 10],
  start: [1, 10],
  mid: [10, 20],
  middle: [10, 20],
  late: [20, 31],
  end: [20, 31],
})

/** "early March", "mid-March", "the end of March", "the end of the month". */
export function readPartOfMonth(words: readonly string[], at: number, today: Day): DaySpan | null {
  const part = parts[words[at]!]
  if (!part) return null
  let next = at + 1
  while (/^(of|in|the)$/.test(words[next] ?? '')) next += 1
  const whole =
    words[next] === 'month'
      ? span(`${today.slice(0, 7)}-01`, endsOfMonth(today.slice(0, 7)).last, 1)
      : (readMonth(words, next, today, true) ?? readRelative(words, next, today))
  if (!whole || whole.from.slice(0, 7) !== whole.to.slice(0, 7)) return null
  const month = whole.from.slice(0, 7)
  const last = endsOfMonth(month).last
  const to = addDays(`${month}-01`, part[1] - 1)
  const from = addDays(`${month}-01`, part[0] - 1)
  return span(from, to < last ? to : last, next - at + whole.length)
}

/** "March", "March 2027"; months that are also words need a preposition of time. */
export function readMonth(
  words: readonly string[],
  at: number,
  today: Day,
  sure = false,
): DaySpan | null {
  const month = MONTHS[words[at] ?? '']
  if (!month) return null
  const { year, length } = yearAt(words, at + 1)
  const before = words[at - 1] ?? ''
  const told = /^(in|of|during|until|till|before|after|by|and|or|to|for|from|since|around|through)$/
  if (AMBIGUOUS_MONTHS.has(words[at]!) && !sure && year === null && !told.test(before)) return null
  return wholeMonths(month, month, year, today, 1 + length)
}

/** From the start of one month to the end of another; of a period that has begun, the rest. */
export function wholeMonths(
  first: number,
  last: number,
  year: number | null,
  today: Day,
  length: number,
): DaySpan {
  const ends = (begun: number) =>
    endsOfMonth(`${last < first ? begun + 1 : begun}-${two(last)}`).last
  let begun = year ?? yearOf(today) - 1
  while (year === null && ends(begun) < today) begun += 1
  const from = `${begun}-${two(first)}-01`
  return span(year === null && from < today ? today : from, ends(begun), length)
}

/** "in the summer", "summer 2027"; alone it is an ordinary word ("summer camp"). */
export function readSeason(words: readonly string[], at: number, today: Day): DaySpan | null {
  const season = SEASONS[words[at]!]
  if (!season) return null
  const { year, length } = yearAt(words, at + 1)
  const before = words[at - 1] === 'the' ? words[at - 2] : words[at - 1]
  const told = /^(in|during|over|before|after|until|till|by|around|and|or)$/.test(before ?? '')
  if (year === null && !told && words.length > 2) return null
  return wholeMonths(...season, year, today, 1 + length)
}

/** "in 2027". */
export function readYear(words: readonly string[], at: number, today: Day): DaySpan | null {
  const { year } = yearAt(words, at)
  if (
    year === null ||
    !/^(in|of|during|for|year|until|till|before|after|by)$/.test(words[at - 1] ?? '')
  )
    return null
  const from = `${year}-01-01`
  return span(year === yearOf(today) ? today : from, `${year}-12-31`, 1)
}
