import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import { quietSaved } from '#domain/following/quiet-notices.ts'
import { command } from '#platform/operation.ts'

/** Removes an item from the caller's saved items, and emails nothing more because of it; also one that is no longer public, or was never saved. */
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
    await quietSaved(db, input.itemId)
  },
})
