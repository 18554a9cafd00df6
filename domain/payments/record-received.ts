import { newId } from '#platform/database/new-id.ts'
import type { CommandContext } from '#platform/operation.ts'
import type { Outcome, ReceivedEvent } from './payment-event.ts'
import { reportForeign } from './report-foreign.ts'
import { requestRefund } from './request-refund.ts'
import { tellLate } from './tell-late.ts'
import { tellPaid } from './tell-paid.ts'

/** Enters money that came through the provider. What comes for something that has ended meanwhile goes back at once. */
export async function recordReceived(ctx: CommandContext, event: ReceivedEvent): Promise<Outcome> {
  const { db, now } = ctx
  const { paymentId, charge, amountCents } = event
  // One at a time: what is told ten times at once must find the first one's entry.
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'order_id', 'support_id', 'status', 'amount_cents', 'charge'])
    .where('id', '=', paymentId)
    .where('provider', '=', 'stripe')
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return 'unknown'
  if (payment.charge === charge) return 'known'
  if (event.currency !== 'usd') return reportForeign(ctx, paymentId, 'currency', event)
  if (amountCents !== payment.amount_cents) return reportForeign(ctx, paymentId, 'amount', event)
  if (payment.charge !== null) return reportForeign(ctx, paymentId, 'second charge', event)

  const { numInsertedOrUpdatedRows: entered } = await db
    .insertInto('payment_entries')
    .values({
      id: newId(now),
      payment_id: paymentId,
      kind: 'received',
      amount_cents: amountCents,
      provider: 'stripe',
      reference: charge,
      created_at: now,
    })
    .onConflict((on) => on.columns(['provider', 'kind', 'reference']).doNothing())
    .executeTakeFirstOrThrow()
  if (!entered) return reportForeign(ctx, paymentId, 'charge of another payment', event)
  await db
    .updateTable('payments')
    .set({ charge, session: event.session, updated_at: now })
    .where('id', '=', paymentId)
    .execute()

  const isGone = payment.order_id === null && payment.support_id === null
  if (payment.status === 'pending' && !isGone) {
    await tellPaid(ctx, payment)
    return 'recorded'
  }
  await requestRefund(db, { paymentId, amountCents, requestedBy: null, now })
  await tellLate(ctx, payment)
  return 'recorded'
}
