import { sql, type RawBuilder } from 'kysely'
import { isId } from './new-id.ts'

/** A cursor in a list from newest to oldest: a time, to the microsecond like rows, and an id. */
export type Cursor = { at: string; id: string }

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/

/** Parses a cursor from a URL; null for anything else. */
export function parseCursor(text: string | null): Cursor | null {
  const [at = '', id = ''] = text?.split('~') ?? []
  return MOMENT.test(at) && !Number.isNaN(Date.parse(at)) && isId(id) ? { at, id } : null
}

/** Formats a cursor for a URL. */
export function formatCursor({ at, id }: Cursor): string {
  return `${at}~${id}`
}

/** The time of a row, for the cursor that the list continues from. */
export function cursorTime(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

/** Whether a row is at a cursor or before it, in an index's order. */
export function isUpToCursor(
  place: Cursor,
  columns: { at: string; id: string },
): RawBuilder<boolean> {
  const { at, id } = columns
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) >= (${place.at}::timestamptz, ${place.id}::uuid)`
}

/** Whether a row comes after a cursor, in an index's order. */
export function isAfterCursor(
  place: Cursor,
  columns: { at: string; id: string },
): RawBuilder<boolean> {
  const { at, id } = columns
  return sql<boolean>`(${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}::timestamptz, ${place.id}::uuid)`
}
