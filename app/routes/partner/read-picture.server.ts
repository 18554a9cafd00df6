import type { FileKind } from '#domain/files/file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import type { UploadForm } from '#app/request/upload.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'

/**
 * Returns the picture an item has after an editor was submitted. A new file is stored first and added to the form
 * values, so that it is not lost if another field is invalid.
 *
 * @throws AppError bad_input or too_large, on the picture's field.
 */
export async function readPicture(
  caller: Caller,
  kind: FileKind,
  { values, files }: UploadForm,
): Promise<string | null> {
  const file = files['image']
  if (file) {
    const kept = await storeFile(caller, { kind, file, field: 'image' })
    values['imageFileId'] = kept.id
    delete values['removeImage']
    return kept.id
  }
  if ('removeImage' in values) return null
  const before = values['imageFileId']
  return isId(before) ? before : null
}
