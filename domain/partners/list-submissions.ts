import { presentHistory } from '#domain/moderation/present-history.ts'
import type { Db } from '#platform/database/scope.ts'

/** Every application of an organization with what was decided about it, the newest first. */
export async function listSubmissions(db: Db, partnerId: string) {
  const rows = await db
    .selectFrom('partner_applications as application')
    .leftJoin('profiles as author', 'author.id', 'application.user_id')
    .leftJoin('profiles as decider', 'decider.id', 'application.decided_by')
    .select(['application.id', 'number', 'status', 'submitted_at', 'decided_at', 'reason'])
    .select(['author.full_name as author', 'decider.full_name as decider'])
    .where('partner_id', '=', partnerId)
    .orderBy('number', 'desc')
    .execute()
  return presentHistory(rows)
}
