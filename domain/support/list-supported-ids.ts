import type { Db } from '#platform/database/scope.ts'
import { isOwn } from './own-supports.ts'

/** Lists the ids of items that a user has an open or completed support for, newest first, at most `most`. */
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
