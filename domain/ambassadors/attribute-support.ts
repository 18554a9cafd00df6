import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { AttributionToken } from './attribution-token.ts'

/**
 * Credits the caller's support, just given, to the ambassador whose link they followed; says whether it was. Where the
 * rule gives no credit nothing happens: nobody's support fails over somebody else's link.
 */
export async function attributeSupport(
  db: Db,
  given: { supportId: string; touch: AttributionToken | null | undefined },
): Promise<boolean> {
  const { supportId, touch } = given
  if (!touch) return false
  const { rows } = await sql<{ credited: boolean }>`
    select app.credit_support(${supportId}, ${touch.code}, ${touch.at}) as credited`.execute(db)
  return rows[0]?.credited === true
}
