import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { endGiftsTo } from '#domain/support/end-gifts-to.ts'
import { notifyDonors } from '#domain/support/notify-donors.ts'
import { cancelSignUps } from '#domain/support/notify-sign-ups.ts'
import { countToNotify } from '#domain/support/count-to-notify.ts'
import { answerReason } from '#domain/support/support-schema.ts'
import { lockSignUps } from '#domain/support/lock-sign-ups.ts'
import { findOwnProjectEventToChange } from '../find-own-project-event.ts'

/**
 * Takes a post down that is public; an edit of it that waits for review is withdrawn too, or approving it would put
 * the post up again. Unless it is over, its open sign-ups are cancelled, promised gifts end, and everyone who signed up or
 * gave is emailed the organization's message. Supports and their history stay. It may be proposed again.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict unless it is approved, bad_input
 * without a message while there is anyone to email.
 */
export const unpublishProjectEvent = command({
  name: 'project-events.withdraw-post',
  for: 'member',
  input: z.object({ postId: z.uuid(), message: answerReason }),
  async run(ctx) {
    const { db, input, now } = ctx
    const { id } = await findOwnProjectEventToChange(db, input.postId)
    // First the proposal, then the sign-ups, then the item: in the order in which staff decide.
    await db
      .updateTable('projectEventRevisions')
      .set({ status: 'withdrawn', updatedAt: now })
      .where('projectEventId', '=', id)
      .where('status', '=', 'pending')
      .execute()
    const held = await lockSignUps(db, { itemId: id }, now)
    const withdrawn = await db
      .updateTable('projectEvents')
      .set({ status: 'withdrawn', updatedAt: now })
      .where('id', '=', id)
      .where('status', '=', 'approved')
      .executeTakeFirst()
    if (withdrawn.numUpdatedRows === 0n) throw new AppError('conflict', m.posts_not_public())
    if (input.message === '' && (await countToNotify(db, id, now)) > 0) {
      const sentence = m.signups_message_missing()
      throw new AppError('bad_input', sentence, { fields: { message: sentence } })
    }
    const reason = input.message || m.signups_taken_down()
    await notifyDonors(ctx, id, reason)
    await endGiftsTo(ctx, { itemId: id }, reason)
    await cancelSignUps(ctx, held, { reason, isForgotten: false })
  },
})
