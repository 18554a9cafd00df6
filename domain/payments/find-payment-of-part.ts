import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { PaymentProviderName } from './payment.ts'

export type PaymentOfPart = { paymentId: string; provider: PaymentProviderName }

/**
 * The payment of the order that a part belongs to, for its organization and for staff; null for anybody else. An
 * organization that sends its part beside others sees no more of the payment than this.
 */
export async function findPaymentOfPart(
  db: Db,
  partnerOrderId: string,
): Promise<PaymentOfPart | null> {
  const { rows } = await sql<PaymentOfPart>`
    select y.id as "paymentId", y.provider
    from payments y join partner_orders p on p.order_id = y.order_id where p.id = ${partnerOrderId}
    union
    select payment_id, provider from own_part_payments
    where partner_order_id = ${partnerOrderId} and app.own_partner('{approved}') is not null`.execute(
    db,
  )
  return rows[0] ?? null
}
