import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** The page of a person, for staff: its id and what it is called; null for whoever is no ambassador. */
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
