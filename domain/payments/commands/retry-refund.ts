import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOpenRefund } from '../find-open-refund.ts'
import { insertRefund } from '../request-refund.ts'

/**
 * Staff has a refund of an order tried again that the provider did not carry out; the failed one stays as it was.
 *
 * @throws AppError not_found; forbidden for what the caller paid; conflict unless it failed and nothing else pays it back.
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
