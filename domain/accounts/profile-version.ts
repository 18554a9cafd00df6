import { versionOf } from '#platform/text/version-of.ts'
import { PROFILE_COLUMNS, type ProfileField } from './profile.ts'

/** The version of what the form of a profile shows; the picture and the paper are replaced only on purpose. */
export function profileVersion(
  row: Record<(typeof PROFILE_COLUMNS)[ProfileField], string | null>,
): string {
  return versionOf(Object.values(PROFILE_COLUMNS).map((column) => row[column]))
}
