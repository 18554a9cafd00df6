import { m } from '#messages'
import type { CommandContext } from '#platform/operation.ts'
import { formatMoney } from '#platform/text/money.ts'

/**
 * Marks a refund as failed, with the provider's reason, and emails the office: promised money was not sent. A refund
 * that was sent and came back stays in the ledger as sent; staff must settle it.
 */
export async function failRefund(
  ctx: CommandContext,
  refund: { id: string; status: string; amountCents: number },
  failure: string,
): Promise<void> {
  const { db, notify, audit } = ctx
  const cameBack = refund.status === 'done'
  await db
    .updateTable('refunds')
    .set({ failure: failure.slice(0, 500), ...(cameBack ? {} : { status: 'failed' }) })
    .where('id', '=', refund.id)
    .execute()
  await audit({
    subject: 'refunds',
    subjectId: refund.id,
    reason: failure,
    before: { status: refund.status },
    after: { status: cameBack ? 'done' : 'failed' },
  })
  const amount = () => formatMoney(refund.amountCents)
  await notify(() => ({
    kind: 'payments.refund-failed',
    to: 'office',
    subject: m.payments_mail_failed_subject({ amount: amount() }),
    paragraphs: [
      cameBack
        ? m.payments_mail_came_back_text({ amount: amount() })
        : m.payments_mail_failed_text({ amount: amount() }),
      m.payments_mail_failed_more({ failure, refund: refund.id }),
    ],
  }))
}
