import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import type { OccasionDate } from './attendance.ts'
import { format } from '#platform/text/format.ts'

/** Formats one date of an item in its time zone: with times, or as whole days; with its place, if that is not where the item is. */
export function describeDate(date: OccasionDate, zone: string): string {
  const place = date.place && inPageLanguage(date.place.locations)
  return place ? m.support_date_at({ date: timesOf(date, zone), place }) : timesOf(date, zone)
}

function timesOf({ startsAt, endsAt, isAllDay }: OccasionDate, zone: string): string {
  if (!isAllDay) return startsAt ? format.timeRange(startsAt, endsAt, zone) : ''
  const from = startsAt && format.isoDay(startsAt, zone)
  // Whole days end with the midnight after the last one.
  const to = endsAt && format.isoDay(new Date(endsAt.getTime() - 1), zone)
  if (from && to) return format.range(from, to)
  if (to) return m.listing_until({ day: format.day(to, 'medium') })
  return from ? m.listing_since({ day: format.day(from, 'medium') }) : m.onday_goes_on()
}
