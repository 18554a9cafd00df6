import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { giveBackSeat } from '../give-back-seat.ts'
import { cancelOwnSupport } from './cancel-support.ts'
import { findSignUp } from '../queries/get-sign-up.ts'
import { mayCancel } from '../support-rules.ts'

/**
 * Frees a participant's place, or their seat in a group, and emails the organization as when they cancel on their
 * dashboard. Idempotent. For a caller verified as the participant.
 *
 * @throws AppError not_found if it is not theirs; conflict if it is over.
 */
export const freePlace = command({
  name: 'support.free-place',
  for: 'system',
  input: z.object({ supportId: z.string(), userId: z.string(), hadIt: z.boolean() }),
  async run(ctx): Promise<void> {
    const { db, input, now } = ctx
    const { support, seat, isHeld } = await findSignUp(db, input, input.hadIt)
    if (!isHeld) return
    if (!mayCancel(support, support.item, now)) {
      throw new AppError('conflict', m.support_over_no_cancel())
    }
    if (seat) await giveBackSeat(ctx, support, input.userId)
    else await cancelOwnSupport(ctx, support.id, input.userId)
  },
})
