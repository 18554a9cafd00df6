import { z } from 'zod'
import { query } from '#platform/operation.ts'
import {
  PREFERRED_CATEGORIES,
  PREFERRED_LOCATIONS,
  PREFERRED_SUPPORT,
  type Preferences,
} from './preferences.ts'

/** The caller's own preferences, in the order of the form; nothing chosen while none are stored. */
export const getOwnPreferences = query({
  name: 'accounts.get-own-preferences',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<Preferences> {
    const row = await db
      .selectFrom('preferences')
      .select(['support_types', 'locations', 'categories'])
      .where('user_id', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    const kept = <Word extends string>(words: readonly Word[], stored: string[] | undefined) =>
      words.filter((word) => stored?.includes(word))
    return {
      supportTypes: kept(PREFERRED_SUPPORT, row?.support_types),
      locations: kept(PREFERRED_LOCATIONS, row?.locations),
      categories: kept(PREFERRED_CATEGORIES, row?.categories),
    }
  },
})
