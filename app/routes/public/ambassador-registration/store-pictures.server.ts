import type { RouterContextProvider } from 'react-router'
import { storeFile } from '#domain/files/store-file.ts'
import { m } from '#messages'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { callerOf, refusalOf } from '#app/request/run-operation.ts'
import type { UploadForm } from '#app/request/upload.ts'
import { waitSentence } from '#app/request/wait-sentence.ts'
import { isId } from '#platform/database/new-id.ts'
import type { AppError, FieldErrors } from '#platform/errors.ts'

type Pictures = {
  ids: { logoFileId: string | null; photoFileId: string | null }
  fields: FieldErrors
  /** The first that stood in the way. */
  refusal: AppError | undefined
}

const PICTURES = [
  { name: 'logo', id: 'logoFileId', kind: 'ambassador-logos', failed: m.becoming_logo_failed },
  { name: 'photo', id: 'photoFileId', kind: 'ambassador-photos', failed: m.becoming_photo_failed },
] as const

/**
 * Keeps the logo and the photo that a form has brought and notes them among its values, so that it brings them along
 * should something else be refused. What never ends up on a page is cleared away with the files that nothing refers to.
 */
export async function storePictures(
  context: Readonly<RouterContextProvider>,
  { values, files }: UploadForm,
): Promise<Pictures> {
  const kept: Pictures = {
    ids: { logoFileId: null, photoFileId: null },
    fields: {},
    refusal: undefined,
  }
  for (const { name, id, kind, failed } of PICTURES) {
    const file = files[name]
    try {
      if (file) {
        // oxlint-disable-next-line no-await-in-loop -- two pictures at once are twice the memory
        await enforceRateLimit(context, 'upload')
        // oxlint-disable-next-line no-await-in-loop -- the same
        values[id] = (await storeFile(callerOf(context), { kind, file, field: name })).id
      }
    } catch (error) {
      const refusal = refusalOf(error)
      kept.refusal ??= refusal
      kept.fields[name] = refusal.fields?.[name] ?? (waitSentence(refusal) || failed())
    }
    const given = values[id]
    if (isId(given)) kept.ids[id] = given
    else delete values[id]
  }
  return kept
}
