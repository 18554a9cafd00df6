import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { textShown } from '#platform/database/in-page-language.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { lockCart } from '../lock-cart.ts'
import { putInCart } from '../put-in-cart.ts'
import { quantitySchema } from '../quantity-schema.ts'

/**
 * Adds a product to the caller's cart, on top of what it already holds of it; reserves no stock. `variantId` names the
 * size; otherwise `productId` and `size` do, and a product with one size needs no `size`. `seenPriceCents` is the price
 * the page showed, so that a change is reported later; the caller never sets the price itself.
 *
 * @throws AppError not_found if the product is not offered; bad_input for an invalid quantity or size; conflict beyond
 * the stock, 99 units of a variant, or 50 lines.
 */
export const addToCart = command({
  name: 'cart.add-to-cart',
  for: 'guest',
  feature: 'store',
  input: z.object({
    variantId: z.string().optional(),
    productId: z.string().optional(),
    size: z.string().optional(),
    quantity: quantitySchema,
    seenPriceCents: z.int().min(1).max(100_000_000).optional().catch(undefined),
  }),
  async run({ db, actor, input, now }) {
    const { quantity } = input
    const size = await findSize(db, input)
    const seenPriceCents = input.seenPriceCents ?? size.priceCents
    await lockCart(db, actor)
    await putInCart(db, actor, {
      variantId: size.id,
      quantity,
      stock: size.stock,
      seenPriceCents,
      now,
    })
    return { productId: size.productId, name: size.name ?? '', size: size.size ?? '', quantity }
  },
})

type Wish = {
  variantId?: string | undefined
  productId?: string | undefined
  size?: string | undefined
}

async function findSize(db: Db, { variantId, productId, size }: Wish) {
  const rows = await db
    .selectFrom('productVariants')
    .innerJoin('products', 'products.id', 'productVariants.productId')
    .where('products.isPublic', '=', true)
    .where((eb) =>
      eb.and([
        ...(variantId === undefined ? [] : [eb('productVariants.id', '=', known(variantId))]),
        ...(productId === undefined ? [] : [eb('products.id', '=', known(productId))]),
        ...((variantId ?? productId) ? [] : [eb.val(false)]),
      ]),
    )
    .select([
      'productVariants.id',
      textShown('productVariants', 'size'),
      'productVariants.size as firstSize',
      'productVariants.stock',
      'products.id as productId',
      textShown('products', 'name'),
      'products.priceCents',
    ])
    .execute()
  if (rows.length === 0) throw new AppError('not_found', m.store_not_found_text())
  const found =
    rows.length === 1 && !size
      ? rows[0]
      : (rows.find((row) => row.size === size) ?? rows.find((row) => row.firstSize === size))
  if (found) return found
  const sentence = m.cart_choose_size()
  throw new AppError('bad_input', sentence, { fields: { size: sentence } })
}

function known(id: string): string {
  if (isId(id)) return id
  throw new AppError('not_found', m.store_not_found_text())
}
