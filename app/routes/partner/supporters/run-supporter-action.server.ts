import { getGiftPayment } from '#domain/support/queries/get-gift-payment.ts'
import { refundGift } from '#domain/support/commands/refund-gift.ts'
import { confirmOwnPayment } from '#domain/settlement/commands/confirm-own-payment.ts'
import { answerSupport } from '#domain/support/commands/answer-support.ts'
import type { SupporterAction } from '#domain/support/supporter-action.ts'
import type { Caller } from '#platform/operation.ts'

type Wanted = {
  id: string
  intent: SupporterAction
  reason: string | undefined
  /** Amount of a gift to refund, as typed, and the amount that remained at the time. */
  amount?: string | undefined
  seenLeft?: string | undefined
  hours?: string | undefined
  meals?: string | undefined
}

/** Runs one action on a support of the organization: an answer, or a change in a gift's payment. */
export async function runSupporterAction(
  caller: Caller,
  { id, intent, reason, amount, seenLeft, hours, meals }: Wanted,
): Promise<{ name: string }> {
  switch (intent) {
    case 'received': {
      const { paymentId, name } = await getGiftPayment(caller, { id })
      await confirmOwnPayment(caller, { paymentId })
      return { name }
    }
    case 'refunded':
      return refundGift(caller, { id, reason: reason ?? '', amount, seenLeft })
    default:
      return answerSupport(caller, { id, answer: intent, reason, hours, meals })
  }
}
