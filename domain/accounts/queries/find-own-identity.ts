import { z } from 'zod'
import { query } from '#platform/operation.ts'
import type { IdentityStatus, OwnIdentity } from '../identity.ts'

/** How the caller's own paper of identity stands; null when none was handed in. */
export const findOwnIdentity = query({
  name: 'accounts.find-own-identity',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<OwnIdentity | null> {
    const row = await db
      .selectFrom('identity_documents')
      .select(['file_id', 'status', 'reason', 'submitted_at', 'decided_at'])
      .where('user_id', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    if (!row) return null
    return {
      status: row.status as IdentityStatus,
      reason: row.reason,
      submittedAt: row.submitted_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      fileId: row.file_id,
    }
  },
})
