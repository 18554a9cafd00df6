import { command, type CommandContext } from '#platform/operation.ts'
import { paymentEvent, type PaymentOutcome, type ReceivedEvent } from '../payment-event.ts'
import { recordDispute } from '../record-dispute.ts'
import { recordRefund } from '../record-refund.ts'
import { newId } from '#platform/database/new-id.ts'
import { reportForeign } from '../report-foreign.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { notifyPaid } from '../notify-paid.ts'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import type { TokenSigner } from '#platform/token-signer.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { giftPath, sealGift } from '#domain/support/gift.ts'
import { orderNumber } from '#domain/orders/order.ts'
import { sealedOrderPath } from '#domain/orders/order-seal.ts'
import { formatMoney } from '#platform/text/money.ts'

/**
 * Records a provider's event in the ledger, once, however often and in whatever order events arrive. Only the
 * provider's own statements may be passed: a signed webhook, or the answer to our query.
 */
export const recordPaymentEvent = command({
  name: 'payments.record-payment-event',
  for: 'system',
  input: paymentEvent,
  async run(ctx): Promise<PaymentOutcome> {
    const { db, input: event } = ctx
    switch (event.kind) {
      case 'received':
        return recordReceived(ctx, event)
      case 'refund':
        return recordRefund(ctx, event)
      case 'dispute':
        return recordDispute(ctx, event)
      case 'ended': {
        // Not acted on: the payment itself ends when it is due. Until then another session can be opened.
        const row = await db
          .selectFrom('payments')
          .select('id')
          .where('id', '=', event.paymentId)
          .where('session', '=', event.session)
          .executeTakeFirst()
        return row ? 'known' : 'unknown'
      }
    }
  },
})

/**
 * Records a payment received through the provider. If its order or gift has ended in the meantime, it is refunded at once.
 */
async function recordReceived(ctx: CommandContext, event: ReceivedEvent): Promise<PaymentOutcome> {
  const { db, now } = ctx
  const { paymentId, charge, amountCents } = event
  // Lock the payment: concurrent events must find the entry of the first one.
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
    await notifyPaid(ctx, payment)
    return 'recorded'
  }
  await requestRefund(db, { paymentId, amountCents, requestedBy: null, now })
  await notifyLatePayment(ctx, payment)
  return 'recorded'
}

/** Emails someone who paid too late that the payment is refunded, with a link to the order or gift that needs no sign-in. */
async function notifyLatePayment(
  { db, notify, seal }: CommandContext,
  payment: { orderId: string | null; supportId: string | null; amountCents: number },
): Promise<void> {
  const person = payment.orderId
    ? await customerOf(db, seal, payment.orderId)
    : await giverOf(db, seal, payment.supportId)
  if (!person?.email) return
  const amount = () => formatMoney(payment.amountCents)
  await notify(() => ({
    kind: 'payments.late',
    to: { email: person.email, name: stripLinks(person.name) },
    subject: m.payments_mail_late_subject({ amount: amount() }),
    paragraphs: [
      payment.orderId
        ? m.payments_mail_late_order({ amount: amount() })
        : m.payments_mail_late_gift({ amount: amount() }),
      m.payments_mail_late_more(),
    ],
    action: { label: person.label(), path: person.path },
  }))
}

async function customerOf(db: Db, seal: TokenSigner, id: string) {
  const row = await db
    .selectFrom('orders')
    .select(['name', 'email', 'number'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const path = sealedOrderPath(seal, { id, number: orderNumber(Number(row.number)) })
  return { ...row, path, label: m.orders_mail_open }
}

async function giverOf(db: Db, seal: TokenSigner, id: string | null) {
  const row = await db
    .selectFrom('supports')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const path = giftPath(row.id, sealGift(seal, row.id))
  return { ...row, path, label: m.gifts_mail_given_action }
}
