import { newId } from '#platform/database/new-id.ts'
import type { Deed } from '#platform/operation.ts'
import { closePaidBack } from '../orders/close-paid-back.ts'
import { failRefund } from './fail-refund.ts'
import { findRefunded, type Refunded } from './find-refunded.ts'
import { ofUnknownMoney, type Outcome, type RefundEvent } from './payment-event.ts'
import { reportForeign } from './report-foreign.ts'
import { tellPaidBackElsewhere } from './tell-paid-back-elsewhere.ts'

/**
 * Enters what the provider says of money that goes back: on its way, gone, or refused. What somebody pays back in the
 * provider's own dashboard comes into the books in the same way; once nothing of an order's money is left, it is closed.
 */
export async function recordRefund(deed: Deed, event: RefundEvent): Promise<Outcome> {
  const found = await findRefunded(deed.db, event)
  if (!found) return ofUnknownMoney(event.happenedAt, deed.now)
  const { payment, refund } = found
  if (event.currency !== 'usd') return reportForeign(deed, payment.id, 'currency', event)
  if (refund && refund.amount_cents !== event.amountCents) {
    return reportForeign(deed, payment.id, 'amount', event)
  }
  switch (event.status) {
    case 'done':
      return enterRefund(deed, event, found)
    case 'sent':
      if (refund?.status !== 'requested') return 'known'
      await settle(deed, refund.id, { status: 'sent', reference: event.reference })
      return 'recorded'
    case 'failed':
      if (!refund || refund.failure !== null) return 'known'
      await failRefund(deed, refund, event.failure ?? 'refused')
      return 'recorded'
  }
}

async function enterRefund(
  deed: Deed,
  event: RefundEvent,
  { payment, refund }: Refunded,
): Promise<Outcome> {
  const { db, now } = deed
  const { amountCents, reference } = event
  const known = await db
    .selectFrom('payment_entries')
    .select('payment_id')
    .where('provider', '=', 'stripe')
    .where('kind', '=', 'refunded')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (known) return 'known'
  if (payment.refunded_cents + amountCents > payment.received_cents) {
    return reportForeign(deed, payment.id, 'more than has come', event)
  }
  const id = refund ? refund.id : await noteForeignRefund(deed, event, payment)
  await db
    .insertInto('payment_entries')
    .values({
      id: newId(now),
      payment_id: payment.id,
      kind: 'refunded',
      amount_cents: amountCents,
      provider: 'stripe',
      reference,
      created_at: now,
    })
    .execute()
  if (id) await settle(deed, id, { status: 'done', reference, done_at: now })
  if (payment.order_id === null) return 'recorded'
  if (payment.refunded_cents + amountCents === payment.received_cents) {
    await closePaidBack(deed, payment.order_id)
  } else if (!refund) await tellPaidBackElsewhere(deed, payment.order_id, amountCents)
  return 'recorded'
}

/** A refund that nobody asked for here gets a row too, unless what is left is on its way back already. */
async function noteForeignRefund(
  deed: Deed,
  { amountCents }: RefundEvent,
  payment: Refunded['payment'],
): Promise<string | null> {
  const { db, now } = deed
  await deed.audit({
    subject: 'payments',
    subjectId: payment.id,
    reason: 'paid back in the dashboard of the provider',
    after: { amount_cents: amountCents },
  })
  const { promised } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum('amount_cents').as('promised'))
    .where('payment_id', '=', payment.id)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow()
  if (Number(promised ?? 0) + amountCents > payment.received_cents) return null
  const id = newId(now)
  await db
    .insertInto('refunds')
    .values({ id, payment_id: payment.id, amount_cents: amountCents, created_at: now, due_at: now })
    .execute()
  return id
}

async function settle(
  { db }: Deed,
  id: string,
  to: { status: 'sent' | 'done'; reference: string; done_at?: Date },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ ...to, failure: null })
    .where('id', '=', id)
    .execute()
}
