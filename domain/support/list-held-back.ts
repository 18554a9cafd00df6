import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { GroupKind, HeldBack } from './group-sign-up.ts'

/**
 * Returns which members of a group cannot come along to an item, or to these of its dates, and why, by id; empty for anyone but the
 * leader. Without dates of an item from which people choose, a place on one of them holds no one back.
 */
export async function listHeldBack(
  db: Db,
  of: { groupId: string; itemId: string; kind: GroupKind; dateIds?: readonly string[] },
): Promise<ReadonlyMap<string, HeldBack>> {
  const { rows } = await sql<{ userId: string; why: HeldBack }>`
    select distinct user_id, why from app.group_held_back(${of.groupId}, ${of.itemId}, ${of.kind})
    where date_id is null or date_id = any (${[...(of.dateIds ?? [])]}::uuid[])
    order by why`.execute(db)
  return new Map(rows.map(({ userId, why }) => [userId, why]))
}
