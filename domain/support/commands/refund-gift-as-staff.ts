import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findGift } from '../find-gift.ts'
import { giveBack, refundOfGift } from '../given-back.ts'
import { neededReason } from './refund-gift.ts'
import { notifyGiftPartner } from '../notify-gift-partner.ts'

/**
 * Refunds any gift, or an amount of it, with a reason that its donor and the organization read.
 *
 * @throws AppError not_found; forbidden for one's own gift; bad_input without a reason or for more than is left;
 * conflict if nothing is left to refund.
 */
export const refundGiftAsStaff = command({
  name: 'gifts.refund-gift-as-staff',
  for: 'staff',
  input: z.object({ id: z.string(), reason: neededReason, ...refundOfGift }),
  async run({ input, audit, ...ctx }): Promise<void> {
    const { db, actor } = ctx
    const gift = await findGift(db, input.id, 'any')
    if (!gift) throw new AppError('not_found', m.gifts_unknown())
    const by = actor.kind === 'member' ? actor.userId : null
    if (gift.userId !== null && gift.userId === by) {
      throw new AppError('forbidden', m.payments_own_refund())
    }
    const refundedCents = await giveBack(ctx, gift, { ...input, by })
    await notifyGiftPartner(ctx, gift, { what: 'back', reason: input.reason, refundedCents })
    await audit({
      subject: 'supports',
      subjectId: gift.id,
      before: { status: gift.status },
      after: { paidBackCents: refundedCents },
    })
  },
})
