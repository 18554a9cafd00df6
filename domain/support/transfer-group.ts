import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/**
 * The result: `not-offered` also if the heir is not a member or is suspended, `own-item` for a sign-up with their organization.
 */
export type HandedOver = 'done' | 'not-offered' | 'own-item'

/** Makes a member the leader, with the group's sign-ups that are not over: the caller, if offered, or a job's heir. */
export async function transferGroup(db: Db, groupId: string, heirId: string): Promise<HandedOver> {
  const { rows } = await sql<{ answer: HandedOver }>`
    select app.hand_over_group(${groupId}, ${heirId}) as answer`.execute(db)
  return rows[0]?.answer ?? 'not-offered'
}
