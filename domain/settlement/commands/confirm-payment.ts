import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { recordOfflinePayment } from '../record-offline-payment.ts'

/**
 * Records, for staff, that an offline payment was received, for any organization. Then continues as `confirmOwnPayment`.
 *
 * @throws AppError not_found; forbidden for the caller's own payment; conflict for a card payment, or one that is
 * already paid or has ended.
 */
export const confirmPayment = command({
  name: 'payments.confirm-payment',
  for: 'staff',
  input: z.object({ paymentId: z.uuid() }),
  async run(ctx) {
    const { db, actor, input, audit } = ctx
    const userId = actor.kind === 'member' ? actor.userId : null
    const payment = await db
      .selectFrom('payments')
      .leftJoin('orders', 'orders.id', 'payments.orderId')
      .leftJoin('supports', 'supports.id', 'payments.supportId')
      .select([
        'payments.id',
        'payments.orderId',
        'payments.supportId',
        'payments.provider',
        'payments.status',
        'payments.amountCents',
        'orders.userId as customer',
        'supports.userId as donor',
      ])
      .where('payments.id', '=', input.paymentId)
      .executeTakeFirst()
    if (!payment) throw new AppError('not_found', m.payments_no_payment())
    if ((payment.customer ?? payment.donor) === userId) {
      throw new AppError('forbidden', m.payments_own())
    }
    await recordOfflinePayment(ctx, payment, userId)
    await audit({
      subject: 'payments',
      subjectId: payment.id,
      before: { status: 'pending' },
      after: { status: 'paid', amountCents: payment.amountCents },
    })
  },
})
