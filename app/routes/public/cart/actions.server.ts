import { replace } from 'react-router'
import { m } from '#messages'
import { addToCart } from '#domain/orders/commands/add-to-cart.ts'
import { changeCartLine } from '#domain/orders/commands/change-cart-line.ts'
import { removeCartLine } from '#domain/orders/commands/remove-cart-line.ts'
import { readersCart } from '#app/request/cart.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction, type Posted } from '#app/request/form-action.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { CART } from './cart-address.ts'

/**
 * Puts a product in, which the address names, and comes back to its page; or changes or takes out a line, and comes back to
 * the cart. What is refused stays on the page that asked, or shows the cart where no script runs.
 */
export const action = formAction({
  open: ({ context }) => requireFeature(context, 'store'),
  failed: ({ url }) =>
    url.searchParams.has('product') ? m.cart_not_added() : m.cart_not_changed(),
  run: (posted) => (posted.url.searchParams.has('product') ? add(posted) : change(posted)),
})

async function add({ context, values, url: { searchParams } }: Posted) {
  values['product'] = searchParams.get('product') ?? ''
  values['price'] = searchParams.get('price') ?? ''
  const { product: productId, price, size, quantity = '1' } = values
  const seenPriceCents = /^\d{1,9}$/.test(price) ? Number(price) : undefined
  const added = await addToCart(ensureGuest(context), { productId, size, quantity, seenPriceCents })
  await readersCart(context)
  const { name: product, size: word, quantity: count } = added
  const text = word
    ? m.cart_added_size({ quantity: count, product, size: word })
    : m.cart_added({ quantity: count, product })
  return redirectWithFlash(
    `/store/${added.productId}`,
    { tone: 'success', text },
    // The page that was left is the one that comes: going back skips it.
    { 'X-Remix-Replace': 'true' },
  )
}

async function change({ context, values }: Posted) {
  const { line: lineId = '', intent, quantity = '', step } = values
  const caller = ensureGuest(context)
  await (intent === 'remove'
    ? removeCartLine(caller, { lineId })
    : changeCartLine(caller, { lineId, quantity: stepped(quantity, step) }))
  await readersCart(context)
  return replace(CART)
}

/** One more or one less than the field said, where a button was pressed that says so. */
function stepped(quantity: string, step: string | undefined): string {
  const whole = /^\d{1,4}$/.test(quantity)
  return whole && (step === '1' || step === '-1')
    ? String(Number(quantity) + Number(step))
    : quantity
}
