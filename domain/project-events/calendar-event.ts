import type { ProjectEventCard } from './project-event.ts'
import { addDays, type Day } from './day.ts'

/** An event with the days on which it takes place, where it takes place. */
export type CalendarEvent = ProjectEventCard & { firstDay: Day; lastDay: Day }

/** How many events each day has; days without any are not in it. */
export type DayCounts = Record<Day, number>

export type DayOfEvents = { day: Day; events: CalendarEvent[] }

/** So many lines a list of a month or a day has at most; an event of three days is three lines. */
export const LINES_MOST = 60

/**
 * Puts events under each of their days from one to another, the days in order, and within a day in the order given;
 * at most `most` lines. Events must be ordered by the first of these days that they have.
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
