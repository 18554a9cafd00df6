import type { Db } from '#platform/database/scope.ts'
import { isOwn } from './own-supports.ts'

/** Of which items a person has signed up for something that stands or is done, the newest first; not more than so many. */
export async function listSupportedIds(db: Db, userId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('supports')
    .select('projectEventId')
    .where(isOwn(userId))
    .where('status', 'in', ['pending', 'confirmed', 'completed'])
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.projectEventId)
}
