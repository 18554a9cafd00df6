import { z } from 'zod'
import { command } from '#platform/operation.ts'

import { showOrHide } from '#domain/moderation/show-or-hide.ts'

/**
 * Ends the hiding of a product, and tells its organization.
 *
 * @throws AppError not_found, conflict when it is not hidden.
 */
export const showProduct = command({
  name: 'store.show-product',
  for: 'staff',
  input: z.object({ id: z.uuid() }),
  async run({ input, ...deed }): Promise<void> {
    const { id } = input
    await showOrHide(
      deed,
      { table: 'products', id, path: `/partner-dashboard/products/${id}` },
      null,
    )
  },
})
