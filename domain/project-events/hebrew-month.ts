import { format } from '#platform/text/format.ts'
import { daysBetween, endsOfMonth, type Day, type Month } from './day.ts'
import { hebrewDayNumber, writeHebrewDates, writeHebrewMonths } from './hebrew-date.ts'
import { holidayOn, type Holiday } from './holidays.ts'

/** A civil day in the Hebrew calendar. */
export type HebrewDay = {
  /** `13`, or in Hebrew `י״ג`. */
  number: string
  /** `13 Kislev 5787`. */
  date: string
  holiday: string | null
}

/** A civil month in the Hebrew calendar, in the language of the page. */
export type HebrewMonthShown = {
  /** `Cheshvan – Kislev 5787`. */
  name: string
  days: Record<Day, HebrewDay>
  /** The holidays of the month, each with its days: `December 5 – 12`. */
  holidays: { name: string; days: string }[]
}

/** The Hebrew dates and the holidays of a civil month. Made on the server, so that pages need neither rules nor names. */
export function hebrewMonth(month: Month): HebrewMonthShown {
  const { first, last } = endsOfMonth(month)
  const all = daysBetween(first, last).map((day) => ({ day, holiday: holidayOn(day) }))
  return {
    name: writeHebrewMonths(first, last),
    days: Object.fromEntries(
      all.map(({ day, holiday }) => [
        day,
        {
          number: hebrewDayNumber(day),
          date: writeHebrewDates(day),
          holiday: holiday?.name ?? null,
        },
      ]),
    ),
    holidays: runsOf(all).map(({ name, from, to }) => ({
      name,
      days: from === to ? format.day(from, 'weekday') : format.dayRange(from, to),
    })),
  }
}

/** Puts the days of each holiday together. */
function runsOf(days: readonly { day: Day; holiday: Holiday | null }[]) {
  const runs: { id: string; name: string; from: Day; to: Day }[] = []
  for (const { day, holiday } of days) {
    const run = runs.at(-1)
    if (!holiday) continue
    if (run?.id === holiday.id) run.to = day
    else runs.push({ id: holiday.id, name: holiday.name, from: day, to: day })
  }
  return runs
}
