import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { readStoredProfile } from '../read-stored-profile.ts'
import type { StoredProfile } from '../volunteer-profile.ts'

/** What the caller would like to do and can do, as they saved it; null while nothing is saved. */
export const getOwnVolunteerProfile = query({
  name: 'volunteer-profile.get-own-volunteer-profile',
  for: 'member',
  input: z.object({}),
  run({ db, actor }): Promise<StoredProfile | null> {
    return readStoredProfile(db, actor.kind === 'member' ? actor.userId : '')
  },
})
