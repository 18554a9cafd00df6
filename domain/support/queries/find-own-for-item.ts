import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { itemToSupport } from '../item-to-support.ts'
import { ownSupports, type OwnForItem } from '../own-supports.ts'

export type OwnSupportsOfItem = { own: OwnForItem[]; isSaved: boolean; isOwnItem: boolean }

/**
 * Returns the caller's relation to a public item: their supports, whether it is saved, and whether it is their organization's.
 */
export const findOwnForItem = query({
  name: 'support.find-own-for-item',
  for: 'member',
  input: z.object({ itemId: z.string() }),
  async run({ db, actor, input, now }): Promise<OwnSupportsOfItem> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const { id, isOwnItem } = await itemToSupport(db, input.itemId, now)
    const own = await ownSupports(db, userId, id)
    const saved = await db
      .selectFrom('savedItems')
      .select('createdAt')
      .where('userId', '=', userId)
      .where('projectEventId', '=', id)
      .executeTakeFirst()
    return { own, isSaved: saved !== undefined, isOwnItem }
  },
})
