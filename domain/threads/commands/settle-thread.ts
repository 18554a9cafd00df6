import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { requireOwnThread } from '../require-own-thread.ts'

/** Says that the last message of a thread of the caller's own organization needs no answer. @throws AppError not_found for another's. */
export const settleThread = command({
  name: 'threads.settle-thread',
  for: 'member',
  input: z.object({ supportId: z.string() }),
  async run({ db, input: { supportId } }): Promise<void> {
    await requireOwnThread(db, supportId)
    await db
      .updateTable('threads')
      .set({ waitsFor: null, waitsSince: null })
      .where('supportId', '=', supportId)
      .where('waitsFor', '=', 'partner')
      .execute()
  },
})
