import { isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { findFileForReview } from './queries/find-file-for-review.ts'
import { findOwnFile } from './queries/find-own-file.ts'
import { findPublicFile } from './queries/find-public-file.ts'
import { openConfidentialFile } from './commands/open-confidential-file.ts'
import type { FileFacts } from './select-file.ts'

/** `isPublic`: everyone can read it, so shared caches may store it. */
export type ReadableFile = FileFacts & { isPublic: boolean }

/**
 * Finds the file if this caller can read it: as the public, as themselves, or as staff. Null when they cannot, or when
 * it does not exist.
 */
export async function findReadableFile(caller: Caller, id: string): Promise<ReadableFile | null> {
  const shown = await findPublicFile(caller, { id })
  if (shown) return { ...shown, isPublic: true }
  if (caller.actor.kind !== 'member') return null
  const found = (await findOwnFile(caller, { id })) ?? (await findAsStaff(caller, id))
  return found && { ...found, isPublic: false }
}

async function findAsStaff(caller: Caller, id: string): Promise<FileFacts | null> {
  try {
    return (await findFileForReview(caller, { id })) ?? (await openConfidentialFile(caller, { id }))
  } catch (error) {
    // To non-staff, the file must look like one that never existed.
    if (isAppError(error) && (error.code === 'forbidden' || error.code === 'not_found')) return null
    throw error
  }
}
