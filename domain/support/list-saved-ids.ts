import type { Db } from '#platform/database/scope.ts'

/** Which items a person keeps, the newest first; not more than so many. */
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
