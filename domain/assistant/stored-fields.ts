import {
  CONNECTIONS,
  FALLBACK,
  SUPPORT_TYPES,
  VISIT_FREQUENCIES,
  type StoredProfile,
} from './volunteer-profile.ts'

export const STORED_FIELDS = [
  'interests',
  'skills',
  'support_type',
  'connection',
  'visit_frequency',
  'personalization_tags',
  'version',
  'updated_at',
] as const

type Row = {
  interests: string[]
  skills: string[]
  support_type: string
  connection: string
  visit_frequency: string
  personalization_tags: string[]
  version: number
  updated_at: Date
}

/** A stored row in the words of the product. */
export function present(row: Row): StoredProfile {
  const known = <Word extends string>(words: readonly Word[], stored: string, otherwise: Word) =>
    words.find((word) => word === stored) ?? otherwise
  return {
    interests: row.interests,
    skills: row.skills,
    supportType: known(SUPPORT_TYPES, row.support_type, FALLBACK.supportType),
    connection: known(CONNECTIONS, row.connection, FALLBACK.connection),
    visitFrequency: known(VISIT_FREQUENCIES, row.visit_frequency, FALLBACK.visitFrequency),
    tags: row.personalization_tags,
    version: row.version,
    updatedAt: row.updated_at,
  }
}
