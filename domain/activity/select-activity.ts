import type { Db } from '#platform/database/scope.ts'
import { isAfterCursor, cursorTime, type Cursor } from '#platform/database/keyset.ts'

/** Whose activity, by id, and of which type; null is everybody's and every. */
export type ActivityQuery = { people: readonly string[] | null; type: string | null }

/** The activities that are asked for, in no order; for pages and for counting. */
export function matchActivity(db: Db, { people, type }: ActivityQuery) {
  let rows = db.selectFrom('userActivity as activity')
  // One person is asked for by equality, so that an index gives the order too.
  if (people?.length === 1) rows = rows.where('activity.userId', '=', people[0]!)
  else if (people !== null) rows = rows.where('activity.userId', 'in', [...people])
  if (type !== null) rows = rows.where('activity.activityType', '=', type)
  return rows
}

/** So many of them from a place on, the newest first. */
export function selectActivity(
  db: Db,
  narrowed: ActivityQuery,
  before: Cursor | null,
  most: number,
) {
  let rows = matchActivity(db, narrowed)
  if (before)
    rows = rows.where(isAfterCursor(before, { at: 'activity.createdAt', id: 'activity.id' }))
  return rows
    .leftJoin('profiles as person', 'person.id', 'activity.userId')
    .select(['activity.id', 'activity.userId', 'activity.activityType', 'activity.details'])
    .select(['activity.ipAddress', 'activity.createdAt', 'person.fullName'])
    .select(cursorTime('activity.createdAt').as('moment'))
    .orderBy('activity.createdAt', 'desc')
    .orderBy('activity.id', 'desc')
    .limit(most)
}
