import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { OWN_DATA, OWN_TABLES, type OwnRow } from '../own-data.ts'

const AT_ONCE = 500

/** A person's own rows of a table, whole, at most 500 at once; `after` how many. `next` is null at the end. */
export const listOwnRows = query({
  name: 'accounts.list-own-rows',
  for: 'member',
  input: z.object({
    table: z.enum(OWN_TABLES),
    after: z.number().int().min(0).default(0),
  }),
  async run({ db, input }): Promise<{ rows: OwnRow[]; next: number | null }> {
    const { table, after } = input
    // Rows without an id of their own are few and end with what they belong to; as text they stand in one order.
    const { rows } = await sql<{ row: OwnRow }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.raw(OWN_DATA[table])}
      order by to_jsonb(t) ->> 'id', to_jsonb(t)::text limit ${AT_ONCE} offset ${after}`.execute(db)
    return {
      rows: rows.map(({ row }) => row),
      next: rows.length < AT_ONCE ? null : after + AT_ONCE,
    }
  },
})
