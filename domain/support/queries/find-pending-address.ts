import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { oldestLink } from '../pending-sign-up.ts'

/** Where the link of a pending sign-up was emailed, and for what; null once it is used, too old or unknown. */
export const findPendingAddress = query({
  name: 'support.find-pending-address',
  for: 'system',
  input: z.object({ id: z.uuid() }),
  async run({ db, input, now }) {
    const found = await db
      .selectFrom('pendingSignUps')
      .select(['email', 'projectEventId as itemId', 'kind'])
      .where('id', '=', input.id)
      .where('usedAt', 'is', null)
      .where('createdAt', '>', oldestLink(now))
      .executeTakeFirst()
    return found ?? null
  },
})
