import { replace, type RouterContextProvider } from 'react-router'
import { m } from '#messages'
import { addToCart } from '#domain/orders/commands/add-to-cart.ts'
import { changeCartLine } from '#domain/orders/commands/change-cart-line.ts'
import { removeCartLine } from '#domain/orders/commands/remove-cart-line.ts'
import { readersCart } from '#app/request/cart.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors, type FormValues } from '#app/request/form.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { CART } from './cart-address.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Puts a product in, which the address names, and comes back to its page; or changes or takes out a line, and comes back to
 * the cart. What is refused stays on the page that asked, or shows the cart where no script runs.
 */
export async function submitCart(request: Request, context: Context) {
  requireFeature(context, 'store')
  const values = await parseForm(request)
  const { searchParams } = new URL(request.url)
  const productId = searchParams.get('product')
  return productId === null
    ? change(context, values)
    : add(context, { ...values, product: productId, price: searchParams.get('price') ?? '' })
}

async function add(context: Context, values: FormValues) {
  const { product: productId, price, size, quantity = '1' } = values
  const seenPriceCents = /^\d{1,9}$/.test(price ?? '') ? Number(price) : undefined
  const caller = ensureGuest(context)
  const added = await tryOperation(() =>
    addToCart(caller, { productId, size, quantity, seenPriceCents }),
  )
  if (!added.done) return formErrors(added.refusal, values, m.cart_not_added())
  await readersCart(context)
  const { name: product, size: word, quantity: count } = added.value
  const text = word
    ? m.cart_added_size({ quantity: count, product, size: word })
    : m.cart_added({ quantity: count, product })
  return redirectWithFlash(
    `/store/${added.value.productId}`,
    { tone: 'success', text },
    // The page that was left is the one that comes: going back skips it.
    { 'X-Remix-Replace': 'true' },
  )
}

async function change(context: Context, values: FormValues) {
  const { line: lineId = '', intent, quantity = '', step } = values
  const caller = ensureGuest(context)
  const changed = await tryOperation(() =>
    intent === 'remove'
      ? removeCartLine(caller, { lineId })
      : changeCartLine(caller, { lineId, quantity: stepped(quantity, step) }),
  )
  if (!changed.done) return formErrors(changed.refusal, values, m.cart_not_changed())
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
