import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'

export type Checkout = {
  session: string | null
  amountCents: number
  /** ISO 8601. */
  until: string
  /** Whether enough time is left for another checkout session. */
  hasTime: boolean
}

const MINUTE = 60_000
/** Stripe keeps a session open for at least 30 minutes; one more allows for clock differences. */
const LEAST_MS = 31 * MINUTE
const MOST_MS = 24 * 60 * MINUTE - MINUTE

/**
 * Returns what a checkout session needs and when it must end: the payment's due time, which is extended if it is too
 * soon for a session.
 *
 * @throws AppError not_found; conflict if it is not a card payment or can no longer be paid.
 */
export const prepareCheckout = command({
  name: 'payments.prepare-checkout',
  for: 'system',
  input: z.object({ paymentId: z.uuid() }),
  async run({ db, input, now }): Promise<Checkout> {
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'provider', 'status', 'session', 'amountCents', 'dueAt'])
      .where('id', '=', input.paymentId)
      .forUpdate()
      .executeTakeFirst()
    if (!payment) throw new AppError('not_found', m.payments_no_payment())
    if (payment.provider !== 'stripe') throw new AppError('conflict', m.payments_no_card())
    const due = payment.dueAt ?? now
    if (payment.status !== 'pending' || due <= now) {
      throw new AppError('conflict', m.payments_over())
    }
    const least = new Date(now.getTime() + LEAST_MS)
    const isTooSoon = payment.session === null && due < least
    if (isTooSoon) {
      await db
        .updateTable('payments')
        .set({ dueAt: new Date(least.getTime() + MINUTE), updatedAt: now })
        .where('id', '=', payment.id)
        .execute()
    }
    const until = isTooSoon ? new Date(least.getTime() + MINUTE) : due
    return {
      hasTime: until >= least,
      session: payment.session,
      amountCents: payment.amountCents,
      until: new Date(Math.min(until.getTime(), now.getTime() + MOST_MS)).toISOString(),
    }
  },
})
