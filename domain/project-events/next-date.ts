import { sql, type RawBuilder } from 'kysely'
import { phaseOf } from '../support/support-rules.ts'
import { DEFAULT_TIME_ZONE } from './project-event.ts'

/** When one date of an event starts and ends, as ISO strings; null for an end that was not given. */
export type EventDate = { startDatetime: string; endDatetime: string | null }

/** A date as the database writes it into JSON. */
export type DateRow = [start: string, end: string | null]
type Dated = { severalDates?: DateRow[] | null; timeZone: string | null }

const HAS_SEVERAL = sql`project_events.last_start_datetime > project_events.start_datetime`

/** The dates of an event that has several, earliest first, for a query on `project_events`; null for others. */
export const SEVERAL_DATES = sql<DateRow[] | null>`case when ${HAS_SEVERAL} then (
  select json_agg(json_build_array(d.starts_at, d.ends_at) order by d.starts_at, d.id)
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
export function readDates({ severalDates }: Dated): EventDate[] {
  return (severalDates ?? []).map(([start, end]) => ({
    startDatetime: new Date(start).toISOString(),
    endDatetime: end === null ? null : new Date(end).toISOString(),
  }))
}

/** Of several dates returns the first one that is not over, or the last one; of others null. */
export function nextDate(row: Dated, now: Date): EventDate | null {
  const dates = readDates(row)
  const days = { startDate: null, endDate: null, timeZone: row.timeZone ?? DEFAULT_TIME_ZONE }
  const isOver = (date: EventDate) =>
    phaseOf({ type: 'event', ...date, ...days }, now) === 'completed'
  return dates.find((date) => !isOver(date)) ?? dates.at(-1) ?? null
}
