import type { CalendarEvent } from '#domain/project-events/calendar-event.ts'
import { timesOf } from '#domain/project-events/when.ts'
import { format } from '#platform/text/format.ts'

type Occasion = Pick<
  CalendarEvent,
  'startDatetime' | 'endDatetime' | 'timeZone' | 'firstDay' | 'lastDay'
>

/** An event's times in its own zone: of one day only the hours, since the day stands above them. */
export function hoursOf(event: Occasion): string {
  const { startDatetime, endDatetime, timeZone, firstDay, lastDay } = event
  if (!startDatetime) return ''
  if (firstDay !== lastDay) return timesOf(event, timeZone)
  const [start, end] = [startDatetime, endDatetime].map((at) =>
    at ? format.time(at, timeZone) : null,
  )
  return [start, end].filter(Boolean).join(' – ')
}

/** When an event begins, on a clock of 24 hours in its own zone: `HH:mm`. */
export function clockOf({ startDatetime, timeZone }: Occasion): string {
  if (!startDatetime) return ''
  return format.time24(startDatetime, timeZone)
}
