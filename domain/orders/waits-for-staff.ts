import { sql } from 'kysely'
import { refundWaits } from '../payments/refund-waits.ts'

/**
 * That an order, paid without a provider and not yet, has money that its organization cannot confirm: several send it, the
 * one that does is not approved now, or its own owner ordered it; or that has money to go back which staff sends.
 */
export function waitsForStaff() {
  return sql<boolean>`(exists (select from refunds join payments on payments.id = refunds.payment_id
      where payments.order_id = orders.id and ${refundWaits()})
    or exists (select from payments
      where payments.order_id = orders.id and payments.status = 'pending' and payments.provider = 'offline')
    and not exists (select from partner_orders part join partners on partners.id = part.partner_id
      where part.order_id = orders.id and partners.status = 'approved'
        and partners.user_id is distinct from orders.user_id
        and not exists (select from partner_orders other
          where other.order_id = orders.id and other.id <> part.id)))`
}
