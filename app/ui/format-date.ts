import type { Day, Month } from '#domain/project-events/day.ts'
import { format } from '#platform/text/format.ts'
import { pageLanguage } from '#platform/text/language.ts'

/** Formats a day as `Tuesday, November 3`; adds the year if it differs from that of `near`. */
export function formatDate(day: Day, near: Day): string {
  return format.day(day, day.slice(0, 4) === near.slice(0, 4) ? 'weekday' : 'weekdayOfYear')
}

/** Formats a month as `November 2026`. */
export function monthWords(month: Month): string {
  return format.day(`${month}-01`, 'month')
}

/** Returns the names of the weekdays, long and as headers of calendars, starting on Sunday. */
export function weekdays(): { long: string; short: string }[] {
  // January 4, 2026 was a Sunday.
  return Array.from({ length: 7 }, (_, at) => {
    const day = `2026-01-${String(4 + at).padStart(2, '0')}`
    return {
      long: format.day(day, 'weekdayName'),
      // Calendars in Hebrew have the letter alone; in English it would be ambiguous.
      short: format.day(day, pageLanguage() === 'he' ? 'narrowWeekdayName' : 'shortWeekdayName'),
    }
  })
}
