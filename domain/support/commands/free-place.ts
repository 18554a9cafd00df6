import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { giveBackSeat } from '../give-back-seat.ts'
import { cancelOwnSupport } from './cancel-support.ts'
import { findSignUp } from '../queries/get-sign-up.ts'
import { mayCancel } from '../support-rules.ts'

/**
 * Frees the place of a person who signed up, or their seat in a group; the organization is emailed as when they cancel on
 * their dashboard. Done again it changes nothing. For a caller who has proved that it is theirs.
 *
 * @throws AppError not_found for what is not theirs; conflict once it is over.
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
