import { m } from '#messages'
import { dateLabel } from '#domain/project-events/date-label.ts'
import { localTimeOf } from '#domain/project-events/local-time.ts'
import type { EventDate } from '#domain/project-events/next-date.ts'
import type { PublicProjectEvent } from '#domain/project-events/queries/get-public.ts'
import { pointOf } from '#domain/project-events/date-place.ts'
import { whereOf } from '#domain/project-events/where.ts'
import { sharedItem } from '../cards/shared-item.ts'

const SCHEMA = 'https://schema.org'

/**
 * Structured data (schema.org) for an event, with local times; null for a project, which schema.org has no type for. One of
 * several dates goes from the next to the last and has each that is left as a part, which search engines list by itself.
 */
export function eventFacts(
  item: PublicProjectEvent,
  address: string,
): Record<string, unknown> | null {
  if (item.type !== 'event' || item.startDatetime === null) return null
  const image = item.image?.replace(/\?w=\d+$/, '?w=1600') ?? sharedItem(item, '').address
  const each = {
    '@type': 'Event',
    name: item.title,
    url: address,
    ...timesOf(item, item.timeZone),
    eventStatus: `${SCHEMA}/EventScheduled`,
    eventAttendanceMode: `${SCHEMA}/${isSomewhere(item) ? 'Offline' : 'Online'}EventAttendanceMode`,
    location: locationOf(item, address),
  }
  const event = {
    ...each,
    description: item.summary,
    inLanguage: item.language,
    image: [new URL(image, address).href],
    organizer: {
      '@type': 'Organization',
      name: item.organization,
      url: new URL(`/partner/${item.partnerId}`, address).href,
    },
    ...(hasPlaces(item) && {
      offers: {
        '@type': 'Offer',
        url: address,
        price: 0,
        priceCurrency: 'USD',
        availability: `${SCHEMA}/InStock`,
      },
    }),
  }
  const left = item.dates.filter(({ isOver }) => !isOver)
  const last = left.at(-1)
  if (left.length < 2 || !last) return event
  return {
    ...event,
    endDate: withOffset(last.endDatetime ?? last.startDatetime, item.timeZone),
    subEvent: left.map((date) => ({
      ...each,
      name: nameOf(item.title, date),
      ...timesOf(date, item.timeZone),
      location: locationOf({ ...item, datePlace: date.place }, address),
    })),
  }
}

function nameOf(title: string, date: EventDate): string {
  const label = dateLabel(date)
  return label ? m.calendar_title_with_label({ title, label }) : title
}

function timesOf(
  { startDatetime, endDatetime }: Pick<PublicProjectEvent, 'startDatetime' | 'endDatetime'>,
  timeZone: string,
) {
  return {
    ...(startDatetime && { startDate: withOffset(startDatetime, timeZone) }),
    endDate: endDatetime ? withOffset(endDatetime, timeZone) : undefined,
  }
}

function hasPlaces({ places, placesTaken }: PublicProjectEvent): boolean {
  return places === null || placesTaken < places
}

function isSomewhere({ datePlace, location, region }: PublicProjectEvent): boolean {
  return datePlace !== undefined || location !== null || region !== null
}

function locationOf(item: PublicProjectEvent, address: string) {
  return isSomewhere(item) ? placeOf(item) : { '@type': 'VirtualLocation', url: address }
}

function placeOf(item: PublicProjectEvent): Record<string, unknown> {
  const where = whereOf(item)
  const point = item.datePlace ? pointOf(item.datePlace) : item.coordinates
  return {
    '@type': 'Place',
    name: where,
    address: where,
    ...(point && { geo: { '@type': 'GeoCoordinates', ...point } }),
  }
}

/** `2026-05-14T18:00+03:00`. */
function withOffset(moment: string, timeZone: string): string {
  const at = new Date(moment)
  const { date, time } = localTimeOf(at, timeZone)
  const minutes = Math.round((Date.parse(`${date}T${time}Z`) - at.getTime()) / 60_000)
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date}T${time}${minutes < 0 ? '-' : '+'}${two(hours)}:${two(rest)}`
}
