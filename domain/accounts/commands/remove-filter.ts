import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'

/** Removes one of the caller's saved filters. @throws AppError not_found, also for someone else's. */
export const removeFilter = command({
  name: 'accounts.remove-filter',
  for: 'staff',
  input: z.object({ id: z.uuid({ error: () => m.office_filter_unknown() }) }),
  async run({ db, input: { id }, audit }): Promise<void> {
    const removed = await db
      .deleteFrom('savedFilters')
      .where('id', '=', id)
      .returning('list')
      .executeTakeFirst()
    if (!removed) throw new AppError('not_found', m.office_filter_unknown())
    await audit({ subject: 'saved_filters', subjectId: id, before: { list: removed.list } })
  },
})
