import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { setWithdrawn } from '#domain/moderation/set-withdrawn.ts'
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
    await setWithdrawn(
      { db, now },
      { table: 'products', id, isWithdrawn: false },
      m.shopdesk_not_withdrawn,
    )
  },
})
