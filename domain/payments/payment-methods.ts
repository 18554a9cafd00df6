import type { AppRuntime } from '#platform/app-runtime.ts'
import type { PaymentProviderName } from './payment.ts'

/** Returns the available payment methods, fastest first. */
export function paymentMethods(runtime: Pick<AppRuntime, 'payments'>): PaymentProviderName[] {
  return runtime.payments ? ['stripe', 'offline'] : ['offline']
}
