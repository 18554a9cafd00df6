import type { RouterContextProvider } from 'react-router'
import { fillCartAgain, type FilledAgain } from '#domain/orders/commands/fill-cart-again.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { readersCart } from '#app/request/cart.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'

/** Fills the cart as it was for an order, leads there, and tells what came in and what could not. */
export async function buyAgain(context: Readonly<RouterContextProvider>, orderId: string) {
  const done = await tryOperation(() => fillCartAgain(callerOf(context), { orderId }))
  if (!done.done) return formErrors(done.refusal, {}, m.orders_failed())
  // The badge of a visitor's cart is told with the answer.
  await readersCart(context)
  return redirectWithFlash('/cart', {
    tone: done.value.missing.length + done.value.fewer.length > 0 ? 'info' : 'success',
    title: m.orders_again_title(),
    text: wordsOf(done.value),
  })
}

function wordsOf({ added, missing, fewer }: FilledAgain): string {
  return [
    m.orders_again_added({ count: added }),
    ...(fewer.length > 0 ? [m.orders_again_fewer({ names: format.list(fewer) })] : []),
    ...(missing.length > 0 ? [m.orders_again_missing({ names: format.list(missing) })] : []),
  ].join(' ')
}
