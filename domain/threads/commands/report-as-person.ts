import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { reportThread } from '../keep-thread.ts'
import { requirePerson } from '../require-person.ts'
import { reportReason } from '../thread-schema.ts'

/**
 * Reports a thread to staff, who can read it from then on until they have decided. For a caller verified as its person.
 *
 * @throws AppError not_found if it is not theirs; bad_input without a reason; conflict while an earlier report is open.
 */
export const reportAsPerson = command({
  name: 'threads.report-as-person',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string().nullable(), reason: reportReason }),
  async run({ db, input, now }): Promise<void> {
    await requirePerson(db, input)
    await reportThread(db, { ...input, side: 'person' }, now)
  },
})
