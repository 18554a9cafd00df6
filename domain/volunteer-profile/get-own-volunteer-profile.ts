import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { present, STORED_FIELDS } from './stored-fields.ts'
import type { StoredProfile } from './volunteer-profile.ts'

/** What the caller would like to do and can do, as they saved it; null while nothing is saved. */
export const getOwnVolunteerProfile = query({
  name: 'volunteer-profile.get-own-volunteer-profile',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<StoredProfile | null> {
    const row = await db
      .selectFrom('volunteer_profiles')
      .select(STORED_FIELDS)
      .where('user_id', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    return row ? present(row) : null
  },
})
