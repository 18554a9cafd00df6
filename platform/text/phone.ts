import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'
import { z } from 'zod'
import { sanitizeText } from './sanitize-text.ts'

/** As long as a form takes a number, with spaces and an extension. */
const TYPED_MAX = 60

/** Direction marks and joiners, which are copied along with a number from Hebrew or Arabic text. */
const UNSEEN = /\p{Cf}/gu
const EXTENSION = /\s*[,;]?\s*(?:שלוחה|extension|ext\.?|x|#)\s*[.:]?\s*(\d{1,6})$/iu

/**
 * A phone number as it is stored: E.164, and `;ext=` before an extension (RFC 3966). Null for anything else. A number
 * without a country code is Israeli if Israel has such numbers, else North American.
 */
export function readPhone(typed: string): string | null {
  if (typed.length > TYPED_MAX) return null
  const text = typed.replaceAll(UNSEEN, '').trim().replace(EXTENSION, ' ext. $1')
  const israeli = parse(text, 'IL')
  if (israeli?.isValid()) return stored(israeli)
  const american = parse(text, 'US')
  if (american?.isValid()) return stored(american)
  // New number ranges open before the library knows them: if the country is clear, the length decides.
  return israeli?.isPossible() && /^\(?[+0٠۰]/.test(text) ? stored(israeli) : null
}

/** A stored number as people read it: `+972 54 412 3456`. What was stored before there was one format stays as it is. */
export function showPhone(phone: string): string {
  const number = parse(phone.replace(/;ext=(\d+)$/, ' ext. $1'), 'IL')
  return phone.startsWith('+') && number ? number.formatInternational() : phone
}

/** A field for a number that may stay empty: null then, else as `readPhone` has it, or the sentence. */
export function phoneField(wrong: () => string) {
  return z
    .string()
    .default('')
    .transform((text) => sanitizeText(text.replaceAll(UNSEEN, '')))
    .transform((text, context) => {
      if (text === '') return null
      const phone = readPhone(text)
      if (phone !== null) return phone
      context.addIssue({ code: 'custom', message: wrong() })
      return z.NEVER
    })
}

function parse(text: string, defaultCountry: 'IL' | 'US'): PhoneNumber | undefined {
  return parsePhoneNumberFromString(text, { defaultCountry, extract: false })
}

function stored({ number, ext }: PhoneNumber): string {
  return ext ? `${number};ext=${ext}` : number
}
