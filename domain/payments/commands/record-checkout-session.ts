import { z } from 'zod'
import { command } from '#platform/operation.ts'

/** The current session of the payment, and whether it can still be paid; if not, the job closes the session. */
export type NotedSession = { session: string; isPending: boolean }

/**
 * Records the payment's checkout session, unless another request has recorded one since `before` was read: then that
 * one is kept.
 */
export const recordCheckoutSession = command({
  name: 'payments.note-session',
  for: 'system',
  input: z.object({
    paymentId: z.uuid(),
    before: z.string().max(255).nullable(),
    session: z.string().min(1).max(255),
  }),
  async run({ db, input, now }): Promise<NotedSession> {
    const payment = await db
      .selectFrom('payments')
      .select(['session', 'status'])
      .where('id', '=', input.paymentId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const isPending = payment.status === 'pending'
    if (payment.session !== null && payment.session !== input.before) {
      return { session: payment.session, isPending }
    }
    await db
      .updateTable('payments')
      .set({ session: input.session, updatedAt: now })
      .where('id', '=', input.paymentId)
      .execute()
    return { session: input.session, isPending }
  },
})
