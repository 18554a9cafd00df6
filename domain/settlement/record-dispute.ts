import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import type { CommandContext } from '#platform/operation.ts'
import { notifyGiftDisputed } from '#domain/support/notify-gift-disputed.ts'
import { notifyOrderDisputed } from '#domain/orders/notify-order-disputed.ts'
import { formatMoney } from '#platform/text/money.ts'
import { ofUnknownMoney, type DisputeEvent, type PaymentOutcome } from './payment-event.ts'
import { recordRefund } from './record-refund.ts'

const SUBJECTS = {
  opened: m.payments_mail_dispute_opened_subject,
  won: m.payments_mail_dispute_won_subject,
  lost: m.payments_mail_dispute_lost_subject,
}
const WORDS = {
  opened: m.payments_mail_dispute_opened,
  won: m.payments_mail_dispute_won,
  lost: m.payments_mail_dispute_lost,
}

/**
 * Records a disputed payment and its outcome, and notifies the office and the organizations once. While the dispute is
 * open, the bank withholds the money. Only a lost dispute becomes an entry: the bank keeps the money, as with a refund.
 */
export async function recordDispute(
  ctx: CommandContext,
  event: DisputeEvent,
): Promise<PaymentOutcome> {
  const { db, now, notify, audit, log } = ctx
  const { state, reference, charge, amountCents, currency, happenedAt } = event
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'orderId', 'supportId'])
    .where('charge', '=', charge)
    .where('provider', '=', 'stripe')
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return ofUnknownMoney(happenedAt, now)
  if (!(await keepDispute(db, payment.id, event, now))) return 'known'
  log.warn({ payment: payment.id, dispute: reference, state }, 'a payment is disputed')
  await audit({
    subject: 'payments',
    subjectId: payment.id,
    reason: `dispute ${reference}: ${state}`,
    after: { dispute: state, amountCents },
  })
  await notify(() => {
    const about = { amount: formatMoney(amountCents), dispute: reference }
    return {
      kind: 'payments.disputed',
      to: 'office',
      subject: SUBJECTS[state](about),
      paragraphs: [WORDS[state](about), m.payments_mail_dispute_more({ payment: payment.id })],
    }
  })
  if (state === 'lost') {
    const gone = { reference, charge, amountCents, currency, happenedAt }
    const refund = { kind: 'refund', refundId: null, status: 'done', failure: null } as const
    return recordRefund(ctx, { ...gone, ...refund }, 'bank')
  }
  const dispute = { amountCents, state }
  if (payment.orderId) await notifyOrderDisputed(ctx, payment.orderId, dispute)
  else if (payment.supportId) await notifyGiftDisputed(ctx, payment.supportId, dispute)
  return 'recorded'
}

/** Records the state of a dispute; false if it is already known, or if an opening arrives after the end. */
async function keepDispute(
  db: Db,
  paymentId: string,
  { state, reference, amountCents }: DisputeEvent,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('disputes')
    .values({
      id: newId(now),
      paymentId,
      reference,
      amountCents,
      state,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((on) => on.column('reference').doNothing())
    .executeTakeFirstOrThrow()
  if (inserted) return true
  const { numUpdatedRows: ended } = await db
    .updateTable('disputes')
    .set({ state, updatedAt: now })
    .where('reference', '=', reference)
    .where('state', '=', 'opened')
    .where('state', '<>', state)
    .executeTakeFirst()
  return ended > 0n
}
