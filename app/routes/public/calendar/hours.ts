import type { CalendarEvent } from '#domain/project-events/calendar-event.ts'
import { timesOf } from '#domain/project-events/when.ts'
import { format } from '#platform/text/format.ts'

type Occasion = Pick<
  CalendarEvent,
  'startDatetime' | 'endDatetime' | 'timeZone' | 'firstDay' | 'lastDay'
>

/** An event's times in its own time zone; a one-day event shows only hours because its date is above. */
export function hoursOf(event: Occasion): string {
  const { startDatetime, endDatetime, timeZone, firstDay, lastDay } = event
  if (!startDatetime) return ''
  if (firstDay !== lastDay) return timesOf(event, timeZone)
  const [start, end] = [startDatetime, endDatetime].map((at) =>
    at ? format.time(at, timeZone) : null,
  )
  return [start, end].filter(Boolean).join(' – ')
}

/** The start of an event as `HH:mm` (24-hour clock) in its own time zone. */
export function clockOf({ startDatetime, timeZone }: Occasion): string {
  if (!startDatetime) return ''
  return format.time24(startDatetime, timeZone)
}
