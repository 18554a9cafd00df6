import type { Db } from '#platform/database/scope.ts'
import { noCampaign } from './refusals.ts'

/** Returns the caller's own campaign, locked until the transaction ends. @throws AppError not_found. */
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
