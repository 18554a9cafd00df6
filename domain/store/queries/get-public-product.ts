import { z } from 'zod'
import { m } from '#messages'
import { languageShown, textShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { BASE_LANGUAGE, type Language } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { query } from '#platform/operation.ts'
import { fileAddress } from '#domain/files/file.ts'
import {
  PARTNER_BESIDE_COLUMNS,
  toPartnerSummary,
  type PartnerBeside,
} from '#domain/partners/to-partner-summary.ts'
import type { ProductImage, Variant } from '../product.ts'

export type PublicProduct = {
  id: string
  name: string
  description: string
  /** In which these are. */
  language: Language
  priceCents: number
  /** In the organization's order. */
  images: ProductImage[]
  variants: Variant[]
  partner: PartnerBeside
}

/**
 * Returns a public product with its images, sizes and organization.
 *
 * @throws AppError not_found, also if it is hidden or not public.
 */
export const getPublicProduct = query({
  name: 'store.get-public-product',
  for: 'visitor',
  feature: 'store',
  input: z.object({ id: z.string() }),
  async run({ db, input }): Promise<PublicProduct> {
    if (!isId(input.id)) throw notFound()
    const [row, images, variants] = await Promise.all([
      db
        .selectFrom('products')
        .innerJoin('partners', 'partners.id', 'products.partnerId')
        .select(['products.id', 'products.priceCents'])
        .select([textShown('products', 'name'), textShown('products', 'description')])
        .select(languageShown('products'))
        .select(PARTNER_BESIDE_COLUMNS)
        .where('products.id', '=', input.id)
        .where('products.isPublic', '=', true)
        .executeTakeFirst(),
      db
        .selectFrom('productImages')
        .select(['fileId', textShown('productImages', 'alt')])
        .where('productId', '=', input.id)
        .orderBy('position')
        .execute(),
      db
        .selectFrom('productVariants')
        .select(['id', textShown('productVariants', 'size'), 'stock'])
        .where('productId', '=', input.id)
        .orderBy('position')
        .orderBy('id')
        .execute(),
    ])
    if (!row) throw notFound()
    return {
      id: row.id,
      name: row.name ?? '',
      description: row.description ?? '',
      language: parseLanguage(row.language) ?? BASE_LANGUAGE,
      priceCents: row.priceCents,
      images: images.map(({ fileId, alt }) => ({
        address: fileAddress(fileId, 960),
        alt: alt ?? '',
      })),
      variants: variants.map(({ id, size, stock }) => ({ id, size: size ?? '', stock })),
      partner: toPartnerSummary(row),
    }
  },
  cacheTags: ({ output: { id, partner } }) => [`product:${id}`, `partner:${partner.id}`],
})

function notFound(): AppError {
  return new AppError('not_found', m.store_not_found_text())
}
