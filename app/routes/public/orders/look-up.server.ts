import { redirect, type ActionFunctionArgs } from 'react-router'
import { findOrderForLookUp } from '#domain/orders/queries/find-order-for-look-up.ts'
import { mailOrderLink } from '#domain/orders/commands/mail-order-link.ts'
import { sealedOrderPath } from '#domain/orders/order-seal.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { type FormValues } from '#app/request/form.ts'
import { countLookUp, mayMailOrderLink } from '#app/request/enforce-rate-limit.ts'
import { formAction } from '#app/request/form-action.ts'
import { AppError } from '#platform/errors.ts'
import { keeper } from './load-order.server.ts'

type Context = ActionFunctionArgs['context']

/**
 * Finds an order by its number and email address and redirects to it; the error is the same whichever is wrong. After
 * too many failed attempts it emails the link to that address instead, so guessing reveals nothing and nobody is
 * locked out.
 */
export const action = formAction({
  async run({ context, values }) {
    const found = await findOrMail(context, values)
    if (found !== 'mailed') {
      return redirect(sealedOrderPath(context.get(runtimeContext).seal, found))
    }
    const text = m.orders_look_up_mailed()
    return redirectWithFlash('/orders/look-up', { tone: 'info', text })
  },
})

async function findOrMail(context: Context, { number = '', email = '' }: FormValues) {
  const address = email.trim().toLowerCase()
  const counted = await countLookUp(context, address)
  const order = await findOrderForLookUp(keeper(context), { number, email })
  if (!counted) {
    // Not awaited, so that the response time does not reveal whether the order exists.
    if (order) void mail(context, order.id, address)
    return 'mailed'
  }
  if (!order) throw new AppError('bad_input', m.orders_look_up_none())
  await counted.right()
  return order
}

async function mail(context: Context, orderId: string, address: string): Promise<void> {
  try {
    if (await mayMailOrderLink(context, address)) await mailOrderLink(keeper(context), { orderId })
  } catch (error) {
    context.get(runtimeContext).log.warn({ err: error }, 'a link to an order could not be mailed')
  }
}
