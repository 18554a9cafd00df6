import type { Db } from '#platform/database/scope.ts'

/** Keeps what waits to be emailed because of a follow in the bell only. */
export async function quietNotices(db: Db, followId: string): Promise<void> {
  await db
    .updateTable('notices')
    .set({ how: 'bell', dueAt: null })
    .where('followId', '=', followId)
    .where('mailedAt', 'is', null)
    .execute()
}
