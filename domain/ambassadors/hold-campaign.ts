import type { Db } from '#platform/database/scope.ts'
import { noCampaign } from './refusals.ts'

/** The caller's own campaign, held until the end of the transaction. @throws AppError not_found. */
export async function holdCampaign(db: Db, id: string) {
  const row = await db
    .selectFrom('ambassador_campaigns')
    .select(['id', 'ends_on', 'ended_at', 'version', 'project_event_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noCampaign()
  return row
}
