import { z } from 'zod'
import { command } from '#platform/operation.ts'

/** Deletes the caller's profile in any version. Returns whether there was one. Works while the feature is disabled too. */
export const deleteVolunteerProfile = command({
  name: 'volunteer-profile.delete-volunteer-profile',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('volunteerProfiles')
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    return numDeletedRows > 0n
  },
})
