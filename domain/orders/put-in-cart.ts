import { m } from '#messages'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { CART_LINES_MOST, QUANTITY_MOST } from './cart.ts'
import { fewerLeft } from './fewer-left.ts'
import { ownLines } from './own-lines.ts'

type Wish = {
  variantId: string
  quantity: number
  /** Units in stock. */
  stock: number
  /** The unit price the user was shown. */
  seenPriceCents: number
  now: Date
}

/**
 * Adds units of a variant to the caller's cart, which must be locked (`lockCart`).
 *
 * @throws AppError conflict beyond the stock, 99 units of a variant, or 50 lines; the cart is unchanged then.
 */
export async function putInCart(db: Db, actor: Actor, wish: Wish): Promise<void> {
  const { variantId, quantity, stock, seenPriceCents, now } = wish
  const own = await db
    .selectFrom('cartLines')
    .where(ownLines(actor))
    .select(['variantId', 'quantity'])
    .execute()
  const before = own.find((line) => line.variantId === variantId)?.quantity ?? 0
  if (stock === 0) throw refused(m.cart_sold_out())
  if (before + quantity > stock) throw refused(fewerLeft(stock, before))
  if (before + quantity > QUANTITY_MOST) throw refused(m.cart_most_of_one({ most: QUANTITY_MOST }))
  if (before === 0 && own.length >= CART_LINES_MOST) {
    throw refused(m.cart_full({ most: CART_LINES_MOST }))
  }
  const whose =
    actor.kind === 'member'
      ? { userId: actor.userId }
      : { guestId: actor.kind === 'guest' ? actor.guestId : null }
  const line = { id: newId(now), variantId, quantity, seenPriceCents }
  await db
    .insertInto('cartLines')
    .values({ ...line, ...whose, createdAt: now, updatedAt: now })
    .onConflict((at) =>
      at
        .columns([actor.kind === 'member' ? 'userId' : 'guestId', 'variantId'])
        .doUpdateSet((eb) => ({
          quantity: eb('cartLines.quantity', '+', quantity),
          seenPriceCents,
          updatedAt: now,
        })),
    )
    .execute()
}

function refused(sentence: string): AppError {
  return new AppError('conflict', sentence, { fields: { quantity: sentence } })
}
