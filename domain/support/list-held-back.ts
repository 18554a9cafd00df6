import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { GroupKind, HeldBack } from './group-sign-up.ts'

/** Returns which members of a group cannot come along to an item, and why, by id; empty for anyone but the leader. */
export async function listHeldBack(
  db: Db,
  of: { groupId: string; itemId: string; kind: GroupKind },
): Promise<ReadonlyMap<string, HeldBack>> {
  const { rows } = await sql<{ userId: string; why: HeldBack }>`
    select user_id, why from app.group_held_back(${of.groupId}, ${of.itemId}, ${of.kind})
    order by why`.execute(db)
  return new Map(rows.map(({ userId, why }) => [userId, why]))
}
