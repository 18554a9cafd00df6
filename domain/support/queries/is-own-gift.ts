import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import { query } from '#platform/operation.ts'

/** Whether a gift is the caller's own: the member's, or the visitor's by cookie. */
export const isOwnGift = query({
  name: 'gifts.is-own-gift',
  for: 'guest',
  input: z.object({ id: z.string() }),
  async run({ db, actor, input }): Promise<boolean> {
    if (!isId(input.id)) return false
    const found = await db
      .selectFrom('supports')
      .select('id')
      .where('id', '=', input.id)
      .where('kind', '=', 'donate')
      .$if(actor.kind === 'member', (own) =>
        own.where('userId', '=', actor.kind === 'member' ? actor.userId : ''),
      )
      .$if(actor.kind === 'guest', (own) =>
        own.where('guestId', '=', actor.kind === 'guest' ? actor.guestId : ''),
      )
      .executeTakeFirst()
    return found !== undefined
  },
})
