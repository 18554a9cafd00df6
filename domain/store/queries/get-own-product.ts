import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { listingStatus, type OfferStatus } from '#domain/partners/offer.ts'
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
      .selectFrom('productVariants')
      .select(['id', 'size', 'stock', 'wasSold'])
      .where('productId', '=', row.id)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const images = await db
      .selectFrom('productImages')
      .select(['fileId', 'alt'])
      .where('productId', '=', row.id)
      .orderBy('position')
      .execute()
    return {
      id: row.id,
      standing: listingStatus(row),
      isWithdrawn: row.withdrawnAt !== null,
      hiddenReason: row.hiddenReason,
      name: row.name,
      description: row.description,
      priceCents: row.priceCents,
      version: row.updatedAt.toISOString(),
      sizes: sizes.map(({ wasSold, ...size }) => ({ ...size, wasSold })),
      images: images.map(({ fileId, alt }) => ({ fileId, alt })),
    }
  },
})
