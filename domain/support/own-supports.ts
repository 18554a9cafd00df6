import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { OwnStanding } from './support-rules.ts'

/** A person's support, as the rules and their pages look at it. */
export type OwnForItem = OwnStanding & { id: string; group: string | null }

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
    .select(['id', 'kind', 'status', 'group_name', 'project_event_id'])
    .select(comesAlong(userId).as('comes_along'))
    .where(isOwn(userId))
    .$if(itemId !== undefined, (all) => all.where('project_event_id', '=', itemId ?? ''))
    .$if(itemId === undefined, (all) => all.where('status', 'in', ['pending', 'confirmed']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, kind, status, group_name, comes_along, project_event_id }) => ({
    id,
    // The columns' checks allow these words and no others.
    kind: kind as OwnStanding['kind'],
    status: status as OwnStanding['status'],
    group: group_name,
    together: group_name === null ? null : comes_along ? 'along' : 'led',
    itemId: project_event_id,
  }))
}
