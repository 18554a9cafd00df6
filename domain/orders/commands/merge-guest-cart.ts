import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'

/**
 * Moves this browser's guest cart into the member's cart and returns the number of lines moved. Runs once: the guest
 * cart is empty afterwards. Caps each line at 99 units and the cart at 50 lines, newest first.
 */
export const mergeGuestCart = command({
  name: 'cart.take-over-cart',
  for: 'member',
  feature: 'store',
  input: z.object({ guestId: z.uuid() }),
  async run({ db, input }): Promise<number> {
    const { rows } = await sql<{ taken: number }>`
      select app.take_over_cart(${input.guestId}) as taken`.execute(db)
    return rows[0]?.taken ?? 0
  },
})
