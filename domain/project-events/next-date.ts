import { sql, type RawBuilder } from 'kysely'
import { phaseOf } from '../support/support-rules.ts'
import { DEFAULT_TIME_ZONE } from './project-event.ts'

/** When one date of an event starts and ends, as ISO strings; null for an end that was not given. */
export type EventDate = {
  /** By which calendars know it; null for a date that is only proposed. */
  id: string | null
  startDatetime: string
  endDatetime: string | null
}

/** A date as the database writes it into JSON. */
export type DateRow = [start: string, end: string | null, id: string | null]
type Dated = { severalDates?: DateRow[] | null; timeZone: string | null }

/** One date of an event that has several, as cards show it. */
type NextDate = Pick<EventDate, 'startDatetime' | 'endDatetime'> & {
  /** How many dates follow; absent if none does. */
  moreDates?: number
}

const HAS_SEVERAL = sql`project_events.last_start_datetime > project_events.start_datetime`

/** The dates of an event that has several, earliest first, for a query on `project_events`; null for others. */
export const SEVERAL_DATES = sql<DateRow[] | null>`case when ${HAS_SEVERAL} then (
  select json_agg(json_build_array(d.starts_at, d.ends_at, d.id) order by d.starts_at, d.id)
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
  return (severalDates ?? []).map(([start, end, id]) => ({
    id,
    startDatetime: new Date(start).toISOString(),
    endDatetime: end === null ? null : new Date(end).toISOString(),
  }))
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
