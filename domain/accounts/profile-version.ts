import { versionOf } from '#platform/text/version-of.ts'
import { PROFILE_FIELDS, type ProfileField } from './profile.ts'

/** The version of what the form of a profile shows; the picture and the paper are replaced only on purpose. */
export function profileVersion(row: Record<ProfileField, string | null>): string {
  return versionOf(PROFILE_FIELDS.map((field) => row[field]))
}
