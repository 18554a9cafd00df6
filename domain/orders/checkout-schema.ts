import { z } from 'zod'
import { m } from '#messages'
import { typedEmail, typedLength, typedLine, typedText } from '#platform/text/typed-line.ts'
import { phoneField } from '#platform/text/phone.ts'
import { PAYMENT_PROVIDERS } from '../payments/payment.ts'
import { SHIPPING_COUNTRIES } from './country.ts'
import {
  CITY_MAX,
  RECIPIENT_NAME_MAX,
  NOTE_MAX,
  POSTAL_CODE_MAX,
  STATE_MAX,
  STREET_MAX,
} from './order.ts'

const upTo = (max: number) =>
  typedLine.refine((text) => [...text].length <= max, { error: () => m.checkout_too_long({ max }) })

const needed = (max: number, missing: () => string) =>
  upTo(max).refine((text) => typedLength(text) > 0, { error: missing })

const email = typedEmail(m.checkout_email_wrong)

const note = typedText.refine((text) => [...text].length <= NOTE_MAX, {
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
  country: typedText.refine((code) => SHIPPING_COUNTRIES.includes(code), {
    error: () => m.checkout_country_missing(),
  }),
  note,
  provider: z.enum(PAYMENT_PROVIDERS).default('offline'),
  /** The cart hash the customer was shown, and so accepts. */
  shown: z.string().default(''),
})
export type GivenOrder = z.output<typeof checkoutSchema>
