import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { requireOwnPage } from '../require-own-page.ts'

/**
 * Takes a project or event from those the caller stands up for, public or not; what it has brought stays credited.
 *
 * @throws AppError not_found for whoever is no ambassador.
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
