import { z } from 'zod'
import { command } from '#platform/operation.ts'

/** Marks all of the caller's notices as read. */
export const readAllNotices = command({
  name: 'following.read-all-notices',
  for: 'member',
  input: z.object({}),
  async run({ db, now }) {
    await db.updateTable('notices').set({ readAt: now }).where('readAt', 'is', null).execute()
  },
})
