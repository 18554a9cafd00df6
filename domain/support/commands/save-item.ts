import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { itemToSupport } from '../item-to-support.ts'

/** Saves a public item for the caller; idempotent. @throws AppError not_found. */
export const saveItem = command({
  name: 'support.save-item',
  for: 'member',
  input: z.object({ itemId: z.string() }),
  async run({ db, actor, input, now }) {
    const { id } = await itemToSupport(db, input.itemId, now)
    await db
      .insertInto('savedItems')
      .values({
        userId: actor.kind === 'member' ? actor.userId : '',
        projectEventId: id,
        createdAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})
