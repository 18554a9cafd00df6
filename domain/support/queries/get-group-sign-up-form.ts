import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { itemToSupport } from '../item-to-support.ts'
import { placesLeft } from '../support-rules.ts'
import { isKindOpen } from '../support.ts'
import { getLedGroup } from '../get-led-group.ts'
import { GROUP_KINDS } from '../group-sign-up.ts'
import { listHeldBack } from '../list-held-back.ts'
import { listUserSupports } from '../list-users.ts'
import { findObstacle } from '../refuse-sign-up.ts'

/**
 * Returns the data of a group's sign-up form: the item and its free places (null if they are not counted), or the dates to choose from;
 * what prevents the sign-up; and the members, with why one cannot come along.
 *
 * @throws AppError not_found for another group or an item that is not public; forbidden for anyone but its leader;
 * closed while staff has closed the kind.
 */
export const getGroupSignUpForm = query({
  name: 'groups.get-group-sign-up-form',
  for: 'member',
  feature: 'volunteering',
  input: z.object({ groupId: z.string(), itemId: z.string(), kind: z.enum(GROUP_KINDS) }),
  async run({ db, actor, input, now, switches }) {
    const { kind } = input
    if (!isKindOpen(kind, switches)) throw new AppError('closed', m.support_closed())
    const group = await getLedGroup(db, actor, input.groupId)
    const item = await itemToSupport(db, input.itemId, now)
    const held = await listHeldBack(db, { groupId: group.id, itemId: item.id, kind })
    const people = await listUserSupports(db, group.id)
    const { obstacle, dates } = await findObstacle(db, { groupId: group.id, item, kind, now })
    const { mobilePhone } = await db
      .selectFrom('profiles')
      .select('mobilePhone')
      .where('id', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirstOrThrow()
    return {
      group: { id: group.id, name: group.name },
      item,
      dates,
      left: dates ? null : placesLeft(item),
      obstacle,
      people: people.map(({ id, fullName, avatarFileId, isLeader }) => ({
        id,
        fullName,
        avatarFileId,
        isLeader,
        heldBack: held.get(id) ?? null,
      })),
      phone: showPhone(mobilePhone ?? ''),
    }
  },
})
