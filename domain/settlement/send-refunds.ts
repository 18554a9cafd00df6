import { newId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'
import { ProviderAway, type PaymentProvider } from '#platform/payments/provider.ts'
import { postponeRefund } from './commands/postpone-refund.ts'
import { recordPaymentEvent } from './commands/record-payment-event.ts'
import { takeDueRefund, type DueRefund } from './commands/take-due-refund.ts'

/** Sends every due refund to the provider. Our refund id is the idempotency key. */
export async function sendRefunds(caller: Caller): Promise<void> {
  const { payments } = caller.runtime
  if (!payments) return
  let isThere = true
  while (isThere) {
    const refund = await takeDueRefund(caller, {})
    if (!refund) return
    isThere = await sendRefund(caller, payments, refund)
  }
}

/** Returns whether the provider answered: if not, the rest waits for the next run. */
async function sendRefund(
  caller: Caller,
  payments: PaymentProvider,
  { id, charge, amountCents, attempts }: DueRefund,
): Promise<boolean> {
  try {
    const { reference, ...sent } = await payments.refund({ id, charge, amountCents })
    await recordPaymentEvent(caller, {
      kind: 'refund',
      // A refused refund has no provider reference.
      reference: reference ?? `refused-${newId()}`,
      charge,
      refundId: id,
      amountCents,
      currency: 'usd',
      happenedAt: null,
      ...sent,
    })
    return true
  } catch (error) {
    caller.runtime.log.warn({ err: error, refund: id, attempts }, 'a refund could not be sent')
    await postponeRefund(caller, { id })
    return !(error instanceof ProviderAway)
  }
}
