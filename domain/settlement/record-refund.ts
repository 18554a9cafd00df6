import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import type { CommandContext } from '#platform/operation.ts'
import { notifyGiftRefunded } from '#domain/support/notify-gift-refunded.ts'
import { closePaidBack } from '#domain/orders/close-paid-back.ts'
import { notifyOrderRefunded } from '#domain/orders/notify-order-refunded.ts'
import { failRefund } from './fail-refund.ts'
import { findRefunded, type Refunded } from './find-refunded.ts'
import { moneyOf } from '#domain/payments/money.ts'
import { ofUnknownMoney, type PaymentOutcome, type RefundEvent } from './payment-event.ts'
import { reportForeign } from './report-foreign.ts'

/** The origin of a refund that was not requested here. */
type Elsewhere = 'provider' | 'bank'

/**
 * Records a refund event of the provider: pending, sent or failed. Refunds made in the provider's dashboard, or taken
 * back by the payer's bank, are recorded the same way; everyone involved is emailed, and a partner order is closed when
 * none of its money is left.
 */
export async function recordRefund(
  ctx: CommandContext,
  event: RefundEvent,
  by: Elsewhere = 'provider',
): Promise<PaymentOutcome> {
  const found = await findRefunded(ctx.db, event)
  if (!found) return ofUnknownMoney(event.happenedAt, ctx.now)
  const { payment, refund } = found
  if (event.currency !== 'usd') return reportForeign(ctx, payment.id, 'currency', event)
  if (refund && refund.amountCents !== event.amountCents) {
    return reportForeign(ctx, payment.id, 'amount', event)
  }
  switch (event.status) {
    case 'done':
      return enterRefund(ctx, event, found, by)
    case 'sent':
      if (refund?.status !== 'requested') return 'known'
      await settle(ctx, refund.id, { status: 'sent', reference: event.reference })
      return 'recorded'
    case 'failed':
      if (!refund || refund.failure !== null) return 'known'
      await failRefund(ctx, refund, event.failure ?? 'refused')
      return 'recorded'
  }
}

async function enterRefund(
  ctx: CommandContext,
  event: RefundEvent,
  { payment, refund }: Refunded,
  by: Elsewhere,
): Promise<PaymentOutcome> {
  const { db, now } = ctx
  const { amountCents, reference } = event
  const known = await db
    .selectFrom('paymentEntries')
    .select('paymentId')
    .where('provider', '=', 'stripe')
    .where('kind', '=', 'refunded')
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (known) return 'known'
  if (amountCents > moneyOf(payment).netCents) {
    return reportForeign(ctx, payment.id, 'more than has come', event)
  }
  const id = refund ? refund.id : await noteForeignRefund(ctx, event, payment, by)
  // Before the entry: the entry is assigned to the refund's partner order, and a refund that is done is no longer pending.
  if (id) await settle(ctx, id, { status: 'done', reference, doneAt: now })
  const entryId = newId(now)
  await db
    .insertInto('paymentEntries')
    .values({
      id: entryId,
      paymentId: payment.id,
      kind: 'refunded',
      amountCents,
      provider: 'stripe',
      reference,
      createdAt: now,
    })
    .execute()
  if (payment.orderId !== null) {
    await notifyOrderRefunded(ctx, payment.orderId, {
      closed: await closePaidBack(ctx, payment.orderId),
      shares: await sharesOf(db, entryId),
      by: refund ? 'desk' : by,
    })
  } else if (payment.supportId !== null && !refund) {
    await notifyGiftRefunded(ctx, payment.supportId, { amountCents, by })
  }
  return 'recorded'
}

/** Returns the amount of an entry that belongs to each partner order. */
async function sharesOf(db: Db, entryId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('paymentEntryShares')
    .select(['partnerOrderId', 'amountCents'])
    .where('entryId', '=', entryId)
    .execute()
  return new Map(rows.map(({ partnerOrderId: part, amountCents: cents }) => [part, cents]))
}

/**
 * Inserts a row for a refund not requested here, unless the amount exceeds what is left because it is already being refunded.
 */
async function noteForeignRefund(
  ctx: CommandContext,
  { amountCents }: RefundEvent,
  payment: Refunded['payment'],
  by: Elsewhere,
): Promise<string | null> {
  const { db, now } = ctx
  await ctx.audit({
    subject: 'payments',
    subjectId: payment.id,
    reason: by === 'bank' ? 'taken back by the bank' : 'refunded in the provider’s dashboard',
    after: { amountCents },
  })
  if (amountCents > moneyOf(payment).leftCents) return null
  const id = newId(now)
  await db
    .insertInto('refunds')
    .values({ id, paymentId: payment.id, amountCents, createdAt: now, dueAt: now })
    .execute()
  return id
}

async function settle(
  { db }: CommandContext,
  id: string,
  to: { status: 'sent' | 'done'; reference: string; doneAt?: Date },
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ ...to, failure: null })
    .where('id', '=', id)
    .execute()
}
