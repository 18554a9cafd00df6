import { sql, type RawBuilder } from 'kysely'
import { COUNTED_MOST } from '../text/counted.ts'
import { cursorTime, type Cursor } from './keyset.ts'
import type { Db } from './scope.ts'

/** Among so many of the newest rows a search looks before it asks an index of letters, which finds all matches at once. */
const NEWEST_ROWS = COUNTED_MOST

/**
 * Returns the place behind the newest 1,000 rows of `from`, a table and perhaps a condition; null if there are no more rows. Searches
 * that find enough before it read no further, and lists without one count everything.
 */
export async function endOfNewest(db: Db, from: RawBuilder<unknown>): Promise<Cursor | null> {
  const { rows } = await sql<Cursor>`select ${cursorTime('created_at')} as at, id from ${from}
    order by created_at desc, id desc offset ${NEWEST_ROWS - 1} limit 2`.execute(db)
  return rows.length > 1 ? rows[0]! : null
}

/** Counts the rows of each of several tables, perhaps with conditions, up to one more than `most`. */
export async function countRows<Name extends string>(
  db: Db,
  counted: Record<Name, RawBuilder<unknown>>,
  most = COUNTED_MOST,
): Promise<Record<Name, number>> {
  const { rows } = await sql<{ name: Name; count: number }>`${sql.join(
    Object.entries<RawBuilder<unknown>>(counted).map(
      ([name, from]) => sql`select ${name}::text as name,
        (select count(*)::integer from (select from ${from} limit ${most + 1}) as few) as count`,
    ),
    sql` union all `,
  )}`.execute(db)
  return Object.fromEntries(rows.map(({ name, count }) => [name, count])) as Record<Name, number>
}
