import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { reasonSchema } from '#domain/moderation/reason-schema.ts'
import { setHidden } from '#domain/moderation/set-hidden.ts'
import { withSignUpsNotified } from '#domain/support/notify-sign-ups.ts'

/**
 * Takes a project or event from the public until staff shows it again, whatever was approved, and tells its organization why and those who
 * signed up that it is on hold.
 *
 * @throws AppError bad_input without a reason, not_found, conflict when it is hidden already.
 */
export const hideItem = command({
  name: 'project-events.hide-post',
  for: 'staff',
  input: z.object({ id: z.uuid(), reason: reasonSchema }),
  async run({ input, ...ctx }): Promise<void> {
    const { id } = input
    await withSignUpsNotified(ctx, { itemId: id }, () =>
      setHidden(
        ctx,
        { table: 'projectEvents', id, path: `/partner-dashboard/posts/${id}` },
        input.reason,
      ),
    )
  },
})
