import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOwnProjectEventToChange } from '../find-own-project-event.ts'

/**
 * Withdraws a proposal from review. The public version is unchanged.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict if nothing is pending, also
 * because staff decided first.
 */
export const withdrawRevision = command({
  name: 'project-events.withdraw-revision',
  for: 'member',
  input: z.object({ postId: z.uuid() }),
  async run({ db, input, now }) {
    const { id, latest } = await findOwnProjectEventToChange(db, input.postId)
    const withdrawn = await db
      .updateTable('projectEventRevisions')
      .set({ status: 'withdrawn', updatedAt: now })
      .where('id', '=', latest.id)
      .where('status', '=', 'pending')
      .executeTakeFirst()
    if (withdrawn.numUpdatedRows === 0n) throw new AppError('conflict', m.posts_nothing_waits())
    await db
      .updateTable('projectEvents')
      .set({ status: 'withdrawn', updatedAt: now })
      .where('id', '=', id)
      .where('status', '=', 'pending')
      .execute()
  },
})
