import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator'
import { m } from '#messages'
import type { FeedEntry } from '#domain/project-events/feed-entry.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'

export type Feed = {
  name: string
  entries: readonly FeedEntry[]
  /** The site's origin, without a trailing slash. */
  origin: string
}

/** Must not change even if the site moves: calendars identify a date by it. */
const UID_DOMAIN = 'friends-for-israel'
const REFRESH_SECONDS = 6 * 60 * 60

/** An RFC 5545 calendar with all times in UTC. Deterministic: the same entries produce the same text. */
export function composeCalendar({ name, entries, origin }: Feed): string {
  const calendar = ical({
    // The library does not escape the name, which it writes to two properties.
    name: escapeText(lineOf(name)),
    prodId: { company: 'Friends for Israel', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: entries.map((entry) => composeEvent(entry, origin)),
  })
  return `${calendar.toString()}\r\n`
}

function composeEvent(entry: FeedEntry, origin: string): ICalEventData {
  const { id, dateId, sequence, changedAt, startsAt, endsAt, words } = entry
  const event: ICalEventData = {
    id: `${dateId}@${UID_DOMAIN}`,
    sequence,
    // Not the current time: calendars would take every response for a change.
    stamp: changedAt,
    lastModified: changedAt,
    start: startsAt,
    end: endsAt,
  }
  if (!words) {
    return { ...event, summary: m.calendar_cancelled(), status: ICalEventStatus.CANCELLED }
  }
  const address = `${origin}/projects-events/${id}`
  return {
    ...event,
    summary: lineOf(words.title),
    description: textOf(
      [words.description, m.calendar_organized_by_name({ name: words.organization }), address]
        .filter(Boolean)
        .join('\n\n'),
    ),
    location: locationOf(words),
    categories: [{ name: categoryLabel(words.category) }],
    url: address,
    status: ICalEventStatus.CONFIRMED,
  }
}

function locationOf({
  location,
  coordinates,
}: NonNullable<FeedEntry['words']>): NonNullable<ICalEventData['location']> | null {
  const title = lineOf(location)
  // Six decimals are accurate to about 10 cm; more digits may be printed with an exponent.
  const geo = coordinates && {
    lat: Number(coordinates.latitude.toFixed(6)),
    lon: Number(coordinates.longitude.toFixed(6)),
  }
  if (title) return { title, ...(geo ? { geo } : {}) }
  return geo ? { geo } : null
}

/** Removes what a calendar file cannot contain: control characters other than tabs and line breaks. */
function textOf(text: string): string {
  return text.toWellFormed().replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
}

function lineOf(text: string): string {
  return textOf(text).replaceAll(/\s+/g, ' ').trim()
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`)
}
