import { z } from 'zod'
import { m } from '#messages'
import { gone, overtaken } from '#domain/content/refuse-overtaken.ts'
import { seenVersion } from '#domain/content/written.ts'
import { changedValues } from '#platform/changed-values.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { resourceToRow, resourceInput } from '../resource-form.ts'

/**
 * Writes a resource anew, if nobody has since the version that was seen. A file takes the place of a file or a link, a
 * link that of a file; with neither, what was there stays.
 *
 * @throws AppError bad_input, conflict when somebody else was faster.
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
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw gone()
    const { version: current, ...before } = found
    if (current !== version) throw overtaken()
    // The form of one that is a link shows it, so that a file may only come where the link was taken out.
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
    const changed = changedValues(before, after)
    await audit({ subject: 'ambassador_resources', subjectId: id, ...changed })
  },
})
