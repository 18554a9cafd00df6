import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { getLedGroup } from '../get-led-group.ts'
import { makeInviteCode } from '../make-invite-code.ts'

/**
 * Gives the caller's group a new invitation; the one before opens nothing any more. Who belongs to it stays.
 *
 * @throws AppError not_found; forbidden for whoever does not lead it (any more).
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
    // Led by somebody else since a moment ago.
    if (numUpdatedRows === 0n) throw new AppError('forbidden', m.groups_leader_only())
  },
})
