import { format } from '#platform/text/format.ts'
import type { Day } from '#domain/project-events/day.ts'

/** Formats days: `Sunday, November 29`, or the first and the last; with the year unless it is today's. */
export function dayRangeLabel({ from, to }: { from: Day; to: Day }, today: Day): string {
  const label = (day: Day) =>
    day.slice(0, 4) === today.slice(0, 4) ? dayWords(day) : yearWords(day)
  return from === to ? label(from) : `${label(from)} – ${label(to)}`
}

/** Formats a day in a sentence: `Sunday, November 29`. */
export function dayWords(day: Day): string {
  return format.day(day, 'weekday')
}

function yearWords(day: Day): string {
  return format.day(day, 'weekdayOfYear')
}
