import type { PaymentEnv } from './create-payment-provider.ts'

/** Origins that a form may redirect to for payment: the provider's pages, if there is one. */
export function checkoutOrigins(env: PaymentEnv): string[] {
  if (!env.STRIPE_SECRET_KEY) return []
  return [env.STRIPE_TEST_ORIGIN ?? 'https://checkout.stripe.com']
}
