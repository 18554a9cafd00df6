import { sql } from 'kysely'
import type { Rows } from '../database/scope.ts'
import type { Limit } from './limit.ts'

/**
 * Counts one try, if there is one left: null; else how many milliseconds to wait, and nothing is counted. One statement,
 * so that of any number at once in any number of processes no more pass than may.
 *
 * With `free` tries used up, the next passes `firstWaitMs` after the counting began, the one after that twice as long
 * after the former, and so on until the window ends and all begins anew.
 */
export async function countTry(
  db: Rows,
  key: string,
  limit: Limit,
  now: Date,
): Promise<number | null> {
  const windowStart = new Date(now.getTime() - limit.windowMs)
  const { rows } = await sql<{ counted: number | null; n: number | null; began_at: Date | null }>`
    with counted as (
      insert into attempts as known (key, began_at, n) values (${key}, ${now}, 1)
      on conflict (key) do update set
        n = case when known.began_at <= ${windowStart} then 1 else known.n + 1 end,
        began_at = case when known.began_at <= ${windowStart} then excluded.began_at else known.began_at end
      where known.began_at <= ${windowStart}
        or known.n < ${limit.free}::int
        or known.began_at + (2 ^ least(known.n - ${limit.free}::int + 1, 20) - 1)
             * (${limit.firstWaitMs}::float8 * interval '1 ms') <= excluded.began_at
      returning n
    )
    select (select n from counted) as counted, before.n, before.began_at
    from (select 1) as one left join attempts as before on before.key = ${key}`.execute(db)
  const [row] = rows
  if (!row || row.counted !== null) return null
  // Another try of this same moment may have come first; then what it counted cannot be seen here yet.
  if (row.n === null || row.began_at === null) return limit.firstWaitMs
  const waits = Math.max(1, Math.min(row.n - limit.free + 1, 20))
  const opensMs = Math.min((2 ** waits - 1) * limit.firstWaitMs, limit.windowMs)
  return Math.max(row.began_at.getTime() + opensMs - now.getTime(), 1)
}
