import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { lineName } from '../line-name.ts'
import { QUANTITY_MOST } from '../cart.ts'
import { lockCart } from '../lock-cart.ts'
import { putInCart } from '../put-in-cart.ts'
import { ownLines } from '../own-lines.ts'

export type FilledAgain = {
  /** Units added to the cart. */
  added: number
  /** Names of ordered products that cannot be bought now. */
  missing: string[]
  /** Names of products added in a smaller quantity than ordered. */
  fewer: string[]
}

/**
 * Adds the items of the caller's past order to the cart again, at current prices, as far as they are offered and in stock.
 *
 * @throws AppError not_found if the order is not the caller's; conflict if nothing can be added.
 */
export const fillCartAgain = command({
  name: 'cart.fill-cart-again',
  for: 'guest',
  feature: 'store',
  input: z.object({ orderId: z.uuid() }),
  async run({ db, actor, input, now }): Promise<FilledAgain> {
    const order = await db
      .selectFrom('orders')
      // An organization can also read the orders it sends; those are not its own.
      .where((eb) =>
        actor.kind === 'member'
          ? eb('userId', '=', actor.userId)
          : eb('guestId', '=', actor.kind === 'guest' ? actor.guestId : null),
      )
      .where('id', '=', input.orderId)
      .select('id')
      .executeTakeFirst()
    if (!order) throw new AppError('not_found', m.cart_no_order())
    const ordered = await db
      .selectFrom('orderLines')
      .innerJoin('partnerOrders', 'partnerOrders.id', 'orderLines.partnerOrderId')
      .leftJoin('productVariants', 'productVariants.id', 'orderLines.variantId')
      .leftJoin('products', (join) =>
        join
          .onRef('products.id', '=', 'productVariants.productId')
          .on('products.isPublic', '=', true),
      )
      .where('partnerOrders.orderId', '=', order.id)
      .select([
        'orderLines.variantId',
        'orderLines.productName',
        'orderLines.size',
        'orderLines.quantity',
        'products.priceCents',
        'productVariants.stock',
      ])
      .orderBy('orderLines.productName')
      .orderBy('orderLines.id')
      .execute()

    await lockCart(db, actor)
    const own = await db
      .selectFrom('cartLines')
      .where(ownLines(actor))
      .select(['variantId', 'quantity'])
      .execute()
    const filled: FilledAgain = { added: 0, missing: [], fewer: [] }
    for (const { variantId, productName, size, quantity, priceCents, stock } of ordered) {
      const product = lineName(productName)
      const name = size === '' ? product : m.store_about_choice({ product, size })
      if (variantId === null || priceCents === null || !stock) {
        filled.missing.push(name)
        continue
      }
      const before = own.find((line) => line.variantId === variantId)?.quantity ?? 0
      const more = Math.min(quantity, Math.min(stock, QUANTITY_MOST) - before)
      if (more < quantity) filled.fewer.push(name)
      if (more < 1) continue
      const wish = {
        variantId,
        quantity: more,
        stock,
        seenPriceCents: priceCents,
        now,
      }
      await putInCart(db, actor, wish)
      filled.added += more
    }
    if (filled.added === 0) throw new AppError('conflict', m.cart_nothing_again())
    return filled
  },
})
