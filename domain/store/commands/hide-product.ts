import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { setHidden } from '#domain/moderation/set-hidden.ts'

/**
 * Takes a product from the public until staff shows it again, and tells its organization why.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it is hidden already.
 */
export const hideProduct = command({
  name: 'store.hide-product',
  for: 'staff',
  input: z.object({ id: z.uuid(), reason: reasonSchema }),
  async run({ input, ...ctx }): Promise<void> {
    const { id } = input
    await setHidden(
      ctx,
      { table: 'products', id, path: `/partner-dashboard/products/${id}` },
      input.reason,
    )
  },
})
