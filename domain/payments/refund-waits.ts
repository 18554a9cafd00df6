import { sql } from 'kysely'

/**
 * SQL condition on `refunds`: waits for staff. Either it has to be sent offline, or it failed at the provider, is not
 * replaced by another refund, and has money left to send.
 */
export function refundWaits() {
  return sql<boolean>`case refunds.status
    when 'requested' then exists (select from payments y where y.id = refunds.payment_id and y.provider = 'offline')
    when 'failed' then not exists (select from refunds newer where newer.replaces = refunds.id)
      and exists (select from payments y left join partner_orders p on p.id = refunds.partner_order_id
        where y.id = refunds.payment_id
          and coalesce(p.received_cents - p.refunded_cents - p.going_back_cents,
            y.received_cents - y.refunded_cents - y.going_back_cents) > 0)
    else false end`
}
