import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { format } from '#platform/text/format.ts'

type Limits = { max: number; missing?: () => string }

/** What staff writes for a page, several lines of it; without `missing` it may be left out. */
export function written(limits: Limits) {
  return bounded(limits, sanitizeText)
}

/** The same on one line. */
export function writtenLine(limits: Limits) {
  return bounded(limits, (text) => sanitizeText(text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')))
}

/** Which edit somebody has seen, as a form sends it. */
export const seenVersion = z.coerce.number().int().min(1).max(2_000_000_000)

function bounded({ max, missing }: Limits, tidy: (text: string) => string) {
  return z
    .string()
    .default('')
    .transform(tidy)
    .refine((text) => text !== '' || !missing, { error: () => missing?.() ?? '' })
    .refine((text) => [...text].length <= max, {
      error: ({ input }) =>
        m.content_too_long({
          max: format.number(max),
          length: format.number([...String(input)].length),
        }),
    })
}
