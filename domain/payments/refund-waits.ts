import { sql } from 'kysely'

/**
 * That a row of `refunds` waits for somebody of staff: to be sent without a provider, or failed there and neither asked
 * for anew nor sent in another way.
 */
export function refundWaits() {
  return sql<boolean>`case refunds.status
    when 'requested' then exists (select from payments y where y.id = refunds.payment_id and y.provider = 'offline')
    when 'failed' then not exists (select from refunds newer
      where newer.payment_id = refunds.payment_id and newer.id > refunds.id
        and newer.partner_order_id is not distinct from refunds.partner_order_id)
    else false end`
}
