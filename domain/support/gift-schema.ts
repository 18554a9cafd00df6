import { z } from 'zod'
import { m } from '#messages'
import { typedEmail, typedLine } from '#platform/text/typed-line.ts'
import { attributionTokenSchema } from '../ambassadors/attribution-token.ts'
import { PAYMENT_PROVIDERS } from '../payments/payment.ts'
import { amountSchema, supportMessageSchema } from './support-schema.ts'
import { GIVER_NAME_MAX } from './gift.ts'

const name = typedLine
  .refine((text) => [...text].length >= 2, { error: () => m.gifts_name_missing() })
  .refine((text) => [...text].length <= GIVER_NAME_MAX, {
    error: () => m.gifts_name_long({ max: GIVER_NAME_MAX }),
  })

const email = typedEmail(m.gifts_email_wrong)

/** A checkbox. */
const ticked = z
  .string()
  .optional()
  .transform((tick) => tick !== undefined)

const gift = {
  itemId: z.uuid(),
  amount: amountSchema,
  message: supportMessageSchema,
  isNameShown: ticked,
  provider: z.enum(PAYMENT_PROVIDERS).default('offline'),
  referral: attributionTokenSchema,
}

/**
 * The gift form. Members give in their account's name, and hear of updates as their account says; only visitors are asked for theirs, and
 * whether they want updates.
 */
export const giftSchema = z.discriminatedUnion('as', [
  z.object({ as: z.literal('member'), ...gift }),
  z.object({ as: z.literal('guest'), ...gift, name, email, updates: ticked }),
])
/** The form input before parsing. */
export type TypedGift = z.input<typeof giftSchema>
