import { newId } from '#platform/database/new-id.ts'
import type { Deed } from '#platform/operation.ts'
import type { Outcome, ReceivedEvent } from './payment-event.ts'
import { reportForeign } from './report-foreign.ts'
import { requestRefund } from './request-refund.ts'
import { tellLate } from './tell-late.ts'
import { tellPaid } from './tell-paid.ts'

/** Enters money that came through the provider. What comes for something that has ended meanwhile goes back at once. */
export async function recordReceived(deed: Deed, event: ReceivedEvent): Promise<Outcome> {
  const { db, now } = deed
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
  if (event.currency !== 'usd') return reportForeign(deed, paymentId, 'currency', event)
  if (amountCents !== payment.amount_cents) return reportForeign(deed, paymentId, 'amount', event)
  if (payment.charge !== null) return reportForeign(deed, paymentId, 'second charge', event)

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
  if (!entered) return reportForeign(deed, paymentId, 'charge of another payment', event)
  await db
    .updateTable('payments')
    .set({ charge, session: event.session, updated_at: now })
    .where('id', '=', paymentId)
    .execute()

  const isGone = payment.order_id === null && payment.support_id === null
  if (payment.status === 'pending' && !isGone) {
    await tellPaid(deed, payment)
    return 'recorded'
  }
  await requestRefund(db, { paymentId, amountCents, requestedBy: null, now })
  await tellLate(deed, payment)
  return 'recorded'
}
