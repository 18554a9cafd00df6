import { m } from '#messages'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { discardFile } from '../files/discard-file.ts'
import type { FileKind } from '../files/file.ts'
import { storeFile } from '../files/store-file.ts'
import { profileForm } from './profile-form.ts'
import { updateProfile } from './commands/update-profile.ts'

type Typed = {
  values: Record<string, string>
  avatar?: File | undefined
  paper?: File | undefined
}

/**
 * Saves the caller's profile with its picture and identity document, or, if any part is refused, nothing, leaving no
 * file behind. Replaced files are deleted.
 *
 * @throws AppError as `storeFile` and `updateProfile` do, with field errors.
 */
export async function saveProfile(caller: Caller, { values, avatar, paper }: Typed): Promise<void> {
  const profile = { ...EMPTY, ...values }
  check(profile)
  const kept: string[] = []
  let isAsked = false
  const keep = async (kind: FileKind, file: File | undefined, field: string) => {
    if (!file) return null
    const { id } = await storeFile(caller, { kind, file, field })
    kept.push(id)
    return id
  }
  let replaced: string[]
  try {
    const avatarFileId = await keep('avatars', avatar, 'avatar')
    const paperFileId = await keep('id_documents', paper, 'paper')
    isAsked = true
    const saved = await updateProfile(caller, { ...profile, avatarFileId, paperFileId })
    replaced = saved.replaced
  } catch (error) {
    // With the database unavailable, perhaps only its response was lost: files that may be referenced stay.
    const mayBeSaved = isAsked && isAppError(error) && error.code === 'unavailable'
    if (!mayBeSaved) await discard(caller, kept)
    throw error
  }
  await discard(caller, replaced)
}

/** Validates before any file is stored. */
function check(values: Record<string, string>): void {
  const parsed = profileForm.safeParse(values)
  if (parsed.success) return
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message
  throw new AppError('bad_input', m.profile_check_fields(), { fields })
}

const EMPTY = {
  fullName: '',
  mobilePhone: '',
  address: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
}

/** The profile is already saved; a file that cannot be deleted is only logged. */
async function discard(caller: Caller, files: readonly string[]): Promise<void> {
  for (const id of files) {
    await discardFile(caller, id).catch((error: unknown) =>
      caller.runtime.log.error({ err: error, file: id }, 'a file could not be cleared away'),
    )
  }
}
