import { z } from 'zod'
import { command } from '#platform/operation.ts'

import { setHidden } from '#domain/moderation/set-hidden.ts'
import { withSignUpsNotified } from '#domain/support/notify-sign-ups.ts'

/**
 * Ends the hiding of a project or event, and tells its organization and those who signed up.
 *
 * @throws AppError not_found, conflict when it is not hidden.
 */
export const showPost = command({
  name: 'project-events.show-post',
  for: 'staff',
  input: z.object({ id: z.uuid() }),
  async run({ input, ...ctx }): Promise<void> {
    const { id } = input
    await withSignUpsNotified(ctx, { itemId: id }, () =>
      setHidden(ctx, { table: 'projectEvents', id, path: `/partner-dashboard/posts/${id}` }, null),
    )
  },
})
