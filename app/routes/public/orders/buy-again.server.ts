import { fillCartAgain, type FilledAgain } from '#domain/orders/commands/fill-cart-again.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { readersCart } from '#app/request/cart.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import type { Posted } from '#app/request/form-action.ts'

/** Refills the cart from an order and redirects to it, with a message about what was added and what was not. */
export async function buyAgain(
  { caller, context }: Pick<Posted, 'caller' | 'context'>,
  orderId: string,
): Promise<Response> {
  const filled = await fillCartAgain(caller, { orderId })
  // The response updates the badge of a visitor's cart.
  await readersCart(context)
  return redirectWithFlash('/cart', {
    tone: filled.missing.length + filled.fewer.length > 0 ? 'info' : 'success',
    title: m.orders_again_title(),
    text: wordsOf(filled),
  })
}

function wordsOf({ added, missing, fewer }: FilledAgain): string {
  return [
    m.orders_again_added({ count: added }),
    ...(fewer.length > 0 ? [m.orders_again_fewer({ names: format.list(fewer) })] : []),
    ...(missing.length > 0 ? [m.orders_again_missing({ names: format.list(missing) })] : []),
  ].join(' ')
}
