import { z } from 'zod'
import { command } from '#platform/operation.ts'

/** Makes a used link work again if it could not take effect, for example while the database was unavailable. */
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
