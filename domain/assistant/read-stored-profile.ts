import type { Db } from '#platform/database/scope.ts'
import { present, STORED_FIELDS } from './stored-fields.ts'
import type { StoredProfile } from './volunteer-profile.ts'

/** What a person would like to do and can do, as they saved it; null while nothing is saved. */
export async function readStoredProfile(db: Db, userId: string): Promise<StoredProfile | null> {
  const row = await db
    .selectFrom('volunteerProfiles')
    .select(STORED_FIELDS)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ? present(row) : null
}
