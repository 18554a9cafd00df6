import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { itemToSupport } from '../item-to-support.ts'

/** Keeps a public item for the caller; saving twice is saving once. @throws AppError not_found. */
export const saveItem = command({
  name: 'support.save-item',
  for: 'member',
  input: z.object({ itemId: z.string() }),
  async run({ db, actor, input, now }) {
    const { id } = await itemToSupport(db, input.itemId, now)
    await db
      .insertInto('saved_items')
      .values({
        user_id: actor.kind === 'member' ? actor.userId : '',
        project_event_id: id,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
})
