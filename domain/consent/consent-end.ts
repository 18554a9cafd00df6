import { sql } from 'kysely'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a parent or guardian has to answer, at most. */
const CONSENT_DAYS = 7

/** When a parent or guardian who is asked now must have answered at the latest. */
export function latestAnswer(now: Date): Date {
  return new Date(now.getTime() + CONSENT_DAYS * DAY_MS)
}

/**
 * SQL: when they must have answered, for a query on `guardian_consents` and `supports`: in a week, or when it begins if that is
 * sooner. It goes by the dates as they are now, so it moves with them.
 */
export const CONSENT_END = sql<Date>`least(guardian_consents.expires_at, (
  select min(d.starts_at) from project_event_dates as d
  where d.project_event_id = supports.project_event_id and coalesce(supports.date_id, d.id) = d.id
    and d.starts_at > guardian_consents.asked_at))`
