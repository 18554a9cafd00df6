import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { fileAddress } from '../files/file.ts'
import type { ProductCard } from './product.ts'

export type ProductCardRow = {
  id: string
  name: string
  price_cents: number
  partner_id: string
  organization: string
  image_file_id: string | null
  image_alt: string | null
  is_sold_out: boolean
}

/** Public products with what a card is made of, in no order yet. */
export function selectProductCards(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('partners', 'partners.id', 'products.partner_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('product_images')
          .select(['file_id', 'alt'])
          .whereRef('product_id', '=', 'products.id')
          .orderBy('position')
          .limit(1)
          .as('cover'),
      (join) => join.onTrue(),
    )
    .where('products.is_public', '=', true)
    .select([
      'products.id',
      'products.name',
      'products.price_cents',
      'products.partner_id',
      'partners.name as organization',
      'cover.file_id as image_file_id',
      'cover.alt as image_alt',
      // Not `exists`: for that the planner would read the variants of all products to show those of a page.
      sql<boolean>`coalesce((
        select max(stock) from product_variants where product_id = products.id
      ), 0) = 0`.as('is_sold_out'),
    ])
}

/** A row of `selectProductCards` as cards show it. */
export function presentProductCard(row: ProductCardRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    priceCents: row.price_cents,
    image:
      row.image_file_id === null
        ? null
        : { address: fileAddress(row.image_file_id, 960), alt: row.image_alt ?? '' },
    partnerId: row.partner_id,
    organization: row.organization,
    isSoldOut: row.is_sold_out,
  }
}
