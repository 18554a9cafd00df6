import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import { z } from 'zod'
import type { DB } from '#platform/database/schema.generated.ts'
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

type TableWithId = {
  [Table in keyof DB]: DB[Table] extends { id: unknown } ? Table : never
}[keyof DB]

/** Creates a job's command like `purgeSeparately` that deletes the rows of a table for which `isOld` holds. */
export function purgeRows<Table extends TableWithId>(
  name: string,
  table: Table,
  isOld: (is: ExpressionBuilder<DB, Table>, now: Date) => ExpressionWrapper<DB, Table, SqlBool>,
) {
  // The type checker cannot follow a table that is not known here.
  const one = table as 'cartLines'
  const old = isOld as unknown as (
    is: ExpressionBuilder<DB, 'cartLines'>,
    now: Date,
  ) => ExpressionWrapper<DB, 'cartLines', SqlBool>
  return purgeSeparately(name, async ({ db, now }) => {
    const { numDeletedRows } = await db
      .deleteFrom(one)
      .where('id', 'in', (from) =>
        from
          .selectFrom(one)
          .select('id')
          .where((is) => old(is, now))
          .limit(AT_ONCE),
      )
      .executeTakeFirst()
    return Number(numDeletedRows)
  })
}
