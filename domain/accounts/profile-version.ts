import { versionOf } from '#platform/text/version-of.ts'
import { USER_PROFILE_FIELDS, type UserProfileField } from './profile.ts'

/** The version of a profile form's contents, without the picture and document, which are only replaced deliberately. */
export function userProfileVersion(row: Record<UserProfileField, string | null>): string {
  return versionOf(USER_PROFILE_FIELDS.map((field) => row[field]))
}
