import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/** Finds the caller's organization, and whether they can post and sell for it: only with the duty to write, and while it is approved. */
export async function findPosting(db: Db): Promise<{ partnerId: string | null; mayPost: boolean }> {
  const { rows } = await sql<{ own: string | null; approved: string | null }>`
    select app.own_partner() as own, app.own_partner('{approved}', '{write}') as approved`.execute(
    db,
  )
  const row = rows[0]
  return { partnerId: row?.own ?? null, mayPost: Boolean(row?.approved) }
}
