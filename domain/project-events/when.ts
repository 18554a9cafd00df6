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
  moreDates?: number
}

/** Formats when an item takes place: an event's times in its own zone, and how many more dates it has; a project's days. */
export function whenOf(item: Occasion): string {
  if (item.type !== 'event') return daysOf(item)
  return withMoreDates(timesOf(item, item.timeZone), item)
}

/** The same with the time zone of times: for emails, which are read anywhere. */
export function describeTime(item: Occasion): string {
  if (item.type !== 'event' || !item.startDatetime) return whenOf(item)
  return withMoreDates(timesInZone(item, item.startDatetime), item, ', ')
}

/** Formats one date of an event, with the name of its time zone. */
export function timesInZone(
  item: Pick<Occasion, 'startDatetime' | 'endDatetime' | 'timeZone'>,
  start: string,
): string {
  const times = timesOf(item, item.timeZone)
  return m.detail_zone({ times, zone: format.zoneName(start, item.timeZone) })
}

function withMoreDates(when: string, { moreDates = 0 }: Occasion, separator = ' '): string {
  return moreDates > 0 ? `${when}${separator}${m.listing_more_dates({ count: moreDates })}` : when
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
