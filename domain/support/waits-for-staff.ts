import { sql } from 'kysely'

/** That a gift, paid without a provider and not yet, is paid to the site's team, or to an organization that is not approved now and cannot confirm it. */
export function giftWaitsForStaff() {
  return sql<boolean>`(supports.kind = 'donate' and supports.status = 'pending'
    and exists (select from payments where payments.support_id = supports.id
      and payments.status = 'pending' and payments.provider = 'offline'
      and not exists (select from partners
        where partners.id = payments.paid_to and partners.status = 'approved')))`
}
