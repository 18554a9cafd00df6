import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { givenReason } from '#domain/moderation/given-reason.ts'
import { showOrHide } from '#domain/moderation/show-or-hide.ts'

/**
 * Takes a product from the public until staff shows it again, and tells its organization why.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it is hidden already.
 */
export const hideProduct = command({
  name: 'store.hide-product',
  for: 'staff',
  input: z.object({ id: z.uuid(), reason: givenReason }),
  async run({ input, ...deed }): Promise<void> {
    const { id } = input
    await showOrHide(
      deed,
      { table: 'products', id, path: `/partner-dashboard/products/${id}` },
      input.reason,
    )
  },
})
