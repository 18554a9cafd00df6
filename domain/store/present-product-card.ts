import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { fileAddress } from '../files/file.ts'
import type { ProductCardData } from './product.ts'

export type ProductCardRow = {
  id: string
  name: string
  priceCents: number
  partnerId: string
  organization: string
  imageFileId: string | null
  imageAlt: string | null
  isSoldOut: boolean
}

/** Public products with what a card is made of, in no order yet. */
export function selectProductCards(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('partners', 'partners.id', 'products.partnerId')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('productImages')
          .select(['fileId', 'alt'])
          .whereRef('productId', '=', 'products.id')
          .orderBy('position')
          .limit(1)
          .as('cover'),
      (join) => join.onTrue(),
    )
    .where('products.isPublic', '=', true)
    .select([
      'products.id',
      'products.name',
      'products.priceCents',
      'products.partnerId',
      'partners.name as organization',
      'cover.fileId as imageFileId',
      'cover.alt as imageAlt',
      // Not `exists`: for that the planner would read the variants of all products to show those of a page.
      sql<boolean>`coalesce((
        select max(stock) from product_variants where product_id = products.id
      ), 0) = 0`.as('isSoldOut'),
    ])
}

/** A row of `selectProductCards` as cards show it. */
export function presentProductCard(row: ProductCardRow): ProductCardData {
  return {
    id: row.id,
    name: row.name,
    priceCents: row.priceCents,
    image:
      row.imageFileId === null
        ? null
        : { address: fileAddress(row.imageFileId, 960), alt: row.imageAlt ?? '' },
    partnerId: row.partnerId,
    organization: row.organization,
    isSoldOut: row.isSoldOut,
  }
}
