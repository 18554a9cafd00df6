import type { Deed } from '#platform/operation.ts'
import type { Outcome, ReceivedEvent, RefundEvent } from './payment-event.ts'

/** Leaves a line for staff about money that does not fit the books; the books stay as they are. */
export async function reportForeign(
  deed: Deed,
  paymentId: string,
  reason: string,
  { kind, charge, amountCents, currency }: ReceivedEvent | RefundEvent,
): Promise<Outcome> {
  deed.log.error(
    { payment: paymentId, reason, kind, charge, amountCents, currency },
    'foreign money',
  )
  await deed.audit({
    subject: 'payments',
    subjectId: paymentId,
    reason,
    after: { kind, charge, amount_cents: amountCents, currency },
  })
  return 'foreign'
}
