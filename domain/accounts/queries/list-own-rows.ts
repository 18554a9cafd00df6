import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { OWN_DATA, OWN_TABLES, type OwnRow } from '../own-data.ts'

const AT_ONCE = 500

/** A user's own complete rows of a table, at most 500 per call; `after` is the offset. `next` is null at the end. */
export const listOwnRows = query({
  name: 'accounts.list-own-rows',
  for: 'member',
  input: z.object({
    table: z.enum(OWN_TABLES),
    after: z.number().int().min(0).default(0),
  }),
  async run({ db, input }): Promise<{ rows: OwnRow[]; next: number | null }> {
    const { table, after } = input
    // Tables without an id column hold few rows per user; sorting rows as text gives them a stable order.
    const { rows } = await sql<{ row: OwnRow }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.raw(OWN_DATA[table])}
      order by to_jsonb(t) ->> 'id', to_jsonb(t)::text limit ${AT_ONCE} offset ${after}`.execute(db)
    return {
      rows: rows.map(({ row }) => row),
      next: rows.length < AT_ONCE ? null : after + AT_ONCE,
    }
  },
})
