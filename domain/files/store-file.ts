import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { FILE_LIMITS, FILE_MEGABYTES, type FileKind } from './file.ts'
import { toFileName } from './to-file-name.ts'
import { prepareFile } from './prepare-file.ts'
import { recordFile } from './commands/record-file.ts'
import { storageKey } from './storage-keys.ts'

type Upload = {
  kind: FileKind
  file: File
  /** The form field that errors are reported for. */
  field?: string
}

/**
 * Stores an uploaded file for the signed-in user: its bytes first, then its row. Access follows from the row that will
 * reference it; until then only the owner can read it.
 *
 * @throws AppError not_signed_in; too_large or bad_input with a message; unavailable when it could not be stored.
 */
export async function storeFile(
  caller: Caller,
  { kind, file, field }: Upload,
): Promise<{ id: string }> {
  if (caller.actor.kind !== 'member') throw new AppError('not_signed_in', m.errors_sign_in_first())
  try {
    return await keep(caller, kind, file)
  } catch (error) {
    if (field === undefined || !isAppError(error)) throw error
    if (error.code !== 'bad_input' && error.code !== 'too_large') throw error
    throw new AppError(error.code, error.message, {
      fields: { [field]: error.message },
      cause: error,
    })
  }
}

async function keep(caller: Caller, kind: FileKind, file: File): Promise<{ id: string }> {
  if (file.size > FILE_LIMITS[kind]) throw tooLarge(kind)
  if (file.size === 0) throw new AppError('bad_input', m.files_empty())
  const { runtime } = caller
  const prepared = await prepareFile(
    runtime.pictures,
    kind,
    new Uint8Array(await file.arrayBuffer()),
  )
  if (prepared.bytes.byteLength > FILE_LIMITS[kind]) throw tooLarge(kind)

  const id = newId(runtime.clock.now())
  const copies = prepared.copies.map(({ width, bytes }) => ({ key: storageKey(id, width), bytes }))
  const stored: string[] = []
  const forget = () => Promise.allSettled(stored.map((key) => runtime.storage.delete(key)))
  try {
    for (const { key, bytes } of [...copies, { key: storageKey(id), bytes: prepared.bytes }]) {
      stored.push(key)
      await runtime.storage.put(key, bytes)
    }
  } catch (error) {
    await forget()
    throw error
  }
  try {
    await recordFile(caller, {
      id,
      kind,
      contentType: prepared.contentType,
      bytes: prepared.bytes.byteLength,
      width: prepared.width,
      height: prepared.height,
      originalName: toFileName(file.name),
    })
  } catch (error) {
    // With the database unavailable, the response may have been lost after the row was stored: the bytes must stay.
    if (isAppError(error) && error.code !== 'unavailable') await forget()
    throw error
  }
  return { id }
}

function tooLarge(kind: FileKind): AppError {
  return new AppError('too_large', m.files_too_large({ megabytes: FILE_MEGABYTES[kind] }))
}
