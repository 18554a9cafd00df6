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
 * Removes a member from the group that the caller leads, and from its sign-ups that are not over, and emails them.
 * Renews the invitation, since they know the old one.
 *
 * @throws AppError not_found for another group; forbidden for anyone but its leader; conflict for the leader, and for
 * someone who is not, or no longer, a member.
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

    // Suspended users are not emailed.
    if (!to) return
    const name = stripLinks(group.name)
    await notify(() => ({
      kind: 'groups.removed',
      to: { email: to.email, name: to.fullName },
      subject: m.groups_mail_removed_subject({ group: name }),
      paragraphs: [m.groups_mail_removed_text({ group: name })],
    }))
  },
})
