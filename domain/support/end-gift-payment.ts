import type { Db } from '#platform/database/scope.ts'
import { endPayment } from '../payments/end-payment.ts'

/** Ends the payment of a gift that has not come; one that has come stays as it is. Before the gift's own status is moved. */
export async function endGiftPayment(db: Db, giftId: string, now: Date): Promise<void> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('supportId', '=', giftId)
    .executeTakeFirst()
  if (payment) await endPayment(db, { paymentId: payment.id, now })
}
