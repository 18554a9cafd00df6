import { monthOf, type Day, type Month } from './day.ts'

/** The 36 months a calendar can show: the twelve of last year, then 24 from January of this year. */
export function monthsAround(today: Day): Month[] {
  const year = Number(today.slice(0, 4))
  return Array.from({ length: 36 }, (_, at) => {
    const number = String((at % 12) + 1).padStart(2, '0')
    return `${year - 1 + Math.floor(at / 12)}-${number}`
  })
}

/** Parses a month from a URL, or null if the calendar does not show it. */
export function asMonth(word: string | null | undefined, today: Day): Month | null {
  return monthsAround(today).find((month) => month === word) ?? null
}

/** Returns the day, or null if it is in no month that the calendar shows. */
export function asShownDay(day: Day | null, today: Day): Day | null {
  return day !== null && asMonth(monthOf(day), today) !== null ? day : null
}
