import { redirect } from 'react-router'
import { cancelOrderByKey } from '#domain/orders/commands/cancel-order-by-key.ts'
import { cancelOwnOrder } from '#domain/orders/commands/cancel-own-order.ts'
import { createCheckoutSession } from '#domain/settlement/create-checkout-session.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { buyAgain } from './buy-again.server.ts'
import { keeper, loadOrder } from './load-order.server.ts'

/** The actions of an order's page: pay by card, cancel while unpaid, buy again. */
export const action = formAction({
  open: loadOrder,
  intents: {
    async pay({ caller, order, url }) {
      const here = addressOf(url, order.number)
      try {
        const address = await createCheckoutSession(caller, {
          paymentId: order.payment.id,
          description: m.orders_described({ number: order.number }),
          email: order.recipient.email,
          returnTo: `${here}${here.includes('?') ? '&' : '?'}paid=1`,
          cancelTo: here,
        })
        return redirect(address)
      } catch (error) {
        if (!isAppError(error) || error.code !== 'unavailable') throw error
        throw new AppError('unavailable', m.orders_provider_away(), {
          retryAfter: 10,
          cause: error,
        })
      }
    },
    async cancel({ caller, context, order: { id: orderId, number }, isByKey, url }) {
      await (isByKey
        ? cancelOrderByKey(keeper(context), { orderId })
        : cancelOwnOrder(caller, { orderId }))
      return redirectWithFlash(addressOf(url, number), {
        tone: 'success',
        title: m.orders_cancelled_title(),
        text: m.orders_cancelled_text({ number }),
      })
    },
    again: (posted) => buyAgain(posted, posted.order.id),
  },
})

/** The page's URL with its key. Not `request.url`: with scripts, the router requests a page's data at another URL. */
function addressOf(url: URL, number: string): string {
  const key = url.searchParams.get('key')
  return `/orders/${number}${key === null ? '' : `?${new URLSearchParams({ key })}`}`
}
