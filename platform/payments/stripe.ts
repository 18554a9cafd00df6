import { Stripe } from 'stripe'
import { isId } from '../database/new-id.ts'
import type { Clock } from '../clock.ts'
import { stripeTime, readStripeEvent, receivedIn, refundEvent } from './read-stripe-event.ts'
import {
  ForeignMessage,
  ProviderAway,
  type PaymentEvent,
  type PaymentProvider,
  type CheckoutState,
  type SentRefund,
  type WantedPayment,
} from './provider.ts'

/** Someone waits for each request, so the timeout is short; it is tried twice. */
const TIMEOUT_MS = 4_000
const RETRIES = 1
/** Maximum difference between a signature and our clock, in seconds. Stripe signs each retry again. */
const TOLERANCE_S = 300

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** For tests: the origin of a fake Stripe server. */
  testOrigin?: string | undefined
  clock: Clock
}

/** Creates the Stripe Checkout provider: people pay by card on Stripe's page, and signed messages report it. */
export function openStripe(settings: StripeSettings): PaymentProvider {
  const { secretKey, webhookSecret, testOrigin, clock } = settings
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(testOrigin ? at(testOrigin) : {}),
  })

  async function findOpen(session: string): Promise<CheckoutState> {
    try {
      return placeOf(await stripe.checkout.sessions.retrieve(session))
    } catch (error) {
      if (isMissing(error)) return { state: 'ended' }
      throw away(error)
    }
  }

  return {
    async open(wanted) {
      try {
        const { id, url } = await stripe.checkout.sessions.create(sessionOf(wanted), {
          idempotencyKey: wanted.key,
        })
        if (url === null) throw new Error('Stripe named no page to pay at')
        return { session: id, address: url }
      } catch (error) {
        throw away(error)
      }
    },

    async end(session) {
      try {
        await stripe.checkout.sessions.expire(session)
        return { state: 'ended' }
      } catch (error) {
        // Refused: it is no longer open, or never existed.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return findOpen(session)
        throw away(error)
      }
    },

    findOpen,

    async refund({ id, charge, amountCents }) {
      try {
        const refund = await stripe.refunds.create(
          { payment_intent: charge, amount: amountCents, metadata: { refund: id } },
          { idempotencyKey: `refund-${id}` },
        )
        const { reference, status, failure } = refundEvent(refund, charge, null)
        return { reference, status, failure }
      } catch (error) {
        return refusedRefund(error)
      }
    },

    async read(body, signature) {
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          TOLERANCE_S,
          undefined,
          clock.now().getTime(),
        )
      } catch {
        throw new ForeignMessage()
      }
      // Signed, but no event: the library accepts any JSON.
      if (typeof event?.type !== 'string') throw new ForeignMessage()
      // The library refuses old signatures, but accepts any in the future.
      if (signedAt(signature) > clock.now().getTime() / 1000 + TOLERANCE_S)
        throw new ForeignMessage()
      if (event.type !== 'charge.refunded') return readStripeEvent(event)
      // It says that something was refunded, but not what, in which parts, or for which of our refunds.
      const charge = event.data.object.payment_intent
      if (typeof charge !== 'string') return []
      return listRefunds(charge, stripeTime(event))
    },
  }

  async function listRefunds(charge: string, told: Date): Promise<PaymentEvent[]> {
    try {
      const { data } = await stripe.refunds.list({ payment_intent: charge, limit: 100 })
      return data.map((refund) => refundEvent(refund, charge, told))
    } catch (error) {
      throw away(error)
    }
  }
}

/** When a message was signed, in seconds; the header has been verified. */
function signedAt(signature: string): number {
  // Like the library: the last, if there are several.
  return Number([...signature.matchAll(/(?:^|,)t=(\d+)/g)].at(-1)?.[1] ?? Number.POSITIVE_INFINITY)
}

function at(origin: string) {
  const { hostname, port } = new URL(origin)
  return { host: hostname, port, protocol: 'http' as const }
}

function sessionOf(wanted: WantedPayment): Stripe.Checkout.SessionCreateParams {
  const { paymentId, amountCents, description, email, until, returnTo, cancelTo } = wanted
  return {
    mode: 'payment',
    // Methods that take days to confirm would hold stock for as long.
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    client_reference_id: paymentId,
    metadata: { payment: paymentId },
    payment_intent_data: { description, metadata: { payment: paymentId } },
    customer_email: email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: amountCents,
          product_data: { name: description },
        },
      },
    ],
    expires_at: Math.floor(until.getTime() / 1000),
    success_url: returnTo,
    cancel_url: cancelTo,
  }
}

function placeOf(session: Stripe.Checkout.Session): CheckoutState {
  if (session.status === 'open' && session.url) return { state: 'open', address: session.url }
  if (session.status !== 'complete') return { state: 'ended' }
  const event = isId(session.client_reference_id) ? receivedIn(session) : null
  return event ? { state: 'paid', event } : { state: 'waiting' }
}

/** A refusal is permanent. Any other error may be temporary. */
function refusedRefund(error: unknown): SentRefund {
  const isRefusal =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError
  if (!isRefusal) throw away(error)
  return { reference: null, status: 'failed', failure: error.code ?? error.type }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'
}

/** Without the provider's message, which may repeat what was sent. */
function away(error: unknown): Error {
  if (!(error instanceof Stripe.errors.StripeError)) return error as Error
  const { type, code, statusCode } = error
  return new ProviderAway(`Stripe: ${[type, code, statusCode].filter(Boolean).join(' ')}`)
}
