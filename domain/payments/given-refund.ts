import { format } from '#platform/text/format.ts'
import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { parseCents } from '#platform/text/money.ts'

/** The refund amount in dollars as typed, parsed into cents; empty becomes null, for all that is chosen or left. */
export const giftRefundSchema = z
  .string()
  .default('')
  .transform((text, context) => {
    if (text.trim() === '') return null
    const cents = parseCents(text.trim())
    if (cents) return cents
    context.addIssue({ code: 'custom', message: m.payments_refund_amount_wrong() })
    return z.NEVER
  })

/** @throws AppError bad_input, at the field `amount`, for more than can still be refunded. */
export function requireLeft(amountCents: number, leftCents: number): void {
  if (amountCents <= leftCents) return
  const sentence = m.payments_refund_at_most({ left: format.price(leftCents) })
  throw new AppError('bad_input', sentence, { fields: { amount: sentence } })
}
