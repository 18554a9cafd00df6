import { z } from 'zod'
import { gone, overtaken } from '#domain/content/refuse-overtaken.ts'
import { seenVersion } from '#domain/content/written.ts'
import { changedValues } from '#platform/changed-values.ts'
import { command } from '#platform/operation.ts'
import { tourForAudit, tourToRow, tourForm } from '../tour-form.ts'

/**
 * Updates a tour, if it has not changed since the given version. Requests for it stay in the inbox.
 *
 * @throws AppError bad_input; conflict when it has changed.
 */
export const saveTour = command({
  name: 'travel.save-tour',
  for: 'staff',
  input: tourForm.extend({ id: z.uuid(), version: seenVersion }),
  async run({ db, input, now, audit }): Promise<void> {
    const { id, version, ...given } = input
    const tour = tourToRow(given)
    const found = await db
      .selectFrom('tourPackages')
      .select(['title', 'summary', 'description', 'stops', 'scene', 'days', 'priceCents'])
      .select(['isOffered', 'version', 'language', 'translations'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw gone()
    const { version: current, ...before } = found
    if (current !== version) throw overtaken()
    await db
      .updateTable('tourPackages')
      .set({ ...tour, version: version + 1, updatedAt: now })
      .where('id', '=', id)
      .execute()
    const changed = changedValues(tourForAudit(before), tourForAudit(tour))
    await audit({ subject: 'tour_packages', subjectId: id, ...changed })
  },
})
