import type { Db } from '#platform/database/scope.ts'
import { isAfterCursor, cursorTime, type Cursor } from '#platform/database/keyset.ts'

/** Filters by user ids and by type; null means all. */
export type ActivityQuery = { people: readonly string[] | null; type: string | null }

/** The matching activities, unordered; used for pages and counts. */
export function matchActivity(db: Db, { people, type }: ActivityQuery) {
  let rows = db.selectFrom('userActivity as activity')
  // A single user is matched by equality, so that the index also provides the order.
  if (people?.length === 1) rows = rows.where('activity.userId', '=', people[0]!)
  else if (people !== null) rows = rows.where('activity.userId', 'in', [...people])
  if (type !== null) rows = rows.where('activity.activityType', '=', type)
  return rows
}

/** A page of matches after a cursor, newest first. */
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
