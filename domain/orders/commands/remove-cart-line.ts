import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { ownLines } from '../own-lines.ts'

/** Removes a line from the caller's cart; a line that is already gone is not an error. */
export const removeCartLine = command({
  name: 'cart.remove-cart-line',
  for: 'guest',
  feature: 'store',
  input: z.object({ lineId: z.uuid() }),
  async run({ db, actor, input }) {
    await db.deleteFrom('cartLines').where('id', '=', input.lineId).where(ownLines(actor)).execute()
  },
})
