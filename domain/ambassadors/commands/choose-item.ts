import { z } from 'zod'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { ITEMS_MAX } from '../chosen-item.ts'
import { requireOwnPage } from '../require-own-page.ts'

/**
 * Adds a public project or event to those the caller promotes; idempotent.
 *
 * @throws AppError not_found when the caller is not an ambassador; conflict for an item that is not public, or beyond
 *   60.
 */
export const chooseItem = command({
  name: 'ambassadors.choose-item',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({ itemId: z.uuid() }),
  async run({ db, actor, input: { itemId }, now }): Promise<void> {
    const ambassadorId = await requireOwnPage(db, actor)
    const before = await db
      .selectFrom('ambassadorProjectEvents')
      .select('projectEventId')
      .where('ambassadorId', '=', ambassadorId)
      .where('projectEventId', '=', itemId)
      .executeTakeFirst()
    if (before) return
    await db
      .insertInto('ambassadorProjectEvents')
      .values({ ambassadorId, projectEventId: itemId, createdAt: now })
      // The same button in two tabs.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
      .catch((error: unknown) => {
        throw refusalOf(error)
      })
  },
})

function refusalOf(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'ambassador_items_public':
      return new AppError('conflict', m.minisite_item_not_public())
    case 'ambassador_items_enough':
      return new AppError('conflict', m.minisite_items_enough({ max: ITEMS_MAX }))
    default:
      return error
  }
}
