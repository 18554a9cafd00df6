import { sql, type RawBuilder } from 'kysely'
import { DATE_PLACE, readDate, type DateRow } from '../project-events/next-date.ts'
import type { ChosenDate } from './chosen-date.ts'
import { isOver } from './is-over.ts'

/** The date of a sign-up, for a query on `supports`; null for the whole. */
export const CHOSEN_DATE = sql<DateRow | null>`coalesce(
  (select json_build_array(d.starts_at, d.ends_at, d.id, d.labels, null, null, ${DATE_PLACE}) from project_event_dates as d where d.id = supports.date_id),
  supports.gone_date::json)`.as('chosenDate')

/** The date at whose door someone was signed up, of a course that people come to as a whole, for a query on `supports`; else null. */
export const DOOR_ID = sql<string | null>`(select a.date_id from attendances as a
  where a.support_id = supports.id and a.is_walk_in)`.as('doorId')

/** Reads `CHOSEN_DATE`. */
export function readChosen(row: DateRow | null, timeZone: string): ChosenDate | null {
  return row && { ...readDate(row), timeZone }
}

/** SQL condition: the time of a sign-up, a row of `supports` with its `project_events`, is over: that of its date, or of the whole. */
export function isSignUpOver(now: Date): RawBuilder<boolean> {
  return sql<boolean>`case when supports.date_id is null then ${isOver(now)}
    else project_events.completed_at is not null or exists (select from project_event_dates as d where d.id = supports.date_id
      and coalesce(d.ends_at <= ${now}, (d.starts_at at time zone project_events.time_zone)::date
        < (${now}::timestamptz at time zone project_events.time_zone)::date)) end`
}

/** SQL condition: there is a place for a row of `supports`, with its `project_events`, on its date or for the whole. */
export const HAS_PLACE = sql<boolean>`case when supports.date_id is null
  then project_events.places is null or supports.places <= project_events.places - project_events.places_taken
  else exists (select from project_event_dates as d where d.id = supports.date_id
    and (d.places is null or supports.places <= d.places - d.places_taken)) end`
