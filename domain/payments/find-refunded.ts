import type { Db } from '#platform/database/scope.ts'
import type { MoneyRow } from './money.ts'
import type { RefundEvent } from './payment-event.ts'

export type Refunded = {
  payment: MoneyRow & { id: string; orderId: string | null; supportId: string | null }
  /** None for what was paid back in the provider's own dashboard. */
  refund: {
    id: string
    status: string
    amountCents: number
    failure: string | null
  } | null
}

/** The payment whose money a refund is of, held until the end of the transaction, and our own request for it; null for money that is not ours. */
export async function findRefunded(db: Db, event: RefundEvent): Promise<Refunded | null> {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'orderId', 'supportId'])
    .select(['receivedCents', 'refundedCents', 'goingBackCents', 'disputedCents'])
    .where('charge', '=', event.charge)
    .where('provider', '=', 'stripe')
    .forUpdate()
    .executeTakeFirst()
  if (!payment) return null
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'status', 'amountCents', 'failure', 'reference', 'replaces'])
    .where('paymentId', '=', payment.id)
    .execute()
  const refund =
    refunds.find(({ id }) => id === event.refundId) ??
    refunds.find(({ reference }) => reference === event.reference)
  // Given up here, asked for anew, and done there after all: what the new one promises stays with the new one.
  const isReplaced =
    refund?.status === 'failed' && refunds.some(({ replaces }) => replaces === refund.id)
  return { payment, refund: refund && !isReplaced ? refund : null }
}
