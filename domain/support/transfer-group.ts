import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/** What came of it: `not-offered` also for who is no member or suspended, `own-item` for a sign-up at their organization. */
export type HandedOver = 'done' | 'not-offered' | 'own-item'

/** Makes a member the leader, with what the group has signed up for and is not over: the caller, if asked, or a job's heir. */
export async function transferGroup(db: Db, groupId: string, heirId: string): Promise<HandedOver> {
  const { rows } = await sql<{ answer: HandedOver }>`
    select app.hand_over_group(${groupId}, ${heirId}) as answer`.execute(db)
  return rows[0]?.answer ?? 'not-offered'
}
