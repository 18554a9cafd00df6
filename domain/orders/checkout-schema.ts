import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { phoneField } from '#platform/text/phone.ts'
import { PAYMENT_PROVIDERS } from '../payments/payment.ts'
import { SHIPPING_COUNTRIES } from './country.ts'
import {
  CITY_MAX,
  EMAIL_MAX,
  RECIPIENT_NAME_MAX,
  NOTE_MAX,
  POSTAL_CODE_MAX,
  STATE_MAX,
  STREET_MAX,
} from './order.ts'

const typed = z.string().default('').transform(sanitizeText)

/** A single line, safe for labels and mail headers: control characters become a space, invisible ones are removed. */
const line = typed.transform((text) =>
  text
    .replaceAll(/[\p{Cf}--[\u200C\u200D]]/gv, '')
    .replaceAll(/[\p{Cc}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim(),
)

/** Length in code points, as PostgreSQL counts them; a text of joiners alone has length 0. */
const lengthOf = (text: string) => (/[^\u200C\u200D\s]/.test(text) ? [...text].length : 0)

const upTo = (max: number) =>
  line.refine((text) => [...text].length <= max, { error: () => m.checkout_too_long({ max }) })

const needed = (max: number, missing: () => string) =>
  upTo(max).refine((text) => lengthOf(text) > 0, { error: missing })

const email = typed
  .transform((text) => text.toLowerCase())
  .pipe(
    z
      .email({ error: () => m.checkout_email_wrong() })
      .max(EMAIL_MAX, { error: () => m.checkout_email_wrong() }),
  )

const note = typed.refine((text) => [...text].length <= NOTE_MAX, {
  error: () => m.checkout_too_long({ max: NOTE_MAX }),
})

/** The checkout form as typed. The items come from the cart. */
export const checkoutSchema = z.object({
  name: needed(RECIPIENT_NAME_MAX, m.checkout_name_missing),
  email,
  phone: phoneField(m.checkout_phone_wrong),
  street: needed(STREET_MAX, m.checkout_street_missing),
  city: needed(CITY_MAX, m.checkout_city_missing),
  state: upTo(STATE_MAX),
  postalCode: upTo(POSTAL_CODE_MAX),
  country: typed.refine((code) => SHIPPING_COUNTRIES.includes(code), {
    error: () => m.checkout_country_missing(),
  }),
  note,
  provider: z.enum(PAYMENT_PROVIDERS).default('offline'),
  /** The cart hash the customer was shown, and so accepts. */
  shown: z.string().default(''),
})
export type GivenOrder = z.output<typeof checkoutSchema>
