import type { Db } from '#platform/database/scope.ts'
import { noCampaign } from './refusals.ts'

/** The caller's own campaign, held until the end of the transaction. @throws AppError not_found. */
export async function lockCampaign(db: Db, id: string) {
  const row = await db
    .selectFrom('ambassadorCampaigns')
    .select(['id', 'endsOn', 'endedAt', 'version', 'projectEventId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noCampaign()
  return row
}
