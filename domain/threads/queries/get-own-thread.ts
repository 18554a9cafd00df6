import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { readThread, type Thread } from '../read-thread.ts'
import { isPersonOf } from '../require-person.ts'

/** Returns the thread of a sign-up, gift or inquiry to a caller verified as its person; null for someone who has only a seat in it. */
export const getOwnThread = query({
  name: 'threads.get-own-thread',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string().nullable() }),
  async run({ db, input }): Promise<Thread | null> {
    return (await isPersonOf(db, input)) ? readThread(db, input.supportId, 'person') : null
  },
})
