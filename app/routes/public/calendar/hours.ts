import type { CalendarEvent } from '#domain/calendar/calendar-event.ts'
import { timesOf } from '#domain/project-events/when.ts'

type Occasion = Pick<
  CalendarEvent,
  'startDatetime' | 'endDatetime' | 'timeZone' | 'firstDay' | 'lastDay'
>

/** An event's times in its own zone: of one day only the hours, since the day stands above them. */
export function hoursOf(event: Occasion): string {
  const { startDatetime, endDatetime, timeZone, firstDay, lastDay } = event
  if (!startDatetime) return ''
  if (firstDay !== lastDay) return timesOf(event, timeZone)
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  const [start, end] = [startDatetime, endDatetime].map((at) => (at ? shown(format, at) : null))
  return [start, end].filter(Boolean).join(' – ')
}

/** When an event begins, on a clock of 24 hours in its own zone: `HH:mm`. */
export function clockOf({ startDatetime, timeZone }: Occasion): string {
  if (!startDatetime) return ''
  const format = new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return shown(format, startDatetime)
}

/** Browsers and the server differ in the kinds of spaces they put between the parts. */
function shown(format: Intl.DateTimeFormat, at: string): string {
  return format.format(new Date(at)).replaceAll(/[\u2009\u202F\u00A0]/g, ' ')
}
