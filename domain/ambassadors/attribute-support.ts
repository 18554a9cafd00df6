import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { AttributionToken } from './attribution-token.ts'

/**
 * Credits the caller's new support to the ambassador whose link they followed; returns whether it was credited. Where
 * the rules give no credit it does nothing: a support never fails because of a link.
 */
export async function attributeSupport(
  db: Db,
  given: { supportId: string; referral: AttributionToken | null | undefined },
): Promise<boolean> {
  const { supportId, referral } = given
  if (!referral) return false
  const { rows } = await sql<{ credited: boolean }>`
    select app.credit_support(${supportId}, ${referral.code}, ${referral.at}) as credited`.execute(
    db,
  )
  return rows[0]?.credited === true
}
