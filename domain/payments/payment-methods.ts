import type { AppRuntime } from '#platform/app-runtime.ts'
import type { PaymentProviderName } from './payment.ts'

/** How people can pay here, the quickest first. */
export function paymentMethods(runtime: Pick<AppRuntime, 'payments'>): PaymentProviderName[] {
  return runtime.payments ? ['stripe', 'offline'] : ['offline']
}
