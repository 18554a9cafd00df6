import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { reportThread } from '../keep-thread.ts'
import { requireOwnThread } from '../require-own-thread.ts'
import { reportReason } from '../thread-schema.ts'

/**
 * Reports a thread of the caller's own organization to staff, who can read it from then on until they have decided.
 *
 * @throws AppError not_found for another's; bad_input without a reason; conflict while an earlier report is open.
 */
export const reportAsOrganization = command({
  name: 'threads.report-as-organization',
  for: 'member',
  input: z.object({ supportId: z.string(), reason: reportReason }),
  async run({ db, actor, input, now }): Promise<void> {
    await requireOwnThread(db, input.supportId)
    const userId = actor.kind === 'member' ? actor.userId : null
    await reportThread(db, { ...input, side: 'partner', userId }, now)
  },
})
