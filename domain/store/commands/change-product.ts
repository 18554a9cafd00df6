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
 * Changes a product with its sizes and pictures, at once for everybody, and all of it or nothing. `version` is the one
 * that was seen; whether it is withdrawn or hidden stays.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict when it was changed meanwhile or
 * a stock has moved, bad_input for a picture that is not theirs.
 */
export const changeProduct = command({
  name: 'store.change-product',
  for: 'member',
  feature: 'store',
  input: productForm.extend({ id: z.uuid(), version: z.iso.datetime() }),
  async run({ db, actor, input, now }) {
    const { id } = await findOwnProductToChange(db, input.id)
    const userId = actor.kind === 'member' ? actor.userId : ''
    // It also holds the product's row until the end, so that two windows come one after the other.
    const changed = await db
      .updateTable('products')
      .set({ ...productColumns(input), updatedAt: now })
      .where('id', '=', id)
      // To the millisecond, which is what a version says.
      .where(sql`date_trunc('milliseconds', updated_at)`, '=', new Date(input.version))
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) {
      throw new AppError('conflict', m.shopdesk_changed_meanwhile())
    }
    await writeSizes(db, { productId: id, now }, input.sizes)
    await writeImages(db, { productId: id, userId }, input.images)
  },
})
