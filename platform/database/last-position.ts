import { sql, type RawBuilder } from 'kysely'

/** The position after the last row of an ordered table. Concurrent additions may get the same; then their ids decide. */
export function lastPosition(table: string): RawBuilder<number> {
  return sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`
}
