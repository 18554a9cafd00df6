import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { typedText } from '#platform/text/typed-line.ts'
import { readPhone } from '#platform/text/phone.ts'
import { format } from '#platform/text/format.ts'
import { translationColumns } from '#domain/translations/translation-columns.ts'
import {
  AMBASSADOR_TYPES,
  BIO_MAX,
  FULL_NAME_MAX,
  ORGANIZATION_MAX,
  PAGE_TEXTS,
} from './ambassador.ts'

const line = z
  .string()
  .default('')
  .transform((text) => sanitizeText(text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')))

/** Names appear on other users' pages and in emails, where they must not carry a link. */
const name = (max: number) =>
  line
    .refine((text) => [...text].length <= max, { error: () => m.becoming_too_long({ max }) })
    .refine((text) => !/:\/\/|\bwww\./i.test(text), { error: () => m.becoming_name_has_link() })

/** What an ambassador writes about themselves; may be empty. */
export const bio = typedText.refine((text) => [...text].length <= BIO_MAX, {
  error: () => m.becoming_too_long({ max: format.number(BIO_MAX) }),
})

/** The registration form as typed, in validation order. Empty fields are null. */
export const ambassadorForm = z.object({
  fullName: name(FULL_NAME_MAX).pipe(
    z.string().min(1, { error: () => m.becoming_full_name_missing() }),
  ),
  organizationName: name(ORGANIZATION_MAX).transform((text) => text || null),
  contactEmail: line
    .pipe(z.string().min(1, { error: () => m.becoming_email_missing() }))
    .pipe(z.email({ error: () => m.becoming_email_wrong() }))
    .refine((text) => text.length <= 254, { error: () => m.becoming_email_wrong() }),
  isEmailPublic: z
    .string()
    .default('')
    .transform((word) => word === 'on'),
  mobileNumber: line
    .refine((text) => text !== '', { error: () => m.becoming_mobile_missing() })
    .transform((text, context) => {
      const phone = readPhone(text)
      if (phone !== null) return phone
      context.addIssue({ code: 'custom', message: m.becoming_mobile_wrong() })
      return z.NEVER
    }),
  ambassadorType: z
    .string()
    .default('')
    .pipe(z.enum(AMBASSADOR_TYPES, { error: () => m.becoming_type_missing() })),
  bio,
  /** In which the bio is; empty: in that of its letters. */
  language: z.string().max(10).default(''),
})

/** The columns of the bio. @throws AppError bad_input for one that is only in another language. */
export function bioColumns(form: Pick<z.output<typeof ambassadorForm>, 'bio' | 'language'>) {
  return { bio: form.bio, ...translationColumns(form, PAGE_TEXTS) }
}

/** Form input: every field is a string. */
export type TypedAmbassador = z.input<typeof ambassadorForm>
