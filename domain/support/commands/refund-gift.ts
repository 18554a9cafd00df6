import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { answerReason } from '../support-schema.ts'
import { findGift } from '../find-gift.ts'
import { giveBack, refundOfGift } from '../given-back.ts'

/** The reason why a gift is ended or refunded; its donor reads it. */
export const neededReason = answerReason.pipe(
  z.string().min(1, { error: () => m.gifts_reason_missing() }),
)

/**
 * Refunds a gift to the caller's own approved organization, or an amount of it, with a reason; emails the donor and
 * lowers the progress. Returns the donor's name.
 *
 * @throws AppError not_found for another organization's; forbidden for one paid to the site's team; bad_input without a
 * reason or for more than is left; conflict if nothing is left to refund.
 */
export const refundGift = command({
  name: 'gifts.refund-gift',
  for: 'member',
  input: z.object({ id: z.string(), reason: neededReason, ...refundOfGift }),
  async run({ input, ...ctx }) {
    const { db, actor } = ctx
    const gift = await findGift(db, input.id, 'own-partner')
    if (!gift) throw new AppError('not_found', m.support_no_support())
    if (gift.payment.isPaidToTeam) throw new AppError('forbidden', m.payments_paid_to_team())
    const by = actor.kind === 'member' ? actor.userId : null
    await giveBack(ctx, gift, { ...input, by })
    return { name: gift.name || m.support_somebody_left() }
  },
})
