import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { requireOwnThread } from '../require-own-thread.ts'
import { muteThread } from '../keep-thread.ts'

/** Stops or resumes the emails of a thread to the caller's own organization. @throws AppError not_found for another's. */
export const muteAsOrganization = command({
  name: 'threads.mute-as-organization',
  for: 'member',
  input: z.object({ supportId: z.string(), muted: z.boolean() }),
  async run({ db, input, now }): Promise<void> {
    await requireOwnThread(db, input.supportId)
    await muteThread(db, { ...input, side: 'partner' }, now)
  },
})
