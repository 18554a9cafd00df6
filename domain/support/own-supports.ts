import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { OwnSupportStatus } from './support-rules.ts'

/** A person's support, as the rules and their pages look at it. */
export type OwnForItem = OwnSupportStatus & { id: string; group: string | null }

/**
 * Whether a row of `supports` is a person's: given by them, or one that they come along to with a group. Both are asked for
 * first, each by its index: of `user_id = … or exists (…)` no index knows anything, so that it would read everybody's.
 */
export function isOwn(userId: string): RawBuilder<boolean> {
  return sql<boolean>`supports.id = any (array(
    select given.id from app.supports given where given.user_id = ${userId}
    union all select c.support_id from app.group_seats c where c.user_id = ${userId}))`
}

/** Whether a person has a seat in a row of `supports`. */
export function comesAlong(userId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from app.group_seats c
    where c.support_id = supports.id and c.user_id = ${userId})`
}

/** A person's supports of one item, or all of theirs that still stand; the newest first. */
export async function ownSupports(
  db: Db,
  userId: string,
  itemId?: string,
): Promise<(OwnForItem & { itemId: string })[]> {
  const rows = await db
    .selectFrom('supports')
    .select(['id', 'kind', 'status', 'groupName', 'projectEventId'])
    .select(comesAlong(userId).as('comesAlong'))
    .where(isOwn(userId))
    .$if(itemId !== undefined, (all) => all.where('projectEventId', '=', itemId ?? ''))
    .$if(itemId === undefined, (all) => all.where('status', 'in', ['pending', 'confirmed']))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, kind, status, groupName, comesAlong: isAlong, projectEventId }) => ({
    id,
    // The columns' checks allow these words and no others.
    kind: kind as OwnSupportStatus['kind'],
    status: status as OwnSupportStatus['status'],
    group: groupName,
    together: groupName === null ? null : isAlong ? 'along' : 'led',
    itemId: projectEventId,
  }))
}
