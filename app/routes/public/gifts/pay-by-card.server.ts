import { giftPath } from '#domain/support/gift.ts'
import { createCheckoutSession } from '#domain/payments/create-checkout-session.ts'
import { m } from '#messages'
import { isAppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'

/** Where a gift is paid by card, or null while the provider is away: the gift stays, and can be paid later. */
export async function payByCard(
  caller: Caller,
  gift: { id: string; paymentId: string; key: string | null; title: string; email: string },
): Promise<string | null> {
  const { id, paymentId, key, title, email } = gift
  const own = giftPath(id, key)
  try {
    return await createCheckoutSession(caller, {
      paymentId,
      description: m.gifts_own_for_card({ title }),
      email,
      returnTo: own,
      cancelTo: own,
    })
  } catch (error) {
    if (isAppError(error) && error.code === 'unavailable') return null
    throw error
  }
}
