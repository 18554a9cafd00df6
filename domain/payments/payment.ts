import { m } from '#messages'

/** How money comes: `offline`, by people and confirmed by people; `stripe`, by card at Stripe, whose word confirms it. */
export const PAYMENT_PROVIDERS = ['offline', 'stripe'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** `ended`: it can no longer be paid, and what was held for it is given back. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'ended', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** How long pieces are held for an order that nobody has paid: without a provider, in days. */
export const ORDER_OFFLINE_DAYS = 7
/** The same by card, in hours. Stripe keeps its page open for half an hour at least. */
export const ORDER_CARD_HOURS = 1
/** How long a gift by card waits, in hours: as long as Stripe keeps a page open. */
export const GIFT_CARD_HOURS = 24
/** The same of one without a provider, in days: people give when they get round to it, and nothing is held for it. */
export const GIFT_OFFLINE_DAYS = 60

const providers: Record<PaymentProviderName, () => string> = {
  offline: m.payments_provider_offline,
  stripe: m.payments_provider_stripe,
}

const statuses: Record<PaymentStatus, () => string> = {
  pending: m.payments_status_pending,
  paid: m.payments_status_paid,
  ended: m.payments_status_ended,
  refunded: m.payments_status_refunded,
}

/** A way to pay, as a choice of a form says it. */
export function providerLabel(provider: PaymentProviderName): string {
  return providers[provider]()
}

/** Where a payment stands. */
export function paymentStatusLabel(status: PaymentStatus): string {
  return statuses[status]()
}
