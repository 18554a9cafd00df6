import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findSignUp } from '../queries/get-sign-up.ts'
import { mayCancel } from '../support-rules.ts'

/**
 * Records that a person is still coming to what they signed up for, alone or with a group; the organization sees it. Repeated,
 * it changes nothing. For a caller who has proved that it is theirs.
 *
 * @throws AppError not_found for what is not theirs; conflict once their place is free or it is over.
 */
export const confirmComing = command({
  name: 'support.confirm-coming',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string(), hadIt: z.boolean() }),
  async run({ db, input, now }): Promise<void> {
    const { support, seat, isHeld } = await findSignUp(db, input, input.hadIt)
    if (!isHeld || !mayCancel(support, support.item, now)) {
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
