import type { Day, Month } from '#domain/project-events/day.ts'
import { format } from '#platform/text/format.ts'

/** A day as people say it: `Tuesday, November 3`, if it lies in the year of another day; else with its year. */
export function formatDate(day: Day, near: Day): string {
  return format.day(day, day.slice(0, 4) === near.slice(0, 4) ? 'weekday' : 'weekdayOfYear')
}

/** A month as people say it: `November 2026`. */
export function monthWords(month: Month): string {
  return format.day(`${month}-01`, 'month')
}

/** The seven days of the week from Sunday on, whole and in short. */
export function weekdays(): { long: string; short: string }[] {
  // The fourth of January 2026 was a Sunday.
  return Array.from({ length: 7 }, (_, at) => {
    const day = `2026-01-${String(4 + at).padStart(2, '0')}`
    return {
      long: format.day(day, 'weekdayName'),
      short: format.day(day, 'shortWeekdayName'),
    }
  })
}
