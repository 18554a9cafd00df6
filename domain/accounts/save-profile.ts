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
 * Saves the caller's profile with the picture and the paper that came with it: all of it, or, when any of it is
 * refused, nothing, and no file is left behind. What was replaced goes.
 *
 * @throws AppError as `storeFile` and `updateProfile` do, beside the fields.
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
    // With the database away its answer alone may have been lost: then what may be referred to stays.
    const mayBeSaved = isAsked && isAppError(error) && error.code === 'unavailable'
    if (!mayBeSaved) await discard(caller, kept)
    throw error
  }
  await discard(caller, replaced)
}

/** Before any file is kept. */
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

/** The profile is as it is by now; a file that could not be cleared away is for the log. */
async function discard(caller: Caller, files: readonly string[]): Promise<void> {
  for (const id of files) {
    await discardFile(caller, id).catch((error: unknown) =>
      caller.runtime.log.error({ err: error, file: id }, 'a file could not be cleared away'),
    )
  }
}
