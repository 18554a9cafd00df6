import { m } from '#messages'

/** How a payment is made: `offline`, confirmed by a person; or `stripe`, by card, confirmed by Stripe. */
export const PAYMENT_PROVIDERS = ['offline', 'stripe'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** `ended`: it can no longer be paid, and its stock is released. */
export const PAYMENT_STATUSES = ['pending', 'paid', 'ended', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** How long stock is reserved for an unpaid offline order, in days. */
export const ORDER_OFFLINE_DAYS = 7
/** The same for card orders, in hours. Stripe keeps a session open for at least half an hour. */
export const ORDER_CARD_HOURS = 1
/** How long an unpaid card gift is kept, in hours: as long as Stripe keeps a session open. */
export const GIFT_CARD_HOURS = 24
/** The same for offline gifts, in days: donors may take their time, and nothing is reserved. */
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

/** The label of a payment method in forms. */
export function providerLabel(provider: PaymentProviderName): string {
  return providers[provider]()
}

export function paymentStatusLabel(status: PaymentStatus): string {
  return statuses[status]()
}
