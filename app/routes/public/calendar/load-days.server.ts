import type { RouterContextProvider } from 'react-router'
import { LINES_MOST, groupByDay, type DayOfEvents } from '#domain/project-events/calendar-event.ts'
import { countDays } from '#domain/project-events/queries/count-days.ts'
import { addDays, endsOfMonth, type Day, type Month } from '#domain/project-events/day.ts'
import { hebrewMonth, type HebrewMonthShown } from '#domain/project-events/hebrew-month.ts'
import { findNextDay } from '#domain/project-events/queries/find-next-day.ts'
import { listCalendarEvents } from '#domain/project-events/queries/list-calendar-events.ts'
import type { ListFilters } from '#domain/project-events/listing.ts'
import { monthsAround } from '#domain/project-events/months.ts'
import { runOperation } from '#app/request/run-operation.ts'

export type DaysQuery = {
  today: Day
  month: Month
  /** The range of days whose events are listed. */
  from: Day
  to: Day
  partnerId: string | null
  filters?: ListFilters
}

export type FoundDays = {
  /** The number of events on each day of the month. */
  counts: Record<Day, number>
  days: DayOfEvents[]
  /** The month in the Hebrew calendar. */
  hebrew: HebrewMonthShown
  /** Number of entries that exceed the list's limit. */
  more: number
  /** If nothing is listed: the next day on which an event starts. */
  next: Day | null
}

/** The event count of each day in a month, and the events of a range of days. */
export async function loadDays(
  context: Readonly<RouterContextProvider>,
  { today, month, from, to, partnerId, filters }: DaysQuery,
): Promise<FoundDays> {
  const { first, last } = endsOfMonth(month)
  const [counts, events] = await Promise.all([
    runOperation(context, countDays, { from: first, to: last, partnerId, filters }),
    from <= to ? runOperation(context, listCalendarEvents, { from, to, partnerId, filters }) : [],
  ])
  const days = groupByDay(events, { from, to })
  const shown = days.reduce((sum, { events: ofDay }) => sum + ofDay.length, 0)
  const total = Object.entries(counts).reduce(
    (sum, [day, n]) => (day >= from && day <= to ? sum + n : sum),
    0,
  )
  return {
    counts,
    days,
    hebrew: hebrewMonth(month),
    // The counts and the list come from separate queries and may differ slightly.
    more: shown >= LINES_MOST ? Math.max(0, total - shown) : 0,
    next: shown > 0 ? null : await findNext(),
  }

  async function findNext(): Promise<Day | null> {
    const end = endsOfMonth(monthsAround(today).at(-1)!).last
    const after = [today, addDays(to, 1)].toSorted().at(-1)!
    const beyond = after <= end ? { from: after, to: end, partnerId, filters } : null
    return beyond && (await runOperation(context, findNextDay, beyond))
  }
}
