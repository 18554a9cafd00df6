import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { Day } from '#domain/project-events/day.ts'

/** Days as an answer says them: `on Sunday, November 29` or `from … to …`; of another year than today's with the year. */
export function daysWords({ from, to, today }: { from: Day; to: Day; today: Day }): string {
  const year = (day: Day) => day.slice(0, 4)
  const last = year(to) === year(today) ? dayWords(to) : yearWords(to)
  if (from === to) return m.answers_on_day({ day: last })
  const isSaid = year(from) === year(to) || year(from) === year(today)
  return m.answers_on_days({ from: isSaid ? dayWords(from) : yearWords(from), to: last })
}

/** A day as an answer says it: `Sunday, November 29`. */
export function dayWords(day: Day): string {
  return format.day(day, 'weekday')
}

function yearWords(day: Day): string {
  return format.day(day, 'weekdayOfYear')
}
