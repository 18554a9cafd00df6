import { z } from 'zod'
import { m } from '#messages'
import { fullName, mobilePhone } from './account-forms.ts'
import { ADDRESS_MAX } from './profile.ts'

// PostgreSQL keeps neither U+0000 nor half a character, and one line stays one.
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

/** The profile as its person typed it; what was left empty is null. */
export const profileForm = z.object({
  fullName: typed.pipe(fullName),
  mobilePhone,
  address: part(ADDRESS_MAX.address),
  city: part(ADDRESS_MAX.city),
  state: part(ADDRESS_MAX.state),
  postalCode: part(ADDRESS_MAX.postalCode),
  country: part(ADDRESS_MAX.country),
})
