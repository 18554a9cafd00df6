import { newId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'
import type { PaymentProvider } from '#platform/payments/provider.ts'
import { putOffRefund } from './put-off-refund.ts'
import { recordPaymentEvent } from './record-payment-event.ts'
import { takeDueRefunds, type DueRefund } from './take-due-refunds.ts'

/** Asks the provider for every refund that is due. The id of ours makes what is asked twice one refund. */
export async function sendRefunds(caller: Caller): Promise<void> {
  const { payments } = caller.house
  if (!payments) return
  for (;;) {
    const taken = await takeDueRefunds(caller, {})
    if (taken.length === 0) return
    for (const refund of taken) await sendRefund(caller, payments, refund)
  }
}

async function sendRefund(
  caller: Caller,
  payments: PaymentProvider,
  { id, charge, amountCents, attempts }: DueRefund,
): Promise<void> {
  try {
    const { reference, ...sent } = await payments.refund({ id, charge, amountCents })
    await recordPaymentEvent(caller, {
      kind: 'refund',
      // One that was refused has no name there.
      reference: reference ?? `refused-${newId()}`,
      charge,
      refundId: id,
      amountCents,
      currency: 'usd',
      ...sent,
    })
  } catch (error) {
    caller.house.log.warn({ err: error, refund: id, attempts }, 'a refund could not be sent')
    await putOffRefund(caller, { id })
  }
}
