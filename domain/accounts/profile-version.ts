import { versionOf } from '#platform/text/version-of.ts'
import { USER_PROFILE_FIELDS, type UserProfileField } from './profile.ts'

/** The version of what the form of a profile shows; the picture and the paper are replaced only on purpose. */
export function userProfileVersion(row: Record<UserProfileField, string | null>): string {
  return versionOf(USER_PROFILE_FIELDS.map((field) => row[field]))
}
