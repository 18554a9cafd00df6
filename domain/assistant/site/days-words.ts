import { m } from '#messages'
import type { Day } from '../../calendar/day.ts'

const format = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Days as an answer says them: `on Sunday, November 29` or `from … to …`. */
export function daysWords({ from, to }: { from: Day; to: Day }): string {
  if (from === to) return m.answers_on_day({ day: dayWords(from) })
  return m.answers_on_days({ from: dayWords(from), to: dayWords(to) })
}

/** A day as an answer says it: `Sunday, November 29`. */
export function dayWords(day: Day): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
