import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/** Maximum rows per deletion, so that none takes long. */
export const AT_ONCE = 2_000

/** Result of a deletion; `isDone` when no rows are left or another process is running it. */
export type Forgotten = { deleted: number; isDone: boolean }

/**
 * Runs a deletion in its own transaction; does nothing while another process runs the same one. `remove` deletes at
 * most `AT_ONCE` rows and returns how many.
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
