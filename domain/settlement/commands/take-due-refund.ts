import { sql } from 'kysely'
import { z } from 'zod'
import { command } from '#platform/operation.ts'

export type DueRefund = { id: string; charge: string; amountCents: number; attempts: number }

/** After this, a refund that was claimed but never answered (the process died) is claimed again. */
const CLAIM_MS = 2 * 60_000

/**
 * Claims the refund that has been due the longest, if any: counts the attempt and postpones the next one, so that
 * neither another process nor a crash sends it again at once.
 */
export const takeDueRefund = command({
  name: 'payments.take-due-refund',
  for: 'system',
  input: z.object({}),
  async run({ db, now }): Promise<DueRefund | null> {
    const row = await db
      .updateTable('refunds')
      .from('payments')
      .whereRef('payments.id', '=', 'refunds.paymentId')
      .set({ attempts: sql`refunds.attempts + 1`, dueAt: new Date(now.getTime() + CLAIM_MS) })
      .where('refunds.id', 'in', (due) =>
        due
          .selectFrom('refunds')
          .innerJoin('payments', 'payments.id', 'refunds.paymentId')
          .select('refunds.id')
          .where('refunds.status', '=', 'requested')
          .where('refunds.dueAt', '<=', now)
          .where('payments.charge', 'is not', null)
          .orderBy('refunds.dueAt')
          .limit(1)
          .forUpdate('refunds')
          .skipLocked(),
      )
      .returning([
        'refunds.id',
        'payments.charge',
        'refunds.amountCents as amountCents',
        'refunds.attempts',
      ])
      .executeTakeFirst()
    return row && row.charge !== null ? { ...row, charge: row.charge } : null
  },
})
