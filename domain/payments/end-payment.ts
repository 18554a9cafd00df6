import type { Db } from '#platform/database/scope.ts'

/**
 * Ends a pending payment; one that is paid, ended or refunded is unchanged. A job soon closes its checkout session; a
 * payment made there in the meantime is refunded.
 */
export async function endPayment(
  db: Db,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ status: 'ended', updatedAt: now })
    .where('id', '=', paymentId)
    .where('status', '=', 'pending')
    .execute()
}
