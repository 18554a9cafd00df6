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
 * Adds the product in the URL and redirects to its page; or changes or removes a line and redirects to the cart.
 * Errors are shown on the page that posted, or in the cart without scripts.
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
    // The redirect leads back to the current page, so it must not add a history entry.
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

/** Applies the plus or minus button to the quantity in the field. */
function stepped(quantity: string, step: string | undefined): string {
  const whole = /^\d{1,4}$/.test(quantity)
  return whole && (step === '1' || step === '-1')
    ? String(Number(quantity) + Number(step))
    : quantity
}
