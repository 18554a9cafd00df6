import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findSupport } from '../find-support.ts'
import { isInLine, isOpen, mayCancel } from '../support-rules.ts'
import { supportStatusLabel } from '../support-words.ts'
import { giveBackSeat } from '../give-back-seat.ts'

/**
 * Removes the caller from a sign-up of their group, which frees one place; without anyone left, it is cancelled.
 * Notifies its leader, and the organization if it had confirmed.
 *
 * @throws AppError not_found if they do not come along; conflict if it is declined, completed, cancelled or over.
 */
export const leaveSeat = command({
  name: 'groups.leave-seat',
  for: 'member',
  input: z.object({ supportId: z.string() }),
  async run(ctx): Promise<void> {
    const { db, actor, input, now } = ctx
    const userId = actor.kind === 'member' ? actor.userId : ''
    const support = await findSupport(db, input.supportId, 'own-groups')
    if (!support) throw new AppError('not_found', m.support_no_support())
    if (!mayCancel(support, support.item, now)) {
      const sentence =
        isOpen(support.status) || isInLine(support.status)
          ? m.support_over_no_cancel()
          : m.support_moved_on({ status: supportStatusLabel(support.status, support.kind) })
      throw new AppError('conflict', sentence)
    }
    const isGivenBack = await giveBackSeat(ctx, support, userId)
    if (!isGivenBack) throw new AppError('not_found', m.together_not_along())
  },
})
