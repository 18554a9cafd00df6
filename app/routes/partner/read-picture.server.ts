import type { FileKind } from '#domain/files/file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import type { UploadForm } from '#app/request/upload.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'

/**
 * The picture that a posted editor leaves its thing with: a new file is kept first and noted among the values, so that
 * the form brings it along should something else be refused.
 *
 * @throws AppError bad_input or too_large beside the picture.
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
