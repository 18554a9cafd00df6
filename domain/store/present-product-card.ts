import { sql } from 'kysely'
import { languageShown, nameShown, textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { BASE_LANGUAGE } from '#platform/text/language.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { fileAddress } from '../files/file.ts'
import type { ProductCardData } from './product.ts'

export type ProductCardRow = {
  id: string
  name: string | null
  language: string
  priceCents: number
  partnerId: string
  organization: string | null
  imageFileId: string | null
  imageAlt: string | null
  isSoldOut: boolean
}

/** Selects public products with the fields of a card, unordered. */
export function selectProductCards(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('partners', 'partners.id', 'products.partnerId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('productImages')
          .select(['fileId', textShown('productImages', 'alt')])
          .whereRef('productId', '=', 'products.id')
          .orderBy('position')
          .limit(1)
          .as('cover'),
      (join) => join.onTrue(),
    )
    .where('products.isPublic', '=', true)
    .select([
      'products.id',
      textShown('products', 'name'),
      languageShown('products'),
      'products.priceCents',
      'products.partnerId',
      nameShown('partners.names', 'partners.name', 'organization'),
      'cover.fileId as imageFileId',
      'cover.alt as imageAlt',
      // Not `exists`: with it, the planner would read the variants of all products to show one page.
      sql<boolean>`coalesce((
        select max(stock) from product_variants where product_id = products.id
      ), 0) = 0`.as('isSoldOut'),
    ])
}

/** Converts a row of `selectProductCards` to card data. */
export function presentProductCard(row: ProductCardRow): ProductCardData {
  return {
    id: row.id,
    name: row.name ?? '',
    language: parseLanguage(row.language) ?? BASE_LANGUAGE,
    priceCents: row.priceCents,
    image:
      row.imageFileId === null
        ? null
        : { address: fileAddress(row.imageFileId, 960), alt: row.imageAlt ?? '' },
    partnerId: row.partnerId,
    organization: row.organization ?? '',
    isSoldOut: row.isSoldOut,
  }
}
