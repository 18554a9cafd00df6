import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { answerDays } from '#domain/partners/answer-days.ts'
import { isId } from '#platform/database/new-id.ts'

export type Due = {
  /** When the organization should have answered the sign-up or inquiry, the last message, or hours that were said; null if nothing waits for it. */
  dueAt: Date | null
  isOverdue: boolean
  /** Whether what waits are hours to confirm. */
  isOfHours: boolean
  /** In how many days the organization usually answers; null before it has given three answers. */
  days: number | null
}

/** Returns until when the organization should answer about a support, for a caller verified as its person. */
export const findDue = query({
  name: 'waiting.find-due',
  for: 'system',
  input: z.object({ supportId: z.string() }),
  async run({ db, input: { supportId }, now }): Promise<Due> {
    if (!isId(supportId)) return { dueAt: null, isOverdue: false, isOfHours: false, days: null }
    const waits = await db
      .selectFrom('obligations')
      .select(['kind', 'dueAt'])
      .where('subjectId', '=', supportId)
      .where('kind', 'in', ['sign-up', 'message', 'hours'])
      .orderBy('dueAt')
      .executeTakeFirst()
    const dueAt = waits?.dueAt ?? null
    return {
      dueAt,
      isOverdue: dueAt !== null && dueAt <= now,
      isOfHours: waits?.kind === 'hours',
      days: await answerDays(db, { supportId }),
    }
  },
})
