import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { givenReason } from '../moderation/given-reason.ts'
import { showOrHide } from '../moderation/show-or-hide.ts'

/**
 * Takes a project or event from the public until staff shows it again, whatever was approved, and tells its organization why.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it is hidden already.
 */
export const hidePost = command({
  name: 'project-events.hide-post',
  for: 'staff',
  input: z.object({ id: z.uuid(), reason: givenReason }),
  async run({ input, ...deed }): Promise<void> {
    const { id } = input
    await showOrHide(
      deed,
      { table: 'project_events', id, path: `/partner-dashboard/posts/${id}` },
      input.reason,
    )
  },
})
