import { z } from 'zod'
import { command } from '#platform/operation.ts'

/** Keeps where a payment can be paid, and tells whether it still can: if it ended meanwhile, the job closes that page. */
export const noteSession = command({
  name: 'payments.note-session',
  for: 'system',
  input: z.object({ paymentId: z.uuid(), session: z.string().min(1).max(255) }),
  async run({ db, input, now }): Promise<{ isPending: boolean }> {
    const row = await db
      .updateTable('payments')
      .set({ session: input.session, updated_at: now })
      .where('id', '=', input.paymentId)
      .returning('status')
      .executeTakeFirstOrThrow()
    return { isPending: row.status === 'pending' }
  },
})
