import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { requireApprovedPartner } from '#domain/partners/require-approved-partner.ts'
import { productColumns, productForm } from '../product-form.ts'
import { writeImages } from '../write-images.ts'
import { writeSizes } from '../write-sizes.ts'

/**
 * Adds a product to the store; it is public at once. A repeated request adds it once.
 *
 * @throws AppError forbidden unless the organization is approved, bad_input for an image that is not the caller's.
 */
export const offerProduct = command({
  name: 'store.offer-product',
  for: 'member',
  feature: 'store',
  once: true,
  input: productForm,
  async run({ db, actor, input, now }): Promise<{ id: string }> {
    const partnerId = await requireApprovedPartner(db)
    const columns = productColumns(input)
    const { language } = columns
    const userId = actor.kind === 'member' ? actor.userId : ''
    const id = newId(now)
    await db
      .insertInto('products')
      .values({
        ...columns,
        id,
        partnerId,
        createdAt: now,
        updatedAt: now,
      })
      .execute()
    await writeSizes(db, { productId: id, now, language }, input.sizes)
    await writeImages(db, { productId: id, userId, language }, input.images)
    return { id }
  },
})
