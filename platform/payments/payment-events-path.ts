/** Where Stripe tells what has happened to payments. */
export const PAYMENT_EVENTS_PATH = '/api/payments/stripe'
