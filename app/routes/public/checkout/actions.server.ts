import { redirect } from 'react-router'
import { placeOrder } from '#domain/orders/commands/place-order.ts'
import { createCheckoutSession } from '#domain/settlement/create-checkout-session.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { m } from '#messages'
import { writeCartCount } from '#app/request/cart.ts'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { keyedBy } from '#app/request/form-key.ts'
import { ensureGuest } from '#app/request/guest.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { rememberGuestActivity } from '#app/request/merge-guest.ts'
import { isAppError } from '#platform/errors.ts'

/** Places the order, then redirects to its page, or to the card payment. */
export const action = formAction({
  open: ({ context }) => requireFeature(context, 'store'),
  limit: 'order',
  async run({ context, values }) {
    const ways = paymentMethods(context.get(runtimeContext))
    // If the chosen method is no longer offered, use the first that is.
    const provider = ways.find((way) => way === values['provider']) ?? ways[0] ?? 'offline'
    const keyed = keyedBy(ensureGuest(context, values), values['key'])
    const placed = await placeOrder(keyed, { ...values, provider })
    writeCartCount(context, 0)
    rememberGuestActivity(context)
    const { number, paymentId } = placed
    const page = `/orders/${number}`
    if (placed.provider === 'offline') return redirect(page)
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
      // The order is placed; its page offers to pay.
      return redirectWithFlash(page, {
        tone: 'info',
        title: m.checkout_placed_title(),
        text: m.checkout_pay_later({ number }),
      })
    }
  },
})
