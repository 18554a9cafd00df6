import { redirect, type ActionFunctionArgs } from 'react-router'
import { placeOrder } from '#domain/orders/commands/place-order.ts'
import { createCheckoutSession } from '#domain/payments/create-checkout-session.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { m } from '#messages'
import { writeCartCount } from '#app/request/cart.ts'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { enforceRateLimit } from '#app/request/enforce-rate-limit.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { rememberDeed } from '#app/request/take-over.ts'
import { isId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'

/** Places the order of a posted checkout; then to the order's page, or to where it is paid by card. */
export async function place({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  requireFeature(context, 'store')
  const values = await parseForm(request)
  const ways = paymentMethods(context.get(runtimeContext))
  // A way that is not offered here any more leads to the first that is.
  const provider = ways.find((way) => way === values['provider']) ?? ways[0] ?? 'offline'
  const { key } = values
  const done = await tryOperation(async () => {
    await enforceRateLimit(context, 'order')
    const caller = ensureGuest(context, values)
    return placeOrder(isId(key) ? { ...caller, key } : caller, { ...values, provider })
  })
  if (!done.done) return formErrors(done.refusal, values, m.checkout_failed())

  writeCartCount(context, 0)
  rememberDeed(context)
  const { number, paymentId } = done.value
  const page = `/orders/${number}`
  if (done.value.provider === 'offline') {
    return redirectWithFlash(page, {
      tone: 'success',
      title: m.checkout_placed_title(),
      text: m.checkout_placed_text({ number }),
    })
  }
  try {
    const address = await createCheckoutSession(ensureGuest(context), {
      paymentId,
      description: m.orders_described({ number }),
      email: values['email'] ?? '',
      returnTo: `${page}?paid=1`,
      cancelTo: page,
    })
    return redirect(address)
  } catch (error) {
    if (!isAppError(error)) throw error
    // The order stands; its page offers to pay.
    return redirectWithFlash(page, {
      tone: 'info',
      title: m.checkout_placed_title(),
      text: m.checkout_pay_later({ number }),
    })
  }
}
