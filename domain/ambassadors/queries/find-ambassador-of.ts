import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** A user's ambassador page, for staff: its id and name; null when they are not an ambassador. */
export const findAmbassadorOf = query({
  name: 'ambassadors.find-ambassador-of',
  for: 'staff',
  input: z.object({ userId: z.uuid() }),
  async run({ db, input: { userId } }): Promise<{ id: string; name: string } | null> {
    const row = await db
      .selectFrom('ambassadorProfiles')
      .select(['id', 'displayName as name'])
      .where('userId', '=', userId)
      .executeTakeFirst()
    return row ?? null
  },
})
