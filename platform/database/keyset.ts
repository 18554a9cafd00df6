import { sql, type RawBuilder } from 'kysely'
import { isId } from './new-id.ts'

/** A place in a list read from the newest to the oldest: a moment, to the microsecond as rows have it, and an id. */
export type Cursor = { at: string; id: string }

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/

/** The place that an address names, or null for anything else. */
export function parseCursor(text: string | null): Cursor | null {
  const [at = '', id = ''] = text?.split('~') ?? []
  return MOMENT.test(at) && !Number.isNaN(Date.parse(at)) && isId(id) ? { at, id } : null
}

/** A place as an address names it. */
export function formatCursor({ at, id }: Cursor): string {
  return `${at}~${id}`
}

/** The moment of a row, for the place that a list goes on from. */
export function cursorTime(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

/** Whether a row comes behind a place, in an order that an index has. */
export function isAfterCursor(
  place: Cursor,
  columns: { at: string; id: string },
): RawBuilder<boolean> {
  const { at, id } = columns
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}::timestamptz, ${place.id}::uuid)`
}
