import { data, type LoaderFunctionArgs } from 'react-router'
import { getOrderByKey } from '#domain/orders/queries/get-order-by-key.ts'
import { getOwnOrder } from '#domain/orders/queries/get-own-order.ts'
import { openOrderSeal } from '#domain/orders/order-seal.ts'
import { readOrderNumber } from '#domain/orders/order.ts'
import type { Order } from '#domain/orders/present-order.ts'
import { runtimeContext } from '#app/request/context.ts'
import { toErrorResponse, callerOf, rethrowAsResponse } from '#app/request/run-operation.ts'
import { isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'

type Args = Pick<LoaderFunctionArgs, 'context' | 'params' | 'request'>

export type FoundOrder = { order: Order; isByKey: boolean }

/** The order of an address: the visitor's or member's own, else by the key that it carries. @throws the answer 404. */
export async function loadOrder({ request, params, context }: Args): Promise<FoundOrder> {
  const number = readOrderNumber(params['number'] ?? '')
  if (number === null) throw data(null, { status: 404 })
  const key = new URL(request.url).searchParams.get('key')
  const { seal } = context.get(runtimeContext)
  const orderId = key === null ? null : openOrderSeal(seal, key)
  if (callerOf(context).actor.kind !== 'visitor') {
    // One's own comes first, also behind the mail's link: it offers more than a key does.
    const own = await findOwn(context, number)
    if (own) return { order: own, isByKey: false }
  }
  if (orderId === null) throw data(null, { status: 404 })
  const order = await rethrowAsResponse(getOrderByKey(keeper(context), { orderId, number }))
  return { order, isByKey: true }
}

async function findOwn(context: Args['context'], number: number): Promise<Order | null> {
  try {
    return await getOwnOrder(callerOf(context), { number })
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return null
    throw toErrorResponse(error)
  }
}

/** A key is the permission; whoever is signed in does not matter. */
export function keeper(context: Args['context']): Caller {
  return {
    ...callerOf(context),
    actor: { kind: 'system', job: 'orders by key', isAwaited: true },
  }
}
