import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { setWithdrawn } from '#domain/moderation/set-withdrawn.ts'
import { findOwnProductToChange } from '../find-own-product.ts'

/**
 * Withdraws a product from the store; it can be offered again. It is kept for the orders that refer to it.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict if it is already withdrawn.
 */
export const withdrawProduct = command({
  name: 'store.withdraw-product',
  for: 'member',
  feature: 'store',
  input: z.object({ id: z.uuid() }),
  async run({ db, input, now }) {
    const { id } = await findOwnProductToChange(db, input.id)
    await setWithdrawn(
      { db, now },
      { table: 'products', id, isWithdrawn: true },
      m.shopdesk_is_withdrawn,
    )
  },
})
