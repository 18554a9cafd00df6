import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { getLedGroup } from '../get-led-group.ts'
import { lockGroup } from '../lock-group.ts'
import { leaveOpenSeats } from '../leave-open-seats.ts'
import { listAddresses } from '../list-addresses.ts'
import { makeInviteCode } from '../make-invite-code.ts'

/**
 * Takes somebody out of the group that the caller leads, and out of what it has signed up for and is not over; they are
 * told by mail. The invitation is renewed, since they have the one before.
 *
 * @throws AppError not_found for a group of others; forbidden for whoever does not lead it; conflict for the leader, and
 * for somebody who does not belong to it (any more).
 */
export const removeMember = command({
  name: 'groups.remove-member',
  for: 'member',
  input: z.object({ id: z.string(), memberId: z.string() }),
  async run(ctx): Promise<void> {
    const { db, actor, input, notify, now } = ctx
    if (isId(input.id)) await lockGroup(db, input.id)
    const group = await getLedGroup(db, actor, input.id)
    if (actor.kind === 'member' && actor.userId === input.memberId) {
      throw new AppError('conflict', m.groups_leader_stays())
    }
    const to = (await listAddresses(db, group.id)).find(({ id }) => id === input.memberId)
    if (!isId(input.memberId)) throw new AppError('conflict', m.groups_no_member())
    await leaveOpenSeats(ctx, { groupId: group.id, userId: input.memberId })
    const { numDeletedRows } = await db
      .deleteFrom('groupMembers')
      .where('groupId', '=', group.id)
      .where('userId', '=', input.memberId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('conflict', m.groups_no_member())
    await db
      .updateTable('volunteerGroups')
      .set({ inviteCode: makeInviteCode(), updatedAt: now })
      .where('id', '=', group.id)
      .execute()

    // Somebody who is suspended gets no mail.
    if (!to) return
    const name = stripLinks(group.name)
    await notify({
      kind: 'groups.removed',
      to: { email: to.email, name: to.fullName },
      subject: m.groups_mail_removed_subject({ group: name }),
      paragraphs: [m.groups_mail_removed_text({ group: name })],
    })
  },
})
