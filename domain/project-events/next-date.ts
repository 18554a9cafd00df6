import { sql, type RawBuilder } from 'kysely'
import type { TextInEach } from '#platform/text/translations.ts'
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
}

/** A date as the database writes it into JSON; with its label and places where people choose among dates. */
export type DateRow = [
  start: string,
  end: string | null,
  id: string | null,
  labels?: TextInEach,
  places?: number | null,
  placesTaken?: number,
]
type Dated = { severalDates?: DateRow[] | null; timeZone: string | null }

/** One date of an event that has several, as cards show it. */
type NextDate = Pick<EventDate, 'startDatetime' | 'endDatetime'> & {
  /** How many dates follow; absent if none does. */
  moreDates?: number
}

const HAS_SEVERAL = sql`(project_events.last_start_datetime > project_events.start_datetime
  or project_events.choose_dates)`

/** The dates of an event that has several or lets people choose, earliest first, for a query on `project_events`; null for others. */
export const SEVERAL_DATES = sql<DateRow[] | null>`case when ${HAS_SEVERAL} then (
  select json_agg(case when project_events.choose_dates
    then json_build_array(d.starts_at, d.ends_at, d.id, d.labels, d.places, d.places_taken)
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
export function readDate([start, end, id, labels, places, placesTaken]: DateRow): EventDate {
  return {
    id,
    startDatetime: new Date(start).toISOString(),
    endDatetime: end === null ? null : new Date(end).toISOString(),
    ...(labels && { labels }),
    ...(places !== undefined && { places }),
    ...(placesTaken !== undefined && { placesTaken }),
  }
}

/** Of several dates returns the first one that is not over, or the last one; of others null. */
export function nextDate(row: Dated, now: Date): NextDate | null {
  return nextOf(readDates(row), row.timeZone ?? DEFAULT_TIME_ZONE, now)
}

/** The same of dates that were read, earliest first. */
export function nextOf(dates: readonly EventDate[], timeZone: string, now: Date): NextDate | null {
  const found = dates.findIndex((date) => !isDateOver(date, timeZone, now))
  const at = found < 0 ? dates.length - 1 : found
  const date = dates[at]
  if (!date) return null
  const { startDatetime, endDatetime } = date
  const moreDates = dates.length - 1 - at
  return { startDatetime, endDatetime, ...(moreDates > 0 && { moreDates }) }
}

/** Whether a date of an event is over. */
export function isDateOver(date: EventDate, timeZone: string, now: Date): boolean {
  const days = { startDate: null, endDate: null, timeZone }
  return phaseOf({ type: 'event', ...date, ...days }, now) === 'completed'
}
