import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOpenRefund } from '../find-open-refund.ts'
import { insertRefund } from '../request-refund.ts'

/**
 * Retries, for staff, an order's refund that failed at the provider; the failed one stays unchanged.
 *
 * @throws AppError not_found; forbidden for the caller's own payment; conflict unless it failed and no other refund
 * replaces it.
 */
export const retryRefund = command({
  name: 'payments.retry-refund',
  for: 'staff',
  input: z.object({ refundId: z.string() }),
  async run({ db, actor, input, audit, now }): Promise<void> {
    const refund = await findOpenRefund(db, actor, input.refundId)
    if (refund.status !== 'failed') throw new AppError('conflict', m.payments_refund_moved_on())
    const { againCents: amountCents } = refund
    const id = await insertRefund(db, { ...refund, amountCents, replaces: refund.id, now })
    await audit({
      subject: 'refunds',
      subjectId: refund.id,
      before: { status: 'failed' },
      after: { again: id, amountCents },
    })
  },
})
