import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'
import { fileAddress } from '../files/file.ts'
import { lineTotal, type Cart, type CartLine } from './cart.ts'
import { ownLines } from './own-lines.ts'

/**
 * What this person has in the cart, as it stands in this transaction: prices, stock and whether it is offered are those of
 * now. Of what is not public nothing is told, also to those who may see it elsewhere.
 */
export async function readCart(db: Db, actor: Actor): Promise<Cart> {
  const rows = await db
    .selectFrom('cart_lines')
    .leftJoin('product_variants', 'product_variants.id', 'cart_lines.variant_id')
    .leftJoin('products', (join) =>
      join
        .onRef('products.id', '=', 'product_variants.product_id')
        .on('products.is_public', '=', true),
    )
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
    .where(ownLines(actor))
    .select([
      'cart_lines.id',
      'cart_lines.variant_id',
      'cart_lines.quantity',
      'cart_lines.seen_price_cents',
      'products.id as product_id',
      'products.name',
      'products.price_cents',
      'product_variants.size',
      'product_variants.stock',
      'products.partner_id',
      'cover.file_id as image_file_id',
      'cover.alt as image_alt',
    ])
    .select(sql<string | null>`app.organization_name(products.partner_id)`.as('organization'))
    .orderBy(sql`products.id is null`)
    .orderBy(
      sql`min(cart_lines.created_at) over (partition by products.partner_id), products.partner_id, cart_lines.created_at, cart_lines.id`,
    )
    .execute()
  return sumUp(rows.map(presentLine))
}

type Row = {
  id: string
  variant_id: string
  quantity: number
  seen_price_cents: number
  product_id: string | null
  name: string | null
  price_cents: number | null
  size: string | null
  stock: number | null
  partner_id: string | null
  organization: string | null
  image_file_id: string | null
  image_alt: string | null
}

function presentLine(row: Row): CartLine {
  const isOffered = row.product_id !== null
  return {
    id: row.id,
    variantId: row.variant_id,
    isOffered,
    productId: row.product_id ?? '',
    name: row.name ?? '',
    size: (isOffered && row.size) || '',
    image:
      row.image_file_id === null
        ? null
        : { address: fileAddress(row.image_file_id, 480), alt: row.image_alt ?? '' },
    partnerId: row.partner_id ?? '',
    organization: row.organization ?? '',
    quantity: row.quantity,
    priceCents: row.price_cents ?? 0,
    seenPriceCents: row.seen_price_cents,
    stock: isOffered ? (row.stock ?? 0) : 0,
  }
}

function sumUp(lines: CartLine[]): Cart {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const totalCents = lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0)
  return { lines, count, totalCents }
}
