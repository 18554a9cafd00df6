import type { Db } from '#platform/database/scope.ts'
import { endPayment } from '../payments/end-payment.ts'

/** Ends the payment of an unpaid gift; a paid one is unchanged. Call it before changing the gift's own status. */
export async function endGiftPayment(db: Db, giftId: string, now: Date): Promise<void> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('supportId', '=', giftId)
    .executeTakeFirst()
  if (payment) await endPayment(db, { paymentId: payment.id, now })
}
