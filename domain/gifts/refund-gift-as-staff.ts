import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { findGift } from './find-gift.ts'
import { giveBack } from './given-back.ts'
import { neededReason } from './refund-gift.ts'
import { tellGiftOrganization } from './tell-gift-organization.ts'

/**
 * Pays back any gift, with a reason that its giver and the organization read.
 *
 * @throws AppError not_found; forbidden for one's own gift; bad_input without a reason; conflict when nothing has come, or it goes back already.
 */
export const refundGiftAsStaff = command({
  name: 'gifts.refund-gift-as-staff',
  for: 'staff',
  input: z.object({ id: z.string(), reason: neededReason }),
  async run({ input, audit, ...deed }): Promise<void> {
    const { db, actor } = deed
    const gift = await findGift(db, input.id, 'any')
    if (!gift) throw new AppError('not_found', m.gifts_unknown())
    const by = actor.kind === 'member' ? actor.userId : null
    if (gift.userId !== null && gift.userId === by) {
      throw new AppError('forbidden', m.payments_own_refund())
    }
    await giveBack(deed, gift, { reason: input.reason, by })
    await tellGiftOrganization(deed, gift, { what: 'back', reason: input.reason })
    await audit({
      subject: 'supports',
      subjectId: gift.id,
      before: { status: gift.status },
      after: { paidBackCents: gift.payment.keptCents },
    })
  },
})
