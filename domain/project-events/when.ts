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

/** When an item is, as people say it: an event's times in its own zone, a project's days. */
export function whenOf(item: Occasion): string {
  return item.type === 'event' ? timesOf(item, item.timeZone) : daysOf(item)
}

/** The same with the zone named where times are: for mails, which are read everywhere. */
export function describeTime(item: Occasion): string {
  const time = whenOf(item)
  return item.type === 'event' && item.startDatetime
    ? m.detail_zone({ times: time, zone: format.zoneName(item.startDatetime, item.timeZone) })
    : time
}

/** An event's times as clocks of a zone show them. */
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
