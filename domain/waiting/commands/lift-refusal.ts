import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { readAnswerStanding } from '../answer-standing.ts'
import { LIFT_DAYS } from '../obligation.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Lets an organization that has not answered submit new posts all the same, for so many days, with a reason that it reads.
 *
 * @throws AppError bad_input without a reason or for other days; conflict if it was not warned, or has answered in the meantime.
 */
export const liftRefusal = command({
  name: 'waiting.lift-refusal',
  for: 'staff',
  input: z.object({
    partnerId: z.uuid(),
    days: z.coerce.number().refine((days) => LIFT_DAYS.some((one) => one === days), {
      error: () => m.due_lift_days_missing(),
    }),
    reason: reasonSchema,
  }),
  async run({ db, input: { partnerId, days, reason }, now, audit }): Promise<void> {
    if (!(await readAnswerStanding(db, partnerId, now))) {
      throw new AppError('conflict', m.due_lift_not_needed())
    }
    const until = new Date(now.getTime() + days * DAY_MS)
    await db
      .updateTable('answerWarnings')
      .set({ liftedUntil: until, liftReason: reason })
      .where('partnerId', '=', partnerId)
      .execute()
    await audit({ subject: 'partners', subjectId: partnerId, reason, after: { days } })
  },
})
