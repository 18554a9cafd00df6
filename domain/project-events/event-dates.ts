import { sql, type RawBuilder } from 'kysely'
import type { Narrowed } from './conditions.ts'
import { windowOf, type TimeWindow } from './time-window.ts'

/**
 * The dates of public events, for queries that need no more of them than when they start. Their names differ from the columns of
 * documents, lest one be taken for the other.
 */
const STARTS = sql`(select project_event_id as item, starts_at as at, previous_starts_at as previous
  from calendar_entries where cancelled_at is null)`

/** Returns the moments between which an event is asked to start; null for any, and for what is past. */
export function startsWithin({
  filters,
  now,
  since = now,
}: Pick<Narrowed, 'filters' | 'now' | 'since'>): TimeWindow | null {
  const days = windowOf(filters, now)
  return days?.from.getTime() === now.getTime() ? { ...days, from: since } : days
}

/** Whether the event of a document has a date that starts within these moments. */
export function hasDateWithin(within: TimeWindow): RawBuilder<boolean> {
  return sql`exists (select from ${STARTS} as starts where item = project_event_id and ${isWithin(within)})`
}

/** When the event of a document has its first date that starts within these moments; null if it has none. */
export function firstDateWithin(within: TimeWindow): RawBuilder<Date | null> {
  return sql`(select min(at) from ${STARTS} as starts where item = project_event_id and ${isWithin(within)})`
}

/**
 * Joins each event that has a date within these moments, once, with its document: the tables of a statement that is sorted by
 * `BY_START`, and so reads no more dates than it needs. Unless it has rare conditions, documents are looked up one by one,
 * however many dates the planner expects.
 */
export function soonestWithin(within: TimeWindow, isRare = false): RawBuilder<unknown> {
  const oneByOne = isRare ? sql`` : sql`offset 0`
  return sql`(select item, at from ${STARTS} as starts
      where ${isWithin(within)} and (previous is null or previous < ${within.from})) as dates
    cross join lateral (select * from search_documents where project_event_id = dates.item ${oneByOne}) as found`
}

/** When each starts. */
export const START = sql<Date>`dates.at`
export const BY_START = sql`${START}, dates.item`

function isWithin({ from, to }: TimeWindow): RawBuilder<boolean> {
  return to === null ? sql`at >= ${from}` : sql`(at >= ${from} and at < ${to})`
}
