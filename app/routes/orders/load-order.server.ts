import { data, type LoaderFunctionArgs } from 'react-router'
import { getOrderByKey } from '#domain/orders/get-order-by-key.ts'
import { getOwnOrder } from '#domain/orders/get-own-order.ts'
import { openOrderSeal } from '#domain/orders/order-seal.ts'
import { readOrderNumber } from '#domain/orders/order.ts'
import type { Order } from '#domain/orders/present-order.ts'
import { houseContext } from '#app/request/context.ts'
import { callerOf, perform, translateRefusal } from '#app/request/perform.ts'
import type { Caller } from '#platform/operation.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>

export type FoundOrder = { order: Order; isByKey: boolean }

/** The order of an address: by the key that it carries, else the visitor's or member's own. @throws the answer 404. */
export async function loadOrder({ request, params, context }: Args): Promise<FoundOrder> {
  const number = readOrderNumber(params['number'] ?? '')
  if (number === null) throw data(null, { status: 404 })
  const { seal } = context.get(houseContext)
  const key = new URL(request.url).searchParams.get('key')
  const orderId = key === null ? null : openOrderSeal(seal, key)
  if (orderId !== null) {
    const order = await translateRefusal(getOrderByKey(keeper(context), { orderId, number }))
    return { order, isByKey: true }
  }
  if (callerOf(context).actor.kind === 'visitor') throw data(null, { status: 404 })
  return { order: await perform(context, getOwnOrder, { number }), isByKey: false }
}

/** A key is the permission; whoever is signed in does not matter. */
export function keeper(context: Args['context']): Caller {
  return {
    ...callerOf(context),
    actor: { kind: 'system', job: 'orders by key', isAwaited: true },
  }
}
