import { m } from '#messages'
import { discardFile } from '#domain/files/discard-file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'
import { addResource } from './commands/add-resource.ts'
import { resourceForm, resourceToRow } from './resource-form.ts'
import { updateResource } from './commands/update-resource.ts'

type Typed = {
  values: Record<string, string>
  file?: File | undefined
  /** The resource to update and the version it was loaded with; without it, a new one is created. */
  existing?: { id: string; version: string }
}

/**
 * Saves a resource with its file, or, if any part is refused, nothing, leaving no file behind. A replaced file is
 * purged as unreferenced.
 *
 * @throws AppError as `storeFile`, `addResource` and `updateResource` do, with field errors.
 */
export async function saveResource(
  caller: Caller,
  { values, file, existing }: Typed,
): Promise<void> {
  check(values)
  // The commands validate the kind with the other fields.
  const given = { ...values, kind: (values['kind'] ?? '') as 'marketing' }
  let kept: string | null = null
  let isAsked = false
  try {
    if (file) {
      kept = (await storeFile(caller, { kind: 'ambassador-resources', file, field: 'file' })).id
    }
    isAsked = true
    if (existing) await updateResource(caller, { ...given, ...existing, fileId: kept })
    else await addResource(caller, { ...given, fileId: kept })
  } catch (error) {
    // With the database unavailable, perhaps only its response was lost: files that may be referenced stay.
    const mayBeSaved = isAsked && isAppError(error) && error.code === 'unavailable'
    if (kept !== null && !mayBeSaved) await discard(caller, kept)
    throw error
  }
}

/** Validates before any file is stored. */
function check(values: Record<string, string>): void {
  const parsed = resourceForm.safeParse(values)
  if (parsed.success) {
    resourceToRow(parsed.data)
    return
  }
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message
  throw new AppError('bad_input', m.content_check_fields(), { fields })
}

async function discard(caller: Caller, id: string): Promise<void> {
  await discardFile(caller, id).catch((error: unknown) =>
    caller.runtime.log.error({ err: error, file: id }, 'a file could not be cleared away'),
  )
}
