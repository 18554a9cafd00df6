import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { givenReason } from '#domain/moderation/given-reason.ts'
import { showOrHide } from '#domain/moderation/show-or-hide.ts'
import { withSignUpsNotified } from '#domain/support/notify-sign-ups.ts'

/**
 * Takes a project or event from the public until staff shows it again, whatever was approved, and tells its organization why and those who
 * signed up that it is on hold.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it is hidden already.
 */
export const hidePost = command({
  name: 'project-events.hide-post',
  for: 'staff',
  input: z.object({ id: z.uuid(), reason: givenReason }),
  async run({ input, ...ctx }): Promise<void> {
    const { id } = input
    await withSignUpsNotified(ctx, { itemId: id }, () =>
      showOrHide(
        ctx,
        { table: 'project_events', id, path: `/partner-dashboard/posts/${id}` },
        input.reason,
      ),
    )
  },
})
