import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { listingStatus, type OfferStatus } from '#domain/partners/offer.ts'
import { typedInEach, type InEach } from '#domain/translations/short-texts.ts'
import { translationValues } from '#domain/translations/translation-columns.ts'
import type { Translations } from '#platform/text/translations.ts'
import { findOwnProduct } from '../find-own-product.ts'
import type { Variant } from '../product.ts'

export type OwnProduct = {
  id: string
  status: OfferStatus
  /** Withdrawn by its organization; a product hidden by staff can be withdrawn too. */
  isWithdrawn: boolean
  /** The reason staff gave when hiding it. */
  hiddenReason: string | null
  name: string
  description: string
  /** The language of these texts, and the texts in others, by input of the editor. */
  inEach: Record<string, string>
  priceCents: number
  /** Changes with every edit of the product, but not when orders change its stock. */
  version: string
  /** In order; a size that was sold cannot be removed. */
  sizes: (InEach<'size'> & Omit<Variant, 'size'> & { wasSold: boolean })[]
  images: ({ fileId: string } & InEach<'alt'>)[]
}

/** Returns a product to its organization, in any state. @throws AppError not_found, also for another organization's. */
export const getOwnProduct = query({
  name: 'store.get-own-product',
  for: 'member',
  feature: 'store',
  input: z.object({ id: z.uuid() }),
  async run({ db, input }): Promise<OwnProduct> {
    const row = await findOwnProduct(db, input.id)
    const sizes = await db
      .selectFrom('productVariants')
      .select(['id', 'size', 'stock', 'wasSold', 'translations'])
      .where('productId', '=', row.id)
      .orderBy('position')
      .orderBy('id')
      .execute()
    const images = await db
      .selectFrom('productImages')
      .select(['fileId', 'alt', 'translations'])
      .where('productId', '=', row.id)
      .orderBy('position')
      .execute()
    return {
      id: row.id,
      status: listingStatus(row),
      isWithdrawn: row.withdrawnAt !== null,
      hiddenReason: row.hiddenReason,
      name: row.name,
      description: row.description,
      inEach: translationValues(row.language, row.translations as Translations),
      priceCents: row.priceCents,
      version: row.updatedAt.toISOString(),
      sizes: sizes.map(({ translations, wasSold, ...size }) => ({
        ...size,
        ...typedInEach(translations),
        wasSold,
      })),
      images: images.map(({ fileId, alt, translations }) => ({
        fileId,
        alt,
        ...typedInEach(translations),
      })),
    }
  },
})
