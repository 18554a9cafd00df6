import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { endUnpaidOrder } from '#domain/orders/end-unpaid-order.ts'
import { notifyGiftExpired } from '#domain/support/notify-gift-expired.ts'
import { endPayment } from '#domain/payments/end-payment.ts'

/**
 * Ends an overdue payment and what it was for: restocks an order or withdraws a gift, and notifies the buyer or donor.
 * Skips payments that were paid in the meantime or are locked by another process.
 */
export const endDuePayment = command({
  name: 'payments.end-due-payment',
  for: 'system',
  input: z.object({ paymentId: z.uuid() }),
  async run(ctx): Promise<{ isEnded: boolean }> {
    const { db, input, now } = ctx
    const payment = await db
      .selectFrom('payments')
      .select(['id', 'orderId', 'supportId'])
      .where('id', '=', input.paymentId)
      .where('status', '=', 'pending')
      .where('dueAt', '<=', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!payment) return { isEnded: false }
    if (payment.orderId) await endUnpaidOrder(ctx, payment.orderId)
    else {
      await endPayment(db, { paymentId: payment.id, now })
      if (payment.supportId) {
        const { numUpdatedRows } = await db
          .updateTable('supports')
          .set({ status: 'cancelled', decidedAt: now, updatedAt: now })
          .where('id', '=', payment.supportId)
          .where('status', '=', 'pending')
          .executeTakeFirst()
        if (numUpdatedRows > 0n) await notifyGiftExpired(ctx, payment.supportId)
      }
    }
    return { isEnded: true }
  },
})
