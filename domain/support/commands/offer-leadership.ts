import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { getLedGroup } from '../get-led-group.ts'
import { groupPath } from '../group.ts'
import { lockGroup } from '../lock-group.ts'
import { listAddresses } from '../list-addresses.ts'

/**
 * Offers the leadership of the caller's group to another member and emails them; nothing changes until they accept.
 * Replaces an earlier offer.
 *
 * @throws AppError not_found; forbidden for anyone but its leader; conflict if the other is not a member, or suspended.
 */
export const offerLeadership = command({
  name: 'groups.offer-lead',
  for: 'member',
  input: z.object({ id: z.string(), memberId: z.string() }),
  async run({ db, actor, input, now, notify }): Promise<void> {
    const { id } = await getLedGroup(db, actor, input.id)
    await lockGroup(db, id)
    const { name } = await getLedGroup(db, actor, id)
    // Suspended users have no address here, and cannot lead.
    const people = await listAddresses(db, id)
    const leader = people.find((one) => actor.kind === 'member' && one.id === actor.userId)
    const to = people.find((one) => one.id === input.memberId)
    if (!to || !leader || to.id === leader.id) throw new AppError('conflict', m.groups_no_heir())
    const { numUpdatedRows } = await db
      .updateTable('volunteerGroups')
      .set({ offeredTo: to.id, updatedAt: now })
      .where('id', '=', id)
      .where((is) => is.or([is('offeredTo', 'is', null), is('offeredTo', '!=', to.id)]))
      .executeTakeFirst()
    // Already offered; one email is enough.
    if (numUpdatedRows === 0n) return

    const group = stripLinks(name)
    await notify(() => ({
      kind: 'groups.lead-offered',
      to: { email: to.email, name: to.fullName },
      subject: m.groups_mail_offer_subject({ group }),
      paragraphs: [
        m.groups_mail_offer_text({ leader: leader.fullName, group }),
        m.groups_mail_offer_more(),
      ],
      action: { label: m.groups_mail_open(), path: groupPath(id) },
    }))
  },
})
