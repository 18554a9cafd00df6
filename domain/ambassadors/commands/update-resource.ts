import { z } from 'zod'
import { m } from '#messages'
import { gone, overtaken } from '#domain/content/refuse-overtaken.ts'
import { seenVersion } from '#domain/content/written.ts'
import { changedValues } from '#platform/changed-values.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { resourceForAudit, resourceInput, resourceToRow } from '../resource-form.ts'

/**
 * Updates a resource, if it has not changed since the given version. A new file replaces a file or link, a new link
 * replaces a file; with neither, the current one stays.
 *
 * @throws AppError bad_input; conflict when it has changed.
 */
export const updateResource = command({
  name: 'ambassadors.update-resource',
  for: 'staff',
  input: resourceInput.extend({ id: z.uuid(), version: seenVersion }),
  async run({ db, input, now, audit }): Promise<void> {
    const { id, version, fileId, link, ...given } = input
    const found = await db
      .selectFrom('ambassadorResources')
      .select(['kind', 'title', 'description', 'isShown', 'fileId', 'link', 'version'])
      .select(['language', 'translations'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw gone()
    const { version: current, ...before } = found
    if (current !== version) throw overtaken()
    // The form of a link resource shows the link, so a file is accepted only where the link was cleared.
    if (fileId && link) {
      const sentence = m.content_file_and_link()
      throw new AppError('bad_input', sentence, { fields: { link: sentence } })
    }
    if (!fileId && !link && !before.fileId) {
      const sentence = m.content_file_or_link()
      throw new AppError('bad_input', sentence, { fields: { file: sentence } })
    }
    const place = {
      fileId: link ? null : (fileId ?? before.fileId),
      link,
    }
    const after = { ...resourceToRow({ ...given, link }), ...place }
    await db
      .updateTable('ambassadorResources')
      .set({ ...after, version: version + 1, updatedAt: now })
      .where('id', '=', id)
      .execute()
    const changed = changedValues(resourceForAudit(before), resourceForAudit(after))
    await audit({ subject: 'ambassador_resources', subjectId: id, ...changed })
  },
})
