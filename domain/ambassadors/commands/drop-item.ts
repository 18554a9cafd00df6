import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { requireOwnPage } from '../require-own-page.ts'

/**
 * Removes a project or event, public or not, from those the caller promotes; its credits stay.
 *
 * @throws AppError not_found when the caller is not an ambassador.
 */
export const dropItem = command({
  name: 'ambassadors.drop-item',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({ itemId: z.uuid() }),
  async run({ db, actor, input }): Promise<void> {
    await db
      .deleteFrom('ambassadorProjectEvents')
      .where('ambassadorId', '=', await requireOwnPage(db, actor))
      .where('projectEventId', '=', input.itemId)
      .execute()
  },
})
