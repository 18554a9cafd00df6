import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Returns which of some items the caller has saved; for lists with a favorites button. */
export const listSavedAmong = query({
  name: 'support.list-saved-among',
  for: 'member',
  input: z.object({ itemIds: z.array(z.uuid()).max(100) }),
  async run({ db, actor, input }): Promise<string[]> {
    if (input.itemIds.length === 0) return []
    const rows = await db
      .selectFrom('savedItems')
      .select('projectEventId')
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      .where('projectEventId', 'in', input.itemIds)
      .execute()
    return rows.map((row) => row.projectEventId)
  },
})
