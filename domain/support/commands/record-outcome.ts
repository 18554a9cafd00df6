import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findSupport } from '../find-support.ts'
import { outcomeSchema } from '../outcome-schema.ts'
import { isStray, SUPPORT_OUTCOME_MAX } from '../outcome.ts'

/**
 * Replaces the hours and meals of a completed support of the caller's organization; the home page counts them. Sends no
 * email. Returns the supporter's name.
 *
 * @throws AppError not_found for another organization's, bad_input for a figure that its kind does not have, conflict
 * unless it is completed.
 */
export const recordOutcome = command({
  name: 'support.record-outcome',
  for: 'member',
  input: z.object({ id: z.string() }).extend(outcomeSchema(SUPPORT_OUTCOME_MAX).shape),
  async run({ db, input, now }) {
    const { id, hours, meals } = input
    const support = await findSupport(db, id, 'own-partner')
    if (!support) throw new AppError('not_found', m.support_no_support())
    if (isStray(support.kind, input)) {
      throw new AppError('bad_input', m.support_outcome_not_counted())
    }
    const { numUpdatedRows } = await db
      .updateTable('supports')
      .set({ hours, meals, updatedAt: now })
      .where('id', '=', support.id)
      .where('status', '=', 'completed')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('conflict', m.support_outcome_not_completed())
    return { name: support.name || m.support_somebody_left() }
  },
})
