import type { Day, Month } from '#domain/calendar/day.ts'

// Days of a calendar, so no zone may move them.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const dayOfYearFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as people say it: `Tuesday, November 3`, if it lies in the year of another day; else with its year. */
export function dayWords(day: Day, near: Day): string {
  const format = day.slice(0, 4) === near.slice(0, 4) ? dayFormat : dayOfYearFormat
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** A month as people say it: `November 2026`. */
export function monthWords(month: Month): string {
  return monthFormat.format(new Date(`${month}-01T00:00:00Z`))
}

/** The seven days of the week from Sunday on, whole and in short. */
export function weekdays(): { long: string; short: string }[] {
  // The fourth of January 2026 was a Sunday.
  return Array.from({ length: 7 }, (_, at) => {
    const day = new Date(Date.UTC(2026, 0, 4 + at))
    const name = (weekday: 'long' | 'short') =>
      new Intl.DateTimeFormat('en-US', { weekday, timeZone: 'UTC' }).format(day)
    return { long: name('long'), short: name('short') }
  })
}
