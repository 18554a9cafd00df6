import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { Day } from '#domain/project-events/day.ts'

/** Formats days in a sentence: `on Sunday, November 29` or `from … to …`; with the year unless it is today's. */
export function daysWords({ from, to, today }: { from: Day; to: Day; today: Day }): string {
  const year = (day: Day) => day.slice(0, 4)
  const last = year(to) === year(today) ? dayWords(to) : yearWords(to)
  if (from === to) return m.answers_on_day({ day: last })
  const isSaid = year(from) === year(to) || year(from) === year(today)
  return m.answers_on_days({ from: isSaid ? dayWords(from) : yearWords(from), to: last })
}

/** Formats a day in a sentence: `Sunday, November 29`. */
export function dayWords(day: Day): string {
  return format.day(day, 'weekday')
}

function yearWords(day: Day): string {
  return format.day(day, 'weekdayOfYear')
}
