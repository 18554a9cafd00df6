import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
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
    const done = await db
      .updateTable('products')
      .set({ withdrawnAt: now, updatedAt: now })
      .where('id', '=', id)
      .where('withdrawnAt', 'is', null)
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) throw new AppError('conflict', m.shopdesk_is_withdrawn())
  },
})
