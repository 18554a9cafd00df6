import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/**
 * Locks one of the caller's groups until the transaction ends. Must be the first statement of everything that removes
 * from a group and its sign-ups: leaving and handing over lock them in opposite orders, and wait here instead.
 */
export async function lockGroup(db: Db, groupId: string): Promise<void> {
  await sql`select app.hold_group(${groupId})`.execute(db)
}
