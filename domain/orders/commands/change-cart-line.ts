import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { obstacleOf } from '../cart.ts'
import { fewerLeft } from '../fewer-left.ts'
import { lockCart } from '../lock-cart.ts'
import { ownLines } from '../own-lines.ts'
import { quantitySchema } from '../quantity-schema.ts'
import { readCart } from '../read-cart.ts'

/**
 * Sets the quantity of a line in the caller's cart.
 *
 * @throws AppError bad_input unless the quantity is a whole number from 1 to 99; conflict if the line is not in the
 * caller's cart, exceeds the stock (lowering it is always allowed), or is no longer offered.
 */
export const changeCartLine = command({
  name: 'cart.change-cart-line',
  for: 'guest',
  feature: 'store',
  input: z.object({ lineId: z.uuid(), quantity: quantitySchema }),
  async run({ db, actor, input, now }) {
    await lockCart(db, actor)
    const { lines } = await readCart(db, actor)
    const line = lines.find(({ id }) => id === input.lineId)
    if (!line) throw refused(m.cart_no_line())
    const obstacle = obstacleOf({ ...line, quantity: input.quantity })
    if (obstacle === 'not-offered') throw refused(m.cart_not_offered())
    if (obstacle !== null && input.quantity >= line.quantity) {
      throw refused(obstacle === 'sold-out' ? m.cart_sold_out() : fewerLeft(line.stock))
    }
    await db
      .updateTable('cartLines')
      .set({ quantity: input.quantity, updatedAt: now })
      .where('id', '=', line.id)
      .where(ownLines(actor))
      .execute()
  },
})

function refused(sentence: string): AppError {
  return new AppError('conflict', sentence, { fields: { quantity: sentence } })
}
