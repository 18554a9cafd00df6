import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { getLedGroup } from './get-led-group.ts'
import { passOn } from './pass-on.ts'

/**
 * Makes another member the leader of the caller's group, with what it has signed up for, and tells them; the caller stays
 * a member.
 *
 * @throws AppError not_found; forbidden for whoever does not lead it (any more); conflict for an heir who is no member
 * (any more), or suspended.
 */
export const handOverGroup = command({
  name: 'groups.hand-over-group',
  for: 'member',
  feature: 'volunteering',
  input: z.object({ id: z.string(), heirId: z.string() }),
  async run(deed): Promise<void> {
    const { db, actor, input } = deed
    const group = await getLedGroup(db, actor, input.id)
    const isSelf = actor.kind === 'member' && actor.userId === input.heirId
    const done = isId(input.heirId) && !isSelf && (await passOn(deed, group, input.heirId))
    if (!done) throw new AppError('conflict', m.groups_no_heir())
  },
})
