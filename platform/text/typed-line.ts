import { z } from 'zod'
import { sanitizeText } from './sanitize-text.ts'

/** Text as typed; absent is empty. */
export const typedText = z.string().default('').transform(sanitizeText)

/**
 * A single line, safe for labels and mail headers: line breaks, which could inject a header, and blank letters become spaces.
 * Invisible characters are removed, except the joiners that some scripts and emoji need.
 */
export const typedLine = typedText.transform((text) =>
  text
    .replaceAll(/[\p{Cf}--[\u200C\u200D]]/gv, '')
    .replaceAll(/[\p{Cc}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim(),
)

/** An email address in lower case; the message for any that is wrong. */
export function typedEmail(error: () => string) {
  return typedText
    .transform((text) => text.toLowerCase())
    .pipe(z.email({ error }).max(254, { error }))
}

/** Length in code points, as PostgreSQL counts them; a text of joiners alone has length 0. */
export function typedLength(text: string): number {
  return /[^\u200C\u200D\s]/.test(text) ? [...text].length : 0
}
