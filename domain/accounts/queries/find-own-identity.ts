import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { IdentityStatus, OwnIdentity } from '../identity.ts'

/** The state of the caller's own identity document; null when none was submitted. */
export const findOwnIdentity = query({
  name: 'accounts.find-own-identity',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<OwnIdentity | null> {
    const row = await db
      .selectFrom('identityDocuments')
      .select(['fileId', 'status', 'reason', 'submittedAt', 'decidedAt'])
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    if (!row) return null
    return {
      status: row.status as IdentityStatus,
      reason: row.reason,
      submittedAt: row.submittedAt,
      decidedAt: row.decidedAt,
      fileId: row.fileId,
    }
  },
})
