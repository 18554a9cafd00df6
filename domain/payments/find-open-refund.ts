import { sql } from 'kysely'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import type { Actor } from '#platform/actor.ts'
import type { PaymentProviderName } from './payment.ts'

/**
 * Finds an order's refund with its payment for staff, both locked until the transaction ends.
 *
 * @throws AppError not_found; forbidden for the caller's own payment.
 */
export async function findOpenRefund(db: Db, actor: Actor, id: string) {
  if (!isId(id)) throw new AppError('not_found', m.payments_no_refund())
  // Lock the payment first, as recording a refund does, so that the two never deadlock.
  await db
    .selectFrom('payments')
    .select('id')
    .where('id', '=', (of) => of.selectFrom('refunds').select('paymentId').where('id', '=', id))
    .forUpdate()
    .execute()
  const row = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.paymentId')
    .innerJoin('orders', 'orders.id', 'payments.orderId')
    .leftJoin('partnerOrders as part', 'part.id', 'refunds.partnerOrderId')
    .select(['refunds.id', 'refunds.status', 'refunds.amountCents', 'refunds.partnerOrderId'])
    .select(['payments.id as paymentId', 'payments.provider', 'payments.orderId'])
    .select('orders.userId')
    .select(
      sql<number>`coalesce(
      part.received_cents - part.refunded_cents - part.going_back_cents,
      payments.received_cents - payments.refunded_cents - payments.going_back_cents)`.as('left'),
    )
    .where('refunds.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', m.payments_no_refund())
  const userId = actor.kind === 'member' ? actor.userId : null
  if (row.userId !== null && row.userId === userId) {
    throw new AppError('forbidden', m.payments_own_refund())
  }
  return {
    id: row.id,
    status: row.status,
    paymentId: row.paymentId,
    // The column's check constraint allows only these values.
    provider: row.provider as PaymentProviderName,
    orderId: row.orderId,
    ...(row.partnerOrderId === null ? {} : { partnerOrderId: row.partnerOrderId }),
    amountCents: row.amountCents,
    /** The amount that can still be refunded: some may have been refunded another way in the meantime. */
    againCents: Math.min(row.amountCents, row.left),
    requestedBy: userId,
  }
}
