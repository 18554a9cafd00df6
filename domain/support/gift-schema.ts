import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { attributionTokenSchema } from '../ambassadors/attribution-token.ts'
import { PAYMENT_PROVIDERS } from '../payments/payment.ts'
import { amountSchema, supportMessageSchema } from './support-schema.ts'
import { GIVER_NAME_MAX } from './gift.ts'

const typed = z.string().default('').transform(sanitizeText)

/** A single line: control characters become a space, invisible characters are removed. */
const name = typed
  .transform((text) =>
    text
      .replaceAll(/[\p{Cf}--[\u200C\u200D]]/gv, '')
      .replaceAll(/[\p{Cc}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]+/gu, ' ')
      .replaceAll(/ {2,}/g, ' ')
      .trim(),
  )
  .refine((text) => [...text].length >= 2, { error: () => m.gifts_name_missing() })
  .refine((text) => [...text].length <= GIVER_NAME_MAX, {
    error: () => m.gifts_name_long({ max: GIVER_NAME_MAX }),
  })

const email = typed
  .transform((text) => text.toLowerCase())
  .pipe(
    z
      .email({ error: () => m.gifts_email_wrong() })
      .max(254, { error: () => m.gifts_email_wrong() }),
  )

const gift = {
  itemId: z.uuid(),
  amount: amountSchema,
  message: supportMessageSchema,
  /** A checkbox. */
  isNameShown: z
    .string()
    .optional()
    .transform((tick) => tick !== undefined),
  provider: z.enum(PAYMENT_PROVIDERS).default('offline'),
  referral: attributionTokenSchema,
}

/** The gift form. Members give in their account's name, so only visitors are asked for theirs. */
export const giftSchema = z.discriminatedUnion('as', [
  z.object({ as: z.literal('member'), ...gift }),
  z.object({ as: z.literal('guest'), ...gift, name, email }),
])
/** The form input before parsing. */
export type TypedGift = z.input<typeof giftSchema>
