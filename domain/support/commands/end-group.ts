import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { closeGroup } from '../close-group.ts'
import { getLedGroup } from '../get-led-group.ts'

/**
 * Ends the group that the caller leads: what it has signed up for and is not over is cancelled, which frees the places;
 * organizations and members are told by mail.
 *
 * @throws AppError not_found; forbidden for whoever does not lead it.
 */
export const endGroup = command({
  name: 'groups.end-group',
  for: 'member',
  input: z.object({ id: z.string() }),
  async run(ctx): Promise<void> {
    const { db, actor, input } = ctx
    const group = await getLedGroup(db, actor, input.id)
    await closeGroup(ctx, group, actor.kind === 'member' ? actor.userId : '')
  },
})
