import type { Db } from '#platform/database/scope.ts'
import {
  PREFERRED_CATEGORIES,
  PREFERRED_LOCATIONS,
  PREFERRED_SUPPORT,
  type Preferences,
} from './preferences.ts'

/** A user's preferences, in the order of the form; empty while none are stored. */
export async function readPreferences(db: Db, userId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('preferences')
    .select(['supportTypes', 'locations', 'categories'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  const kept = <Word extends string>(words: readonly Word[], stored: string[] | undefined) =>
    words.filter((word) => stored?.includes(word))
  return {
    supportTypes: kept(PREFERRED_SUPPORT, row?.supportTypes),
    locations: kept(PREFERRED_LOCATIONS, row?.locations),
    categories: kept(PREFERRED_CATEGORIES, row?.categories),
  }
}
