import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import type { PaymentProvider } from './provider.ts'
import { openStripe } from './stripe.ts'

export type PaymentEnv = Pick<
  Env,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_TEST_ORIGIN'
>

/** Creates this installation's payment provider: Stripe if its keys are set, otherwise none. */
export function createPaymentProvider(env: PaymentEnv, clock: Clock): PaymentProvider | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (!secretKey || !webhookSecret) return null
  return openStripe({ secretKey, webhookSecret, testOrigin: env.STRIPE_TEST_ORIGIN, clock })
}
