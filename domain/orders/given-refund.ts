import { z } from 'zod'
import { giftRefundSchema as givenAmount } from '../payments/given-refund.ts'
import { moveReasonSchema, seenPart } from './given-move.ts'

/** What to refund of a partner order: units of its lines, an amount in dollars as typed, or an amount for some units. */
export const orderRefundSchema = z.object({
  ...seenPart,
  /** The refundable amount when the user decided, in US cents. */
  seenLeft: z.int(),
  lines: z
    .array(
      z.object({
        lineId: z.uuid(),
        quantity: z.int().min(0).max(99),
        isRestocked: z.boolean(),
      }),
    )
    .max(200)
    .default([]),
  amount: givenAmount,
  reason: moveReasonSchema,
})
/** The form input before parsing. */
export type TypedRefund = z.input<typeof orderRefundSchema>
export type GivenRefund = z.output<typeof orderRefundSchema>
