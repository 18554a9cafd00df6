import type { Rows } from '#platform/database/scope.ts'
import { listOpenGifts } from '../gifts/list-open-gifts.ts'
import { listToTell } from '../groups/list-to-tell.ts'
import { isOver } from './is-over.ts'

/** How many emails taking an item down sends: to everyone who signed up, alone or with a group, and to its givers. */
export async function countToNotify(db: Rows, itemId: string, now: Date): Promise<number> {
  const signUps = await db
    .selectFrom('supports')
    .innerJoin('project_events', 'project_events.id', 'supports.project_event_id')
    .select(['supports.id', 'supports.name', 'supports.email', 'supports.group_name as group'])
    .where('supports.project_event_id', '=', itemId)
    .where('supports.kind', '<>', 'donate')
    .where('supports.status', 'in', ['pending', 'confirmed'])
    .where((is) => is.not(isOver(now)))
    .execute()
  let count = (await listOpenGifts(db, itemId, now)).length
  for (const signUp of signUps) count += (await listToTell(db, signUp)).length
  return count
}
