import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import type { PaymentProviderName } from './payment.ts'

export type GoneRefund = {
  id: string
  paymentId: string
  amountCents: number
  provider: PaymentProviderName
  enteredBy: string | null
  now: Date
}

/** Records that a refund, in US cents, was sent by hand; the refund is done. */
export async function enterGone(db: Db, gone: GoneRefund): Promise<void> {
  const { id, paymentId, amountCents, provider, enteredBy, now } = gone
  await db
    .insertInto('paymentEntries')
    .values({
      id: newId(now),
      paymentId,
      kind: 'refunded',
      amountCents,
      provider,
      // Sent by hand, so it has no provider reference.
      reference: id,
      enteredBy,
      createdAt: now,
    })
    .execute()
  await db
    .updateTable('refunds')
    .set({ status: 'done', doneAt: now })
    .where('id', '=', id)
    .execute()
}
