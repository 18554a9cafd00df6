import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'
import { ownLines } from './own-lines.ts'

/** Records that the caller has seen and accepted the current price of every line in the cart. */
export async function acceptPrices(db: Db, actor: Actor): Promise<void> {
  const price = sql<number>`(select products.price_cents from products
    join product_variants on product_variants.product_id = products.id
    where product_variants.id = cart_lines.variant_id and products.is_public)`
  await db
    .updateTable('cartLines')
    .set({ seenPriceCents: price })
    .where(ownLines(actor))
    .where(sql<boolean>`${price} <> seen_price_cents`)
    .execute()
}
