import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findSignUp } from '../queries/get-sign-up.ts'
import { isOpen, mayCancel } from '../support-rules.ts'

/**
 * Records that a participant is still coming, alone or with a group; the organization can see it. Idempotent. For a
 * caller verified as the participant.
 *
 * @throws AppError not_found if it is not theirs; conflict if their place was freed or it is over.
 */
export const confirmComing = command({
  name: 'support.confirm-coming',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string(), hadIt: z.boolean() }),
  async run({ db, input, now }): Promise<void> {
    const { support, seat, isHeld } = await findSignUp(db, input, input.hadIt)
    if (!isHeld || !isOpen(support.status) || !mayCancel(support, support.item, now)) {
      throw new AppError('conflict', m.signups_not_held())
    }
    if (seat) {
      await db
        .updateTable('groupSeats')
        .set({ stillComingAt: now })
        .where('supportId', '=', support.id)
        .where('userId', '=', input.userId)
        .where('stillComingAt', 'is', null)
        .execute()
      return
    }
    await db
      .updateTable('supports')
      .set({ stillComingAt: now })
      .where('id', '=', support.id)
      .where('userId', '=', input.userId)
      .where('status', 'in', ['pending', 'confirmed'])
      .where('stillComingAt', 'is', null)
      .execute()
  },
})
