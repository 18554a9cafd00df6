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

/** The same of what waits because an item was saved. */
export async function quietSaved(db: Db, itemId: string): Promise<void> {
  await db
    .updateTable('notices')
    .set({ how: 'bell', dueAt: null })
    .where('isSaved', '=', true)
    .where('mailedAt', 'is', null)
    .where('announcementId', 'in', (of) =>
      of
        .selectFrom('publicAnnouncements')
        .select('id')
        .where('aboutId', '=', itemId)
        .$castTo<{ id: string }>(),
    )
    .execute()
}
