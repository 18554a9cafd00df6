import ical, {
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalDayJsStub,
  type ICalEventData,
} from 'ical-generator'
import { m } from '#messages'
import type { FeedEntry } from '#domain/project-events/feed-entry.ts'
import { gatherSeries, type CalendarSeries } from '#domain/project-events/calendar-series.ts'
import { localTimeOf } from '#domain/project-events/local-time.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import type { Repeat } from '#domain/project-events/repeat-dates.ts'
import { describeZone, writeLocal } from './describe-zone.ts'

export type Feed = {
  name: string
  entries: readonly FeedEntry[]
  /** The site's origin, without a trailing slash. */
  origin: string
}

/** Must not change even if the site moves: calendars identify a date by it. */
const UID_DOMAIN = 'friends-for-israel'
const REFRESH_SECONDS = 6 * 60 * 60

/**
 * An RFC 5545 calendar: dates that repeat as one event with a rule and its exceptions, in their own time zone; all others in UTC.
 * Deterministic: the same entries produce the same text.
 */
export function composeCalendar({ name, entries, origin }: Feed): string {
  const { alone, series } = gatherSeries(entries)
  const calendar = ical({
    // The library does not escape the name, which it writes to two properties.
    name: escapeText(lineOf(name)),
    prodId: { company: 'Friends for Israel', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: [
      ...alone.map((entry) => composeEvent(entry, origin)),
      ...series.flatMap((one) => composeSeries(one, origin)),
    ],
  })
  const zones = [...new Set(series.map(({ timeZone }) => timeZone))]
  const described = zones.map((zone) => `${zoneOf(zone, series)}\r\n`).join('')
  // Components come after all properties (RFC 5545, 3.6); the library would put these among them.
  return `${calendar.toString()}\r\n`.replace(/^BEGIN:VEVENT/m, (line) => described + line)
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

const RULES: Record<Repeat, string> = {
  day: 'FREQ=DAILY',
  week: 'FREQ=WEEKLY',
  'two-weeks': 'FREQ=WEEKLY;INTERVAL=2',
  month: 'FREQ=MONTHLY',
}

/** The event that repeats, and one for each date that differs from it. */
function composeSeries(series: CalendarSeries, origin: string): ICalEventData[] {
  const { id, timeZone, every, isOnLastDay, until, missing, changed, sequence, changedAt } = series
  const compose = (entry: FeedEntry): ICalEventData => ({
    ...composeEvent(entry, origin),
    id: `${id}@${UID_DOMAIN}`,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    timezone: timeZone,
    start: inZone(entry.startsAt, timeZone),
    end: entry.endsAt && inZone(entry.endsAt, timeZone),
  })
  const rule = until && [
    `RRULE:${RULES[every]}${isOnLastDay ? ';BYMONTHDAY=-1' : ''};UNTIL=${until.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    ...(missing.length > 0 ? [`EXDATE;TZID=${timeZone}:${missing.map(writeLocal).join(',')}`] : []),
  ]
  return [
    { ...compose(series.model), ...(rule && { repeating: rule.join('\r\n') }) },
    ...changed.map(({ at, entry }) => ({
      ...compose(entry),
      recurrenceId: inZone(at, timeZone),
    })),
  ]
}

/** Describes a zone for as long as something in the calendar repeats in it. */
function zoneOf(timeZone: string, series: readonly CalendarSeries[]): string {
  const moments = series
    .filter((one) => one.timeZone === timeZone)
    .flatMap(({ model, until, changed }) => [
      model.startsAt,
      until ?? model.startsAt,
      ...changed.map(({ entry }) => entry.startsAt),
    ])
    .map((moment) => moment.getTime())
  return describeZone(timeZone, new Date(Math.min(...moments)), new Date(Math.max(...moments)))
}

/** A moment that the library writes by the clock of its zone, as one of the objects from which it takes such times. */
function inZone(moment: Date, timeZone: string): ICalDayJsStub {
  const local = writeLocal(localTimeOf(moment, timeZone))
  const written: ICalDayJsStub = {
    tz: () => written,
    utc: () => written,
    format: (pattern) => (pattern === 'HHmmss' ? local.slice(9) : local.slice(0, 8)),
    toDate: () => moment,
    isValid: () => true,
    toJSON: () => moment.toJSON(),
  }
  return written
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
