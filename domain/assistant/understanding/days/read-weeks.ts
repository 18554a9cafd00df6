import { addDays, endsOfMonth, type Day } from '#domain/project-events/day.ts'
import { ORDINALS } from '../words/calendar-words.ts'
import { span, sundayOf, weekdayOf, type DaySpan } from './day-span.ts'
import { readDateInMonth, readNumericDate } from './read-dates.ts'
import { readMonth } from './read-months.ts'

/** "the first week of December", "the last weekend in May". Weeks of a month are counted from its first day. */
export function readWeekOfMonth(words: readonly string[], at: number, today: Day): DaySpan | null {
  const which = words[at] === 'last' ? 0 : (ORDINALS[words[at]!] ?? Number.parseInt(words[at]!, 10))
  const unit = words[at + 1]
  if (!(which >= 0 && which <= 5) || (unit !== 'week' && unit !== 'weekend')) return null
  if (words[at + 2] !== 'of' && words[at + 2] !== 'in') return null
  const month = readMonth(words, at + 3, today, true)
  if (!month) return null
  const { first, last } = endsOfMonth(month.to.slice(0, 7))
  const length = 3 + month.length
  if (unit === 'week') {
    const from = which === 0 ? addDays(last, -6) : addDays(first, 7 * (which - 1))
    const to = addDays(from, 6)
    return span(from, to > last ? last : to, length)
  }
  const firstFriday = addDays(first, (5 - weekdayOf(first) + 7) % 7)
  const lastFriday = addDays(last, -((weekdayOf(last) - 5 + 7) % 7))
  const friday = which === 0 ? lastFriday : addDays(firstFriday, 7 * (which - 1))
  return span(friday, addDays(friday, 1), length)
}

/** "the week of Dec 7", "the weekend of 12 December": the one that contains that day. */
export function readWeekOf(words: readonly string[], at: number, today: Day): DaySpan | null {
  const next = words[at] === 'the' ? at + 1 : at
  const unit = words[next]
  if ((unit !== 'week' && unit !== 'weekend') || words[next + 1] !== 'of') return null
  if (next + 2 >= words.length) return null
  const day = readDateInMonth(words, next + 2, today) ?? readNumericDate(words, next + 2, today)
  if (!day) return null
  const sunday = sundayOf(day.from)
  const from = unit === 'week' ? sunday : addDays(sunday, 5)
  return span(from, addDays(sunday, 6), next + 2 - at + day.length)
}
