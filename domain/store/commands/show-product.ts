import { z } from 'zod'
import { command } from '#platform/operation.ts'

import { setHidden } from '#domain/moderation/set-hidden.ts'

/**
 * Ends the hiding of a product, and tells its organization.
 *
 * @throws AppError not_found, conflict when it is not hidden.
 */
export const showProduct = command({
  name: 'store.show-product',
  for: 'staff',
  input: z.object({ id: z.uuid() }),
  async run({ input, ...ctx }): Promise<void> {
    const { id } = input
    await setHidden(ctx, { table: 'products', id, path: `/partner-dashboard/products/${id}` }, null)
  },
})
