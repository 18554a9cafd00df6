import { m } from '#messages'
import type { Day } from '../../calendar/day.ts'

const named = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
const format = new Intl.DateTimeFormat('en-US', named)
const withYear = new Intl.DateTimeFormat('en-US', { ...named, year: 'numeric' })

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
  return format.format(new Date(`${day}T00:00:00Z`))
}

function yearWords(day: Day): string {
  return withYear.format(new Date(`${day}T00:00:00Z`))
}
