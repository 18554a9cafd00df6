import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findOwnPostToChange } from './find-own-post.ts'

/**
 * Takes a post down that is public; an edit of it that waits for review is withdrawn too, or approving it would put
 * the post up again. Supports and their history stay. It may be proposed again.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict unless it is approved.
 */
export const withdrawPost = command({
  name: 'project-events.withdraw-post',
  for: 'member',
  input: z.object({ postId: z.uuid() }),
  async run({ db, input, now }) {
    const { id } = await findOwnPostToChange(db, input.postId)
    // First the proposal, then the item: in the order in which staff decide.
    await db
      .updateTable('project_event_revisions')
      .set({ status: 'withdrawn', updated_at: now })
      .where('project_event_id', '=', id)
      .where('status', '=', 'pending')
      .execute()
    const withdrawn = await db
      .updateTable('project_events')
      .set({ status: 'withdrawn', updated_at: now })
      .where('id', '=', id)
      .where('status', '=', 'approved')
      .executeTakeFirst()
    if (withdrawn.numUpdatedRows === 0n) throw new AppError('conflict', m.posts_not_public())
  },
})
