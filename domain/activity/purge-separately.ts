import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/** Rows that one deletion takes at most, so that it is never long. */
export const AT_ONCE = 2_000

/** What a deletion did; it is done when nothing more waits, or another process is at it. */
export type Forgotten = { deleted: number; isDone: boolean }

/**
 * Deletes for this transaction alone: while another process is at the same work, nothing is done. `remove` deletes at
 * most `AT_ONCE` and tells how many.
 */
export async function purgeSeparately(
  db: Db,
  work: string,
  remove: () => Promise<number>,
): Promise<Forgotten> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${work}, 0)) as mine`.execute(db)
  if (!rows[0]?.mine) return { deleted: 0, isDone: true }
  const deleted = await remove()
  return { deleted, isDone: deleted < AT_ONCE }
}
