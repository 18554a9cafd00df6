import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'

export type Checkout = {
  session: string | null
  amountCents: number
  /** ISO 8601. */
  until: string
  /** Whether that is far enough for another page. */
  hasTime: boolean
}

const MINUTE = 60_000
/** A provider's page is open for half an hour at least; a minute more for clocks that differ. */
const LEAST_MS = 31 * MINUTE
const MOST_MS = 24 * 60 * MINUTE - MINUTE

/**
 * What is needed to open a page for paying, and the last moment of it: when the payment is due, which is put off if that
 * is too soon for a page.
 *
 * @throws AppError not_found; conflict when it is not paid by card, or can no longer be paid.
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
