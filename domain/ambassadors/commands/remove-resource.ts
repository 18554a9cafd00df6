import { z } from 'zod'
import { gone, overtaken } from '#domain/content/refuse-overtaken.ts'
import { seenVersion } from '#domain/content/written.ts'
import { command } from '#platform/operation.ts'
import { resourceForAudit } from '../resource-form.ts'

/**
 * Deletes a resource; its file is purged as unreferenced.
 *
 * @throws AppError conflict when it has been edited since it was loaded.
 */
export const removeResource = command({
  name: 'ambassadors.remove-resource',
  for: 'staff',
  input: z.object({ id: z.uuid(), version: seenVersion }),
  async run({ db, input, audit }): Promise<void> {
    const removed = await db
      .deleteFrom('ambassadorResources')
      .where('id', '=', input.id)
      .returning(['kind', 'title', 'description', 'fileId', 'link', 'isShown', 'version'])
      .returning(['language', 'translations'])
      .executeTakeFirst()
    if (!removed) throw gone()
    const { version, ...before } = removed
    // Throwing here rolls the deletion back.
    if (version !== input.version) throw overtaken()
    await audit({
      subject: 'ambassador_resources',
      subjectId: input.id,
      before: resourceForAudit(before),
    })
  },
})
