import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { OwnSupportStatus } from './support-rules.ts'

/** A user's support, as used by the rules and their pages. */
export type OwnForItem = OwnSupportStatus & {
  id: string
  group: string | null
  /** The date they chose; null for the whole. */
  dateId: string | null
  /** Of a minor: whether a parent or guardian has agreed; null for adults. */
  consent: string | null
}

/**
 * SQL condition: a row of `supports` is a user's, given by them or with a seat in a group. Both are looked up first,
 * each by its index: for `user_id = … or exists (…)` there is no index, so every row would be read.
 */
export function isOwn(userId: string): RawBuilder<boolean> {
  return sql<boolean>`supports.id = any (array(
    select given.id from app.supports given where given.user_id = ${userId}
    union all select c.support_id from app.group_seats c where c.user_id = ${userId}))`
}

/** SQL condition: a user has a seat in a row of `supports`. */
export function comesAlong(userId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from app.group_seats c
    where c.support_id = supports.id and c.user_id = ${userId})`
}

/** Lists a user's supports of one item, or all their open ones; newest first. */
export async function ownSupports(
  db: Db,
  userId: string,
  itemId?: string,
): Promise<(OwnForItem & { itemId: string })[]> {
  const rows = await db
    .selectFrom('supports')
    .select(['id', 'kind', 'status', 'groupName', 'projectEventId', 'dateId', 'consent'])
    .select(comesAlong(userId).as('comesAlong'))
    .where(isOwn(userId))
    .$if(itemId !== undefined, (all) => all.where('projectEventId', '=', itemId ?? ''))
    .$if(itemId === undefined, (all) =>
      all.where('status', 'in', ['waiting', 'offered', 'pending', 'confirmed']),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(
    ({ id, kind, status, groupName, comesAlong: isAlong, projectEventId, dateId, consent }) => ({
      id,
      // The columns' check constraints allow only these values.
      kind: kind as OwnSupportStatus['kind'],
      status: status as OwnSupportStatus['status'],
      group: groupName,
      together: groupName === null ? null : isAlong ? 'along' : 'led',
      dateId,
      consent,
      itemId: projectEventId,
    }),
  )
}
