import { sql } from 'kysely'

/**
 * SQL condition: an unpaid offline gift that only staff can confirm, because it is paid to the site's team, or to an
 * organization that is not approved now.
 */
export function giftWaitsForStaff() {
  return sql<boolean>`(supports.kind = 'donate' and supports.status = 'pending'
    and exists (select from payments where payments.support_id = supports.id
      and payments.status = 'pending' and payments.provider = 'offline'
      and not exists (select from partners
        where partners.id = payments.paid_to and partners.status = 'approved')))`
}
