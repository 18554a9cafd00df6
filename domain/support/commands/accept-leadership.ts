import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import { groupPath, GROUPS_LED_MAX } from '../group.ts'
import { transferGroup } from '../transfer-group.ts'
import { lockGroup } from '../lock-group.ts'
import { listAddresses } from '../list-addresses.ts'
import { listUserSupports } from '../list-users.ts'

/**
 * Makes the caller the leader of the group that its leader has offered them, with its sign-ups that are not over; the
 * previous leader stays a member and is emailed.
 *
 * @throws AppError conflict if it is not, or no longer, offered to them, they already lead ten groups, or it has signed
 * up with their own organization.
 */
export const acceptLeadership = command({
  name: 'groups.take-lead',
  for: 'member',
  input: z.object({ id: z.string() }),
  async run({ db, actor, input: { id }, notify }): Promise<void> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    if (!isId(id)) throw new AppError('conflict', m.groups_not_offered())
    await lockGroup(db, id)
    // Serialized per user, as when starting a group.
    await db.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().execute()
    const { led } = await db
      .selectFrom('volunteerGroups')
      .select(({ fn }) => fn.countAll<string>().as('led'))
      .where('ownerId', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(led) >= GROUPS_LED_MAX) {
      throw new AppError('conflict', m.groups_led_enough_to_take({ max: GROUPS_LED_MAX }))
    }
    const before = (await listUserSupports(db, id)).find(({ isLeader }) => isLeader)
    const answer = await transferGroup(db, id, userId)
    if (answer === 'own-item') throw new AppError('conflict', m.groups_heir_own_item())
    if (answer !== 'done') throw new AppError('conflict', m.groups_not_offered())

    const addresses = await listAddresses(db, id)
    const to = addresses.find((one) => one.id === before?.id)
    const leader = addresses.find((one) => one.id === userId)
    const { name } = await db
      .selectFrom('volunteerGroups')
      .select('name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // Suspended users are not emailed.
    if (!to || !leader) return
    const words = { name: leader.fullName, group: stripLinks(name) }
    await notify(() => ({
      kind: 'groups.handed-over',
      to: { email: to.email, name: to.fullName },
      subject: m.groups_mail_taken_subject(words),
      paragraphs: [m.groups_mail_taken_text(words)],
      action: { label: m.groups_mail_open(), path: groupPath(id) },
    }))
  },
})
