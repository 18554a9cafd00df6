import type { Db } from '#platform/database/scope.ts'
import type { MoneyRow } from '#domain/payments/money.ts'
import type { RefundEvent } from './payment-event.ts'

export type Refunded = {
  payment: MoneyRow & { id: string; orderId: string | null; supportId: string | null }
  /** Null for a refund made in the provider's dashboard. */
  refund: {
    id: string
    status: string
    amountCents: number
    failure: string | null
  } | null
}

/**
 * Finds the payment of a provider's refund event, locked until the transaction ends, and our own refund request, if
 * any; null if the payment is not ours.
 */
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
  // The refund failed here, was requested anew, and then succeeded after all: the new request stays open.
  const isReplaced =
    refund?.status === 'failed' && refunds.some(({ replaces }) => replaces === refund.id)
  return { payment, refund: refund && !isReplaced ? refund : null }
}
