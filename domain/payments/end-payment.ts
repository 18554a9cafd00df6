import type { Db } from '#platform/database/scope.ts'

/**
 * Ends a payment that nobody has paid; one that is paid, ended or paid back stays as it is. The page at a provider where
 * it could be paid is closed soon after; what is paid there meanwhile goes back.
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
