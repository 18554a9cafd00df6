const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** From the largest to the smallest; a month and a year are as long as they are on average. */
const units = [
  ['year', 365.2425 * DAY],
  ['month', 30.436875 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const

/**
 * How long ago a moment was, as people say it: `now`, `3 days ago`, `last year`. A moment that by this clock is still to come is
 * `now` within a day, as clocks go wrong; beyond, null, for whoever shows it to write the date.
 */
export function relativeTo(now: Date, at: Date): string | null {
  const passed = now.getTime() - at.getTime()
  if (passed <= -DAY || Number.isNaN(passed)) return null
  const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
  const unit = units.find(([, ms]) => passed >= ms)
  // Rounded down: nothing has happened longer ago than it has.
  return unit ? format.format(-Math.floor(passed / unit[1]), unit[0]) : format.format(0, 'second')
}

/**
 * The same beside a date that is shown in UTC: from a day on, days of the calendar are counted, so that two dates in a row
 * are not equally long ago.
 */
export function relativeToDate(now: Date, at: Date): string | null {
  if (now.getTime() - at.getTime() < DAY) return relativeTo(now, at)
  return relativeTo(startOfDay(now), startOfDay(at))
}

function startOfDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / DAY) * DAY)
}
