import { sql } from 'kysely'
import { refundWaits } from '../payments/refund-waits.ts'

/**
 * SQL condition: the order waits for staff. Either its pending offline payment cannot be confirmed by its organization, because
 * it goes to the site's team or to an organization not approved now, or the owner ordered it; or staff has to send a refund.
 */
export function orderWaitsForStaff() {
  return sql<boolean>`(exists (select from refunds join payments on payments.id = refunds.payment_id
      where payments.order_id = orders.id and ${refundWaits()})
    or exists (select from payments
      where payments.order_id = orders.id and payments.status = 'pending' and payments.provider = 'offline'
        and not exists (select from partners where partners.id = payments.paid_to
          and partners.status = 'approved' and partners.user_id is distinct from orders.user_id)))`
}
