import { z } from 'zod'
import { command } from '#platform/operation.ts'

/** The place that stands for a payment now, and whether it can still be paid: if not, the job closes that place. */
export type NotedSession = { session: string; isPending: boolean }

/** Keeps where a payment can be paid, unless somebody has opened another place since `before` was read: then that one stands. */
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
