import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findSupport } from '../find-support.ts'
import { ownSupports } from '../own-supports.ts'
import { refusedByDatabase } from '../refused-by-database.ts'
import { obstacleTo } from '../support-rules.ts'
import { supportProblemLabel } from '../support-words.ts'

/**
 * Lets the caller come along to what a group of theirs has signed up for, while the organization has not answered yet;
 * the group takes one more place.
 *
 * @throws AppError not_found for what is none of their groups'; conflict once it is answered or over, full, taken
 * down, or the caller has a place there already.
 */
export const joinGroupSignUp = command({
  name: 'groups.take-seat',
  for: 'member',
  feature: 'volunteering',
  inTurn: ({ supportId }) => `seats ${supportId}`,
  input: z.object({ supportId: z.string() }),
  async run({ db, actor, input, now }): Promise<void> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const support = await findSupport(db, input.supportId, 'own-groups')
    if (!support || support.groupId === null) {
      throw new AppError('not_found', m.support_no_support())
    }
    if (support.status !== 'pending') throw new AppError('conflict', m.together_answered())
    const { item, kind } = support
    const own = await ownSupports(db, userId, item.id)
    const obstacle = obstacleTo(kind, item, { own, isOwnItem: false, now })
    if (obstacle) throw new AppError('conflict', supportProblemLabel(obstacle))
    try {
      await db
        .insertInto('groupSeats')
        .values({ supportId: support.id, userId, createdAt: now })
        .execute()
    } catch (error) {
      throw refusedByDatabase(error, false)
    }
  },
})
