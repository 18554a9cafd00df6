import type { Stripe } from 'stripe'
import { isId } from '../database/new-id.ts'
import type { DisputeState, PaymentEvent, RefundStatus } from './provider.ts'

/** The events in one Stripe message; none if it is not about us. */
export function readStripeEvent(event: Stripe.Event): PaymentEvent[] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const received = isOurs(event.data.object) ? receivedIn(event.data.object) : null
      return received ? [received] : []
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const { client_reference_id: paymentId, id: session } = event.data.object
      return paymentId !== null && isId(paymentId) ? [{ kind: 'ended', paymentId, session }] : []
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const charge = idOf(event.data.object.payment_intent)
      return charge === null ? [] : [refundEvent(event.data.object, charge, stripeTime(event))]
    }
    case 'charge.dispute.created':
      return disputeEvents(event.data.object, 'opened', stripeTime(event))
    case 'charge.dispute.closed': {
      const state = event.data.object.status === 'lost' ? 'lost' : 'won'
      return disputeEvents(event.data.object, state, stripeTime(event))
    }
    default:
      return []
  }
}

function isOurs({ client_reference_id: id }: Stripe.Checkout.Session): boolean {
  return id !== null && isId(id)
}

/** The money that a session has brought; null until it has arrived. "Complete" only means that the person is done. */
export function receivedIn(
  session: Stripe.Checkout.Session,
): (PaymentEvent & { kind: 'received' }) | null {
  const charge = idOf(session.payment_intent)
  if (session.payment_status !== 'paid' || charge === null) return null
  return {
    kind: 'received',
    paymentId: session.client_reference_id ?? '',
    session: session.id,
    charge,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
  }
}

/** The time of an event according to Stripe. */
export function stripeTime({ created }: Pick<Stripe.Event, 'created'>): Date {
  return new Date(created * 1000)
}

function disputeEvents(dispute: Stripe.Dispute, state: DisputeState, at: Date): PaymentEvent[] {
  const charge = idOf(dispute.payment_intent)
  if (charge === null) return []
  const { id: reference, amount: amountCents, currency } = dispute
  return [{ kind: 'dispute', reference, charge, amountCents, currency, state, happenedAt: at }]
}

/** The effect of a Stripe refund on the money of this charge. */
export function refundEvent(
  refund: Stripe.Refund,
  charge: string,
  happenedAt: Date | null,
): PaymentEvent & { kind: 'refund' } {
  const named = refund.metadata?.['refund']
  return {
    kind: 'refund',
    reference: refund.id,
    charge,
    refundId: isId(named) ? named : null,
    amountCents: refund.amount,
    currency: refund.currency,
    status: statusOf(refund.status),
    failure: refund.failure_reason ?? null,
    happenedAt,
  }
}

function statusOf(status: string | null): RefundStatus {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'sent'
}

function idOf(given: string | { id: string } | null | undefined): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null)
}
