import { sql, type RawBuilder } from 'kysely'

/** The place behind the last row of an ordered table. Two who add at once may get the same; then their ids decide. */
export function lastPosition(table: string): RawBuilder<number> {
  return sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`
}
