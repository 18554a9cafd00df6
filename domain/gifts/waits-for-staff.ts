import { sql } from 'kysely'

/** That a gift, paid without a provider and not yet, goes to an organization that cannot confirm it now: it is not approved. */
export function waitsForStaff() {
  return sql<boolean>`(supports.kind = 'donate' and supports.status = 'pending'
    and exists (select from payments where payments.support_id = supports.id
      and payments.status = 'pending' and payments.provider = 'offline')
    and exists (select from project_events item join partners on partners.id = item.partner_id
      where item.id = supports.project_event_id and partners.status <> 'approved'))`
}
