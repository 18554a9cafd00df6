import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { findGift } from '../find-gift.ts'

/** Returns the payment of a gift to the caller's own approved organization, and its donor. @throws AppError not_found */
export const getGiftPayment = query({
  name: 'gifts.get-gift-payment',
  for: 'member',
  input: z.object({ id: z.string() }),
  async run({ db, input }) {
    const gift = await findGift(db, input.id, 'own-partner')
    if (!gift) throw new AppError('not_found', m.support_no_support())
    return { paymentId: gift.payment.id, name: gift.name || m.support_somebody_left() }
  },
})
