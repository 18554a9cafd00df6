import { sql, type RawBuilder } from 'kysely'

/**
 * SQL for the address where an item's organization is emailed about supports. The database returns it only to its
 * supporters, so query it after inserting the support; null for everyone else.
 *
 * @param item the column with the item's id.
 */
export function organizationAddress(item: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select a.address from app.organization_addresses a where a.project_event_id = ${sql.ref(item)})`
}
