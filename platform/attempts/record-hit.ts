import { sql } from 'kysely'
import type { Db } from '../database/scope.ts'
import type { Limit } from './limit.ts'

/**
 * Counts one try and returns null; if none is left, counts nothing and returns how many milliseconds to wait. A single
 * statement, so that concurrent tries in any number of processes cannot exceed the limit.
 *
 * The last free try, and each one after it, begins a wait: first `firstWaitMs`, then twice as long, and so on. Counting
 * starts over once the window has passed since the first free try or since the last of the others.
 */
export async function recordHit(
  db: Db,
  key: string,
  limit: Limit,
  now: Date,
): Promise<number | null> {
  const { free, firstWaitMs, windowMs } = limit
  const over = new Date(now.getTime() - windowMs)
  const { rows } = await sql<{ counted: number | null; n: number | null; beganAt: Date | null }>`
    with counted as (
      insert into rate_limits as known (key, began_at, n) values (${key}, ${now}, 1)
      on conflict (key) do update set
        n = case when known.began_at <= ${over} then 1 else known.n + 1 end,
        began_at = case when known.began_at > ${over} and known.n + 1 < ${free}::int
          then known.began_at else excluded.began_at end
      where known.began_at <= ${over}
        or known.n < ${free}::int
        or known.began_at + 2 ^ least(known.n - ${free}::int, ${MOST_DOUBLINGS}::int)
             * (${firstWaitMs}::float8 * interval '1 ms') <= excluded.began_at
      returning n
    )
    select (select n from counted) as counted, before.n, before.began_at
    from (select 1) as one left join rate_limits as before on before.key = ${key}`.execute(db)
  const [row] = rows
  if (!row || row.counted !== null) return null
  // A concurrent try may have come first; what it counted is not visible here yet.
  if (row.n === null || row.beganAt === null) return firstWaitMs
  const doublings = Math.max(0, Math.min(row.n - free, MOST_DOUBLINGS))
  const waitMs = Math.min(2 ** doublings * firstWaitMs, windowMs)
  return Math.max(row.beganAt.getTime() + waitMs - now.getTime(), 1)
}

/** How many tries are left without a wait, and how long the next one would have to wait; counts nothing. */
export async function readTries(
  db: Db,
  key: string,
  { free, firstWaitMs, windowMs }: Limit,
  now: Date,
): Promise<Left> {
  const row = await db
    .selectFrom('rateLimits')
    .select(['n', 'beganAt'])
    .where('key', '=', key)
    .where('beganAt', '>', new Date(now.getTime() - windowMs))
    .executeTakeFirst()
  if (!row || row.n < free) return { left: free - (row?.n ?? 0), waitMs: 0 }
  const waitMs = Math.min(2 ** Math.min(row.n - free, MOST_DOUBLINGS) * firstWaitMs, windowMs)
  return { left: 0, waitMs: Math.max(row.beganAt.getTime() + waitMs - now.getTime(), 0) }
}

export type Left = { left: number; waitMs: number }

/** Far beyond any window, and no longer than the database can add to a time. */
const MOST_DOUBLINGS = 20
