import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { failRefund } from '../fail-refund.ts'

/** Attempts in total, over about two days. */
export const REFUND_ATTEMPTS = 20
const FIRST_PAUSE_MS = 60_000
const LONGEST_PAUSE_MS = 4 * 60 * 60_000

/**
 * Postpones a refund that the provider did not answer, with a pause that doubles up to four hours; fails it after the
 * last attempt.
 */
export const postponeRefund = command({
  name: 'payments.put-off-refund',
  for: 'system',
  input: z.object({ id: z.uuid() }),
  async run(ctx) {
    const { db, input, now } = ctx
    // Lock the payment first, as recording a refund does, so that the two never deadlock.
    await db
      .selectFrom('payments')
      .select('id')
      .where('id', '=', (of) =>
        of.selectFrom('refunds').select('paymentId').where('id', '=', input.id),
      )
      .forUpdate()
      .execute()
    const refund = await db
      .selectFrom('refunds')
      .select(['id', 'status', 'amountCents', 'attempts'])
      .where('id', '=', input.id)
      .where('status', '=', 'requested')
      .forUpdate()
      .executeTakeFirst()
    if (!refund) return
    if (refund.attempts >= REFUND_ATTEMPTS) return failRefund(ctx, refund, 'no answer')
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** (refund.attempts - 1), LONGEST_PAUSE_MS)
    await db
      .updateTable('refunds')
      .set({ dueAt: new Date(now.getTime() + pause) })
      .where('id', '=', refund.id)
      .execute()
  },
})
