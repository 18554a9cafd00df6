import { sql } from 'kysely'
import { refundWaits } from '../payments/refund-waits.ts'

/**
 * That an order, paid without a provider and not yet, has money that its organization cannot confirm: it is paid to the
 * site's team, to one that is not approved now, or its own owner ordered it; or that has money to go back which staff sends.
 */
export function orderWaitsForStaff() {
  return sql<boolean>`(exists (select from refunds join payments on payments.id = refunds.payment_id
      where payments.order_id = orders.id and ${refundWaits()})
    or exists (select from payments
      where payments.order_id = orders.id and payments.status = 'pending' and payments.provider = 'offline'
        and not exists (select from partners where partners.id = payments.paid_to
          and partners.status = 'approved' and partners.user_id is distinct from orders.user_id)))`
}
