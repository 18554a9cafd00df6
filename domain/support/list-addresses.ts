import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

export type GroupAddress = { id: string; fullName: string; email: string }

/** Where the members of a group are written to, suspended ones left out; for its members and jobs, never to be shown. */
export async function listAddresses(db: Db, groupId: string): Promise<GroupAddress[]> {
  const { rows } = await sql<{ userId: string; fullName: string; email: string }>`
    select user_id, full_name, email from app.group_addresses(${groupId})
  `.execute(db)
  return rows.map((row) => ({ id: row.userId, fullName: row.fullName, email: row.email }))
}
