import type { Db } from '#platform/database/scope.ts'
import { present, STORED_FIELDS } from './stored-fields.ts'
import type { StoredProfile } from './volunteer-profile.ts'

/** A user's saved volunteer profile; null while none is saved. */
export async function readStoredProfile(db: Db, userId: string): Promise<StoredProfile | null> {
  const row = await db
    .selectFrom('volunteerProfiles')
    .select(STORED_FIELDS)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ? present(row) : null
}
