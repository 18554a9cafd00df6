import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { isDateOver } from '../attendance.ts'
import { findOwnOccasion } from '../find-own-occasion.ts'
import { isUndecided, listExpected } from '../list-expected.ts'
import { noteAbsent } from '../note-absent.ts'
import { settleSignUp } from '../settle-sign-up.ts'

/**
 * Refuses someone's claim to have been at a date of the caller's own organization. They are notified, and can object or claim it
 * again. Repeating it changes nothing. Returns the name.
 *
 * @throws AppError not_found for another organization's item, and without the duty; conflict before the date is over, and for who is not
 * expected there.
 */
export const markAbsent = command({
  name: 'attendance.mark-absent',
  for: 'member',
  once: true,
  input: z.object({
    itemId: z.string(),
    dateId: z.string().nullable(),
    supportId: z.uuid(),
  }),
  async run(ctx) {
    const { db, input, now } = ctx
    const { itemId, supportId } = input
    const occasion = await findOwnOccasion(db, input, now)
    const { item, date } = occasion
    if (!isDateOver(date, item, now)) throw new AppError('conflict', m.onday_not_over())
    const [row] = await listExpected(db, { itemId, dateId: date.id, supportId })
    if (!row || row.attended === 'here') throw new AppError('conflict', m.onday_not_expected())
    if (isUndecided(row)) {
      await noteAbsent(db, { itemId, dateId: date.id, supportId, now })
      await settleSignUp(ctx, occasion, row)
    }
    return { name: row.name }
  },
})
