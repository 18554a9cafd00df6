import type { Day, Month } from '#domain/project-events/day.ts'
import { monthsAround } from '#domain/project-events/months.ts'

type Beside = { month: Month; to: string } | null

/** The months before and after one, with their URLs; null at the ends of the calendar. */
export function adjacentMonths(
  month: Month,
  today: Day,
  addressOf: (month: Month) => string,
): { before: Beside; after: Beside } {
  const months = monthsAround(today)
  const at = months.indexOf(month)
  const beside = (other: Month | undefined): Beside =>
    other === undefined ? null : { month: other, to: addressOf(other) }
  return { before: beside(months[at - 1]), after: beside(months[at + 1]) }
}
