import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { offerStanding, type OfferStatus } from '#domain/partners/offer.ts'
import { findOwnProduct } from '../find-own-product.ts'
import type { Variant } from '../product.ts'

export type OwnProduct = {
  id: string
  standing: OfferStatus
  /** By its organization; what staff has hidden may be withdrawn too. */
  isWithdrawn: boolean
  /** What staff wrote when they hid it. */
  hiddenReason: string | null
  name: string
  description: string
  priceCents: number
  /** Another with every change of the product, except that of its stock by orders. */
  version: string
  /** In their order; what was sold once cannot be removed. */
  sizes: (Variant & { wasSold: boolean })[]
  images: { fileId: string; alt: string }[]
}

/** One product for its organization, whatever has become of it. @throws AppError not_found, also for another's. */
export const getOwnProduct = query({
  name: 'store.get-own-product',
  for: 'member',
  feature: 'store',
  input: z.object({ id: z.uuid() }),
  async run({ db, input }): Promise<OwnProduct> {
    const row = await findOwnProduct(db, input.id)
    const sizes = await db
      .selectFrom('product_variants')
      .select(['id', 'size', 'stock', 'was_sold'])
      .where('product_id', '=', row.id)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const images = await db
      .selectFrom('product_images')
      .select(['file_id', 'alt'])
      .where('product_id', '=', row.id)
      .orderBy('position')
      .execute()
    return {
      id: row.id,
      standing: offerStanding(row),
      isWithdrawn: row.withdrawn_at !== null,
      hiddenReason: row.hidden_reason,
      name: row.name,
      description: row.description,
      priceCents: row.price_cents,
      version: row.updated_at.toISOString(),
      sizes: sizes.map(({ was_sold: wasSold, ...size }) => ({ ...size, wasSold })),
      images: images.map(({ file_id: fileId, alt }) => ({ fileId, alt })),
    }
  },
})
