import { versionOf } from '#platform/text/version-of.ts'
import type { DraftContent } from './content.ts'

/** The version of what is proposed, as it was read from the database: the same words and picture have the same one. */
export function postVersion(content: DraftContent, imageFileId: string | null): string {
  return versionOf([content, imageFileId])
}
