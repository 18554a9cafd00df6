import type { ProjectEventCard } from './project-event.ts'
import { addDays, type Day } from './day.ts'

/** An event on one of its dates, with the first and last day of that, in its own time zone. */
export type CalendarEvent = ProjectEventCard & {
  dateId: string
  firstDay: Day
  lastDay: Day
  /** The shift or role of the date; absent if it has none. */
  label?: string
}

/** The number of events per day, each with its dates; days without events are left out. */
export type DayCounts = Record<Day, number>

export type DayOfEvents = { day: Day; events: CalendarEvent[] }

/** The maximum number of lines in a list of a month or day; an event of three days takes three. */
export const LINES_MOST = 60

/**
 * Lists events under each of their days in a range, the days in order, and the events of a day in the given order; at
 * most `most` lines. Events must be sorted by their first day in the range.
 */
export function groupByDay(
  events: readonly CalendarEvent[],
  range: { from: Day; to: Day },
  most: number = LINES_MOST,
): DayOfEvents[] {
  const days: DayOfEvents[] = []
  let room = most
  for (let day = range.from; day <= range.to && room > 0; day = addDays(day, 1)) {
    const found = events
      .filter(({ firstDay, lastDay }) => firstDay <= day && lastDay >= day)
      .toSorted(byStart)
      .slice(0, room)
    if (found.length > 0) days.push({ day, events: found })
    room -= found.length
  }
  return days
}

function byStart(one: CalendarEvent, other: CalendarEvent): number {
  return compare(one.startDatetime ?? '', other.startDatetime ?? '') || compare(one.id, other.id)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
