import { sql, type RawBuilder } from 'kysely'

/**
 * Where an item's organization is told of supports. The database says so only to those who support it, so ask
 * after the support is there; null for everybody else.
 *
 * @param item the column that holds the item's id.
 */
export function organizationAddress(item: string): RawBuilder<string | null> {
  return sql<string | null>`app.organization_address(${sql.ref(item)})`
}
