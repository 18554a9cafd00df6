import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { ProjectEventType } from './project-event.ts'

type Occasion = {
  type: ProjectEventType
  startDatetime: string | null
  endDatetime: string | null
  startDate: string | null
  endDate: string | null
  timeZone: string
}

/** Formats when an item takes place: an event's times in its own zone, a project's days. */
export function whenOf(item: Occasion): string {
  return item.type === 'event' ? timesOf(item, item.timeZone) : daysOf(item)
}

/** The same with the time zone of times: for emails, which are read anywhere. */
export function describeTime(item: Occasion): string {
  const time = whenOf(item)
  return item.type === 'event' && item.startDatetime
    ? m.detail_zone({ times: time, zone: format.zoneName(item.startDatetime, item.timeZone) })
    : time
}

/** Formats an event's times in a time zone. */
export function timesOf(
  { startDatetime, endDatetime }: Pick<Occasion, 'startDatetime' | 'endDatetime'>,
  timeZone: string,
): string {
  if (!startDatetime) return ''
  return format.timeRange(startDatetime, endDatetime, timeZone)
}

function daysOf({ startDate, endDate }: Occasion): string {
  if (startDate && endDate) return format.range(startDate, endDate)
  if (endDate) return m.listing_until({ day: format.day(endDate, 'medium') })
  return startDate ? m.listing_since({ day: format.day(startDate, 'medium') }) : m.listing_ongoing()
}
