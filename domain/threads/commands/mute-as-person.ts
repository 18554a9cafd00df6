import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { muteThread } from '../keep-thread.ts'
import { requirePerson } from '../require-person.ts'

/** Stops or resumes the emails of a thread to its person, for a caller verified as them. @throws AppError not_found if it is not theirs. */
export const muteAsPerson = command({
  name: 'threads.mute-as-person',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string().nullable(), muted: z.boolean() }),
  async run({ db, input, now }): Promise<void> {
    await requirePerson(db, input)
    const { supportId, muted } = input
    await muteThread(db, { supportId, side: 'person', muted }, now)
  },
})
