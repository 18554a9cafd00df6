import { data, type ActionFunctionArgs } from 'react-router'
import { recordPaymentEvent } from '#domain/settlement/commands/record-payment-event.ts'
import { runtimeContext } from '#app/request/context.ts'
import { callerOf } from '#app/request/run-operation.ts'
import { isForeignMessage, isProviderAway, type PaymentEvent } from '#platform/payments/provider.ts'

/**
 * Stripe's webhook. Authorized by its signature; sessions and cookies are ignored. Returns 200 if no retry is needed;
 * 5xx if the event could not be stored and 409 if it arrived before the event it refers to, so that Stripe retries.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return answer(405, { Allow: 'POST' })
  const { payments, log } = context.get(runtimeContext)
  if (!payments) return answer(404)
  // The raw body: the signature covers every byte.
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

/** No page here. */
export function loader() {
  throw data(null, { status: 404 })
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
