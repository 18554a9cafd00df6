import { m } from '#messages'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { discardFile } from '../files/discard-file.ts'
import { storeFile } from '../files/store-file.ts'
import { findOwnPartner } from './queries/find-own-partner.ts'
import type { PartnerProfileField } from './profile-fields.ts'
import { parsePartnerProfile } from './read-profile.ts'
import { BASIC_FIELDS } from './registration.ts'
import { requireEditable } from './require-editable.ts'
import { valuesOfPartner } from './values-of-partner.ts'
import { updateOrganization } from './commands/update-organization.ts'

type Typed = {
  values: Partial<Record<PartnerProfileField, string>>
  logo?: File | undefined
  removeLogo: boolean
  /** The version that the form was opened with. */
  version?: string | undefined
}

/**
 * Saves an organization's profile with its uploaded logo, all or nothing: if it is refused, no file is left behind.
 * Deletes a replaced logo.
 *
 * @throws AppError as `storeFile` and `updateOrganization`, by field.
 */
export async function saveOrganization(
  caller: Caller,
  { values: typed, logo, removeLogo, version }: Typed,
): Promise<void> {
  const values = await withRegistered(caller, typed)
  if (!logo) {
    const { replaced } = await updateOrganization(caller, { values, removeLogo, version })
    return discard(caller, replaced)
  }
  await refuseEarly(caller, values, version)
  const { id } = await storeFile(caller, { kind: 'partner-logos', file: logo, field: 'logo' })
  let replaced: string | null
  try {
    ;({ replaced } = await updateOrganization(caller, { values, logoFileId: id, version }))
  } catch (error) {
    // If the database is unavailable, only its answer may be lost: keep a file that may be referenced.
    if (!isAppError(error) || error.code !== 'unavailable') await discard(caller, id)
    throw error
  }
  await discard(caller, replaced)
}

/** The form of a member of the team lacks what is registered: only the owner changes that. The database refuses others. */
async function withRegistered(caller: Caller, values: Typed['values']): Promise<Typed['values']> {
  const own = await findOwnPartner(caller, {})
  if (!own || own.isOwner) return values
  const stored: Partial<Record<string, string>> = valuesOfPartner(own)
  return {
    ...values,
    ...Object.fromEntries(BASIC_FIELDS.map((field) => [field, stored[field] ?? ''])),
  }
}

/** Validates before storing a file: `updateOrganization` would refuse as well, but only after the file was stored. */
async function refuseEarly(
  caller: Caller,
  values: Typed['values'],
  version: string | undefined,
): Promise<void> {
  const own = await findOwnPartner(caller, {})
  if (!own) throw new AppError('not_found', m.partneradmin_no_organization())
  requireEditable(own.status)
  if (version !== undefined && version !== own.versions.basic) {
    throw new AppError('conflict', m.forms_overtaken())
  }
  const { problems } = parsePartnerProfile(values, caller.runtime.clock.now().getUTCFullYear())
  if (Object.keys(problems).length > 0) {
    throw new AppError('bad_input', m.registration_check_fields(), { fields: problems })
  }
}

/** The profile is already saved; a file that cannot be deleted is only logged. */
async function discard(caller: Caller, file: string | null): Promise<void> {
  if (!file) return
  await discardFile(caller, file).catch((error: unknown) =>
    caller.runtime.log.error({ err: error, file }, 'a file could not be cleared away'),
  )
}
