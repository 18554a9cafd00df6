import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'

/** Keeps an item no longer; also one that is not public any more, or was never kept. */
export const unsaveItem = command({
  name: 'support.unsave-item',
  for: 'member',
  input: z.object({ itemId: z.string() }),
  async run({ db, actor, input }) {
    if (!isId(input.itemId)) return
    await db
      .deleteFrom('savedItems')
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      .where('projectEventId', '=', input.itemId)
      .execute()
  },
})
