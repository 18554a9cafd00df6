import { m } from '#messages'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { discardFile } from '../files/discard-file.ts'
import type { FileKind } from '../files/file.ts'
import { storeFile } from '../files/store-file.ts'
import { bioColumns } from './ambassador-form.ts'
import { findOwnAmbassador } from './queries/find-own-ambassador.ts'
import { ownPageForm, type TypedPage } from './own-page-form.ts'
import { updateOwnPage } from './commands/update-own-page.ts'

type Typed = {
  /** With `version`, and `removeLogo` or `removePhoto` to remove a picture. */
  values: Record<string, string>
  logo?: File | undefined
  photo?: File | undefined
}

/**
 * Saves the caller's page with its pictures, or, if any part is refused, nothing, leaving no file behind. Replaced
 * pictures are deleted.
 *
 * @throws AppError as `storeFile` and `updateOwnPage` do, with field errors.
 */
export async function saveOwnPage(caller: Caller, { values, logo, photo }: Typed): Promise<void> {
  if (logo || photo) await refuseEarly(caller, values)
  const kept: string[] = []
  let isAsked = false
  const keep = async (kind: FileKind, file: File | undefined, field: string, removes: string) => {
    if (!file) return removes in values ? 'remove' : 'keep'
    const { id } = await storeFile(caller, { kind, file, field })
    kept.push(id)
    return id
  }
  let replaced: string[]
  try {
    const pictures = {
      logo: await keep('ambassador-logos', logo, 'logo', 'removeLogo'),
      photo: await keep('ambassador-photos', photo, 'photo', 'removePhoto'),
    }
    isAsked = true
    // The command validates the form's values.
    const typed = { ...(values as TypedPage), version: values['version'], ...pictures }
    ;({ replaced } = await updateOwnPage(caller, typed))
  } catch (error) {
    // With the database unavailable, perhaps only its response was lost: files that may be referenced stay.
    const mayBeSaved = isAsked && isAppError(error) && error.code === 'unavailable'
    if (!mayBeSaved) await discard(caller, kept)
    throw error
  }
  await discard(caller, replaced)
}

/** Validates before a file is stored: `updateOwnPage` would refuse as well, but the file would already be stored. */
async function refuseEarly(caller: Caller, values: Record<string, string>): Promise<void> {
  const own = await findOwnAmbassador(caller, {})
  if (!own) throw new AppError('not_found', m.minisite_no_page())
  if (String(own.version) !== values['version']) {
    throw new AppError('conflict', m.minisite_overtaken())
  }
  const parsed = ownPageForm.safeParse(values)
  if (parsed.success) {
    bioColumns(parsed.data)
    return
  }
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message
  throw new AppError('bad_input', m.errors_check_fields(), { fields })
}

/** The page is already saved; a file that cannot be deleted is only logged. */
async function discard(caller: Caller, files: readonly string[]): Promise<void> {
  for (const id of files) {
    await discardFile(caller, id).catch((error: unknown) =>
      caller.runtime.log.error({ err: error, file: id }, 'a file could not be cleared away'),
    )
  }
}
