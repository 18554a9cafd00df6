import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { command } from '#platform/operation.ts'

/** Maximum rows per deletion, so that none takes long. */
export const AT_ONCE = 2_000

/** Result of a deletion; `isDone` when no rows are left or another process is running it. */
export type Forgotten = { deleted: number; isDone: boolean }

/**
 * Creates a job's command for a deletion in its own transaction; it does nothing while another process runs the same one.
 * `remove` deletes at most `AT_ONCE` rows and returns how many.
 */
export function purgeSeparately(
  name: string,
  remove: (context: { db: Db; now: Date }) => Promise<number>,
) {
  return command({
    name,
    for: 'system',
    input: z.object({}),
    async run({ db, now }): Promise<Forgotten> {
      const { rows } = await sql<{ mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`.execute(db)
      if (!rows[0]?.mine) return { deleted: 0, isDone: true }
      const deleted = await remove({ db, now })
      return { deleted, isDone: deleted < AT_ONCE }
    },
  })
}
