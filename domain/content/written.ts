import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { format } from '#platform/text/format.ts'

type Limits = { max: number; missing?: () => string }

/** Multi-line text written by staff; optional without `missing`. */
export function written(limits: Limits) {
  return bounded(limits, sanitizeText)
}

/** The same on a single line. */
export function writtenLine(limits: Limits) {
  return bounded(limits, (text) => sanitizeText(text.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')))
}

/** The version that a form was opened with. */
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
