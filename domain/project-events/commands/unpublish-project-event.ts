import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
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
 * Takes down a public post; a pending edit is withdrawn too, since approving it would publish the post again. Unless it
 * is over, open sign-ups are cancelled, unpaid gifts end, and everyone who signed up or gave is emailed the
 * organization's message. Supports and their history are kept. It can be proposed again.
 *
 * @throws AppError not_found, forbidden unless the organization is approved, conflict unless the post is approved,
 * bad_input without a message if there is anyone to email.
 */
export const unpublishProjectEvent = command({
  name: 'project-events.withdraw-post',
  for: 'member',
  input: z.object({ postId: z.uuid(), message: answerReason }),
  async run(ctx) {
    const { db, input, now } = ctx
    const { id } = await findOwnProjectEventToChange(db, input.postId)
    await requireAllDuties(db)
    // Lock the proposal, then the sign-ups, then the item: in the same order as staff's decisions.
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

/** Whoever takes something down cancels sign-ups and gifts, which only those with these duties see. */
async function requireAllDuties(db: Db): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select app.own_partner('{approved}', '{answer}') is not null
      and app.own_partner('{approved}', '{money}') is not null as may`.execute(db)
  if (!rows[0]?.may) throw new AppError('forbidden', m.posts_take_down_duties())
}
