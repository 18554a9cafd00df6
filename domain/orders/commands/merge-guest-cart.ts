import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'

/**
 * Puts what a visitor of this browser has in the cart into the member's own, and tells how many lines. Once: afterwards the
 * visitor has none. Of one kind it comes to 99 pieces at most, and to 50 kinds, the newest first.
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
