import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { recordOfflinePayment } from '../record-offline-payment.ts'
import { isPaidToTeam } from '#domain/payments/is-paid-to-team.ts'

/**
 * Records that an organization has received an offline payment: for a gift to it, or for an order that no other
 * organization shares. The order starts processing or the gift is confirmed, and the payer is emailed.
 *
 * @throws AppError not_found for a payment of other organizations; forbidden for the caller's own payment or one paid
 * to the site's team; conflict for a card payment, or one that is already paid or has ended.
 */
export const confirmOwnPayment = command({
  name: 'payments.confirm-own-payment',
  for: 'member',
  input: z.object({ paymentId: z.uuid() }),
  async run(ctx) {
    const { db, actor, input } = ctx
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'orderId', 'supportId', 'provider', 'status', 'amountCents'])
      .select(sql<boolean>`id in (select app.own_payments())`.as('isOwn'))
      .select(isPaidToTeam().as('isPaidToTeam'))
      .where('id', '=', input.paymentId)
      .where(sql<boolean>`id in (select app.payments_for_own_partner(false))`)
      .executeTakeFirst()
    if (!payment) throw new AppError('not_found', m.payments_no_payment())
    if (payment.isOwn) throw new AppError('forbidden', m.payments_own())
    if (payment.isPaidToTeam) throw new AppError('forbidden', m.payments_paid_to_team())
    await recordOfflinePayment(ctx, payment, actor.kind === 'member' ? actor.userId : null)
  },
})
