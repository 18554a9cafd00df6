import { m } from '#messages'
import { lastPosition } from '#platform/database/last-position.ts'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { resourceForAudit, resourceInput, resourceToRow } from '../resource-form.ts'

/**
 * Appends a resource with an already stored file or a link; a visible one is public at once.
 *
 * @throws AppError bad_input, including for neither or both of file and link.
 */
export const addResource = command({
  name: 'ambassadors.add-resource',
  for: 'staff',
  input: resourceInput,
  async run({ db, input, now, audit }): Promise<{ id: string }> {
    const { fileId, link, ...given } = input
    if (!fileId && !link) throw refuse('file', m.content_file_or_link())
    if (fileId && link) throw refuse('link', m.content_file_and_link())
    const id = newId(now)
    const resource = resourceToRow({ ...given, link })
    const at = { createdAt: now, updatedAt: now }
    const place = { fileId, link }
    await db
      .insertInto('ambassadorResources')
      .values({ id, ...resource, ...place, position: lastPosition('ambassador_resources'), ...at })
      .execute()
    await audit({
      subject: 'ambassador_resources',
      subjectId: id,
      after: resourceForAudit({ ...resource, ...place }),
    })
    return { id }
  },
})

function refuse(field: 'file' | 'link', sentence: string): AppError {
  return new AppError('bad_input', sentence, { fields: { [field]: sentence } })
}
