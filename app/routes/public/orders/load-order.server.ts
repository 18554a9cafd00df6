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

/** The order of a URL: the caller's own, or the one its key opens. @throws a 404 response. */
export async function loadOrder({ request, params, context }: Args): Promise<FoundOrder> {
  const number = readOrderNumber(params['number'] ?? '')
  if (number === null) throw data(null, { status: 404 })
  const key = new URL(request.url).searchParams.get('key')
  const { seal } = context.get(runtimeContext)
  const orderId = key === null ? null : openOrderSeal(seal, key)
  if (callerOf(context).actor.kind !== 'visitor') {
    // The caller's own order takes precedence, even with a key in the URL: it allows more than a key does.
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

/** The key is the permission; the session does not matter. */
export function keeper(context: Args['context']): Caller {
  return {
    ...callerOf(context),
    actor: { kind: 'system', job: 'orders by key', isAwaited: true },
  }
}
