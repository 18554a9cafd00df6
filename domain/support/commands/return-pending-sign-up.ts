import { z } from 'zod'
import { command } from '#platform/operation.ts'

/** Makes a link work again that was used, but could not do its work, as while the database was away. */
export const returnPendingSignUp = command({
  name: 'support.return-pending-sign-up',
  for: 'system',
  input: z.object({ id: z.uuid() }),
  async run({ db, input }) {
    await db
      .updateTable('pendingSignUps')
      .set({ usedAt: null })
      .where('id', '=', input.id)
      .execute()
  },
})
