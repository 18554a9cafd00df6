import { z } from 'zod'
import { command } from '#platform/operation.ts'

import { showOrHide } from '../moderation/show-or-hide.ts'

/**
 * Ends the hiding of a project or event, and tells its organization.
 *
 * @throws AppError not_found, conflict when it is not hidden.
 */
export const showPost = command({
  name: 'project-events.show-post',
  for: 'staff',
  input: z.object({ id: z.uuid() }),
  async run({ input, ...deed }): Promise<void> {
    const { id } = input
    await showOrHide(
      deed,
      { table: 'project_events', id, path: `/partner-dashboard/posts/${id}` },
      null,
    )
  },
})
