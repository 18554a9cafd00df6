import type { Db } from '#platform/database/scope.ts'

/** Which items a person keeps, the newest first; not more than so many. */
export async function listSavedIds(db: Db, userId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_items')
    .select('project_event_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => row.project_event_id)
}
