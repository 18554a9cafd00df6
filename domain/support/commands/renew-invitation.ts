import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { getLedGroup } from '../get-led-group.ts'
import { makeInviteCode } from '../make-invite-code.ts'

/**
 * Creates a new invitation for the caller's group and invalidates the old one. Members stay.
 *
 * @throws AppError not_found; forbidden for anyone but its current leader.
 */
export const renewInvitation = command({
  name: 'groups.renew-invitation',
  for: 'member',
  feature: 'volunteering',
  input: z.object({ id: z.string() }),
  async run({ db, actor, input, now }): Promise<void> {
    const group = await getLedGroup(db, actor, input.id)
    const { numUpdatedRows } = await db
      .updateTable('volunteerGroups')
      .set({ inviteCode: makeInviteCode(), updatedAt: now })
      .where('id', '=', group.id)
      .executeTakeFirst()
    // The leader has changed in the meantime.
    if (numUpdatedRows === 0n) throw new AppError('forbidden', m.groups_leader_only())
  },
})
