import { newId } from '#platform/database/new-id.ts'
import type { CommandContext } from '#platform/operation.ts'
import type { PaymentOutcome, ReceivedEvent } from './payment-event.ts'
import { reportForeign } from './report-foreign.ts'
import { requestRefund } from './request-refund.ts'
import { tellLate } from './tell-late.ts'
import { tellPaid } from './tell-paid.ts'

/** Enters money that came through the provider. What comes for something that has ended meanwhile goes back at once. */
export async function recordReceived(
  ctx: CommandContext,
  event: ReceivedEvent,
): Promise<PaymentOutcome> {
  const { db, now } = ctx
  const { paymentId, charge, amountCents } = event
  // One at a time: what is told ten times at once must find the first one's entry.
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'orderId', 'supportId', 'status', 'amountCents', 'charge'])
    .where('id', '=', paymentId)
    .where('provider', '=', 'stripe')
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return 'unknown'
  if (payment.charge === charge) return 'known'
  if (event.currency !== 'usd') return reportForeign(ctx, paymentId, 'currency', event)
  if (amountCents !== payment.amountCents) return reportForeign(ctx, paymentId, 'amount', event)
  if (payment.charge !== null) return reportForeign(ctx, paymentId, 'second charge', event)

  const { numInsertedOrUpdatedRows: entered } = await db
    .insertInto('paymentEntries')
    .values({
      id: newId(now),
      paymentId,
      kind: 'received',
      amountCents,
      provider: 'stripe',
      reference: charge,
      createdAt: now,
    })
    .onConflict((on) => on.columns(['provider', 'kind', 'reference']).doNothing())
    .executeTakeFirstOrThrow()
  if (!entered) return reportForeign(ctx, paymentId, 'charge of another payment', event)
  await db
    .updateTable('payments')
    .set({ charge, session: event.session, updatedAt: now })
    .where('id', '=', paymentId)
    .execute()

  const isGone = payment.orderId === null && payment.supportId === null
  if (payment.status === 'pending' && !isGone) {
    await tellPaid(ctx, payment)
    return 'recorded'
  }
  await requestRefund(db, { paymentId, amountCents, requestedBy: null, now })
  await tellLate(ctx, payment)
  return 'recorded'
}
