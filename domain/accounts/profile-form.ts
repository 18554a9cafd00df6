import { z } from 'zod'
import { m } from '#messages'
import { fullName, mobilePhone } from './account-forms.ts'
import { HOME_ADDRESS_MAX } from './profile.ts'

// PostgreSQL stores neither U+0000 nor lone surrogates, and a single-line field stays a single line.
const typed = z.string().transform((text) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim(),
)

const part = (max: number) =>
  typed
    .refine((text) => text.length <= max, { error: () => m.profile_too_long({ max }) })
    .transform((text) => text || null)

/** The profile as typed; empty fields are null. */
export const profileForm = z.object({
  fullName: typed.pipe(fullName),
  mobilePhone,
  address: part(HOME_ADDRESS_MAX.address),
  city: part(HOME_ADDRESS_MAX.city),
  state: part(HOME_ADDRESS_MAX.state),
  postalCode: part(HOME_ADDRESS_MAX.postalCode),
  country: part(HOME_ADDRESS_MAX.country),
})
