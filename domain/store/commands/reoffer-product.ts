import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOwnProductToChange } from '../find-own-product.ts'

/**
 * Offers a withdrawn product again. A product hidden by staff stays hidden.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict unless it is withdrawn.
 */
export const reofferProduct = command({
  name: 'store.reoffer-product',
  for: 'member',
  feature: 'store',
  input: z.object({ id: z.uuid() }),
  async run({ db, input, now }) {
    const { id } = await findOwnProductToChange(db, input.id)
    const done = await db
      .updateTable('products')
      .set({ withdrawnAt: null, updatedAt: now })
      .where('id', '=', id)
      .where('withdrawnAt', 'is not', null)
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) throw new AppError('conflict', m.shopdesk_not_withdrawn())
  },
})
