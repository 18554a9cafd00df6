import { z } from 'zod'
import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { lockGroup } from '../lock-group.ts'
import { leaveOpenSeats } from '../leave-open-seats.ts'

/**
 * Removes the caller from a group, and from its sign-ups that are not over.
 *
 * @throws AppError not_found for a group they do not belong to; conflict for its leader, who must hand it over or end it first.
 */
export const leaveGroup = command({
  name: 'groups.leave-group',
  for: 'member',
  input: z.object({ id: z.string() }),
  async run(ctx): Promise<void> {
    const { db, actor, input } = ctx
    if (!isId(input.id)) throw new AppError('not_found', m.groups_not_found())
    await lockGroup(db, input.id)
    const userId = actor.kind === 'member' ? actor.userId : ''
    await leaveOpenSeats(ctx, { groupId: input.id, userId })
    try {
      const { numDeletedRows } = await db
        .deleteFrom('groupMembers')
        .where('groupId', '=', input.id)
        .where('userId', '=', userId)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw new AppError('not_found', m.groups_not_found())
    } catch (error) {
      if (violatedConstraint(error) !== 'group_members_leader_stays') throw error
      throw new AppError('conflict', m.groups_leader_stays())
    }
  },
})
