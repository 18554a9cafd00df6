import type { Db } from '#platform/database/scope.ts'
import type { TextInEach } from '#platform/text/translations.ts'

export type OrderOrganization = {
  id: string
  names: TextInEach
  isPublic: boolean
}

/** Returns the organizations of an order by id, as far as the caller can see them; without those that have left. */
export async function orderOrganizations(
  db: Db,
  orderId: string,
): Promise<Map<string, OrderOrganization>> {
  const rows = await db
    .selectFrom('orderOrganizations')
    .select(['partnerId as id', 'names', 'isPublic'])
    .where('orderId', '=', orderId)
    .$castTo<OrderOrganization>()
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
