import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findItemToComplete } from '../find-item-to-complete.ts'

/**
 * Reverts the completion of a project or event of the caller's organization and removes its own hours and meals, also
 * from the home page. Completed supports stay completed: their people were thanked.
 *
 * @throws AppError not_found for another organization's, conflict unless it is completed and public.
 */
export const reopenItem = command({
  name: 'support.reopen-item',
  for: 'member',
  input: z.object({ itemId: z.string() }),
  async run({ db, input, now }) {
    const { item } = await findItemToComplete(db, input.itemId)
    const { numUpdatedRows } = await db
      .updateTable('projectEvents')
      .set({ hours: null, meals: null, completedAt: null, updatedAt: now })
      .where('id', '=', item.id)
      .where('status', '=', 'approved')
      .where('completedAt', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('conflict', m.support_item_not_completed())
  },
})
