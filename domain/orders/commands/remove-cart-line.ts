import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { ownLines } from '../own-lines.ts'

/** Takes a line out of the caller's cart; what is not in it any more is no fault. */
export const removeCartLine = command({
  name: 'cart.remove-cart-line',
  for: 'guest',
  feature: 'store',
  input: z.object({ lineId: z.uuid() }),
  async run({ db, actor, input }) {
    await db.deleteFrom('cartLines').where('id', '=', input.lineId).where(ownLines(actor)).execute()
  },
})
