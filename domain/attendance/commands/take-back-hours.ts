import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findSignUp } from '../../support/queries/get-sign-up.ts'
import { IS_WAITING } from '../said-hours.ts'

/**
 * Takes back hours that a person has proposed, by their id, until their organization has confirmed hours; for a caller verified as them.
 * Repeating it changes nothing.
 *
 * @throws AppError not_found if the sign-up is not theirs, and for what they have not said of it; conflict once hours are confirmed.
 */
export const takeBackHours = command({
  name: 'attendance.take-back-hours',
  for: 'system',
  input: z.object({
    supportId: z.string(),
    userId: z.string(),
    hadIt: z.boolean(),
    id: z.string(),
  }),
  async run({ db, input, now }): Promise<void> {
    const { support, part, isSupporter } = await findSignUp(db, input, input.hadIt)
    if ((part !== 'whole' && !isSupporter) || !isId(input.id)) throw notSaid()
    const { rows } = await sql<{ isWaiting: boolean }>`
      select ${IS_WAITING} as is_waiting from proposed_hours p join supports s on s.id = p.support_id
      where p.id = ${input.id} and p.support_id = ${support.id} for update of s, p`.execute(db)
    const [said] = rows
    if (!said) throw notSaid()
    if (!said.isWaiting) throw new AppError('conflict', m.onday_propose_over())
    await db
      .updateTable('proposedHours')
      .set({ hours: null, proposedAt: now })
      .where('id', '=', input.id)
      .execute()
  },
})

function notSaid(): AppError {
  return new AppError('not_found', m.support_no_support())
}
