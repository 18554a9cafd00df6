import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOwnProductToChange } from '../find-own-product.ts'
import { productColumns, productForm } from '../product-form.ts'
import { writeImages } from '../write-images.ts'
import { writeSizes } from '../write-sizes.ts'

/**
 * Updates a product with its sizes and images, immediately and atomically. `version` is the version the user saw; the
 * withdrawn and hidden states are unchanged.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict if the product or a stock has
 * changed in the meantime, bad_input for an image that is not the caller's.
 */
export const changeProduct = command({
  name: 'store.change-product',
  for: 'member',
  feature: 'store',
  input: productForm.extend({ id: z.uuid(), version: z.iso.datetime() }),
  async run({ db, actor, input, now }) {
    const { id } = await findOwnProductToChange(db, input.id)
    const columns = productColumns(input)
    const { language } = columns
    const userId = actor.kind === 'member' ? actor.userId : ''
    // Also locks the product's row until the end, so that concurrent edits run one after the other.
    const changed = await db
      .updateTable('products')
      .set({ ...columns, updatedAt: now })
      .where('id', '=', id)
      // Versions have millisecond precision.
      .where(sql`date_trunc('milliseconds', updated_at)`, '=', new Date(input.version))
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) {
      throw new AppError('conflict', m.shopdesk_changed_meanwhile())
    }
    await writeSizes(db, { productId: id, now, language }, input.sizes)
    await writeImages(db, { productId: id, userId, language }, input.images)
  },
})
