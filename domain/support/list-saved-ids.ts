import type { Db } from '#platform/database/scope.ts'

/** Lists the ids of a user's saved items, newest first, at most `most`. */
export async function listSavedIds(db: Db, userId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('savedItems')
    .select('projectEventId')
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.projectEventId)
}
