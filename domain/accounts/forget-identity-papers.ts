import { z } from 'zod'
import { query, type Caller } from '#platform/operation.ts'
import { discardFile } from '../files/discard-file.ts'
import { PAPER_KEPT_DAYS } from './identity.ts'

const AT_ONCE = 100
const DAY = 24 * 60 * 60 * 1000

/**
 * Clears papers of identity away, bytes and all, 90 days after they were decided about; what was found stays. A job's
 * work, safe to do again and by several at once. Returns how many.
 */
export async function forgetIdentityPapers(caller: Caller): Promise<{ deleted: number }> {
  let deleted = 0
  for (;;) {
    const due = await listDuePapers(caller, {})
    for (const id of due) await discardFile(caller, id)
    deleted += due.length
    if (due.length < AT_ONCE) return { deleted }
  }
}

const listDuePapers = query({
  name: 'accounts.list-due-identity-papers',
  for: 'system',
  input: z.object({}),
  async run({ db, now }): Promise<string[]> {
    const rows = await db
      .selectFrom('identity_documents')
      .select('file_id')
      .where('file_id', 'is not', null)
      .where('decided_at', '<', new Date(now.getTime() - PAPER_KEPT_DAYS * DAY))
      .orderBy('decided_at')
      .limit(AT_ONCE)
      .execute()
    return rows.flatMap(({ file_id: id }) => (id ? [id] : []))
  },
})
