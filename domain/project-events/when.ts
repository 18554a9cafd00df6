import { m } from '#messages'
import type { ProjectEventCard } from './project-event.ts'

type Occasion = Pick<
  ProjectEventCard,
  'type' | 'startDatetime' | 'endDatetime' | 'startDate' | 'endDate' | 'timeZone'
>

/** When an item is, as people say it: an event's times in its own zone, a project's days. */
export function whenOf(item: Occasion): string {
  return item.type === 'event' ? timesOf(item, item.timeZone) : daysOf(item)
}

/** An event's times as clocks of a zone show them. */
export function timesOf(
  { startDatetime, endDatetime }: Pick<Occasion, 'startDatetime' | 'endDatetime'>,
  timeZone: string,
): string {
  if (!startDatetime) return ''
  const format = new Intl.DateTimeFormat('en-US', { ...day, ...clock, timeZone })
  const start = new Date(startDatetime)
  return evenSpaces(
    endDatetime ? format.formatRange(start, new Date(endDatetime)) : format.format(start),
  )
}

/** What a zone is called at a moment, such as `Israel Time`. */
export function zoneNameOf(timeZone: string, moment: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date(moment))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

function daysOf({ startDate, endDate }: Occasion): string {
  // Days of a calendar, so no zone may move them.
  const format = new Intl.DateTimeFormat('en-US', { ...date, timeZone: 'UTC' })
  const [start, end] = [startDate, endDate].map((text) => (text ? new Date(text) : null))
  if (start && end) return evenSpaces(format.formatRange(start, end))
  if (end) return m.listing_until({ day: format.format(end) })
  return start ? m.listing_since({ day: format.format(start) }) : m.listing_ongoing()
}

const date = { month: 'short', day: 'numeric', year: 'numeric' } as const
const day = { weekday: 'short', ...date } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

/** Browsers and the server differ in the kinds of spaces they put between the parts. */
function evenSpaces(text: string): string {
  return text.replaceAll(/[\u2009\u202F\u00A0]/g, ' ')
}
