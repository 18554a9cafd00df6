import { z } from 'zod'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { SupportOutcome } from './outcome.ts'

/** Hours and meals as typed: whole numbers with or without commas; empty is null. */
export function outcomeSchema(max: Record<keyof SupportOutcome, number>) {
  return z.object({ hours: wholeNumber(max.hours), meals: wholeNumber(max.meals) })
}

function wholeNumber(max: number) {
  return z
    .string()
    .default('')
    .transform((text, context) => {
      const typed = text.trim()
      if (typed === '') return null
      // Ten digits with commas; anything longer is too much in any case.
      const number = /^\d[\d,]{0,12}$/.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN
      if (number <= max) return number
      context.addIssue({
        code: 'custom',
        message: m.support_outcome_wrong({ max: format.number(max) }),
      })
      return z.NEVER
    })
}
