import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/**
 * Holds a group of the caller's until the transaction ends. The first statement of whatever takes from a group and its
 * sign-ups: leaving and handing over lock them in opposite orders, and wait here instead.
 */
export async function lockGroup(db: Db, groupId: string): Promise<void> {
  await sql`select app.hold_group(${groupId})`.execute(db)
}
