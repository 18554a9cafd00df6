import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { readStoredProfile } from '../read-stored-profile.ts'
import type { StoredProfile } from '../volunteer-profile.ts'

/** The caller's saved volunteer profile; null while none is saved. */
export const getOwnVolunteerProfile = query({
  name: 'volunteer-profile.get-own-volunteer-profile',
  for: 'member',
  input: z.object({}),
  run({ db, actor }): Promise<StoredProfile | null> {
    return readStoredProfile(db, actor.kind === 'member' ? actor.userId : '')
  },
})
