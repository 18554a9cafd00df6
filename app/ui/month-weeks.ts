import { daysBetween, endsOfMonth, type Day, type Month } from '#domain/project-events/day.ts'

/** Returns the weeks of a month, each from Sunday to Saturday; null for days of other months. */
export function monthWeeks(month: Month): (Day | null)[][] {
  const { first, last } = endsOfMonth(month)
  const before = new Date(`${first}T00:00:00Z`).getUTCDay()
  const cells: (Day | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...daysBetween(first, last),
  ]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
