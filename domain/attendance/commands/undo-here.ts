import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOwnOccasion } from '../find-own-occasion.ts'
import { listExpected } from '../list-expected.ts'

/**
 * Undoes a check-in of the caller's own organization; who had not signed up is taken off the list. Undoing it twice does no harm.
 * Returns the name.
 *
 * @throws AppError not_found for another organization's item, and without the duty; conflict once the hours are confirmed.
 */
export const undoHere = command({
  name: 'attendance.undo-here',
  for: 'member',
  once: true,
  input: z.object({ itemId: z.string(), dateId: z.string().nullable(), supportId: z.uuid() }),
  async run({ db, input, now }) {
    const { itemId, supportId } = input
    const { date } = await findOwnOccasion(db, input, now)
    const [found] = await listExpected(db, { itemId, dateId: date.id, supportId })
    if (!found) return { name: '' }
    if (found.confirmedAt) throw new AppError('conflict', m.onday_already_confirmed())
    if (found.isWalkIn) {
      await sql`select app.remove_walk_in(${supportId}, ${now})`.execute(db)
    } else {
      await db
        .deleteFrom('attendances')
        .where('supportId', '=', supportId)
        .where(sql<boolean>`date_id is not distinct from ${date.id}::uuid`)
        .where('confirmedAt', 'is', null)
        .execute()
    }
    return { name: found.name }
  },
})
