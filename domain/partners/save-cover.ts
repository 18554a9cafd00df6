import { isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { discardFile } from '../files/discard-file.ts'
import { storeFile } from '../files/store-file.ts'
import type { CoverWords } from './cover.ts'
import { updateCover } from './commands/update-cover.ts'

type Typed = CoverWords & { image?: File | undefined; isRemoved: boolean }

/**
 * Saves an organization's cover with its uploaded picture: if it is refused, no file is left behind. Deletes a replaced
 * picture.
 *
 * @throws AppError as `storeFile` and `updateCover`, by field.
 */
export async function saveCover(
  caller: Caller,
  { image, isRemoved, ...words }: Typed,
): Promise<void> {
  const kept =
    image && (await storeFile(caller, { kind: 'partner-covers', file: image, field: 'image' }))
  try {
    const { replaced } = await updateCover(caller, {
      fileId: kept?.id ?? null,
      isRemoved,
      ...words,
    })
    await discard(caller, replaced)
  } catch (error) {
    // If the database is unavailable, only its answer may be lost: keep a file that may be referenced.
    if (!isAppError(error) || error.code !== 'unavailable') await discard(caller, kept?.id ?? null)
    throw error
  }
}

/** The cover is already saved or refused; a file that cannot be deleted is only logged. */
async function discard(caller: Caller, file: string | null): Promise<void> {
  if (!file) return
  await discardFile(caller, file).catch((error: unknown) =>
    caller.runtime.log.error({ err: error, file }, 'a file could not be cleared away'),
  )
}
