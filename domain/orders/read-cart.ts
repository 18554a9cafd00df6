import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import { nameShown, textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { fileAddress } from '../files/file.ts'
import { lineTotal, type Cart, type CartLine } from './cart.ts'
import { ownLines } from './own-lines.ts'

/**
 * Reads the caller's cart in this transaction, with current prices, stock and availability. Details of a product that
 * is not public are left out, even for those who can see it elsewhere.
 */
export async function readCart(db: Db, actor: Actor): Promise<Cart> {
  const rows = await db
    .selectFrom('cartLines')
    .leftJoin('productVariants', 'productVariants.id', 'cartLines.variantId')
    .leftJoin('products', (join) =>
      join
        .onRef('products.id', '=', 'productVariants.productId')
        .on('products.isPublic', '=', true),
    )
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
    .where(ownLines(actor))
    .select([
      'cartLines.id',
      'cartLines.variantId',
      'cartLines.quantity',
      'cartLines.seenPriceCents',
      'products.id as productId',
      textShown('products', 'name')(),
      'products.priceCents',
      textShown('productVariants', 'size')(),
      'productVariants.stock',
      'products.partnerId',
      'cover.fileId as imageFileId',
      'cover.alt as imageAlt',
    ])
    // A subquery per row: a join would read every name.
    .select((eb) =>
      eb
        .selectFrom('publicPartnerNames as organization')
        .select(nameShown('organization.names', 'organization.name', 'name'))
        .whereRef('organization.id', '=', 'products.partnerId')
        .as('organization'),
    )
    .orderBy(sql`products.id is null`)
    .orderBy(
      sql`min(cart_lines.created_at) over (partition by products.partner_id), products.partner_id, cart_lines.created_at, cart_lines.id`,
    )
    .execute()
  return sumUp(rows.map(presentLine))
}

type Row = {
  id: string
  variantId: string
  quantity: number
  seenPriceCents: number
  productId: string | null
  name: string | null
  priceCents: number | null
  size: string | null
  stock: number | null
  partnerId: string | null
  organization: string | null
  imageFileId: string | null
  imageAlt: string | null
}

function presentLine(row: Row): CartLine {
  const isOffered = row.productId !== null
  return {
    id: row.id,
    variantId: row.variantId,
    isOffered,
    productId: row.productId ?? '',
    name: row.name ?? '',
    size: (isOffered && row.size) || '',
    image:
      row.imageFileId === null
        ? null
        : { address: fileAddress(row.imageFileId, 480), alt: row.imageAlt ?? '' },
    partnerId: row.partnerId ?? '',
    organization: row.organization ?? '',
    quantity: row.quantity,
    priceCents: row.priceCents ?? 0,
    seenPriceCents: row.seenPriceCents,
    stock: isOffered ? (row.stock ?? 0) : 0,
  }
}

function sumUp(lines: CartLine[]): Cart {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const totalCents = lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0)
  return { lines, count, totalCents }
}
