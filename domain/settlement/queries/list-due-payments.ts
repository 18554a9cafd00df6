import { z } from 'zod'
import { query } from '#platform/operation.ts'

export type DuePayment = { id: string; session: string | null; dueAt: Date }

/** Lists overdue payments, the longest overdue first; limited, since the job runs again soon. */
export const listDuePayments = query({
  name: 'payments.list-due-payments',
  for: 'system',
  input: z.object({}),
  async run({ db, now }): Promise<DuePayment[]> {
    const rows = await db
      .selectFrom('payments')
      .select(['id', 'session', 'dueAt'])
      .where('status', '=', 'pending')
      .where('dueAt', '<=', now)
      .orderBy('dueAt')
      .limit(50)
      .execute()
    return rows.map(({ id, session, dueAt }) => ({ id, session, dueAt: dueAt ?? now }))
  },
})
