import { sql, type RawBuilder } from 'kysely'
import type { TextInEach } from '#platform/text/translations.ts'
import type { Area, DatePlace } from './date-place.ts'
import { phaseOf } from '../support/support-rules.ts'
import { DEFAULT_TIME_ZONE } from './project-event.ts'

/** When one date of an event starts and ends, as ISO strings; null for an end that was not given. */
export type EventDate = {
  /** By which calendars know it; null for a date that is only proposed. */
  id: string | null
  startDatetime: string
  endDatetime: string | null
  /** Where people choose among dates: the shift or role in each of its languages, empty if it has no label. */
  labels?: TextInEach
  /** Where people choose among dates: how many can come; null for no limit. */
  places?: number | null
  placesTaken?: number
  /** Where it takes place, if that is not where its event does. */
  place?: DatePlace | undefined
}

/**
 * A date as the database writes it into JSON; with its label and places where people choose among dates, and with its place if it has
 * one of its own.
 */
export type DateRow = [
  start: string,
  end: string | null,
  id: string | null,
  labels?: TextInEach | null,
  places?: number | null,
  /** Null where the places are not known, as of a date that someone chose. */
  placesTaken?: number | null,
  place?: DatePlace | null,
]
type Dated = {
  severalDates?: DateRow[] | null
  timeZone: string | null
  /** The date by which it was found, if it is in several places. */
  dateId?: string | null
}

/** One date of an event that has several, as cards show it. */
type NextDate = Pick<EventDate, 'startDatetime' | 'endDatetime'> & {
  /** Its place; absent if it is that of the event. */
  datePlace?: DatePlace
  /** How many dates follow; absent if none does. */
  moreDates?: number
}
type OnDate = Area & { dateId: string | null }

const HAS_SEVERAL = sql`(project_events.last_start_datetime > project_events.start_datetime
  or project_events.choose_dates)`

/** The place of a row `d` of `project_event_dates`; null if it has none of its own. */
export const DATE_PLACE = sql<DatePlace | null>`case when d.locations <> '{}' then
  json_build_object('locations', d.locations, 'latitude', d.latitude, 'longitude', d.longitude,
    'region', d.region, 'district', d.district) end`

/** The same of the date with this id, in any query. */
export function placeOfDate(id: RawBuilder<unknown>): RawBuilder<DatePlace | null> {
  return sql`(select ${DATE_PLACE} from project_event_dates as d where d.id = ${id})`
}

/** The dates of an event that has several or lets people choose, earliest first, for a query on `project_events`; null for others. */
export const SEVERAL_DATES = sql<DateRow[] | null>`case when ${HAS_SEVERAL} then (
  select json_agg(case when project_events.choose_dates
    then json_build_array(d.starts_at, d.ends_at, d.id, d.labels, d.places, d.places_taken, ${DATE_PLACE})
    when d.locations <> '{}' then json_build_array(d.starts_at, d.ends_at, d.id, null, null, null, ${DATE_PLACE})
    else json_build_array(d.starts_at, d.ends_at, d.id) end order by d.starts_at, d.id)
  from project_event_dates as d where d.project_event_id = project_events.id and not d.is_all_day) end`.as(
  'severalDates',
)

/** When an event starts next, else when it started last, in a query on `project_events`. */
export function nextStart(now: Date): RawBuilder<Date | null> {
  return sql`case when ${HAS_SEVERAL} then (
    select coalesce(min(d.starts_at) filter (where d.starts_at >= ${now}), max(d.starts_at))
    from project_event_dates as d where d.project_event_id = project_events.id and not d.is_all_day)
    else project_events.start_datetime end`
}

/** Reads `SEVERAL_DATES`; empty for an event with one date, and for projects. */
export function readDates({ severalDates }: Pick<Dated, 'severalDates'>): EventDate[] {
  return (severalDates ?? []).map(readDate)
}

/** Reads one date as the database writes it into JSON. */
export function readDate(row: DateRow): EventDate {
  const [start, end, id, labels, places, placesTaken, place] = row
  return {
    id,
    startDatetime: new Date(start).toISOString(),
    endDatetime: end === null ? null : new Date(end).toISOString(),
    ...(labels && { labels }),
    ...(places !== undefined && placesTaken !== null && { places }),
    ...(typeof placesTaken === 'number' && { placesTaken }),
    ...(place && { place }),
  }
}

/** Of several dates returns the one by which it was found, else the first one that is not over, or the last one; of others null. */
export function nextDate(row: Dated, now: Date): NextDate | null {
  const dates = readDates(row)
  const found = row.dateId ? dates.findIndex(({ id }) => id === row.dateId) : -1
  return found < 0 ? nextOf(dates, row.timeZone ?? DEFAULT_TIME_ZONE, now) : shownAs(dates, found)
}

/** The same of dates that were read, earliest first. */
export function nextOf(dates: readonly EventDate[], timeZone: string, now: Date): NextDate | null {
  const found = dates.findIndex((date) => !isDateOver(date, timeZone, now))
  const at = found < 0 ? dates.length - 1 : found
  return shownAs(dates, at)
}

function shownAs(dates: readonly EventDate[], at: number): NextDate | null {
  const date = dates[at]
  if (!date) return null
  const { startDatetime, endDatetime, place } = date
  const moreDates = dates.length - 1 - at
  return {
    startDatetime,
    endDatetime,
    ...(place && { datePlace: place }),
    ...(moreDates > 0 && { moreDates }),
  }
}

/**
 * Of an event in several places returns, for each place that has a date to come, the first such date with its region and district;
 * null for what is in one place, or has no date to come. The region is empty if it is not known.
 */
export function comingInEachPlace(row: Dated & Area, now: Date): (NextDate & OnDate)[] | null {
  const dates = readDates(row)
  if (!dates.some(({ place }) => place)) return null
  const each = new Map<string, NextDate & OnDate>()
  for (const [at, { id, place, startDatetime }] of dates.entries()) {
    const { region = '', district = null } = place
      ? { region: place.region ?? '', district: place.district }
      : row
    const key = `${region} ${district}`
    const date = shownAs(dates, at)
    if (date && startDatetime >= now.toISOString() && !each.has(key)) {
      each.set(key, { ...date, dateId: id, region, district })
    }
  }
  return each.size > 0 ? [...each.values()] : null
}

/** Whether a date of an event is over. */
export function isDateOver(date: EventDate, timeZone: string, now: Date): boolean {
  const days = { startDate: null, endDate: null, timeZone }
  return phaseOf({ type: 'event', ...date, ...days }, now) === 'completed'
}
