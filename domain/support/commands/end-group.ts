import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { closeGroup } from '../close-group.ts'
import { getLedGroup } from '../get-led-group.ts'

/**
 * Ends a group that the caller leads: its sign-ups that are not over are cancelled, which frees the places;
 * organizations and members are emailed.
 *
 * @throws AppError not_found; forbidden for anyone but its leader.
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
