/** The path of Stripe's webhooks. */
export const PAYMENT_EVENTS_PATH = '/api/payments/stripe'
