import { sql } from 'kysely'
import { refundWaits } from '../payments/refund-waits.ts'

/**
 * SQL for the ids of the orders that wait for staff. Either their pending offline payment cannot be confirmed by its organization,
 * because it goes to the site's team or to an organization not approved now, or the owner ordered it; or staff has to send a refund.
 */
export function ordersWaitingForStaff() {
  return sql`select payments.order_id from refunds join payments on payments.id = refunds.payment_id
      where payments.order_id is not null and refunds.status in ('requested', 'failed') and ${refundWaits()}
    union
    select buyers.id from payments join orders buyers on buyers.id = payments.order_id
      where payments.kind = 'order' and payments.status = 'pending' and payments.provider = 'offline'
        and not exists (select from partners where partners.id = payments.paid_to
          and partners.status = 'approved' and partners.user_id is distinct from buyers.user_id)`
}

/** SQL condition: the order waits for staff. */
export function orderWaitsForStaff() {
  return sql<boolean>`orders.id in (${ordersWaitingForStaff()})`
}
