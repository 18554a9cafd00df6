import { redirect, type ActionFunctionArgs } from 'react-router'
import { placeOrder } from '#domain/orders/commands/place-order.ts'
import { openCheckout } from '#domain/payments/open-checkout.ts'
import { waysToPay } from '#domain/payments/ways-to-pay.ts'
import { m } from '#messages'
import { writeCartCount } from '#app/request/cart.ts'
import { houseContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm } from '#app/request/form.ts'
import { guestOrMember } from '#app/request/guest.ts'
import { limitTries } from '#app/request/limit-tries.ts'
import { attempt } from '#app/request/perform.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { rememberDeed } from '#app/request/take-over.ts'
import { isId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'

/** Places the order of a posted checkout; then to the order's page, or to where it is paid by card. */
export async function place({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) {
  requireFeature(context, 'store')
  const values = await readForm(request)
  const ways = waysToPay(context.get(houseContext))
  // A way that is not offered here any more leads to the first that is.
  const provider = ways.find((way) => way === values['provider']) ?? ways[0] ?? 'offline'
  const { key } = values
  const done = await attempt(async () => {
    await limitTries(context, 'order')
    const caller = guestOrMember(context, values)
    return placeOrder(isId(key) ? { ...caller, key } : caller, { ...values, provider })
  })
  if (!done.done) return refuseForm(done.refusal, values, m.checkout_failed())

  writeCartCount(context, 0)
  rememberDeed(context)
  const { number, paymentId } = done.value
  const page = `/orders/${number}`
  if (done.value.provider === 'offline') {
    return flashed(page, {
      tone: 'success',
      title: m.checkout_placed_title(),
      text: m.checkout_placed_text({ number }),
    })
  }
  try {
    const address = await openCheckout(guestOrMember(context), {
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
    return flashed(page, {
      tone: 'info',
      title: m.checkout_placed_title(),
      text: m.checkout_pay_later({ number }),
    })
  }
}
