import { presentHistory } from '#domain/moderation/present-history.ts'
import type { Db } from '#platform/database/scope.ts'

/** Lists every application of an organization with its decision, newest first. */
export async function listSubmissions(db: Db, partnerId: string) {
  const rows = await db
    .selectFrom('partnerApplications as application')
    .leftJoin('profiles as author', 'author.id', 'application.userId')
    .leftJoin('profiles as decider', 'decider.id', 'application.decidedBy')
    .select(['application.id', 'number', 'status', 'submittedAt', 'decidedAt', 'reason'])
    .select(['author.fullName as author', 'decider.fullName as decider'])
    .where('partnerId', '=', partnerId)
    .orderBy('number', 'desc')
    .execute()
  return presentHistory(rows)
}
