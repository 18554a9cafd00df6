import { data, type ActionFunctionArgs } from 'react-router'
import { recordPaymentEvent } from '#domain/payments/commands/record-payment-event.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { isForeignMessage, isProviderAway, type PaymentEvent } from '#platform/payments/provider.ts'

/**
 * Where Stripe tells what has happened. Its signature is the permission: no session counts here, and no cookie. 200
 * means that it need not be told again; 5xx that it could not be written, and 409 that what it is about was not told yet,
 * so that Stripe tells it again.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return answer(405, { Allow: 'POST' })
  const { payments, log } = context.get(runtimeContext)
  if (!payments) return answer(404)
  // As it came: the signature is of every byte.
  const body = await request.text()
  let events: PaymentEvent[]
  try {
    events = await payments.read(body, request.headers.get('stripe-signature') ?? '')
  } catch (error) {
    if (isForeignMessage(error)) return answer(400)
    log[isProviderAway(error) ? 'warn' : 'error'](
      { err: error },
      'a message about a payment could not be read',
    )
    return answer(503)
  }
  const caller = {
    ...callerOf(context),
    actor: { kind: 'system', job: 'stripe', isAwaited: true } as const,
  }
  let isEarly = false
  try {
    for (const event of events) {
      if ((await recordPaymentEvent(caller, event)) === 'early') isEarly = true
    }
  } catch (error) {
    log.error({ err: error }, 'a message about a payment could not be written')
    return answer(503)
  }
  return answer(isEarly ? 409 : 200)
}

/** Nothing is here to see. */
export function loader() {
  throw data(null, { status: 404 })
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
