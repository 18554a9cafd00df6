import type { Db } from '#platform/database/scope.ts'
import {
  CONNECTIONS,
  FALLBACK,
  type StoredProfile,
  VISIT_FREQUENCIES,
  VOLUNTEER_SUPPORT_TYPES,
} from './volunteer-profile.ts'

export const STORED_FIELDS = [
  'interests',
  'skills',
  'supportType',
  'connection',
  'visitFrequency',
  'personalizationTags',
  'version',
  'updatedAt',
] as const

type Row = {
  interests: string[]
  skills: string[]
  supportType: string
  connection: string
  visitFrequency: string
  personalizationTags: string[]
  version: number
  updatedAt: Date
}

/** Presents a stored row as a profile. */
export function present(row: Row): StoredProfile {
  const known = <Word extends string>(words: readonly Word[], stored: string, otherwise: Word) =>
    words.find((word) => word === stored) ?? otherwise
  return {
    interests: row.interests,
    skills: row.skills,
    supportType: known(VOLUNTEER_SUPPORT_TYPES, row.supportType, FALLBACK.supportType),
    connection: known(CONNECTIONS, row.connection, FALLBACK.connection),
    visitFrequency: known(VISIT_FREQUENCIES, row.visitFrequency, FALLBACK.visitFrequency),
    tags: row.personalizationTags,
    version: row.version,
    updatedAt: row.updatedAt,
  }
}

/** A user's saved volunteer profile; null while none is saved. */
export async function readStoredProfile(db: Db, userId: string): Promise<StoredProfile | null> {
  const row = await db
    .selectFrom('volunteerProfiles')
    .select(STORED_FIELDS)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ? present(row) : null
}
