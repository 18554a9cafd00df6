import type { CommandContext } from '#platform/operation.ts'
import type { PaymentOutcome, ReceivedEvent, RefundEvent } from './payment-event.ts'

/** Leaves an audit entry for staff about money that does not match the ledger; the ledger is unchanged. */
export async function reportForeign(
  ctx: CommandContext,
  paymentId: string,
  reason: string,
  { kind, charge, amountCents, currency }: ReceivedEvent | RefundEvent,
): Promise<PaymentOutcome> {
  ctx.log.error(
    { payment: paymentId, reason, kind, charge, amountCents, currency },
    'foreign money',
  )
  await ctx.audit({
    subject: 'payments',
    subjectId: paymentId,
    reason,
    after: { kind, charge, amountCents, currency },
  })
  return 'foreign'
}
