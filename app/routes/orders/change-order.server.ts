import { redirect, type ActionFunctionArgs } from 'react-router'
import { cancelOrderByKey } from '#domain/orders/commands/cancel-order-by-key.ts'
import { cancelOwnOrder } from '#domain/orders/commands/cancel-own-order.ts'
import { createCheckoutSession } from '#domain/payments/create-checkout-session.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { callerOf, tryOperation } from '#app/request/run-operation.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { buyAgain } from './buy-again.server.ts'
import { keeper, loadOrder, type FoundOrder } from './load-order.server.ts'

/** What the page of an order can do: pay it by card, cancel it unpaid, buy the same once more. */
export async function changeOrder(args: ActionFunctionArgs) {
  const { request, context } = args
  const values = await parseForm(request)
  const found = await loadOrder(args)
  switch (values['intent']) {
    case 'pay':
      return pay(args, found)
    case 'cancel':
      return cancel(args, found)
    case 'again':
      return buyAgain(context, found.order.id)
    default:
      return formErrors(new AppError('bad_request', m.orders_failed()), {}, m.orders_failed())
  }
}

async function pay({ request, context }: ActionFunctionArgs, { order }: FoundOrder) {
  const here = addressOf(request, order.number)
  try {
    const address = await createCheckoutSession(callerOf(context), {
      paymentId: order.payment.id,
      description: m.orders_described({ number: order.number }),
      email: order.recipient.email,
      returnTo: `${here}${here.includes('?') ? '&' : '?'}paid=1`,
      cancelTo: here,
    })
    return redirect(address)
  } catch (error) {
    if (!isAppError(error)) throw error
    return formErrors(
      error.code === 'unavailable'
        ? new AppError('unavailable', m.orders_provider_away(), { retryAfter: 10, cause: error })
        : error,
      {},
      m.orders_failed(),
    )
  }
}

async function cancel({ request, context }: ActionFunctionArgs, { order, isByKey }: FoundOrder) {
  const { id: orderId, number } = order
  const done = await tryOperation(() =>
    isByKey
      ? cancelOrderByKey(keeper(context), { orderId })
      : cancelOwnOrder(callerOf(context), { orderId }),
  )
  if (!done.done) return formErrors(done.refusal, {}, m.orders_failed())
  return redirectWithFlash(addressOf(request, number), {
    tone: 'success',
    title: m.orders_cancelled_title(),
    text: m.orders_cancelled_text({ number }),
  })
}

/** The page's own address, with the key that led there. Not the request's: scripts ask for a page's data at another. */
function addressOf(request: Request, number: string): string {
  const key = new URL(request.url).searchParams.get('key')
  return `/orders/${number}${key === null ? '' : `?${new URLSearchParams({ key })}`}`
}
